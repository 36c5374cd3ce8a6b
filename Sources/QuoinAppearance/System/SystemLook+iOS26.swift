// Sources. SW: frames of iamcgn/swiftui-web, iOS 26.0, iPhone SE simulator; heights that hold a text style's line are less the tall
// script's points. HA: pictures of home-assistant/iOS at 390, iOS 26. AX: cashapp/AccessibilitySnapshot, iOS 26.2.
extension SystemLook {
  /// iOS 26.
  static let ios26 = SystemLook(
    list: ListMeasures(
      narrowMargin: 16,  // recorded: SW ios/list/basic at 320 and 375
      wideMargin: 16,  // recorded: HA at 390
      wideFrom: 390,  // recorded: HA and SW, the same on both sides
      rowHeight: 52,  // recorded: SW ios/list/basic (56 with a tall line), HA 51 to 52
      rowPadding: 15,  // recorded: SW ios/representable/list
      cornerRadius: 26,  // recorded: SW ios/list/basic
      firstTop: 35,  // recorded: SW ios/list/basic
      firstTopUnderLargeTitle: 0,  // recorded: SW ios/nav/basic
      sectionGap: 17.5,  // recorded: SW ios/representable/form, 35 from card to card
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
      labelColumn: 24,  // recorded: SW ios/label/list
      labelGap: 16),  // recorded: SW ios/label/list
    bar: BarMeasures(
      navigation: 54,  // recorded: SW ios/nav/push-inline, 64 without a status bar
      navigationTop: 10,  // recorded: SW ios/nav/push-inline
      overlaps: [:],  // recorded: AX 26.2, from 62
      largeTitle: 52.5,  // recorded: SW ios/nav/basic, 116.5 with a tall title line
      sheetExtra: 0,  // assumed
      hidesEmptyNavigation: true,  // recorded: SW ios/nav/sizing
      tab: 49,  // recorded: SW ios/tabs/basic, 83 above a home indicator of 34
      tabTotal: 83,  // recorded: SW ios/tabs/basic
      toolbar: 48),  // recorded: SW notes, platters of 48
    control: ControlMeasures(
      switchWidth: 66,  // recorded: SW ios/controls/settings
      switchOverhang: 2,  // recorded: SW uikit/controls/intrinsic, 68
      switchHeight: 30,  // recorded: SW ios/controls/settings
      switchKnobWidth: 39,  // assumed: by eye from HA
      switchKnobHeight: 24,  // assumed: by eye from HA
      slider: 31,  // recorded: SW ios/slider/basic
      segments: 31,  // recorded: SW ios/picker/basic
      fieldExtra: 1.5,  // recorded: SW ios/textfield/basic
      progressGap: 4,  // recorded: SW ios/progress/basic
      buttonRadius: .infinity)  // recorded: SW ios/button/looks, capsules
  )
}
