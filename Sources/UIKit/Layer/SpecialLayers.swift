import QuoinDrawing

/// The form of a gradient.
public struct CAGradientLayerType: Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// The form with this name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Along a line.
  public static let axial = CAGradientLayerType(rawValue: "axial")
  /// From a centre.
  public static let radial = CAGradientLayerType(rawValue: "radial")
  /// Around a centre.
  public static let conic = CAGradientLayerType(rawValue: "conic")
}

/// The rule that says what is inside a path.
public struct CAShapeLayerFillRule: Hashable, Sendable {
  let name: String
  /// By winding.
  public static let nonZero = CAShapeLayerFillRule(name: "non-zero")
  /// By crossings.
  public static let evenOdd = CAShapeLayerFillRule(name: "even-odd")
}

/// The ends of a line.
public struct CAShapeLayerLineCap: Hashable, Sendable {
  let known: CGLineCap
  /// Cut.
  public static let butt = CAShapeLayerLineCap(known: .butt)
  /// Round.
  public static let round = CAShapeLayerLineCap(known: .round)
  /// Square.
  public static let square = CAShapeLayerLineCap(known: .square)
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: Hashable, Sendable {
  let known: CGLineJoin
  /// Sharp.
  public static let miter = CAShapeLayerLineJoin(known: .miter)
  /// Round.
  public static let round = CAShapeLayerLineJoin(known: .round)
  /// Cut.
  public static let bevel = CAShapeLayerLineJoin(known: .bevel)
}
