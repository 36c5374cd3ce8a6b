import SwiftUI

/// How each part of a colour is made of all its parts: a row for each of red, green, blue and opacity, its fifth number added.
public struct ColorMatrix: Hashable, Sendable {
  /// How much of each part is in red.
  public var r1: Float = 1, r2: Float = 0, r3: Float = 0, r4: Float = 0, r5: Float = 0
  /// How much of each part is in green.
  public var g1: Float = 0, g2: Float = 1, g3: Float = 0, g4: Float = 0, g5: Float = 0
  /// How much of each part is in blue.
  public var b1: Float = 0, b2: Float = 0, b3: Float = 1, b4: Float = 0, b5: Float = 0
  /// How much of each part is in the opacity.
  public var a1: Float = 0, a2: Float = 0, a3: Float = 0, a4: Float = 1, a5: Float = 0
  /// Every colour stays as it is.
  public init() {}
}
extension GraphicsContext.Filter {
  /// Changes every colour by a matrix. Only what is multiplied part by part is drawn: what one part takes of another, and what is added,
  /// is left out.
  public static func colorMatrix(_ matrix: ColorMatrix) -> GraphicsContext.Filter {
    .colorMultiply(
      Color(.sRGB, red: Double(matrix.r1), green: Double(matrix.g2), blue: Double(matrix.b3), opacity: Double(matrix.a4)))
  }
}
extension View {
  /// Gives what is within other room at its edges to keep clear of, beside what there is.
  nonisolated public func _safeAreaInsets(_ insets: EdgeInsets) -> some View { safeAreaPadding(insets) }
}
