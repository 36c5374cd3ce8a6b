extension UIViewController {
  /// What is read aloud; kept only.
  public var accessibilityLabel: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// What it does, read aloud; kept only.
  public var accessibilityHint: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Its value, read aloud; kept only.
  public var accessibilityValue: String? {
    get { kept(nil) }
    set { keep(newValue) }
  }
  /// Whether it is read aloud; kept only.
  public var isAccessibilityElement: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// Whether what is inside is not read aloud; kept only.
  public var accessibilityElementsHidden: Bool {
    get { kept(false) }
    set { keep(newValue) }
  }
  /// What is read aloud of it, in order; kept only.
  public var accessibilityElements: [Any]? {
    get { kept(nil) }
    set { keep(newValue) }
  }
}

extension UIImage {
  private static let words = AssociatedWords()
  /// What is read aloud; kept only.
  public var accessibilityLabel: String? {
    get { Self.words.get(self, "label") }
    set { Self.words.set(newValue, self, "label") }
  }
  /// What it does, read aloud; kept only.
  public var accessibilityHint: String? {
    get { Self.words.get(self, "hint") }
    set { Self.words.set(newValue, self, "hint") }
  }
  /// Its value, read aloud; kept only.
  public var accessibilityValue: String? {
    get { Self.words.get(self, "value") }
    set { Self.words.set(newValue, self, "value") }
  }
  /// How tests find it; kept only.
  public var accessibilityIdentifier: String? {
    get { Self.words.get(self, "identifier") }
    set { Self.words.set(newValue, self, "identifier") }
  }
}

/// Words that are kept beside objects which keep none.
private struct AssociatedWords: Sendable {
  private static let keys = ["label", "hint", "value", "identifier"]
  nonisolated(unsafe) private let places = UnsafeMutablePointer<UInt8>.allocate(capacity: keys.count)
  private func place(_ name: String) -> UnsafeRawPointer { UnsafeRawPointer(places + (Self.keys.firstIndex(of: name) ?? 0)) }
  func get(_ object: AnyObject, _ name: String) -> String? { objc_getAssociatedObject(object, place(name)) as? String }
  func set(_ words: String?, _ object: AnyObject, _ name: String) {
    objc_setAssociatedObject(object, place(name), words, .OBJC_ASSOCIATION_RETAIN)
  }
}
