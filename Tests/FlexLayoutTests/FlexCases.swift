import FlexLayout
import Testing

/// One case: a container of 400 × 400 whose first item `a` may grow, and where `a` (and others) lie.
///
/// The frames are those of FlexLayout's published cases: margins, paddings, insets, justification, sizes and gaps.
struct FlexCase: Sendable {
  let frames: [CGRect]
  let place: SourceLocation
  /// Makes the items; called with the container, before the first layout.
  let define: @MainActor @Sendable (FlexCaseWorld) -> Void
  /// Changes what a first layout has placed; nil = nothing does.
  let later: (@MainActor @Sendable (FlexCaseWorld) -> Void)?

  init(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ place: SourceLocation = #_sourceLocation,
    _ define: @escaping @MainActor @Sendable (FlexCaseWorld) -> Void, later: (@MainActor @Sendable (FlexCaseWorld) -> Void)? = nil
  ) {
    self.init([CGRect(x: x, y: y, width: width, height: height)], place, define, later: later)
  }

  /// The frames of `a`, `b`, `c` and `d`, as many as there are.
  init(
    _ frames: [CGRect], _ place: SourceLocation = #_sourceLocation, _ define: @escaping @MainActor @Sendable (FlexCaseWorld) -> Void,
    later: (@MainActor @Sendable (FlexCaseWorld) -> Void)? = nil
  ) {
    (self.frames, self.place, self.define, self.later) = (frames, place, define, later)
  }
}

@MainActor final class FlexCaseWorld {
  let root = UIView(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
  let a = UIView(), b = UIView(), c = UIView(), d = UIView()

  /// `a` as an item that fills the container.
  var filler: Flex { root.flex.addItem(a).grow(1) }
  /// The container, with an item that fills it.
  var padded: Flex {
    _ = filler
    return root.flex
  }
  /// `a` as an item.
  var item: Flex { root.flex.addItem(a) }
  /// Four squares of 20.
  func squares() { for view in [a, b, c, d] { root.flex.addItem(view).size(20) } }
}

private func column(_ tops: Double...) -> [CGRect] { tops.map { CGRect(x: 0, y: $0, width: 20, height: 20) } }

let flexCases: [FlexCase] = [
  // Margins of an item that grows
  FlexCase(0, 0, 400, 400) { _ = $0.filler },
  FlexCase(10, 0, 390, 400) { $0.filler.marginLeft(10) },
  FlexCase(0, 10, 400, 390) { $0.filler.marginTop(10) },
  FlexCase(0, 0, 400, 390) { $0.filler.marginBottom(10) },
  FlexCase(10, 0, 390, 400) { $0.filler.marginStart(10) },
  FlexCase(0, 0, 390, 400) { $0.filler.marginEnd(10) },
  FlexCase(20, 10, 340, 360) { $0.filler.margin(10, 20, 30, 40) },
  FlexCase(10, 10, 380, 380) { $0.filler.margin(10) },
  FlexCase(0, 10, 400, 380) { $0.filler.marginVertical(10) },
  FlexCase(10, 0, 380, 400) { $0.filler.marginHorizontal(10) },
  // Paddings of the container, in points and as shares
  FlexCase(0, 10, 400, 390) { $0.padded.paddingTop(10) },
  FlexCase(0, 40, 400, 360) { $0.padded.paddingTop(10%) },
  FlexCase(10, 0, 390, 400) { $0.padded.paddingLeft(10) },
  FlexCase(40, 0, 360, 400) { $0.padded.paddingLeft(10%) },
  FlexCase(0, 0, 400, 390) { $0.padded.paddingBottom(10) },
  FlexCase(0, 0, 400, 360) { $0.padded.paddingBottom(10%) },
  FlexCase(0, 0, 390, 400) { $0.padded.paddingRight(10) },
  FlexCase(0, 0, 360, 400) { $0.padded.paddingRight(10%) },
  FlexCase(10, 10, 380, 380) { $0.padded.padding(10) },
  FlexCase(40, 40, 320, 320) { $0.padded.padding(10%) },
  FlexCase(20, 10, 340, 360) { $0.padded.padding(10, 20, 30, 40) },
  FlexCase(80, 40, 160, 240) { $0.padded.padding(10%, 20%, 30%, 40%) },
  FlexCase(10, 0, 390, 400) { $0.padded.paddingStart(10) },
  FlexCase(40, 0, 360, 400) { $0.padded.paddingStart(10%) },
  FlexCase(0, 0, 390, 400) { $0.padded.paddingEnd(10) },
  FlexCase(0, 0, 360, 400) { $0.padded.paddingEnd(10%) },
  FlexCase(0, 10, 400, 380) { $0.padded.paddingVertical(10) },
  FlexCase(0, 40, 400, 320) { $0.padded.paddingVertical(10%) },
  FlexCase(10, 0, 380, 400) { $0.padded.paddingHorizontal(10) },
  FlexCase(40, 0, 320, 400) { $0.padded.paddingHorizontal(10%) },
  // Insets: a relative item moves, an absolute one is placed by them, a static one does not hear them
  FlexCase(10, 0, 400, 400) { $0.filler.position(.relative).left(10) },
  FlexCase(0, 10, 400, 400) { $0.filler.position(.relative).top(10) },
  FlexCase(-10, 0, 400, 400) { $0.filler.position(.relative).right(10) },
  FlexCase(0, -10, 400, 400) { $0.filler.position(.relative).bottom(10) },
  FlexCase(10, 0, 400, 400) { $0.filler.position(.relative).horizontally(10) },
  FlexCase(0, 10, 400, 400) { $0.filler.position(.relative).vertically(10) },
  FlexCase(10, 0, 300, 200) { $0.item.position(.absolute).left(10).right(10).width(300).height(200) },
  FlexCase(0, 0, 300, 200) {
    $0.item.position(.absolute).left(10).right(10).width(300).height(200)
  } later: {
    $0.a.flex.left(0)
  },
  FlexCase(15, 20, 370, 360) { $0.item.position(.absolute).horizontally(15).vertically(20) },
  FlexCase(45, 45, 310, 310) { $0.item.position(.absolute).all(45) },
  FlexCase(0, 0, 400, 400) { $0.filler.position(.static).left(10) },
  FlexCase(0, 0, 400, 400) { $0.filler.position(.static).top(10) },
  FlexCase(0, 0, 400, 400) { $0.filler.position(.static).right(10) },
  FlexCase(0, 0, 400, 400) { $0.filler.position(.static).bottom(10) },
  FlexCase(0, 0, 400, 400) { $0.filler.position(.static).horizontally(10) },
  FlexCase(0, 0, 400, 400) { $0.filler.position(.static).vertically(10) },
  // What is left of a column, shared
  FlexCase(column(0, 20, 40, 60)) { $0.squares() },
  FlexCase(column(0, 20, 40, 60)) {
    $0.root.flex.justifyContent(.start)
    $0.squares()
  },
  FlexCase(column(160, 180, 200, 220)) {
    $0.root.flex.justifyContent(.center)
    $0.squares()
  },
  FlexCase(column(40, 140, 240, 340)) {
    $0.root.flex.justifyContent(.spaceAround)
    $0.squares()
  },
  FlexCase(column(10, 130, 250, 370)) {
    $0.root.flex.justifyContent(.spaceBetween)
    $0.squares()
    $0.a.flex.marginTop(10)
    $0.d.flex.marginBottom(10)
  },
  // Sizes and limits, and taking them back after a layout
  FlexCase(0, 0, 100, 200) { $0.item.width(100).height(200) },
  FlexCase(0, 0, 200, 100) { $0.item.width(200).aspectRatio(2) },
  FlexCase(0, 0, 200, 0) {
    $0.item.width(200).aspectRatio(2)
  } later: {
    $0.a.flex.aspectRatio(nil)
  },
  FlexCase(0, 0, 200, 200) { $0.item.width(200).minWidth(100).height(200).minHeight(100) },
  FlexCase(0, 0, 400, 100) {
    $0.item.width(200).minWidth(100).height(200).minHeight(100)
  } later: {
    $0.a.flex.width(nil).height(nil)
  },
  FlexCase(0, 0, 300, 200) { $0.item.width(200).minWidth(300).height(200) },
  FlexCase(0, 0, 200, 200) {
    $0.item.width(200).minWidth(300).height(200)
  } later: {
    $0.a.flex.minWidth(nil)
  },
  FlexCase(0, 0, 300, 200) { $0.item.maxWidth(300).height(200) },
  FlexCase(0, 0, 400, 200) {
    $0.item.maxWidth(300).height(200)
  } later: {
    $0.a.flex.maxWidth(nil)
  },
  FlexCase(0, 0, 400, 300) { $0.item.height(200).minHeight(300) },
  FlexCase(0, 0, 400, 200) {
    $0.item.height(200).minHeight(300)
  } later: {
    $0.a.flex.minHeight(nil)
  },
  FlexCase(0, 0, 400, 100) { $0.item.height(200).maxHeight(100) },
  FlexCase(0, 0, 400, 200) {
    $0.item.height(200).maxHeight(100)
  } later: {
    $0.a.flex.maxHeight(nil)
  },
  // Gaps
  FlexCase([CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 150, y: 0, width: 100, height: 100)]) {
    $0.root.flex.direction(.row).alignItems(.start).columnGap(50)
    for view in [$0.a, $0.b] { $0.root.flex.addItem(view).size(100) }
  },
  FlexCase([CGRect(x: 0, y: 0, width: 100, height: 100), CGRect(x: 0, y: 150, width: 100, height: 100)]) {
    $0.root.flex.direction(.column).alignItems(.start).rowGap(50)
    for view in [$0.a, $0.b] { $0.root.flex.addItem(view).size(100) }
  },
  // Yoga gives a node without display a layout of zeros, whatever it was before, and all inside it.
  FlexCase([CGRect(x: 0, y: 0, width: 20, height: 20), .zero, CGRect(x: 0, y: 20, width: 20, height: 20)]) {
    $0.squares()
  } later: {
    $0.b.flex.display(.none)
  },
  FlexCase(column(0, 20, 40, 60)) {
    $0.squares()
  } later: {
    $0.b.flex.display(.none)
    $0.root.flex.layout()
    $0.b.flex.display(.flex)
  },
  FlexCase([CGRect(x: 0, y: 0, width: 20, height: 20), .zero]) {
    $0.squares()
  } later: {
    $0.b.flex.position(.absolute).display(.none)
  },
  FlexCase([.zero, .zero, CGRect(x: 0, y: 0, width: 20, height: 20)]) {
    $0.root.flex.addItem($0.a).addItem($0.b).size(30)
    $0.root.flex.addItem($0.c).size(20)
  } later: {
    $0.a.flex.display(.none)
  },
]

extension FlexTests {
  @Test func everyCaseLiesAsInFlexLayout() {
    for one in flexCases {
      atScale(2) {
        let world = FlexCaseWorld()
        one.define(world)
        world.root.flex.layout()
        if let later = one.later {
          later(world)
          world.root.flex.layout()
        }
        for (view, frame) in zip([world.a, world.b, world.c, world.d], one.frames) {
          #expect(isNear(view.frame, frame), "\(view.frame)", sourceLocation: one.place)
        }
      }
    }
  }
}
