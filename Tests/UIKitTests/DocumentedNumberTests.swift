import Foundation
import Testing

@testable import UIKit

/// The raw values that UIKit's headers publish: they are what apps keep in files and combine by hand.
@Suite("Documented numbers") @MainActor struct DocumentedNumberTests {
  @Test("edges, corners and sides") func edges() {
    #expect([UIRectEdge.top, .left, .bottom, .right].map(\.rawValue) == [1, 2, 4, 8] && UIRectEdge.all == [.top, .left, .bottom, .right])
    #expect([NSDirectionalRectEdge.top, .leading, .bottom, .trailing, .all].map(\.rawValue) == [1, 2, 4, 8, 15])
    #expect([UIRectCorner.topLeft, .topRight, .bottomLeft, .bottomRight].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIRectCorner.allCorners.isSuperset(of: [.topLeft, .topRight, .bottomLeft, .bottomRight]))
    #expect(
      [CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner].map(\.rawValue) == [1, 2, 4, 8])
    #expect([CAEdgeAntialiasingMask.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge].map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIPopoverArrowDirection.up, .down, .left, .right].map(\.rawValue) == [1, 2, 4, 8])
    #expect(UIPopoverArrowDirection.any.isSuperset(of: [.up, .down, .left, .right]))
    #expect(
      [
        UIView.AutoresizingMask.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin, .flexibleTopMargin, .flexibleHeight,
        .flexibleBottomMargin,
      ].map(\.rawValue) == [1, 2, 4, 8, 16, 32])
  }

  @Test("states and events of controls") func controls() {
    #expect([UIControl.State.normal, .highlighted, .disabled, .selected, .focused].map(\.rawValue) == [0, 1, 2, 4, 8])
    let events: [UIControl.Event] = [
      .touchDown, .touchDownRepeat, .touchDragInside, .touchDragOutside, .touchDragEnter, .touchDragExit, .touchUpInside, .touchUpOutside,
      .touchCancel, .valueChanged, .primaryActionTriggered, .editingDidBegin, .editingChanged, .editingDidEnd, .editingDidEndOnExit,
    ]
    #expect(events.map { $0.rawValue.trailingZeroBitCount } == [0, 1, 2, 3, 4, 5, 6, 7, 8, 12, 13, 16, 17, 18, 19])
    #expect(events.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect([UIControl.Event.allTouchEvents, .allEditingEvents, .allEvents].map(\.rawValue) == [0xFFF, 0xF0000, 0xFFFF_FFFF])
    #expect([UIMenuElement.Attributes.disabled, .destructive, .hidden].map(\.rawValue) == [1, 2, 4])
    #expect([UIMenu.Options.displayInline, .destructive, .singleSelection, .displayAsPalette].map(\.rawValue) == [1, 2, 32, 128])
    #expect([UIMenuElement.State.off, .on, .mixed].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UIButton.ButtonType.custom, .system, .detailDisclosure, .infoLight, .infoDark, .contactAdd, .close].map(\.rawValue) == [
        0, 1, 2, 3, 4, 5, 7,
      ])
    #expect([UITextField.BorderStyle.none, .line, .bezel, .roundedRect].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UITextField.ViewMode.never, .whileEditing, .unlessEditing, .always].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UIDatePickerStyle.automatic, .wheels, .compact, .inline].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [UIControl.ContentHorizontalAlignment.center, .left, .right, .fill, .leading, .trailing].map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect([UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill].map(\.rawValue) == [0, 1, 2, 3])
    #expect(UISegmentedControl.noSegment == -1)
  }

  @Test("words of texts") func texts() {
    #expect([NSTextAlignment.left, .center, .right, .justified, .natural].map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [NSLineBreakMode.byWordWrapping, .byCharWrapping, .byClipping, .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle]
        .map(\.rawValue) == [0, 1, 2, 3, 4, 5])
    #expect([NSUnderlineStyle.single, .thick, .double].map(\.rawValue) == [1, 2, 9])
    #expect([NSParagraphStyle.LineBreakStrategy.pushOut, .hangulWordPriority, .standard].map(\.rawValue) == [1, 2, 0xFFFF])
    #expect(
      [NSStringDrawingOptions.usesLineFragmentOrigin, .usesFontLeading, .usesDeviceMetrics, .truncatesLastVisibleLine].map(\.rawValue)
        == [1, 2, 8, 32])
    #expect(
      [UIFontDescriptor.SymbolicTraits.traitItalic, .traitBold, .traitExpanded, .traitCondensed, .traitMonoSpace].map(\.rawValue)
        == [1, 2, 32, 64, 1024])
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let published: [CGFloat] = [-0.8, -0.6, -0.4, 0, 0.23, 0.3, 0.4, 0.56, 0.62]
    #expect(zip(weights, published).allSatisfy { abs($0.rawValue - $1) < 0.001 })
    #expect(
      zip([UIFont.Width.compressed, .condensed, .standard, .expanded], [-0.4, -0.2, 0, 0.2]).allSatisfy { abs($0.rawValue - $1) < 0.001 })
    #expect([UIBaselineAdjustment.alignBaselines, .alignCenters, .none].map(\.rawValue) == [0, 1, 2])
  }

  @Test("priorities, attributes and formats of constraints") func constraints() {
    #expect(
      [
        UILayoutPriority.required, .defaultHigh, .dragThatCanResizeScene, .sceneSizeStayPut, .dragThatCannotResizeScene, .defaultLow,
        .fittingSizeLevel,
      ].map(\.rawValue) == [1000, 750, 510, 500, 490, 250, 50])
    let attributes: [NSLayoutConstraint.Attribute] = [
      .left, .right, .top, .bottom, .leading, .trailing, .width, .height, .centerX, .centerY, .lastBaseline, .firstBaseline, .leftMargin,
      .rightMargin, .topMargin, .bottomMargin, .leadingMargin, .trailingMargin, .centerXWithinMargins, .centerYWithinMargins,
    ]
    #expect(attributes.map(\.rawValue) == Array(1...20))
    #expect([NSLayoutConstraint.Relation.lessThanOrEqual, .equal, .greaterThanOrEqual].map(\.rawValue) == [-1, 0, 1])
    #expect([NSLayoutConstraint.Axis.horizontal, .vertical].map(\.rawValue) == [0, 1])
    let format: [NSLayoutConstraint.FormatOptions] = [
      .alignAllLeft, .alignAllRight, .alignAllTop, .alignAllBottom, .alignAllLeading, .alignAllTrailing, .alignAllCenterX, .alignAllCenterY,
      .alignAllLastBaseline, .alignAllFirstBaseline,
    ]
    #expect(format.map { $0.rawValue.trailingZeroBitCount } == [1, 2, 3, 4, 5, 6, 9, 10, 11, 12])
    #expect(format.allSatisfy { $0.rawValue.nonzeroBitCount == 1 })
    #expect([NSLayoutConstraint.FormatOptions.directionLeftToRight, .directionRightToLeft].map(\.rawValue) == [1 << 16, 2 << 16])
    #expect(
      [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering].map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect(
      [UIStackView.Alignment.fill, .leading, .firstBaseline, .center, .trailing, .lastBaseline].map(\.rawValue) == [0, 1, 2, 3, 4, 5]
        && UIStackView.Alignment.top == .leading && UIStackView.Alignment.bottom == .trailing)
  }

  @Test("modes of views and pictures") func views() {
    let modes: [UIView.ContentMode] = [
      .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw, .center, .top, .bottom, .left, .right, .topLeft, .topRight, .bottomLeft,
      .bottomRight,
    ]
    #expect(modes.map(\.rawValue) == Array(0...12))
    #expect([UIImage.RenderingMode.automatic, .alwaysOriginal, .alwaysTemplate].map(\.rawValue) == [0, 1, 2])
    #expect([UIImage.ResizingMode.tile, .stretch].map(\.rawValue) == [0, 1])
    let turned: [UIImage.Orientation] = [.up, .down, .left, .right, .upMirrored, .downMirrored, .leftMirrored, .rightMirrored]
    #expect(turned.map(\.rawValue) == Array(0...7))
    #expect([UIImage.SymbolScale.default, .unspecified, .small, .medium, .large].map(\.rawValue) == [-1, 0, 1, 2, 3])
    let weights: [UIImage.SymbolWeight] = [.unspecified, .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    #expect(weights.map(\.rawValue) == Array(0...9))
    #expect([UIUserInterfaceStyle.unspecified, .light, .dark].map(\.rawValue) == [0, 1, 2])
    #expect([UIUserInterfaceSizeClass.unspecified, .compact, .regular].map(\.rawValue) == [0, 1, 2])
    #expect([UIUserInterfaceIdiom.unspecified, .phone, .pad].map(\.rawValue) == [-1, 0, 1])
    #expect([UITraitEnvironmentLayoutDirection.unspecified, .leftToRight, .rightToLeft].map(\.rawValue) == [-1, 0, 1])
    #expect([UIWindow.Level.normal, .statusBar, .alert].map(\.rawValue) == [0, 1000, 2000])
    #expect(
      [CGPathDrawingMode.fill, .eoFill, .stroke, .fillStroke, .eoFillStroke].map(\.rawValue) == [0, 1, 2, 3, 4]
        && [CGLineCap.butt, .round, .square].map(\.rawValue) == [0, 1, 2]
        && [CGLineJoin.miter, .round, .bevel].map(\.rawValue) == [0, 1, 2])
    #expect([CGGradientDrawingOptions.drawsBeforeStartLocation, .drawsAfterEndLocation].map(\.rawValue) == [1, 2])
    let blends: [CGBlendMode] = [
      .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight, .hardLight, .difference, .exclusion,
      .hue,
      .saturation, .color, .luminosity, .clear, .copy, .sourceIn, .sourceOut, .sourceAtop, .destinationOver, .destinationIn,
      .destinationOut,
      .destinationAtop, .xor, .plusDarker, .plusLighter,
    ]
    #expect(blends.map(\.rawValue) == Array(0...27))
  }

  @Test("tables, collections and scroll views") func lists() {
    #expect([UITableView.Style.plain, .grouped, .insetGrouped].map(\.rawValue) == [0, 1, 2])
    #expect([UITableViewCell.CellStyle.default, .value1, .value2, .subtitle].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton].map(\.rawValue)
        == [0, 1, 2, 3, 4])
    #expect([UITableViewCell.SelectionStyle.none, .blue, .gray, .default].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UITableViewCell.EditingStyle.none, .delete, .insert].map(\.rawValue) == [0, 1, 2])
    #expect([UITableView.ScrollPosition.none, .top, .middle, .bottom].map(\.rawValue) == [0, 1, 2, 3])
    #expect(
      [UICollectionView.ScrollPosition.top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right].map(\.rawValue)
        == [1, 2, 4, 8, 16, 32])
    #expect([UICollectionView.ScrollDirection.vertical, .horizontal].map(\.rawValue) == [0, 1])
    #expect([UIScrollView.ContentInsetAdjustmentBehavior.automatic, .scrollableAxes, .never, .always].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UIScrollView.KeyboardDismissMode.none, .onDrag, .interactive].map(\.rawValue) == [0, 1, 2])
    #expect([UIScrollView.IndicatorStyle.default, .black, .white].map(\.rawValue) == [0, 1, 2])
  }

  @Test("screens and how they turn") func screens() {
    #expect(
      [UIInterfaceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeRight, .landscapeLeft].map(\.rawValue) == [0, 1, 2, 3, 4])
    #expect([UIInterfaceOrientationMask.portrait, .landscapeLeft, .landscapeRight].map(\.rawValue) == [2, 16, 8])
    #expect([UIInterfaceOrientationMask.landscape, .all, .allButUpsideDown].map(\.rawValue) == [24, 30, 26])
    #expect(
      [UIDeviceOrientation.unknown, .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight, .faceUp, .faceDown].map(\.rawValue)
        == Array(0...6))
    #expect([UIDeviceOrientation.portrait, .landscapeLeft, .faceUp].map(\.isPortrait) == [true, false, false])
    #expect([UIDeviceOrientation.portrait, .landscapeRight, .faceUp].map(\.isLandscape) == [false, true, false])
    #expect([UIDeviceOrientation.portrait, .faceDown, .faceUp].map(\.isFlat) == [false, true, true])
    let styles: [UIModalPresentationStyle] = [
      .fullScreen, .pageSheet, .formSheet, .currentContext, .custom, .overFullScreen, .overCurrentContext, .popover,
    ]
    #expect(
      styles.map(\.rawValue) == Array(0...7) && UIModalPresentationStyle.automatic.rawValue == -2
        && UIModalPresentationStyle.none.rawValue == -1)
    #expect([UIModalTransitionStyle.coverVertical, .flipHorizontal, .crossDissolve, .partialCurl].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UIAlertController.Style.actionSheet, .alert].map(\.rawValue) == [0, 1])
    #expect([UIAlertAction.Style.default, .cancel, .destructive].map(\.rawValue) == [0, 1, 2])
    #expect(
      [UIKeyModifierFlags.alphaShift, .shift, .control, .alternate, .command, .numericPad].map { $0.rawValue.trailingZeroBitCount }
        == [16, 17, 18, 19, 20, 21])
    #expect([UISwipeGestureRecognizer.Direction.right, .left, .up, .down].map(\.rawValue) == [1, 2, 4, 8])
    #expect([UIGestureRecognizer.State.possible, .began, .changed, .ended, .cancelled, .failed].map(\.rawValue) == Array(0...5))
    #expect([UIView.AnimationCurve.easeInOut, .easeIn, .easeOut, .linear].map(\.rawValue) == [0, 1, 2, 3])
    #expect([UIView.AnimationOptions.curveEaseIn, .curveEaseOut, .curveLinear].map { $0.rawValue >> 16 } == [1, 2, 3])
    #expect(
      [UIView.AnimationOptions.layoutSubviews, .allowUserInteraction, .beginFromCurrentState, .repeat, .autoreverse].map(\.rawValue)
        == [1, 2, 4, 8, 16])
  }
}
