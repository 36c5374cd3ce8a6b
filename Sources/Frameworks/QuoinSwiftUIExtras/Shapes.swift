import SwiftUI

// Forms that follow the container's, effects of shaders, and widths of symbols beside words.

/// A rectangle whose corners follow the container's. Corners that are said are drawn; the others are sharp here, whatever form the container
/// has.
public struct ConcentricRectangle: Shape {
  let radii: RectangleCornerRadii?
  /// All corners as the container's; sharp here.
  public init() { radii = nil }
  /// Corners of a kind; `isUniform` makes them as the largest of them.
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.init(corners, corners, corners, corners) }
  /// Corners of four kinds.
  public init(
    topLeadingCorner: Edge.Corner.Style, topTrailingCorner: Edge.Corner.Style, bottomLeadingCorner: Edge.Corner.Style,
    bottomTrailingCorner: Edge.Corner.Style
  ) { self.init(topLeadingCorner, topTrailingCorner, bottomLeadingCorner, bottomTrailingCorner) }
  /// Corners of one kind above and of another below.
  public init(uniformTopCorners: Edge.Corner.Style, uniformBottomCorners: Edge.Corner.Style = .concentric) {
    self.init(uniformTopCorners, uniformTopCorners, uniformBottomCorners, uniformBottomCorners)
  }
  private init(
    _ topLeading: Edge.Corner.Style, _ topTrailing: Edge.Corner.Style, _ bottomLeading: Edge.Corner.Style,
    _ bottomTrailing: Edge.Corner.Style
  ) {
    let all = [topLeading, topTrailing, bottomLeading, bottomTrailing]
    radii =
      all.allSatisfy { $0.radius == nil }
      ? nil
      : RectangleCornerRadii(
        topLeading: all[0].radius ?? 0, bottomLeading: all[2].radius ?? 0, bottomTrailing: all[3].radius ?? 0,
        topTrailing: all[1].radius ?? 0)
  }
  public func path(in rect: CGRect) -> Path {
    guard let radii else { return ContainerRelativeShape().path(in: rect) }
    return Path(roundedRect: rect, cornerRadii: radii)
  }
}
extension Edge {
  /// Where two edges meet.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing
    /// How a corner is.
    public struct Style: Hashable, Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      let radius: CGFloat?
      /// As the container's.
      public static let concentric = Style(radius: nil)
      /// As the container's, and at least as round.
      public static func concentric(minimum: CGFloat) -> Style { Style(radius: minimum) }
      /// As round as said, in points.
      public static func fixed(_ radius: CGFloat) -> Style { Style(radius: radius) }
      init(radius: CGFloat?) { self.radius = radius }
      public init(floatLiteral value: Double) { radius = value }
      public init(integerLiteral value: Int) { radius = CGFloat(value) }
    }
  }
}
extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of a kind.
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
extension VisualEffect {
  /// A shader's colours. Ignored: none runs here.
  public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }
  /// A shader's places. Ignored: none runs here.
  public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
  /// A shader over all of it. Ignored: none runs here.
  public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect { self }
}
extension View {
  /// Points between the symbols and words of labels within. Ignored.
  nonisolated public func labelIconToTitleSpacing(_ spacing: CGFloat) -> some View { self }
  /// How wide symbols of labels within are at least. Ignored.
  nonisolated public func labelReservedIconWidth(_ value: CGFloat) -> some View { self }
}
