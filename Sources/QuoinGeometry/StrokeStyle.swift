import Foundation

#if !canImport(Darwin)
  /// How an open line ends.
  public enum CGLineCap: Int32, Hashable, Codable, Sendable {
    /// Cut straight at the end point.
    case butt = 0
    /// A half disc around the end point.
    case round = 1
    /// Half a square beyond the end point.
    case square = 2
  }

  /// How two segments of a line meet.
  public enum CGLineJoin: Int32, Hashable, Codable, Sendable {
    /// A sharp corner, up to the miter limit; beyond it a bevel.
    case miter = 0
    /// A disc around the corner.
    case round = 1
    /// The corner cut straight.
    case bevel = 2
  }
#endif

/// How the line along a path looks. Lengths are points.
public struct StrokeStyle: Equatable, Hashable, Sendable {
  /// The width across the line, centred on the path; 0 or less draws nothing.
  public var lineWidth: CGFloat
  /// How open ends look.
  public var lineCap: CGLineCap
  /// How corners look.
  public var lineJoin: CGLineJoin
  /// The longest miter, as a multiple of the line's width, before the corner is bevelled.
  public var miterLimit: CGFloat
  /// Lengths of dashes and gaps in turn; empty means a solid line.
  public var dash: [CGFloat]
  /// How far into the dash pattern the line starts.
  public var dashPhase: CGFloat

  /// A line style; every value has SwiftUI's default.
  public init(
    lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10, dash: [CGFloat] = [],
    dashPhase: CGFloat = 0
  ) {
    self.lineWidth = lineWidth
    self.lineCap = lineCap
    self.lineJoin = lineJoin
    self.miterLimit = miterLimit
    self.dash = dash
    self.dashPhase = dashPhase
  }
}

/// How the inside of a path is coloured.
public struct FillStyle: Equatable, Hashable, Sendable {
  /// Whether the even-odd rule decides what is inside; otherwise the winding number does.
  public var isEOFilled: Bool
  /// Whether edges are smoothed.
  public var isAntialiased: Bool

  /// A fill style; SwiftUI's defaults are the winding rule and smooth edges.
  public init(eoFill: Bool = false, antialiased: Bool = true) {
    isEOFilled = eoFill
    isAntialiased = antialiased
  }
}
