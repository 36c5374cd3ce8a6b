import Foundation
import QuoinAppearance
import QuoinLayout

/// What a popover or a dialog points to: a place of the views that present it.
struct PopoverSource {
  /// The nodes that present, as they stand on the page.
  let nodes: [_ViewNode]
  /// The place in the rectangle around them.
  let place: (CGRect) -> CGRect

  init(_ nodes: [_ViewNode], at anchor: PopoverAttachmentAnchor) {
    self.nodes = nodes
    place =
      switch anchor {
      case .rect(let source): { source.make($0)(.zero) }
      case .point(let point): { CGRect(origin: point.point(in: $0), size: .zero) }
      }
  }

  /// Where that is on the page; nil while nothing of it is placed.
  var rect: CGRect? {
    let frames = nodes.filter(\.isPlaced).map(\.frame)
    guard let first = frames.first else { return nil }
    return place(frames.dropFirst().reduce(first) { $0.union($1) })
  }
}

/// Puts a card beside what it is about: the children are the card's shadow, the arrow, a rhomb of which half shows, and the card.
///
/// Places are read from the page itself, where the source is placed before what lies over it.
struct PopoverRule: LayoutRule {
  let source: PopoverSource
  /// The sides it may stand at, the first that has room before the others.
  let sides: [PopoverPlace.Side]
  let measures: PresentationMeasures

  var name: String { "popover" }
  var readsOrigin: Bool { true }
  var mirrors: Bool { false }
  var traits: RuleTraits { .surroundings }

  func size(_ node: LayoutNode, for proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
  func arrange(_ node: LayoutNode, size: CGSize, for proposal: ProposedViewSize) -> [ChildPlacement] {
    let origin = node.frame.origin
    let margin = CGFloat(measures.popoverMargin)
    let room = CGRect(origin: origin, size: size).insetBy(dx: min(margin, size.width / 2), dy: min(margin, size.height / 2))
    let anchor = source.rect ?? CGRect(x: room.midX, y: room.midY, width: 0, height: 0)
    let card = node.children[2]
    let wish = card.size(for: .unspecified)
    let fit = ProposedViewSize(width: min(wish.width, room.width), height: min(wish.height, room.height))
    let place = PopoverPlace(of: card.size(for: fit), beside: anchor, in: room, sides: sides, measures: measures)
    let arrow: ChildPlacement
    if let foot = place.foot {
      let (long, wide) = (2 * CGFloat(measures.popoverArrow), CGFloat(measures.popoverArrowWidth))
      let isUpright = place.side == .above || place.side == .below
      let size = isUpright ? CGSize(width: wide, height: long) : CGSize(width: long, height: wide)
      arrow = ChildPlacement(
        origin: CGPoint(x: foot.x - origin.x - size.width / 2, y: foot.y - origin.y - size.height / 2),
        proposal: ProposedViewSize(size))
    } else {
      arrow = ChildPlacement(
        origin: CGPoint(x: place.frame.midX - origin.x, y: place.frame.midY - origin.y), proposal: ProposedViewSize(width: 0, height: 0))
    }
    let corner = CGPoint(x: place.frame.minX - origin.x, y: place.frame.minY - origin.y)
    return [
      ChildPlacement(origin: corner, proposal: ProposedViewSize(place.frame.size)), arrow, ChildPlacement(origin: corner, proposal: fit),
    ]
  }
}

/// A rhomb.
private struct Diamond: Shape {
  nonisolated func path(in rect: CGRect) -> Path {
    var path = Path()
    path.move(to: CGPoint(x: rect.midX, y: rect.minY))
    path.addLine(to: CGPoint(x: rect.maxX, y: rect.midY))
    path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
    path.addLine(to: CGPoint(x: rect.minX, y: rect.midY))
    path.closeSubpath()
    return path
  }
}

extension _ViewNode {
  /// The page under a card that stands beside what it is about; a touch elsewhere takes it away.
  func covered(byCard card: _ViewNode, of presentation: Presentation, from source: PopoverSource, _ report: PresentationReport) -> _ViewNode
  {
    let scope = presentation.scope
    let measures = scope.environment.systemLook.presentation
    let isDialog = presentation.kind == .dialog
    let radius = report.cornerRadius ?? CGFloat(isDialog ? measures.dialogRadius : measures.popoverRadius)
    let shape = RoundedRectangle(cornerRadius: radius, style: .continuous)
    let isDark = scope.environment.colorScheme == .dark
    let color =
      isDialog ? Color(white: isDark ? measures.cardWhiteDark : measures.dialogWhite) : Color.systemBackground(0)
    let ground = report.background ?? AnyView(Rectangle().fill(color))
    let shadow = shape.fill(color).shadow(color: .black.opacity(0.2), radius: 20)
    let framed = MadeView([card]).background { ground }.clipShape(shape)
    let tip = ground.mask { Diamond() }
    guard let cardNode = type(of: framed).oneNode(framed, scope.child(0xCA), in: ZStackLayout().makeRule()),
      let shadowNode = type(of: shadow).oneNode(shadow, scope.child(0x5A), in: ZStackLayout().makeRule()),
      let tipNode = type(of: tip).oneNode(tip, scope.child(0x71), in: ZStackLayout().makeRule())
    else { return self }
    // Recorded (SW notes on ios/dialog/basic): a dialog stands above what it is about.
    let sides: [PopoverPlace.Side] = isDialog && measures.dialog > 0 ? [.above, .below, .right, .left] : PopoverPlace.Side.allCases
    let node = _ViewNode(PopoverRule(source: source, sides: sides, measures: measures), [shadowNode, tipNode, cardNode], scope)
    let dismiss: @MainActor () -> Void = { [dismissal = presentation.dismissal] in dismissal.run?() }
    let layer = ZStack {
      Color.clear.ignoresSafeArea().keepingAction(dismiss)
      MadeView([node])
    }
    return layered(layer, over: true, .center, scope)
  }
}
