import Foundation
import QuoinDrawing
import QuoinLayout

/// How a view comes and goes where a page plays; a page that stands still shows it there.
public struct AnyTransition: Sendable {
  indirect enum Kind: Sendable {
    case identity, opacity, slide
    case scale(CGFloat, UnitPoint)
    case offset(CGSize)
    case move(Edge)
    case push(Edge)
    case asymmetric(Kind, Kind)
    case combined(Kind, Kind)
    case animated(Kind, Animation?)
  }
  let kind: Kind
  /// What modifiers of a user's own are put around a view, to go from one state to another as it comes.
  /// Called on the main actor, where views are made.
  nonisolated(unsafe) let wrap: ((AnyView) -> AnyView)?
  init(kind: Kind, wrap: ((AnyView) -> AnyView)? = nil) {
    self.kind = kind
    self.wrap = wrap
  }
  /// The same for leaving alone.
  var leaving: AnyTransition { AnyTransition(kind: .asymmetric(.identity, kind)) }
  /// Nothing is seen of it.
  public static let identity = AnyTransition(kind: .identity)
  /// Fades.
  public static let opacity = AnyTransition(kind: .opacity)
  /// Grows from its middle, and shrinks to it.
  public static let scale = AnyTransition(kind: .scale(0, .center))
  /// In from the leading edge, out at the trailing one.
  public static let slide = AnyTransition(kind: .slide)
  /// Grows from `scale` times the size at `anchor`, and shrinks to that.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition { AnyTransition(kind: .scale(scale, anchor)) }
  /// In from an edge of its own frame and out at the same.
  public static func move(edge: Edge) -> AnyTransition { AnyTransition(kind: .move(edge)) }
  /// In from an edge and out at the opposite, fading.
  public static func push(from edge: Edge) -> AnyTransition { AnyTransition(kind: .push(edge)) }
  /// From a distance in points.
  public static func offset(_ offset: CGSize) -> AnyTransition { AnyTransition(kind: .offset(offset)) }
  /// From a distance in points, right and down.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition { offset(CGSize(width: x, height: y)) }
  /// One way to come and another to go.
  public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
    AnyTransition(kind: .asymmetric(insertion.kind, removal.kind), wrap: insertion.wrap)
  }
  /// From one state of a modifier to the other; the view leaves by fading.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
    let modifier = ModifierTransition(active: active, identity: identity)
    return AnyTransition(kind: .asymmetric(.identity, .opacity), wrap: { AnyView($0.modifier(modifier)) })
  }
  /// Both at once.
  public func combined(with other: AnyTransition) -> AnyTransition {
    let (inner, outer) = (wrap, other.wrap)
    var both = inner ?? outer
    if let inner, let outer { both = { outer(inner($0)) } }
    return AnyTransition(kind: .combined(kind, other.kind), wrap: both)
  }
  /// With an animation of its own; nil comes and goes at once.
  public func animation(_ animation: Animation?) -> AnyTransition {
    AnyTransition(kind: .animated(kind, animation), wrap: wrap)
  }
}

extension AnyTransition.Kind {
  /// How it runs, where the change around runs as `animation` says.
  func animation(_ animation: Animation?, isLeaving: Bool) -> Animation? {
    switch self {
    case .animated(_, let own): own
    case .asymmetric(let coming, let going): (isLeaving ? going : coming).animation(animation, isLeaving: isLeaving)
    case .combined(let one, let other):
      one.animation(nil, isLeaving: isLeaving) ?? other.animation(nil, isLeaving: isLeaving) ?? animation
    default: animation
    }
  }

  /// Whether anything is seen of it.
  var isSeen: Bool { if case .identity = self { false } else { true } }

  /// What shows a view in `frame` that is away by a part: 0 is there, 1 has not come yet or has gone.
  func effects(_ away: Double, isLeaving: Bool, in frame: CGRect, isRightToLeft: Bool) -> [LayerEffect] {
    func inner(_ kind: Self) -> [LayerEffect] { kind.effects(away, isLeaving: isLeaving, in: frame, isRightToLeft: isRightToLeft) }
    func shift(_ edge: Edge) -> LayerEffect {
      switch edge {
      case .top: .offset(x: 0, y: -frame.height * away)
      case .bottom: .offset(x: 0, y: frame.height * away)
      case .leading: .offset(x: (isRightToLeft ? 1 : -1) * frame.width * away, y: 0)
      case .trailing: .offset(x: (isRightToLeft ? -1 : 1) * frame.width * away, y: 0)
      }
    }
    switch self {
    case .identity: return []
    case .opacity: return [.opacity(1 - away)]
    case .slide: return [shift(isLeaving ? .trailing : .leading)]
    case .scale(let scale, let anchor):
      let factor = 1 + (scale - 1) * away
      return [.scale(x: factor, y: factor, anchor: anchor)]
    case .offset(let offset): return [.offset(x: offset.width * away, y: offset.height * away)]
    case .move(let edge): return [shift(edge)]
    case .push(let edge): return [.opacity(1 - away), shift(isLeaving ? edge.opposite : edge)]
    case .asymmetric(let coming, let going): return inner(isLeaving ? going : coming)
    case .combined(let one, let other): return inner(one) + inner(other)
    case .animated(let kind, _): return inner(kind)
    }
  }
}

extension Edge {
  fileprivate var opposite: Edge {
    switch self {
    case .top: .bottom
    case .bottom: .top
    case .leading: .trailing
    case .trailing: .leading
    }
  }
}
