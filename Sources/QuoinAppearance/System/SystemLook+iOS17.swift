// Sources. AX: pictures and accessibility frames of cashapp/AccessibilitySnapshot, iOS 17.5 (393×852) and 18.5 (402×874) at scale 3.
// SW: frames of iamcgn/swiftui-web, iOS 26.0, for what does not depend on the generation. HIG: Apple's guidelines.
extension SystemLook {
  /// iOS 17.
  static let ios17 = SystemLook(
    list: ListMeasures(
      narrowMargin: 16,  // documented: UIKit's system margins on narrow phones
      wideMargin: 20,  // recorded: AX 17.5, cards and cells at 393
      wideFrom: 390,  // recorded: AX and home-assistant/iOS, 20 at 390, 393 and 402
      rowHeight: 44,  // recorded: AX 17.5
      rowPadding: 11,  // assumed: a body line of 20.33 in a row of 44 tells no more than at most 11.83
      cornerRadius: 10,  // recorded: AX 17.5
      firstTop: 35,  // recorded: AX 17.5
      firstTopUnderLargeTitle: 35,  // assumed
      sectionGap: 17.5,  // recorded: AX 17.5, 35.33 from row to row at scale 3
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
      labelColumn: 28,  // assumed
      labelGap: 16),  // assumed
    bar: BarMeasures(
      navigation: 44,  // recorded: AX 17.5
      navigationTop: 0,  // documented: UIKit puts it at the safe area
      overlaps: [59: 16.0 / 3, 62: 17.0 / 3],  // recorded: AX 17.5 and 18.5, bars from 53.67 and 56.33
      largeTitle: 52,  // documented: 96 points with a large title
      sheetExtra: 12,  // assumed
      hidesEmptyNavigation: false,  // assumed
      tab: 49,  // recorded: AX 17.5
      tabTotal: 0,  // recorded: AX 17.5
      toolbar: 44),  // documented: UIToolbar's intrinsic height
    control: ControlMeasures(
      switchWidth: 49,  // recorded: pictures of UISwitch in Auto Layout, iOS 13 to 17
      switchOverhang: 2,  // recorded: the same, and AX 17.5: a toggle ends 18 before the row's end
      switchHeight: 31,  // recorded: AX 17.5
      switchKnobWidth: 27,  // assumed
      switchKnobHeight: 27,  // assumed
      slider: 31,  // recorded: SW ios/slider/basic
      segments: 31,  // recorded: SW ios/picker/basic
      fieldExtra: 1.5,  // recorded: AX 17.5, 22 for a body field; SW ios/textfield/basic
      progressGap: 4,  // recorded: SW ios/progress/basic
      buttonRadius: 8)  // assumed
  )
}
