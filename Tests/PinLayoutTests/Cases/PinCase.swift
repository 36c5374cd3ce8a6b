import PinLayout
import Testing

/// One case: a chain in a known world, where it puts the view, and the words it leaves.
///
/// The frames and words are those of PinLayout 1.10.6 in the same world, on a grid of half points; many stand in its published cases
/// (between, ratios, limits, fits, edges), whose rules the lists follow. Words differ where its own are slips: see DEVIATIONS-pinlayout.md.
struct PinCase: Sendable {
  let chain: @MainActor @Sendable (PinCaseWorld) -> Void
  let frame: CGRect
  /// Whether reading begins at the right.
  let isFromRight: Bool
  /// The last warning; nil = there must be none.
  let words: String?
  let place: SourceLocation

  init(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, fromRight: Bool = false, says words: String? = nil,
    _ place: SourceLocation = #_sourceLocation, _ chain: @escaping @MainActor @Sendable (PinCaseWorld) -> Void
  ) {
    self.chain = chain
    self.place = place
    self.words = words
    isFromRight = fromRight
    frame = CGRect(x: x, y: y, width: width, height: height)
  }
}

/// A superview of 400 × 400 with the view at (140, 100, 100, 60) and references around it.
@MainActor final class PinCaseWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let v = AreaView(frame: CGRect(x: 140, y: 100, width: 100, height: 60))
  let a = UIView(frame: CGRect(x: 40, y: 100, width: 50, height: 100))
  let c = UIView(frame: CGRect(x: 160, y: 140, width: 110, height: 80))
  let d = UIView(frame: CGRect(x: 10, y: 10, width: 120, height: 150))
  let e = UIView(frame: CGRect(x: 180, y: 240, width: 150, height: 50))
  /// Inside `c`: at (200, 190) of the superview.
  let inC = UIView(frame: CGRect(x: 40, y: 50, width: 60, height: 20))
  /// Begins where `a` ends.
  let beside = UIView(frame: CGRect(x: 90, y: 120, width: 50, height: 30))
  /// Begins where `d` ends.
  let under = UIView(frame: CGRect(x: 30, y: 160, width: 40, height: 40))

  init(fromRight: Bool) {
    _pinlayoutSetUnitTest(scale: 2)
    Pin.resetWarnings()
    Pin.printWarning = { _ in }
    Pin.layoutDirection(fromRight ? .rtl : .ltr)
    for view in [v, a, c, d, e, beside, under] { root.addSubview(view) }
    c.addSubview(inC)
  }
}

/// Content of 1,600 square points: asked for a height it answers with three quarters of the width, and the other way about.
final class AreaView: UIView {
  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let free = CGFloat.greatestFiniteMagnitude
    if size.width != free, size.height != free { return CGSize(width: 35, height: 45) }
    if size.width != free { return CGSize(width: size.width * 0.75, height: 1600 / size.width) }
    return CGSize(width: 1600 / size.height, height: size.height * 0.75)
  }
}

let aWords = "(UIView, Frame: (40.0, 100.0, 50.0, 100.0))"
let cWords = "(UIView, Frame: (160.0, 140.0, 110.0, 80.0))"
let eWords = "(UIView, Frame: (180.0, 240.0, 150.0, 50.0))"

/// The words about a value that is there already.
func already(_ call: String, _ value: Double) -> String {
  let told = value == value.rounded() ? "\(Int(value))" : "\(value)"
  return "PinLayout Conflict: \(call) won't be applied since it value has already been set to \(told)."
}
/// The words about a value that excludes another.
func against(_ call: String, _ known: String) -> String {
  "PinLayout Conflict: \(call) won't be applied since it conflicts with the following already set properties:\n \(known)"
}
/// The words about a call that means nothing.
func refused(_ call: String, _ why: String) -> String { "PinLayout Warning: \(call) won't be applied, \(why)" }

extension PinTests {
  @Test(arguments: [
    "between": betweenCases, "ratio": ratioCases, "limit": limitCases, "fit": fitCases, "pinned edges": pinnedEdgeCases,
    "words": wordCases,
  ])
  func everyCaseStandsAsInPinLayout(_ name: String, _ cases: [PinCase]) {
    for one in cases {
      let world = PinCaseWorld(fromRight: one.isFromRight)
      one.chain(world)
      let frame = world.v.frame
      #expect(isNear(frame, one.frame), "\(name): \(frame)", sourceLocation: one.place)
      #expect(Pin.lastWarningText == one.words, sourceLocation: one.place)
    }
    Pin.layoutDirection(.ltr)
    Pin.resetWarnings()
  }
}
