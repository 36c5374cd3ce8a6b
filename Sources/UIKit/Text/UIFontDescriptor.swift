import QuoinAppearance
import QuoinText

/// What a font asks for.
public final class UIFontDescriptor: NSObject, Sendable {
  package let wish: FontDescriptor

  package init(_ wish: FontDescriptor) {
    self.wish = wish
    super.init()
  }

  /// A family or full name and a size.
  public convenience init(name: String, size: CGFloat) { self.init(.named(name, size: size)) }
  /// The descriptor of a text style at the text size of the surroundings.
  public static func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
    UIFont.preferredFont(forTextStyle: style).fontDescriptor
  }
  /// Points per em.
  public var pointSize: CGFloat { wish.size }
  /// The same at another size.
  public func withSize(_ size: CGFloat) -> UIFontDescriptor {
    change {
      $0.size = size
      $0.styleLine = nil
    }
  }
  /// The same in another design of the system font.
  public func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
    change {
      $0.family = .system(design == .serif ? .serif : design == .rounded ? .rounded : design == .monospaced ? .monospaced : .standard)
    }
  }
  /// The same, bold or slanted or narrow as `traits` say.
  public func withSymbolicTraits(_ traits: SymbolicTraits) -> UIFontDescriptor? {
    change {
      $0.isItalic = traits.contains(.traitItalic)
      if traits.contains(.traitBold) { $0.weight = max($0.weight, $0.boldWeight) }
      if traits.contains(.traitCondensed) { $0.width = 75 }
      if traits.contains(.traitExpanded) { $0.width = 125 }
      if traits.contains(.traitMonoSpace) { $0.family = .system(.monospaced) }
    }
  }
  /// Bold, slanted, narrow, wide.
  public var symbolicTraits: SymbolicTraits {
    var traits: SymbolicTraits = []
    if wish.isItalic { traits.insert(.traitItalic) }
    if wish.weight >= 600 { traits.insert(.traitBold) }
    if wish.width < 100 { traits.insert(.traitCondensed) }
    if wish.width > 100 { traits.insert(.traitExpanded) }
    return traits
  }

  private func change(_ body: (inout FontDescriptor) -> Void) -> UIFontDescriptor {
    var wish = wish
    body(&wish)
    return UIFontDescriptor(wish)
  }

  /// A design of the system font.
  public struct SystemDesign: Hashable, Sendable {
    let name: String
    /// The usual one.
    public static let `default` = SystemDesign(name: "default")
    /// Round ends.
    public static let rounded = SystemDesign(name: "rounded")
    /// With serifs.
    public static let serif = SystemDesign(name: "serif")
    /// All letters equally wide.
    public static let monospaced = SystemDesign(name: "monospaced")
  }

  /// Looks that can be asked for together.
  public struct SymbolicTraits: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt32
    /// The traits with these bits.
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// Slanted.
    public static let traitItalic = SymbolicTraits(rawValue: 1)
    /// Bold.
    public static let traitBold = SymbolicTraits(rawValue: 2)
    /// Wide.
    public static let traitExpanded = SymbolicTraits(rawValue: 32)
    /// Narrow.
    public static let traitCondensed = SymbolicTraits(rawValue: 64)
    /// All letters equally wide.
    public static let traitMonoSpace = SymbolicTraits(rawValue: 1024)
  }
}
