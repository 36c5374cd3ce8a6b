import QuoinObjectiveC

// On the phone every object can say what it is to those who do not see. Views and controllers have properties of their own for it; these
// are the same words for any object, which reach those where the object is one. They stand in an extension of the protocol, because what an
// extension of a class declares nobody below it may declare again.

extension NSObjectProtocol {
  private var words: ObjectWords { ObjectWords.of(self) }

  /// Whether it is read aloud.
  @MainActor @preconcurrency public var isAccessibilityElement: Bool {
    get { (self as? UIView)?.isAccessibilityElement ?? (self as? UIAccessibilityElement)?.isAccessibilityElement ?? words.isElement }
    set {
      (self as? UIView)?.isAccessibilityElement = newValue
      words.isElement = newValue
    }
  }
  /// What is read aloud.
  @MainActor @preconcurrency public var accessibilityLabel: String? {
    get { (self as? UIView)?.accessibilityLabel ?? (self as? UIAccessibilityElement)?.accessibilityLabel ?? words.label }
    set {
      (self as? UIView)?.accessibilityLabel = newValue
      words.label = newValue
    }
  }
  /// What it does, read aloud.
  @MainActor @preconcurrency public var accessibilityHint: String? {
    get { (self as? UIView)?.accessibilityHint ?? (self as? UIAccessibilityElement)?.accessibilityHint ?? words.hint }
    set {
      (self as? UIView)?.accessibilityHint = newValue
      words.hint = newValue
    }
  }
  /// Its value, read aloud.
  @MainActor @preconcurrency public var accessibilityValue: String? {
    get { (self as? UIView)?.accessibilityValue ?? (self as? UIAccessibilityElement)?.accessibilityValue ?? words.value }
    set {
      (self as? UIView)?.accessibilityValue = newValue
      words.value = newValue
    }
  }
  /// What it is.
  @MainActor @preconcurrency public var accessibilityTraits: UIAccessibilityTraits {
    get { (self as? UIView)?.accessibilityTraits ?? (self as? UIAccessibilityElement)?.accessibilityTraits ?? words.traits }
    set {
      (self as? UIView)?.accessibilityTraits = newValue
      words.traits = newValue
    }
  }
  /// Where it is on the screen.
  @MainActor @preconcurrency public var accessibilityFrame: CGRect {
    get { (self as? UIView)?.accessibilityFrame ?? (self as? UIAccessibilityElement)?.accessibilityFrame ?? words.frame }
    set {
      (self as? UIView)?.accessibilityFrame = newValue
      words.frame = newValue
    }
  }
  /// What is read aloud of it, in order.
  @MainActor @preconcurrency public var accessibilityElements: [Any]? {
    get { (self as? UIView)?.accessibilityElements ?? words.elements }
    set {
      (self as? UIView)?.accessibilityElements = newValue
      words.elements = newValue
    }
  }
  /// Whether what is inside is not read aloud.
  @MainActor @preconcurrency public var accessibilityElementsHidden: Bool {
    get { (self as? UIView)?.accessibilityElementsHidden ?? words.isHidden }
    set {
      (self as? UIView)?.accessibilityElementsHidden = newValue
      words.isHidden = newValue
    }
  }
}

/// The words of objects that are neither views nor elements.
private final class ObjectWords {
  var isElement = false
  var isHidden = false
  var label: String?
  var hint: String?
  var value: String?
  var traits = UIAccessibilityTraits.none
  var frame = CGRect.zero
  var elements: [Any]?

  nonisolated(unsafe) private static let key = UnsafeMutablePointer<UInt8>.allocate(capacity: 1)
  static func of(_ object: AnyObject) -> ObjectWords {
    if let known = objc_getAssociatedObject(object, key) as? ObjectWords { return known }
    let made = ObjectWords()
    objc_setAssociatedObject(object, key, made, .OBJC_ASSOCIATION_RETAIN)
    return made
  }
}
