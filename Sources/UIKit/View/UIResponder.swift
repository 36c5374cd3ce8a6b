/// An object that events reach: views, controllers, windows.
@MainActor @preconcurrency open class UIResponder: NSObject {
  /// A responder with nothing in it.
  public override init() { super.init() }
  /// Who is asked next; nil at the end of the chain.
  open var next: UIResponder? { nil }
  /// Whether this may receive keys; false unless overridden.
  open var canBecomeFirstResponder: Bool { false }
  /// Whether this may stop receiving keys.
  open var canResignFirstResponder: Bool { true }
  /// Whether this receives keys.
  open var isFirstResponder: Bool { UIResponder.first === self }
  private static weak var first: UIResponder?

  /// Makes this the receiver of keys when it may be; returns whether it is.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    UIResponder.first = self
    return true
  }

  /// Gives up receiving keys; returns whether it did.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { UIResponder.first = nil }
    return true
  }

  /// A touch begins; passed on unless overridden. No touches happen while a page is made.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// A touch moves.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// A touch ends.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// A touch is taken away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesCancelled(touches, with: event) }
}

/// A finger on the screen.
@MainActor @preconcurrency open class UITouch: NSObject {
  /// Where it is; always the origin here, as pages have no touches.
  open func location(in view: UIView?) -> CGPoint { .zero }
}

/// Something the user did.
@MainActor @preconcurrency open class UIEvent: NSObject {}
