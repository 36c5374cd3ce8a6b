import QuoinAppearance

/// The room there is for a presentation, and where in it the kinds of presentations stand.
@MainActor struct PresentationContext: UISheetPresentationControllerDetentResolutionContext {
  let bounds: CGRect
  let safeArea: UIEdgeInsets
  let traits: UITraitCollection

  /// Whether cards stand in the middle instead of at the bottom: a tablet's screen.
  var isRoomy: Bool { traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular }
  var containerTraitCollection: UITraitCollection { traits }
  private var measures: PresentationMeasures { traits.appearance.system.look.presentation }
  /// A large sheet begins 10 points below the bars.
  var maximumDetentValue: CGFloat {
    max(0, bounds.height - max(safeArea.top + CGFloat(measures.sheetTop), CGFloat(measures.sheetLeastTop)) - safeArea.bottom)
  }

  /// How high a sheet is at a detent, the safe area at the bottom included.
  func height(of detent: UISheetPresentationController.Detent, _ sheet: UISheetPresentationController) -> CGFloat {
    let value = min(max(detent.resolvedValue(in: self) ?? 0, 0), maximumDetentValue)
    // Half is half of the screen, whatever is covered at its bottom.
    return detent.identifier == .medium ? (bounds.height / 2 + CGFloat(measures.mediumExtra)).rounded() : value + safeArea.bottom
  }

  /// Where a sheet stands, and the detent it has.
  func frame(of sheet: UISheetPresentationController, preferred: CGSize, isForm: Bool)
    -> (frame: CGRect, detent: UISheetPresentationController.Detent)
  {
    let selected = sheet.detents.first { $0.identifier == sheet.selectedDetentIdentifier }
    let chosen = selected ?? sheet.detents.min { self.height(of: $0, sheet) < self.height(of: $1, sheet) } ?? .large()
    guard !isRoomy else {
      let wish =
        preferred == .zero ? (isForm ? CGSize(width: 540, height: 620) : CGSize(width: 712, height: bounds.height - 88)) : preferred
      let size = CGSize(width: min(wish.width, bounds.width - 32), height: min(wish.height, bounds.height - 32))
      return (
        CGRect(x: (bounds.width - size.width) / 2, y: (bounds.height - size.height) / 2, width: size.width, height: size.height), chosen
      )
    }
    let height = self.height(of: chosen, sheet)
    // A sheet that is not large stands clear of the window's edges where the system has it so.
    let inset = height < maximumDetentValue + safeArea.bottom ? CGFloat(measures.floatInset) : 0
    return (
      CGRect(x: inset, y: bounds.height - height, width: bounds.width - 2 * inset, height: max(0, height - inset)), chosen
    )
  }

  /// An alert stands in the middle; an action sheet 8 points from the bottom, or in the middle of a tablet.
  func frame(of alert: UIAlertController) -> CGRect {
    let isSheet = alert.preferredStyle == .actionSheet
    let own = CGFloat(measures.actionSheet)
    let wide = CGFloat(measures.dialogBeside)
    let width: CGFloat = isSheet ? own > 0 ? own : isRoomy ? wide : min(bounds.width - 16, 500) : CGFloat(measures.alert)
    let most = bounds.height - safeArea.top - safeArea.bottom - 16
    let height = min(alert.height(width: width), most)
    let x = (bounds.width - width) / 2
    guard isSheet, !isRoomy, own == 0 else {
      let middle = safeArea.top + (bounds.height - safeArea.top - safeArea.bottom) / 2
      return CGRect(x: x, y: (middle - height / 2).rounded(), width: width, height: height)
    }
    return CGRect(x: x, y: bounds.height - max(safeArea.bottom, 8) - height, width: width, height: height)
  }

  /// A bubble of `size` beside `anchor`, as its popover allows.
  func bubble(at anchor: CGRect, size: CGSize, _ popover: UIPopoverPresentationController) -> PopoverPlace {
    let sides = PopoverPlace.Side.allCases.filter { popover.permittedArrowDirections.contains($0.arrow) }
    return PopoverPlace(
      of: size, beside: anchor, in: bounds.inset(by: safeArea).inset(by: popover.popoverLayoutMargins), sides: sides,
      measures: measures, mustStandBeside: true)
  }
}

extension PopoverPlace.Side {
  /// The side of the bubble that the arrow is on.
  var arrow: UIPopoverArrowDirection {
    switch self {
    case .below: .up
    case .above: .down
    case .right: .left
    case .left: .right
    }
  }
}
