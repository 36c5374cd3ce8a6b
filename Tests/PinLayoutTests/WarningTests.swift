import Foundation
import PinLayout
import QuoinLayout
import Testing

/// A chain and the words it leaves in `Pin.lastWarningText`; nil = it must be silent.
struct WarningRow: Sendable {
  let words: String?
  let chain: @MainActor @Sendable (PinWorld) -> Void

  init(_ words: String?, _ chain: @escaping @MainActor @Sendable (PinWorld) -> Void) {
    self.words = words
    self.chain = chain
  }
}

private let reference = "(UIView, Frame: (140.0, 100.0, 100.0, 60.0))"
private let conflict = "since it conflicts with the following already set properties:\n "

let warningRows: [WarningRow] = [
  WarningRow("PinLayout Conflict: left(20) won't be applied since it value has already been set to 10.") { $0.v.pin.left(10).left(20) },
  WarningRow(nil) { $0.v.pin.left(10).left(10) },
  WarningRow("PinLayout Conflict: right(20) won't be applied since it value has already been set to 10.") { $0.v.pin.right(10).right(20) },
  WarningRow("PinLayout Conflict: top(20.5) won't be applied since it value has already been set to 10.") { $0.v.pin.top(10).top(20.5) },
  WarningRow("PinLayout Conflict: bottom(20) won't be applied since it value has already been set to 10.") {
    $0.v.pin.bottom(10).bottom(20)
  },
  WarningRow("PinLayout Conflict: left(20) won't be applied \(conflict)Horizontal Center: 200") { $0.v.pin.hCenter().left(20) },
  WarningRow("PinLayout Conflict: right(20) won't be applied \(conflict)Horizontal Center: 200") { $0.v.pin.hCenter().right(20) },
  WarningRow("PinLayout Conflict: hCenter() won't be applied \(conflict)left: 20") { $0.v.pin.left(20).hCenter() },
  WarningRow("PinLayout Conflict: hCenter() won't be applied \(conflict)right: 20") { $0.v.pin.right(20).hCenter() },
  WarningRow("PinLayout Conflict: top(20) won't be applied \(conflict)Vertical Center: 150") { $0.v.pin.vCenter().top(20) },
  WarningRow("PinLayout Conflict: vCenter() won't be applied \(conflict)top: 20") { $0.v.pin.top(20).vCenter() },
  WarningRow("PinLayout Conflict: vCenter() won't be applied \(conflict)bottom: 20") { $0.v.pin.bottom(20).vCenter() },
  WarningRow("PinLayout Conflict: hCenter(5) won't be applied since it value has already been set to 200.") {
    $0.v.pin.hCenter().hCenter(5)
  },
  WarningRow("PinLayout Conflict: width(60.0) won't be applied since it value has already been set to 50.") {
    $0.v.pin.width(50).width(60)
  },
  WarningRow("PinLayout Conflict: height(60.0) won't be applied since it value has already been set to 50.") {
    $0.v.pin.height(50).height(60)
  },
  WarningRow(nil) { $0.v.pin.left(0).right(0).width(200) },
  WarningRow("PinLayout Conflict: minWidth(20.0) won't be applied \(conflict)minWidth: 10") { $0.v.pin.minWidth(10).minWidth(20) },
  WarningRow("PinLayout Conflict: maxWidth(20.0) won't be applied \(conflict)maxWidth: 10") { $0.v.pin.maxWidth(10).maxWidth(20) },
  WarningRow("PinLayout Conflict: maxHeight(20.0) won't be applied \(conflict)maxHeight: 10") { $0.v.pin.maxHeight(10).maxHeight(20) },
  // The minimum height is compared with itself, not with the minimum width.
  WarningRow("PinLayout Conflict: minHeight(20.0) won't be applied \(conflict)minHeight: 10") { $0.v.pin.minHeight(10).minHeight(20) },
  WarningRow(nil) { $0.v.pin.minHeight(10).minHeight(10) },
  WarningRow("PinLayout Warning: PinLayout Conflict: aspectRatio(2.0) won't be applied since it conflicts with sizeToFit(.width).") {
    $0.v.pin.width(10).sizeToFit(.width).aspectRatio(2)
  },
  WarningRow("PinLayout Warning: PinLayout Conflict: aspectRatio(2.0) won't be applied since it conflicts with sizeToFit().") {
    $0.v.pin.sizeToFit().aspectRatio(2)
  },
  WarningRow("PinLayout Warning: PinLayout Conflict: sizeToFit(.height) won't be applied since it conflicts with sizeToFit(.width).") {
    $0.v.pin.sizeToFit(.width).sizeToFit(.height)
  },
  WarningRow("PinLayout Warning: width(-1.0) won't be applied, the width (-1.0) must be greater than or equal to zero.") {
    $0.v.pin.width(-1)
  },
  WarningRow("PinLayout Warning: height(nan) won't be applied, the height (nan) must be greater than or equal to zero.") {
    $0.v.pin.height(.nan)
  },
  WarningRow("PinLayout Warning: width(inf) won't be applied, the width (inf) must be greater than or equal to zero.") {
    $0.v.pin.width(.infinity)
  },
  WarningRow(
    "PinLayout Warning: above(of: (UIView, Frame: (1.0, 2.0, 3.0, 4.0))) won't be applied, the reference view "
      + "(UIView, Frame: (1.0, 2.0, 3.0, 4.0)) must be added as a sub-view before being used as a reference."
  ) { $0.v.pin.above(of: UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))) },
  WarningRow(
    "PinLayout Warning: left(of: (FittingView, Frame: (40.0, 50.0, 100.0, 60.0)), aligned: .top) won't be applied, "
      + "the view being layouted cannot be used as one of the references."
  ) { $0.v.pin.left(of: $0.v, aligned: .top) },
  WarningRow(
    "PinLayout Warning: horizontallyBetween(\(reference), and: \(reference)) won't be applied, reference views must be different."
  ) { $0.v.pin.horizontallyBetween($0.r, and: $0.r) },
  WarningRow(
    "PinLayout Warning: horizontallyBetween(\(reference), and: (UIView, Frame: (200.0, 0.0, 50.0, 50.0))) won't be applied, "
      + "there is no horizontal space between these views. (noSpaceAvailableBetweenViews)"
  ) {
    $0.r2.frame = CGRect(x: 200, y: 0, width: 50, height: 50)
    $0.v.pin.horizontallyBetween($0.r, and: $0.r2)
  },
  WarningRow(
    "PinLayout Warning: verticallyBetween(\(reference), and: (UIView, Frame: (260.0, 120.0, 80.0, 40.0))) won't be applied, "
      + "there is no vertical space between these views. (noSpaceAvailableBetweenViews)"
  ) { $0.v.pin.verticallyBetween($0.r, and: $0.r2) },
  WarningRow(nil) {
    Pin.activeWarnings.noSpaceAvailableBetweenViews = false
    $0.v.pin.verticallyBetween($0.r, and: $0.r2)
  },
  WarningRow("PinLayout Warning: below(of: []) won't be applied, At least one view must be visible (i.e. UIView.isHidden != true) ") {
    $0.r.isHidden = true
    $0.v.pin.below(of: visible([$0.r]))
  },
  WarningRow(
    "PinLayout Warning: justify(.center) won't be applied, the left and right coordinates must be set to justify the view horizontally."
  ) { $0.v.pin.left(0).justify(.center) },
  WarningRow(
    "PinLayout Warning: justify(.right) won't be applied, justification is not applied when hCenter has been set. "
      + "By default the view will be centered around the hCenter."
  ) { $0.v.pin.hCenter().justify(.right) },
  WarningRow("PinLayout Warning: align(.center) won't be applied, the top and bottom coordinates must be set to align the view vertically.")
  {
    $0.v.pin.top(0).align(.center)
  },
  WarningRow(
    "PinLayout Warning: align(.top) won't be applied, alignment is not applied when vCenter has been set. "
      + "By default the view will be centered around the specified vCenter."
  ) { $0.v.pin.vCenter().align(.top) },
  WarningRow("PinLayout Warning: aspectRatio won't be applied, neither the width nor the height can be determined.") {
    $0.v.pin.aspectRatio(2)
  },
  WarningRow(
    "PinLayout Warning: aspectRatio won't be applied, the width and the height are already defined by other PinLayout's properties."
  ) { $0.v.pin.size(10).aspectRatio(2) },
  WarningRow("PinLayout Warning: aspectRatio(0.0) won't be applied, the aspectRatio (0.0) must be greater than zero.") {
    $0.v.pin.width(10).aspectRatio(0)
  },
  WarningRow(
    "PinLayout Warning: aspectRatio() won't be applied, the layouted view must be an UIImageView() to use the aspectRatio() "
      + "method without parameter."
  ) { $0.v.pin.width(10).aspectRatio() },
  WarningRow(
    "PinLayout Warning: aspectRatio() won't be applied, the layouted UIImageView's image hasn't been set (aspectRatioImageNotSet)"
  ) { UIImageView(frame: $0.root.bounds).pin.width(10).aspectRatio() },
  WarningRow(nil) {
    Pin.activeWarnings.aspectRatioImageNotSet = false
    UIImageView(frame: $0.root.bounds).pin.width(10).aspectRatio()
  },
  WarningRow("PinLayout Warning: pinEdges() won't be applied, top, left, bottom and right coordinates are already set.") {
    $0.v.pin.all().pinEdges()
  },
  WarningRow(
    "PinLayout commands have been issued without calling the 'layout()' method to complete the layout. "
      + "(These warnings can be disabled by setting Pin.logMissingLayoutCalls to false)"
  ) {
    Pin.logMissingLayoutCalls = true
    $0.v.pin.left(10)
  },
  WarningRow(nil) {
    Pin.logMissingLayoutCalls = true
    $0.v.pin.left(10).layout()
  },
  WarningRow(nil) {
    Pin.logWarnings = false
    $0.v.pin.left(10).left(20)
  },
  // The far edge and shares mean nothing without a superview, and say nothing.
  WarningRow(nil) { _ in UIView(frame: .zero).pin.right(10).width(50%).hCenter() },
]

extension PinTests {
  @Test func everyWarningHasItsWords() {
    for row in warningRows {
      let world = PinWorld()
      row.chain(world)
      #expect(Pin.lastWarningText == row.words)
    }
    Pin.resetWarnings()
  }

  @Test func aWarningIsPrintedWithItsViewAndIsAFinding() {
    let world = PinWorld()
    world.v.accessibilityIdentifier = "view"
    var printed = ""
    var findings: [LayoutFinding] = []
    Pin.printWarning = { printed = $0 }
    LayoutFindings.onFinding = { findings.append($0) }
    world.v.pin.left(10).left(20)
    LayoutFindings.onFinding = nil
    #expect(printed.hasPrefix("\n👉 PinLayout Conflict: left(20) won't be applied since it value has already been set to 10.\n"))
    #expect(
      printed.contains("(Layouted view info: Type: FittingView, Frame: x: 40.0, y: 50.0, width: 100.0, height: 60.0), Superviews: UIView,"))
    #expect(findings.map(\.subject) == ["view"])
    #expect(findings.map(\.message) == ["PinLayout Conflict: left(20) won't be applied since it value has already been set to 10."])
  }

  @Test func aChainExplainsItself() {
    let world = PinWorld()
    world.r.accessibilityIdentifier = "r"
    world.v.accessibilityIdentifier = "v"
    let recorder = TraceRecorder()
    LayoutExplaining.recorder = recorder
    world.v.pin.below(of: world.r).left(10).right(20).marginTop(5).marginRight(2).height(60)
    LayoutExplaining.recorder = nil
    let width = Int(world.v.superview!.bounds.width)
    #expect(
      recorder.trace.sentences() == [
        "1 FittingView v: left at 10: 10 by left(10)",
        "2 FittingView v: right at \(width - 22): \(width - 20) by right(20) − margin 2",
        "3 FittingView v: width \(width - 32), what lies between left and right",
        "4 FittingView v: top at 165: 160 by below(of: r) + margin 5",
        "5 FittingView v: height 60 by height(60.0)",
        "6 FittingView v lies at (10, 165), \(width - 32)×60",
      ])
  }
}
