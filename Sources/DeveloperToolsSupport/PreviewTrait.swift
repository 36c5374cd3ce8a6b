import Foundation

/// Something a preview asks for: the size of its canvas, an orientation.
@MainActor @preconcurrency public struct PreviewTrait<T>: Sendable {
  nonisolated package let kind: PreviewTraitKind

  nonisolated package init(_ kind: PreviewTraitKind) { self.kind = kind }

  /// The screen of a device.
  public static var defaultLayout: PreviewTrait { PreviewTrait(.device) }

  /// No canvas: the content is proposed nothing and drawn at the size it answers.
  public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait(.sizeThatFits) }

  /// A canvas of exactly this size in points, without a safe area.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait { PreviewTrait(.fixed(width: width, height: height)) }

  /// The device upright. This is how a device stands when nothing is said.
  public static var portrait: PreviewTrait { PreviewTrait(.orientation(.portrait)) }

  /// The device on its left side: width and height are exchanged.
  public static var landscapeLeft: PreviewTrait { PreviewTrait(.orientation(.landscapeLeft)) }

  /// The device on its right side: width and height are exchanged.
  public static var landscapeRight: PreviewTrait { PreviewTrait(.orientation(.landscapeRight)) }

  /// The device upside down: a phone's picture is that of the upright one.
  public static var portraitUpsideDown: PreviewTrait { PreviewTrait(.orientation(.portraitUpsideDown)) }
}

/// What a trait asks for.
package enum PreviewTraitKind: Sendable {
  case device
  case sizeThatFits
  case fixed(width: CGFloat, height: CGFloat)
  case orientation(PreviewOrientation)
  /// Puts something around the content: takes a view, gives back a view.
  case wrapping(@MainActor @Sendable (Any) -> Any)
}

/// How a device is held.
package enum PreviewOrientation: Sendable {
  case portrait, portraitUpsideDown, landscapeLeft, landscapeRight

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
