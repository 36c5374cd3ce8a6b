// Sources. SW: frames of iamcgn/swiftui-web, iOS 26.0, iPhone SE simulator; heights that hold a text style's line are less the tall
// script's points. HA: pictures of home-assistant/iOS at 390, iOS 26. AX: cashapp/AccessibilitySnapshot, iOS 26.2.
extension SystemLook {
  /// iOS 26.
  static let ios26 = SystemLook(
    list: ListMeasures(
      narrowMargin: 16,  // recorded: SW ios/list/basic at 320 and 375
      wideMargin: 16,  // recorded: HA at 390
      wideFrom: 390,  // recorded: HA and SW, the same on both sides
      rowHeight: 52,  // recorded: SW ios/list/basic (56 with a tall line)
      rowHeightFollowsText: true,  // recorded: HA, 51 at the size medium
      rowPadding: 15,  // recorded: SW ios/representable/list
      cornerRadius: 26,  // recorded: SW ios/list/basic
      firstTop: 35,  // recorded: SW ios/list/basic
      firstTopUnderLargeTitle: 0,  // recorded: SW ios/nav/basic
      sectionGap: 17.5,  // recorded: SW ios/representable/form, 35 from card to card
      sectionGapIsWhole: false,  // recorded: HA, 35 at three pixels a point
      headerTop: 10,  // recorded: SW ios/list/footer, HA 40.33 with a line of 20.33
      headerBottom: 10,  // recorded: SW ios/list/footer
      footerTop: 8,  // recorded: SW ios/list/footer
      footerBottom: 6,  // recorded: SW ios/list/footer, HA 29.67 with a line of 15.67
      headerStyle: .body,  // recorded: SW ios/list/basic
      headerWeight: .medium,  // recorded: SW ios/list/basic
      headerIsUppercase: false,  // recorded: SW ios/list/basic, HA
      plainHeaderTop: 32,  // recorded: SW ios/list/plain
      plainHeaderBottom: 10,  // recorded: SW ios/list/plain
      separatorTrailing: 16,  // recorded: SW uikit tables, 16 in both sides
      separatorThickness: 1,  // recorded: HA
      chevron: 12,  // recorded: HA, its middle 5.67 from the content's end at the size medium
      chevronGap: 10,  // recorded: HA
      labelColumn: 24,  // recorded: SW ios/label/list
      labelGap: 16,  // recorded: SW ios/label/list
      labelSymbols: .large,  // recorded: HA, circles of 20.33 at 16 points
      editing: 40,  // recorded: SW ios/list/editing, and notes on uikit/table/editing
      grip: 27),  // recorded: SW notes on uikit/table/editing
    table: TableMeasures(
      firstHeaderTop: 27,  // recorded: SW notes on uikit/table/grouped, 55.5 with a tall line
      headerTop: 9.5,  // recorded: SW notes on uikit/table/grouped, 38 with a tall line
      headerBottom: 4,  // recorded: SW notes on uikit/table/grouped
      plainHeader: 28,  // recorded: SW notes on uikit/table/plain
      plainHeaderGap: 22,  // recorded: SW notes on uikit/table/plain and pinned
      contentHoldsLine: true,  // recorded: SW notes on uikit/table/configured, text 16.5 down in a row of 57
      textPadding: 13.25,  // recorded: SW notes on uikit/table/selfsizing, 104 for three lines of 76.5
      subtitleTop: 11,  // recorded: SW notes on uikit/table/subtitle
      subtitleBottom: 12.5,  // recorded: SW notes on uikit/table/subtitle, 73 with tall lines
      subtitleStyle: .subheadline,  // recorded: SW notes on uikit/table/subtitle, 15 points
      tableGap: 0,  // recorded: SW notes on uikit/table/configured, right under the text
      listGap: 4,  // recorded: SW notes on uikit/collection/list, 15 and 43.5 with a tall line
      chevronWidth: 10.5,  // recorded: SW notes on uikit/table/plain
      checkmarkWidth: 19,  // recorded: SW notes on uikit/table/plain
      checkmarkInset: 2.5,  // recorded: SW notes on uikit/table/plain, 18.5 from the row's end
      accessoryGap: 0,  // recorded: SW notes on uikit/table/plain, the content ends where the chevron begins
      chevronGap: 3.5,  // recorded: SW notes on uikit/collection/list, 30 from the row's end
      checkmarkGap: 2.5),  // recorded: SW notes on uikit/collection/list, 40 from the row's end
    bar: BarMeasures(
      navigation: 54,  // recorded: SW ios/nav/push-inline, 64 without a status bar
      navigationTop: 10,  // recorded: SW ios/nav/push-inline
      overlaps: [:],  // recorded: AX 26.2, from 62
      largeTitle: 52.5,  // recorded: SW ios/nav/basic, 116.5 with a tall title line
      sheetExtra: 16,  // assumed: plates stand as far from a sheet's top as from its sides
      hidesEmptyNavigation: true,  // recorded: SW ios/nav/sizing
      hidesEmptyNavigationView: false,  // recorded: HA invitation, content from 54 below the safe area
      tab: 49,  // recorded: SW ios/tabs/basic, 83 above a home indicator of 34
      tabTotal: 83,  // recorded: SW ios/tabs/basic
      tabOverlap: 0,  // recorded: SW ios/tabs/basic
      toolbar: 48,  // recorded: SW uikit/toolbar/basic
      toolbarTotal: 76,  // recorded: SW uikit/nav/toolbar
      toolbarMargin: 28,  // recorded: SW uikit/nav/toolbar
      toolbarGap: 12,  // recorded: SW uikit/toolbar/basic
      item: 44,  // recorded: SW uikit/nav/items, HA complication builder, AX 26.2
      itemPadding: 12,  // recorded: SW uikit/nav/items, a title's width and 24
      itemGap: 8,  // recorded: SW uikit/nav/items
      itemWeight: .medium,  // recorded: SW uikit/nav/items
      itemsAreTinted: false,  // recorded: SW uikit/nav/push, HA complication builder
      showsBackTitle: false,  // recorded: SW uikit/nav/push, AX 26.2
      backLeading: 16,  // absent: the chevron stands on a plate
      backGap: 0,  // absent: the same
      hasGround: false,  // recorded: SW uikit/tabs/basic, uikit/nav/toolbar
      largeTitleLift: 2,  // recorded: HA, baseline 36.33 below the bar at 390
      searchField: 44,  // recorded: SW uikit/search/basic
      searchCancel: 44,  // recorded: SW notes on uikit/search/basic
      searchCancelGap: 11,  // recorded: SW notes on uikit/search/basic
      search: 60,  // recorded: SW uikit/nav/search
      searchBar: 64,  // recorded: SW uikit/search/basic
      searchRadius: .infinity,  // recorded: SW uikit/search/basic
      searchTextLeading: 39.5,  // recorded: SW uikit/search/basic
      floatingSearch: 48,  // recorded: SW uikit/nav/search
      lowNavigation: 54,  // assumed: as upright, plates of 44
      lowToolbar: 48,  // assumed: as upright
      lowTab: 49,  // assumed: as upright
      roomyNavigation: 54,  // assumed: as upright
      roomyToolbar: 48,  // assumed: as upright
      roomyTab: 49,  // assumed: as upright
      roomyTabOverlap: 0),  // assumed: as upright
    tabs: TabBarMeasures(
      plate: 62,  // recorded: SW uikit/tabs/basic, its frame; 58 of it show by pixels in ios/tabs/basic
      inset: 4,  // recorded: SW uikit/tabs/basic
      item: 94,  // recorded: SW uikit/tabs/basic
      overlap: 8,  // recorded: SW uikit/tabs/basic
      crowdedOverlap: 10.0 / 3,  // recorded: AX 26.2, 40/3 of four tabs and 55/3 of six
      overlapPerTab: 2.5,  // recorded: AX 26.2, the same
      margin: 21,  // recorded: AX 26.2, tabs from 25 at 402
      symbolBox: 28,  // recorded: SW uikit/tabs/basic
      symbolCenter: 23.5,  // recorded: SW uikit/tabs/basic, 28 high from 9.5
      labelBaseline: 48.5,  // recorded: SW uikit/tabs/basic, 12 high from 39
      labelWeight: .medium,  // recorded: SW uikit/tabs/basic
      chosenWeight: .semibold,  // recorded: SW uikit/tabs/basic
      othersAreGray: false,  // recorded: SW uikit/tabs/basic
      badgeTop: 6,  // recorded: AX 26.2, 2 below the tab's top
      badgeLeading: -4,  // recorded: AX 26.2, 4 before the tab's middle, of tabs without pictures
      lowLabel: 0,  // assumed: as upright
      roomyLabel: 0,  // assumed: as upright
      labelGap: 7,  // assumed
      roomyItem: 0),  // assumed: as upright
    presentation: PresentationMeasures(
      sheetRadius: 39,  // recorded: SW notes, 38 in uikit/sheet/page
      sheetTop: 10,  // assumed: as before
      sheetLeastTop: 31,  // recorded: SW notes, in a window without a status bar
      floatInset: 6,  // recorded: SW notes
      mediumExtra: 17.5,  // recorded: SW notes, 351 of 667
      grabberTop: 5,  // assumed: as before
      dim: 0.2,  // recorded: SW notes, uikit/alert/basic
      dimDark: 0.48,  // assumed: as before
      alert: 300,  // recorded: SW uikit/alert/basic, its frame; 299 show by pixels
      alertRadius: 34,  // recorded: SW uikit/alert/basic
      alertMargin: 28,  // recorded: SW uikit/alert/basic
      alertTop: 21.5,  // recorded: SW uikit/alert/basic
      alertGap: 4.5,  // recorded: SW uikit/alert/basic
      alertBottom: 10.5,  // recorded: SW uikit/alert/basic
      titleBottom: 18,  // recorded: SW uikit/alert/textfield
      field: 34,  // recorded: SW uikit/alert/textfield
      fieldMargin: 15,  // recorded: SW uikit/alert/textfield
      fieldTop: 0,  // recorded: SW uikit/alert/textfield
      fieldRoom: 34,  // recorded: SW uikit/alert/textfield, cards of 199 with one and of 328 with two
      fieldBottom: 12,  // recorded: SW uikit/alert/textfield
      fieldOverlap: 0.5,  // recorded: SW uikit/alert/textfield, two fields 33.5 apart
      fieldRadius: 7,  // recorded: SW uikit/alert/textfield
      fieldLeading: 7.5,  // recorded: SW uikit/alert/textfield
      messageStyle: .subheadline,  // recorded: SW uikit/alert/basic, 15 points
      wordsAreLeading: true,  // recorded: SW uikit/alert/basic
      button: 48,  // recorded: SW uikit/alert/basic, its frame; 46.5 show by pixels
      dialogButton: 48,  // recorded: SW uikit/alert/sheet
      buttonInset: 14,  // recorded: SW uikit/alert/basic
      buttonGap: 8,  // recorded: SW uikit/alert/basic
      dialog: 238,  // recorded: SW notes
      dialogRadius: 32.5,  // recorded: SW notes
      actionSheet: 300,  // recorded: SW uikit/alert/sheet
      dialogBeside: 238,  // recorded: SW notes
      popoverRadius: 32.5,  // assumed: as a dialog
      popoverDistance: 14.25,  // recorded: SW notes on ios/dialog/basic
      popoverArrow: 13,  // recorded: SW notes on ios/dialog/basic
      popoverArrowWidth: 24,  // recorded: SW notes on ios/dialog/basic
      dialogStyle: .body,  // recorded: SW notes on ios/dialog/basic, title and message of 17 points
      dialogWhite: 0.963,  // recorded: SW notes on ios/dialog/basic, (245, 246, 246) on a white page
      popoverMargin: 10,  // documented: UIPopoverPresentationController.popoverLayoutMargins
      actionSheetTop: 24,  // recorded: SW uikit/alert/sheet
      actionSheetBottom: 19,  // recorded: SW uikit/alert/sheet, a header of 64 around a line of 21
      cardWhite: 0.934,  // recorded: SW uikit/alert/basic, (238, 238, 238) on a white page
      cardWhiteDark: 0.15),  // assumed
    glass: GlassMeasures(
      white: 0.98,  // recorded: HA, (247, 247, 252) over (242, 242, 247) and 252 over white, within 3 levels
      whiteDark: 0.17,  // recorded: HA, (31, 31, 31) over black
      cover: 0.7,  // assumed: as much as keeps words on it legible, for nothing is blurred
      coverDark: 0.72,  // assumed: the same
      clearCover: 0.1,  // assumed
      edge: 0.2,  // recorded: HA complication builder, 0.18 at top and bottom, 0.33 at the sides
      edgeWhite: 0,  // recorded: HA complication builder
      edgeWidth: 0.67,  // recorded: HA complication builder, two pixels
      shine: 0.6,  // recorded: HA complication builder, (253, 252, 254) at top and bottom
      shineDark: 0.1,  // recorded: HA complication builder, (56, 56, 56) at top and bottom
      shadow: 0.02,  // recorded: HA complication builder, (239, 239, 244) below the plate
      shadowRadius: 5,  // recorded: HA complication builder, gone 11 below the plate
      shadowY: 3,  // recorded: HA complication builder, none above the plate
      lens: 0.07,  // recorded: SW uikit/tabs/basic, (233, 234, 234) over (252, 252, 252)
      lensDark: 0.1),  // assumed
    control: ControlMeasures(
      switchWidth: 66,  // recorded: SW ios/controls/settings, iOS 26.0, as all frames; on 26.2 (AX, HA) 61, and 28 high
      switchOverhang: 2,  // recorded: SW uikit/controls/intrinsic, 68
      switchHeight: 30,  // recorded: SW ios/controls/settings
      switchTrackWidth: 63,  // recorded: HA and AX 26.2
      switchTrackHeight: 28,  // recorded: HA and AX 26.2
      switchGround: .tertiaryLabel,  // recorded: HA, (197, 197, 199) on white and (90, 90, 94) on (28, 28, 29)
      switchKnobWidth: 37,  // recorded: HA
      switchKnobHeight: 24,  // recorded: HA
      slider: 31,  // recorded: SW ios/slider/basic
      segments: 31,  // recorded: SW ios/picker/basic
      fieldExtra: 1.5,  // recorded: SW ios/textfield/basic
      secureFieldExtra: 0.5,  // recorded: AX 26.2 testSwiftUITextEntry, 21 while empty and 20.33 with words
      dateHeight: 34.5,  // recorded: SW notes on uikit/datepicker/compact, 38.5 with a tall line
      timeHeight: 36,  // recorded: SW notes on uikit/datepicker/compact, 40 with a tall line
      dateMargin: 12,  // recorded: SW notes on uikit/datepicker/compact
      dateGap: 4,  // recorded: SW notes on uikit/datepicker/compact
      rowDateMargin: 13.5,  // recorded: SW notes on ios/datepicker/compact
      rowDateGap: 5,  // recorded: SW notes on ios/datepicker/compact
      progressGap: 4,  // recorded: SW ios/progress/basic
      sliderTrack: 6,  // recorded: SW notes on uikit/controls/more
      sliderInset: 0,  // recorded: AX 26.2 testSlider
      sliderKnobInset: 0,  // assumed: as its track
      sliderKnobLift: 0,  // assumed: in the middle
      sliderKnobWidth: 38,  // recorded: SW notes on uikit/controls/more
      sliderKnobHeight: 25,  // recorded: SW notes on uikit/controls/more
      sliderFillsByValue: true,  // recorded: SW notes on uikit/controls/more
      segmentDivider: 0,  // recorded: AX 26.2 testSegmentedControl, 261 for three segments of 87
      segmentLeast: 32,  // recorded: SW notes on ios/representable/measure-controls
      chosenSegmentWeight: .medium,  // recorded: SW notes on uikit/controls/more
      pickerWeight: .medium,  // recorded: SW ios/picker/basic
      menuMargin: 13.5,  // recorded: SW notes on ios/picker/basic, 84.5 around 44.5, 4 and 9
      menuPadding: 8,  // recorded: SW notes on ios/picker/basic, 40.5 with a tall line
      menuChevrons: 9,  // recorded: SW notes on ios/picker/basic
      wrappedLabelExtra: 1,  // recorded: SW notes on uikit/table/selfsizing, 37 for lines of 36, 55 for 54, 32.5 for 31.5
      segmentsRadius: .infinity,  // recorded: SW notes on uikit/controls/more, corners of 16 at 32
      stepperRadius: .infinity,  // recorded: SW notes on uikit/controls/more, a capsule
      stepperDividerInset: 4,  // recorded: AX 26.2 testStepper
      stepperDivider: .tertiaryLabel,  // recorded: AX 26.2 testStepper, about 190 on 239
      pageDot: 10,  // recorded: SW notes on uikit/controls/more
      buttonRadius: .infinity,  // recorded: SW ios/button/looks, capsules
      configuredLineHasLeading: true,  // recorded: SW notes on uikit/button/basic, 26.5 for a line of 24.29 and its leading of 1.71
      configuredRadius: .infinity)  // assumed: as SwiftUI's
  )
}
