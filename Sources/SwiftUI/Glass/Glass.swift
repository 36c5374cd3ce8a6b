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
  /// Puts the view on a glass plate with the outline of `shape`. A still picture shows the system's thin material with a light edge; how
  /// glass bends what is behind is not drawn.
  @ViewBuilder nonisolated public func glassEffect(_ glass: Glass = .regular, in shape: some Shape = DefaultGlassEffectShape()) -> some View
  {
    if glass.kind == .identity {
      self
    } else {
      background {
        ZStack {
          shape.fill(glass.kind == .clear ? Material.ultraThinMaterial : Material.regularMaterial)
          if let color = glass.color { shape.fill(color.opacity(0.8)) }
          shape.stroke(Color.white.opacity(0.35), lineWidth: 0.5)
        }
      }
    }
  }
  /// Names the view's glass plate for motion. Ignored: nothing moves.
  nonisolated public func glassEffectID(_ id: (some Hashable & Sendable)?, in namespace: Namespace.ID) -> some View { self }
  /// Joins glass plates of one id. Ignored: each has its own plate.
  nonisolated public func glassEffectUnion(id: (some Hashable & Sendable)?, namespace: Namespace.ID) -> some View { self }
  /// How the view's glass plate comes and goes. Ignored: a still picture shows it there.
  nonisolated public func glassEffectTransition(_ transition: GlassEffectTransition) -> some View { self }
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
