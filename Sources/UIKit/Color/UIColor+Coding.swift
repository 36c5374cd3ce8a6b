extension UIColor: NSSecureCoding {
  /// Whether an archive is read without another class slipping in: yes.
  public static var supportsSecureCoding: Bool { true }
  private static let keys = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"]
  /// Writes the sRGB parts that the colour has in the current surroundings.
  public func encode(with coder: NSCoder) {
    let parts = cgColor
    for (key, part) in zip(Self.keys, [parts.red, parts.green, parts.blue, parts.alpha]) { coder.encode(Double(part), forKey: key) }
  }
  /// Reads what `encode(with:)` has written; nil where that is not there.
  public convenience init?(coder: NSCoder) {
    guard Self.keys.allSatisfy(coder.containsValue(forKey:)) else { return nil }
    let parts = Self.keys.map { CGFloat(coder.decodeDouble(forKey: $0)) }
    self.init(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
  }
}
