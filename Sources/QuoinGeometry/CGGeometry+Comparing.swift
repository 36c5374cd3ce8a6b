import Foundation

extension CGSize {
  /// Whether both are the same.
  public func equalTo(_ size: CGSize) -> Bool { self == size }
}
extension CGPoint {
  /// Whether both are the same.
  public func equalTo(_ point: CGPoint) -> Bool { self == point }
}
extension CGRect {
  /// Whether both are the same, after turning negative lengths round.
  public func equalTo(_ rect: CGRect) -> Bool { standardized == rect.standardized }
}
