import Foundation
import QuoinLayout

/// How a page is made: its canvas, and the environment its views find.
public struct PageOptions: Sendable {
  /// What the root view is proposed, and where it is drawn.
  public enum Canvas: Hashable, Sendable {
    /// The view's ideal size: nil is proposed on both axes, and the answer is the page.
    case fit
    /// Whatever is proposed; the view's answer is the page.
    case proposed(ProposedViewSize)
    /// Exactly this size, in points, without a safe area.
    case fixed(CGSize)
    /// A screen of this size with a safe area of these insets.
    case device(CGSize, EdgeInsets)
  }
  /// A phone's screen, 393×852 points with its safe area, unless set.
  public var canvas = Canvas.device(CGSize(width: 393, height: 852), EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
  /// Pixels per point.
  /// What is not finite or not above 0 counts as 1.
  public var scale: CGFloat = 3 {
    didSet { if !(scale.isFinite && scale > 0) { scale = 1 } }
  }
  /// Changes made to the environment before the root view is evaluated.
  public var environment: @Sendable (inout EnvironmentValues) -> Void = { _ in }
  /// Whether the page is drawn on the system's background (white, black in the dark), as a screen is; otherwise it is transparent
  /// where no view draws.
  public var isOpaque = false
  /// The bound on evaluations: a page that still changes its state after so many is shown as it is, with a finding.
  public var passLimit = 32
  /// Whether every proposal and answer is written down; see ``PlacedPage/trace``.
  public var isTraced = false
  /// Whether what is doubtful is looked for once more where anything is, by a second layout that is listened to, so that
  /// ``PlacedPage/doubts`` can tell whose it is.
  package var tracesDoubts = false
  /// A phone's screen at 3 pixels per point, transparent, with the environment as it begins.
  public init() {}
}

extension PageOptions.Canvas {
  /// What code that asks for the screen is told; `nil` leaves it as it is.
  var screenSize: CGSize? {
    switch self {
    case .fit, .proposed: nil
    case .fixed(let size), .device(let size, _): size
    }
  }
  /// The size less the safe area's insets; `nil` where the content decides.
  var safeSize: CGSize? {
    switch self {
    case .fit: nil
    case .proposed(let proposal): proposal.width.flatMap { width in proposal.height.map { CGSize(width: width, height: $0) } }
    case .fixed(let size): size
    case .device(let size, let insets):
      CGSize(width: size.width - insets.total(along: .horizontal), height: size.height - insets.total(along: .vertical))
    }
  }
}
