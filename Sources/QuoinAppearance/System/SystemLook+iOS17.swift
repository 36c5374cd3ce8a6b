// Sources. AX: pictures and accessibility frames of cashapp/AccessibilitySnapshot, iOS 17.5 (393×852) and 18.5 (402×874) at scale 3.
// SW: frames of iamcgn/swiftui-web, iOS 26.0, for what does not depend on the generation. HIG: Apple's guidelines. SDC: the measures of
// sberrevoets/SDCAlertView, which sets the system's alerts and action sheets of iOS 9 to 13 anew. FL: packages/flutter/lib/src/cupertino
// of flutter/flutter, whose numbers were taken by eye from simulators (each file says of which) and from Apple's design resources.
extension SystemLook {
  /// iOS 17.
  static let ios17 = SystemLook(
    list: ListMeasures(
      narrowMargin: 16,  // documented: UIKit's system margins on narrow phones
      wideMargin: 20,  // recorded: AX 17.5, cards and cells at 393
      wideFrom: 390,  // recorded: AX and home-assistant/iOS, 20 at 390, 393 and 402
      rowHeight: 44,  // recorded: AX 17.5
      rowHeightFollowsText: false,  // recorded: HA, 44 at the size medium
      rowPadding: 11,  // recorded: HA, location history, rows 62.67 apart around content that is 40.67 high
      cornerRadius: 10,  // recorded: AX 17.5
      firstTop: 35,  // recorded: AX 17.5
      firstTopUnderLargeTitle: 35,  // assumed
      sectionGap: 17.5,  // recorded: AX 17.5, 35.33 from row to row at scale 3
      sectionGapIsWhole: true,  // recorded: HA and AX, 35.33 at three pixels a point
      headerTop: 17,  // recorded: AX 17.5, 38.67 from the safe area to the first row
      headerBottom: 6,  // recorded: AX 17.5
      footerTop: 6,  // recorded: AX 17.5, 72.33 over a footer and a header
      footerBottom: 12,  // recorded: AX 17.5
      headerStyle: .footnote,  // recorded: AX 17.5
      headerWeight: .regular,  // recorded: AX 17.5
      headerIsUppercase: true,  // recorded: AX 17.5
      plainHeaderTop: 7,  // assumed
      plainHeaderBottom: 7,  // assumed
      separatorTrailing: 0,  // recorded: AX 17.5, to the row's end
      separatorThickness: 0,  // recorded: AX 17.5, 0.33 at scale 3
      chevron: 8,  // recorded: HA, its middle 4 from the content's end
      chevronGap: 10,  // recorded: HA
      labelColumn: 28,  // documented: FL list_tile.dart, Settings on iOS 14.4
      labelGap: 16,  // documented: FL list_tile.dart, Settings on iOS 14.4
      labelSymbols: .large,  // assumed: as on iOS 26
      editing: 40,  // assumed: as on iOS 26
      grip: 27),  // assumed: as on iOS 26
    table: TableMeasures(
      firstHeaderTop: 17,  // recorded: AX 17.5, 38.67 from the safe area to the first row
      headerTop: 17,  // recorded: AX 17.5, 56.33 from row to row
      headerBottom: 6,  // recorded: AX 17.5
      plainHeader: 28,  // assumed: as on iOS 26
      plainHeaderGap: 22,  // assumed: as on iOS 26
      contentHoldsLine: false,  // recorded: pictures of iOS 13 to 17, content of 48 in rows of 48.33
      textPadding: 11,  // assumed
      subtitleTop: 11,  // assumed
      subtitleBottom: 11,  // assumed
      subtitleStyle: .caption1,  // documented: UITableViewCell.CellStyle.subtitle, the smaller text
      tableGap: 3,  // documented: FL list_tile.dart, Notes on iOS 14.4
      listGap: 3,  // documented: FL list_tile.dart, Notes on iOS 14.4
      chevronWidth: 8,  // assumed
      checkmarkWidth: 17,  // assumed: as wide as the symbol at 16 points, semibold
      checkmarkInset: 0,  // assumed
      accessoryGap: 8,  // assumed
      chevronGap: 0,  // assumed
      checkmarkGap: 0),  // assumed
    bar: BarMeasures(
      navigation: 44,  // recorded: AX 17.5
      navigationTop: 0,  // documented: UIKit puts it at the safe area
      overlaps: [59: 16.0 / 3, 62: 17.0 / 3],  // recorded: AX 17.5 and 18.5, bars from 53.67 and 56.33
      largeTitle: 52,  // documented: 96 points with a large title
      sheetExtra: 12,  // assumed
      hidesEmptyNavigation: true,  // recorded: HA, a list without a title begins 35 below the safe area
      hidesEmptyNavigationView: true,  // assumed: as a stack's
      tab: 49,  // recorded: AX 17.5
      tabTotal: 0,  // recorded: AX 17.5
      tabOverlap: 0,  // recorded: flutter/flutter pull request 39258, iOS 13, 83 above a home indicator of 34
      toolbar: 44,  // documented: UIToolbar's intrinsic height
      toolbarTotal: 0,  // documented: a toolbar stands above the home indicator
      toolbarMargin: 16,  // assumed
      toolbarGap: 16,  // assumed
      item: 0,  // recorded: AX 17.5, words without plates
      itemPadding: 0,  // recorded: AX 17.5
      itemGap: 16,  // assumed
      itemWeight: .regular,  // recorded: AX 17.5
      itemsAreTinted: true,  // recorded: AX 17.5
      showsBackTitle: true,  // recorded: AX 17.5
      backLeading: 6.8,  // recorded: AX 17.5 testNavBarBackButtonTraits, the chevron's ink from 9.33 to 20.33
      backGap: 6.1,  // recorded: AX 17.5 testNavBarBackButtonTraits, the words' ink from 30.33
      hasGround: true,  // recorded: AX 17.5
      largeTitleLift: 2.5,  // assumed: its line 3 below the bar's 44
      searchField: 36,  // recorded: AX 17.5
      searchCancel: 0,  // documented: UISearchBar.showsCancelButton, a word
      searchCancelGap: 8,  // assumed
      search: 52,  // assumed
      searchBar: 56,  // recorded: AX 17.5, 10 above and below
      searchRadius: 10,  // recorded: AX 17.5
      searchTextLeading: 31,  // assumed
      floatingSearch: 0,  // documented: searchable, below the title
      lowNavigation: 32,  // recorded: Tencent/QMUI_iOS issue 1198, the frame on an iPhone 12 with iOS 14.4
      lowToolbar: 32,  // documented: Stack Overflow 5219833, 44 and 32
      lowTab: 32,  // documented: eggswift/ESTabBarController issue 88, iOS 11
      roomyNavigation: 50,  // documented: hacknicity, "iPad navigation bar and toolbar height changes in iOS 12"
      roomyToolbar: 50,  // documented: the same
      roomyTab: 50,  // recorded: flutter/flutter pull request 39258, iOS 13, 65 with the home indicator's 15
      roomyTabOverlap: 5),  // recorded: the same, 15 of the home indicator's 20
    tabs: TabBarMeasures(
      plate: 0,  // recorded: AX 17.5
      inset: 0,  // recorded: AX 17.5
      item: 0,  // recorded: AX 17.5, tabs share the width
      overlap: 0,  // recorded: AX 17.5
      crowdedOverlap: 0,  // recorded: AX 17.5
      overlapPerTab: 0,  // recorded: AX 17.5
      margin: 0,  // recorded: AX 17.5
      symbolBox: 0,  // assumed
      symbolCenter: 18,  // assumed
      labelBaseline: 45,  // recorded: AX 17.5 testTabBars, 223 in a bar from 178 to 227
      labelWeight: .medium,  // recorded: AX 17.5 testTabBars, stems of 3.3 pixels at scale 3
      chosenWeight: .medium,  // recorded: AX 17.5 testTabBars, the same
      othersAreGray: true,  // recorded: AX 17.5
      badgeTop: 3,  // recorded: AX 17.5 testTabBars, circles of 18 from 354 in a bar from 351
      badgeLeading: 11,  // recorded: AX 17.5 testTabBars, 60 for a tab around 49, without a symbol
      lowLabel: 12,  // assumed
      roomyLabel: 13,  // recorded: flutter/flutter pull request 39258, iOS 13
      labelGap: 7,  // assumed
      roomyItem: 110),  // assumed: 76 and 34 between
    presentation: PresentationMeasures(
      sheetRadius: 10,  // assumed
      sheetTop: 10,  // documented: FL sheet.dart, iOS 18.0, 0.08 of the height, 68 at 852
      sheetLeastTop: 0,  // assumed
      floatInset: 0,  // documented: sheets reach the screen's edges
      mediumExtra: 0,  // documented: about half of the screen's height
      grabberTop: 5,  // assumed
      dim: 0.2,  // documented: SDC
      dimDark: 0.48,  // documented: SDC
      alert: 270,  // documented: marpies.com, "Coding Auto Layout by Example: Custom UIAlert"
      alertRadius: 13,  // documented: SDC
      alertMargin: 16,  // documented: SDC
      alertTop: 20.9,  // documented: FL dialog.dart, 37.1 to the title's baseline; SDC has 36
      alertGap: 3.9,  // documented: FL dialog.dart, 20.4 from baseline to baseline
      alertBottom: 21,  // documented: FL dialog.dart, 24.15 below the last baseline
      titleBottom: 20.9,  // documented: FL dialog.dart, 25 below the title's baseline
      field: 28,  // assumed
      fieldMargin: 16,  // assumed: as words
      fieldTop: 14,  // assumed
      fieldRoom: 27.5,  // assumed: the last line is shared, too
      fieldBottom: 0,  // assumed
      fieldOverlap: 0.5,  // assumed: fields share a line
      fieldRadius: 0,  // assumed
      fieldLeading: 6,  // assumed
      messageStyle: .footnote,  // documented: SDC, 13 points
      wordsAreLeading: false,  // documented: SDC
      button: 44,  // documented: SDC
      dialogButton: 57,  // documented: SDC, 20 points
      buttonInset: 0,  // documented: SDC, rows between hairlines
      buttonGap: 0,  // documented: the same
      dialog: 0,  // documented: HIG, action sheets come up from the bottom of a phone's screen
      dialogRadius: 13,  // documented: SDC
      actionSheet: 0,  // documented: HIG, action sheets come up from the bottom of a phone's screen
      dialogBeside: 304,  // assumed
      popoverRadius: 13,  // assumed
      popoverDistance: 13,  // assumed
      popoverArrow: 13,  // assumed: it has one (documented: UIPopoverPresentationController.arrowDirection), as long as on iOS 26
      popoverArrowWidth: 26,  // assumed
      dialogStyle: .footnote,  // documented: SDC, 13 points
      dialogWhite: 0.948,  // documented: FL dialog.dart, 252 at 0.784 over a dimmed white page
      popoverMargin: 10,  // documented: UIPopoverPresentationController.popoverLayoutMargins
      actionSheetTop: 14.6,  // documented: SDC, 27 to the title's baseline
      actionSheetBottom: 13.9,  // documented: SDC, 17 below the last baseline
      cardWhite: 0.92,  // documented: FL dialog.dart, 242 at 0.8 over a dimmed white page
      cardWhiteDark: 0.15),  // assumed
    glass: GlassMeasures(
      white: 0.976,  // absent: no glass before iOS 26; drawn as the regular material
      whiteDark: 0.118,  // absent: no glass before iOS 26; drawn as the regular material
      cover: 0.76,  // absent: no glass before iOS 26; drawn as the regular material
      coverDark: 0.76,  // absent: no glass before iOS 26; drawn as the regular material
      clearCover: 0.44,  // absent: no glass before iOS 26; drawn as the regular material
      edge: 0.35,  // absent: no glass before iOS 26; drawn as the regular material
      edgeWhite: 1,  // absent: no glass before iOS 26; drawn as the regular material
      edgeWidth: 0.5,  // absent: no glass before iOS 26; drawn as the regular material
      shine: 0,  // absent: no glass before iOS 26; drawn as the regular material
      shineDark: 0,  // absent: no glass before iOS 26; drawn as the regular material
      shadow: 0,  // absent: no glass before iOS 26; drawn as the regular material
      shadowRadius: 0,  // absent: no glass before iOS 26; drawn as the regular material
      shadowY: 0,  // absent: no glass before iOS 26; drawn as the regular material
      lens: 0.08,  // absent: no glass before iOS 26; drawn as the regular material
      lensDark: 0.16),  // absent: no glass before iOS 26; drawn as the regular material
    control: ControlMeasures(
      switchWidth: 49,  // recorded: pictures of UISwitch in Auto Layout, iOS 13 to 17
      switchOverhang: 2,  // recorded: the same, and AX 17.5: a toggle ends 18 before the row's end
      switchHeight: 31,  // recorded: AX 17.5
      switchTrackWidth: 51,  // recorded: AX 17.5 testSwitchControls
      switchTrackHeight: 31,  // recorded: AX 17.5 testSwitchControls
      switchGround: .secondaryFill,  // documented: UISwitch's ground is a fill colour
      switchKnobWidth: 27,  // recorded: AX 17.5 testSwitchControls, 193 to 220 in a switch from 171 to 222
      switchKnobHeight: 27,  // recorded: AX 17.5 testSwitchControls, 76.33 to 103.33
      slider: 31,  // recorded: SW ios/slider/basic
      segments: 31,  // recorded: SW ios/picker/basic
      fieldExtra: 1.5,  // recorded: AX 17.5, 22 for a body field; SW ios/textfield/basic
      secureFieldExtra: 0.5,  // recorded: AX 17.5 testSwiftUITextEntry, 21 while empty and 20.33 with words
      dateHeight: 34,  // assumed
      timeHeight: 34,  // assumed
      dateMargin: 11,  // assumed
      dateGap: 6,  // assumed
      rowDateMargin: 11,  // assumed: as in UIKit
      rowDateGap: 6,  // assumed: as in UIKit
      progressGap: 4,  // recorded: SW ios/progress/basic
      sliderTrack: 4,  // recorded: AX 17.5 testSlider
      sliderInset: 3,  // recorded: AX 17.5 testSlider, a track from 13 to 380 in a slider from 10 to 383
      sliderKnobInset: 1,  // recorded: AX 17.5 testSlider, its middle at 282.4 of three quarters
      sliderKnobLift: 1,  // recorded: AX 17.5 testSlider, from 12.33 to 39.33 over a track from 25 to 29
      sliderKnobWidth: 27,  // recorded: AX 17.5 testSlider
      sliderKnobHeight: 27,  // recorded: AX 17.5 testSlider
      sliderFillsByValue: false,  // recorded: AX 17.5 testSlider
      segmentDivider: 1,  // recorded: AX 17.5 and 18.5 testSegmentedControl
      segmentLeast: 32,  // assumed: as on iOS 26
      chosenSegmentWeight: .semibold,  // assumed
      pickerWeight: .regular,  // assumed
      menuMargin: 12,  // assumed: as a button's
      menuPadding: 7,  // assumed: as a button's
      menuChevrons: 9,  // recorded: SW ios/picker/basic
      wrappedLabelExtra: 0,  // assumed
      segmentsRadius: 8,  // recorded: AX 17.5 testSegmentedControl, 2.6 in at 2 below the top and 1.2 at 4
      stepperRadius: 8,  // recorded: AX 17.5 testStepper
      stepperDividerInset: 7,  // recorded: AX 17.5 testStepper
      stepperDivider: .fill,  // recorded: AX 17.5 testStepper, (214, 214, 214) on (238, 238, 238)
      pageDot: 7.6,  // recorded: AX 17.5, 7.67 at scale 3
      buttonRadius: 8,  // recorded: AX 18.5 testBasicAccessibilityDemo, 5.2 in at 0.5 below the top and 3 at 1.5
      configuredLineHasLeading: false,  // assumed
      configuredRadius: 5.95)  // assumed
  )
}
