import Foundation
import QuoinDrawing
import QuoinLayout

/// Colours that pass into one another.
public struct Gradient: Hashable, Sendable {
  /// A colour at a place from 0 to 1.
  public struct Stop: Hashable, Sendable {
    /// What it passes through there.
    public var color: Color
    /// Where: 0 is the start, 1 the end. What is not finite counts as 0.
    public var location: CGFloat
    /// A colour at a place from 0 to 1.
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  /// How colours in between are reckoned.
  public struct ColorSpace: Hashable, Sendable {
    let isPerceptual: Bool
    /// Colours in between are reckoned as the display's components.
    public static let device = ColorSpace(isPerceptual: false)
    /// Colours in between are reckoned as the eye sees them.
    public static let perceptual = ColorSpace(isPerceptual: true)
  }
  /// The colours, in the order of their places; others are sorted before painting.
  public var stops: [Stop]
  var space = ColorSpace.device
  /// Colours at places of their own.
  public init(stops: [Stop]) { self.stops = stops }
  /// Colours at equal distances.
  public init(colors: [Color]) {
    stops = colors.enumerated().map { Stop(color: $1, location: colors.count > 1 ? CGFloat($0) / CGFloat(colors.count - 1) : 0) }
  }
  /// The same colours, with those in between reckoned in `space`.
  public func colorSpace(_ space: ColorSpace) -> AnyGradient { AnyGradient(gradient: self, space: space) }

  func paintStops(in environment: EnvironmentValues, level: Int) -> [PaintStop] {
    let own = stops.map {
      PaintStop($0.color.style(in: environment, level: level).color, at: Double($0.location.isFinite ? $0.location : 0))
    }.sorted { $0.location < $1.location }
    guard space.isPerceptual else { return own }
    return zip(own, own.dropFirst()).flatMap { a, b in
      (0..<8).map { step in
        let share = Double(step) / 8
        return PaintStop(PerceptualColor.mix(a.color, b.color, share), at: a.location + (b.location - a.location) * share)
      }
    } + own.suffix(1)
  }
}

extension Gradient: PrimitiveStyle {
  func style(in environment: EnvironmentValues, level: Int) -> ResolvedStyle { AnyGradient(self).style(in: environment, level: level) }
}

/// What every gradient is as a view: itself, filling what is proposed.
protocol StyleView: View, PrimitiveStyle where Body == Never {}

extension StyleView {
  public var body: Never { fatalError("\(Self.self) has no body; it is a primitive view.") }
  nonisolated public static func _emit(_ view: Self, _ scope: _Scope, into nodes: inout [_ViewNode]) {
    let name = String(describing: Self.self)
    nodes.append(_ViewNode(ShapeRule(name), [], scope, look: FillLook(view.resolvedStyle(in: scope.environment))))
  }
}
