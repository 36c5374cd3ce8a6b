import Foundation
import QuoinText

// A font is written as its wish: family, size, weight, width and slant. What a text style said of its lines is not.

extension UIFontDescriptor: NSSecureCoding {
  /// Whether an archive is read without another class slipping in: yes.
  public static var supportsSecureCoding: Bool { true }
  private static let designs: [(name: String, design: FontDescriptor.Design)] = [
    ("default", .standard), ("serif", .serif), ("rounded", .rounded), ("monospaced", .monospaced),
  ]
  /// Writes the wish.
  public func encode(with coder: NSCoder) {
    switch wish.family {
    case .named(let name): coder.encode(name, forKey: "family")
    case .system(let design): coder.encode(Self.designs.first { $0.design == design }?.name, forKey: "design")
    }
    coder.encode(Double(wish.size), forKey: "size")
    coder.encode(wish.weight, forKey: "weight")
    coder.encode(wish.width, forKey: "width")
    coder.encode(wish.isItalic, forKey: "italic")
  }
  /// Reads what `encode(with:)` has written; nil where that is not there.
  public convenience init?(coder: NSCoder) {
    guard coder.containsValue(forKey: "size") else { return nil }
    func text(_ key: String) -> String? {
      coder.containsValue(forKey: key) ? coder.decodeObject(of: NSString.self, forKey: key).map { "\($0)" } : nil
    }
    let design = text("design").flatMap { name in Self.designs.first { $0.name == name }?.design } ?? .standard
    self.init(
      FontDescriptor(
        text("family").map { .named($0) } ?? .system(design), size: CGFloat(coder.decodeDouble(forKey: "size")),
        weight: coder.decodeInteger(forKey: "weight"), isItalic: coder.decodeBool(forKey: "italic"),
        width: coder.decodeInteger(forKey: "width")))
  }
}

extension UIFont: NSSecureCoding {
  /// Whether an archive is read without another class slipping in: yes.
  public static var supportsSecureCoding: Bool { true }
  /// Writes the font's descriptor.
  public func encode(with coder: NSCoder) { fontDescriptor.encode(with: coder) }
  /// Reads what `encode(with:)` has written; nil where that is not there.
  public convenience init?(coder: NSCoder) {
    guard let descriptor = UIFontDescriptor(coder: coder) else { return nil }
    self.init(descriptor: descriptor, size: 0)
  }
}
