import Foundation

/// A height of a sheet that a type works out.
@MainActor @preconcurrency public protocol CustomPresentationDetent {
  /// What the height depends on.
  typealias Context = PresentationDetent.Context
  /// The height in points; nil = this height is not there.
  static func height(in context: Context) -> CGFloat?
}
