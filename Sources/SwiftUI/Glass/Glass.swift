import Foundation
import QuoinAppearance
import QuoinDrawing

/// What a glass plate is made of: iOS 26's material for controls that float over content.
public struct Glass: Equatable, Sendable {
  enum Kind: Hashable, Sendable { case regular, clear, identity }
  let kind: Kind
  var color: Color?

  /// A plate that blurs what is behind.
  public static var regular: Glass { Glass(kind: .regular) }
  /// A plate that lets more through.
  public static var clear: Glass { Glass(kind: .clear) }
  /// No plate.
  public static var identity: Glass { Glass(kind: .identity) }
  /// The plate in a colour; nil = without one.
  public func tint(_ color: Color?) -> Glass {
    var tinted = self
    tinted.color = color
    return tinted
  }
  /// The plate that moves under a finger; a still picture shows it at rest.
  public func interactive(_ isEnabled: Bool = true) -> Glass { self }
}

/// The outline a glass plate has unless one is given: a capsule.
public struct DefaultGlassEffectShape: Shape {
  /// A capsule.
  public init() {}
  /// The outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { Capsule().path(in: rect) }
}

extension View {
  /// Puts the view on a glass plate with the outline of `shape`. A still picture shows a veil with a lit edge and a soft shadow; how glass
  /// bends and blurs what is behind is not drawn.
  @ViewBuilder nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
  {
    if glass.kind == .identity {
      self
    } else {
      background { GlassPlate(glass.kind == .clear ? .clear : .regular, color: glass.color?.opacity(0.8), in: shape) }
    }
  }
  /// Names the view's glass plate for motion. Ignored: nothing moves.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  /// Joins glass plates of one id. Ignored: each has its own plate.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  /// How the view's glass plate comes and goes. Ignored: a still picture shows it there.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
}

/// A plate of glass as large as it is proposed.
struct GlassPlate<S: Shape>: View {
  let kind: GlassLook.Kind
  let color: Color?
  let shape: S
  nonisolated init(_ kind: GlassLook.Kind = .regular, color: Color? = nil, in shape: S) {
    self.kind = kind
    self.color = color
    self.shape = shape
  }
  var body: some View {
    let (kind, hasColor, shape) = (kind, color != nil, shape)
    ControlFace("Glass") { rect, context in
      GlassLook.items(kind, tint: hasColor ? context.tint : nil, in: rect, context: context) { shape.path(in: $0) }
    }
    .settingEnvironment { [color] environment in if let color { environment.tintStyle = AnyShapeStyle(color) } }
  }
}

/// How a glass plate comes and goes; a still picture shows it there.
public struct GlassEffectTransition: Sendable {
  /// At once.
  public static var identity: GlassEffectTransition { GlassEffectTransition() }
  /// Out of another plate.
  public static var matchedGeometry: GlassEffectTransition { GlassEffectTransition() }
  /// Out of nothing.
  public static var materialize: GlassEffectTransition { GlassEffectTransition() }
}
