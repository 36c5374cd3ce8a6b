import QuoinDrawing

/// Where the lines of a text layer stand.
public struct CATextLayerAlignmentMode: Hashable, Sendable {
  let known: NSTextAlignment
  /// Where reading begins.
  public static let natural = CATextLayerAlignmentMode(known: .natural)
  /// At the left.
  public static let left = CATextLayerAlignmentMode(known: .left)
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(known: .center)
  /// At the right.
  public static let right = CATextLayerAlignmentMode(known: .right)
  /// Filling the width.
  public static let justified = CATextLayerAlignmentMode(known: .justified)
}
