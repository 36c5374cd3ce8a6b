import QuoinAppearance
import QuoinDrawing

/// What bars have in common.
@MainActor @preconcurrency open class UIBarAppearance: NSObject, KeepsValues {
  package final var keptValues = KeptValues()
  /// The colour behind; nil = nothing.
  open var backgroundColor: UIColor?
  /// The material behind; kept only.
  open var backgroundEffect: UIBlurEffect?
  /// How the picture behind fills; kept only.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// A picture behind; kept only.
  open var backgroundImage: UIImage?
  /// The line below as a picture; kept only.
  open var shadowImage: UIImage?
  /// The colour of the line below; nil = none.
  open var shadowColor: UIColor?
  /// Opaque.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// As the system likes.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Nothing behind.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}
