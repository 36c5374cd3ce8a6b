import Foundation

extension AttributeScopes {
  /// The attributes that UIKit's labels and text views show.
  public struct UIKitAttributes: AttributeScope {
    /// The font of the letters.
    public let font: FontAttribute
    /// The colour of the letters.
    public let foregroundColor: ForegroundColorAttribute
    /// The colour behind the letters.
    public let backgroundColor: BackgroundColorAttribute
    /// How the paragraph stands.
    public let paragraphStyle: ParagraphStyleAttribute
    /// Points added between letters.
    public let kern: KernAttribute
    /// Points added after each letter.
    public let tracking: TrackingAttribute
    /// The line through the letters.
    public let strikethroughStyle: StrikethroughStyleAttribute
    /// The colour of the line through the letters.
    public let strikethroughColor: StrikethroughColorAttribute
    /// The line under the letters.
    public let underlineStyle: UnderlineStyleAttribute
    /// The colour of the line under the letters.
    public let underlineColor: UnderlineColorAttribute
    /// The colour of outlines; kept only.
    public let strokeColor: StrokeColorAttribute
    /// The width of outlines; kept only.
    public let strokeWidth: StrokeWidthAttribute
    /// Points by which the letters are raised; below 0 lowered.
    public let baselineOffset: BaselineOffsetAttribute
    /// Whether ligatures are formed; kept only.
    public let ligature: LigatureAttribute
    /// How far letters lean; kept only.
    public let obliqueness: ObliquenessAttribute
    /// How much wider letters are; kept only.
    public let expansion: ExpansionAttribute
    /// Foundation's own attributes; of these the link is shown.
    public let foundation: FoundationAttributes

    /// A font for letters.
    public enum FontAttribute: _AttributeOfText {
      public typealias Value = UIFont
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.font
    }
    /// A colour for letters.
    public enum ForegroundColorAttribute: _AttributeOfText {
      public typealias Value = UIColor
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.foregroundColor
    }
    /// A colour behind letters.
    public enum BackgroundColorAttribute: _AttributeOfText {
      public typealias Value = UIColor
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.backgroundColor
    }
    /// How a paragraph stands.
    public enum ParagraphStyleAttribute: _AttributeOfText {
      public typealias Value = NSParagraphStyle
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.paragraphStyle
    }
    /// Points between letters.
    public enum KernAttribute: _AttributeOfText {
      public typealias Value = CGFloat
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.kern
    }
    /// Points after each letter.
    public enum TrackingAttribute: _AttributeOfText {
      public typealias Value = CGFloat
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.tracking
    }
    /// A line through letters.
    public enum StrikethroughStyleAttribute: _AttributeOfText {
      public typealias Value = NSUnderlineStyle
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.strikethroughStyle
    }
    /// The colour of a line through letters.
    public enum StrikethroughColorAttribute: _AttributeOfText {
      public typealias Value = UIColor
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.strikethroughColor
    }
    /// A line under letters.
    public enum UnderlineStyleAttribute: _AttributeOfText {
      public typealias Value = NSUnderlineStyle
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.underlineStyle
    }
    /// The colour of a line under letters.
    public enum UnderlineColorAttribute: _AttributeOfText {
      public typealias Value = UIColor
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.underlineColor
    }
    /// The colour of outlines.
    public enum StrokeColorAttribute: _AttributeOfText {
      public typealias Value = UIColor
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.strokeColor
    }
    /// The width of outlines.
    public enum StrokeWidthAttribute: _AttributeOfText {
      public typealias Value = CGFloat
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.strokeWidth
    }
    /// Points by which letters are raised.
    public enum BaselineOffsetAttribute: _AttributeOfText {
      public typealias Value = CGFloat
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.baselineOffset
    }
    /// Whether ligatures are formed.
    public enum LigatureAttribute: _AttributeOfText {
      public typealias Value = Int
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.ligature
    }
    /// How far letters lean.
    public enum ObliquenessAttribute: _AttributeOfText {
      public typealias Value = CGFloat
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.obliqueness
    }
    /// How much wider letters are.
    public enum ExpansionAttribute: _AttributeOfText {
      public typealias Value = CGFloat
      /// The key's name in an attributed string of Objective-C.
      public static let key = NSAttributedString.Key.expansion
    }
  }
  /// The scope as a key path finds it: `AttributeScopes.uiKit`.
  public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }
}
extension AttributeDynamicLookup {
  /// The attribute at `keyPath`, by its name in UIKit's scope; where a file knows SwiftUI's too, that one comes first.
  @_disfavoredOverload public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
    self[T.self]
  }
}

/// An attribute of Swift's strings that one of Objective-C's strings stands for.
public protocol _AttributeOfText: AttributedStringKey where Value: Sendable {
  /// The key's name in an attributed string of Objective-C.
  static var key: NSAttributedString.Key { get }
}
extension _AttributeOfText {
  /// The key's name in an encoded string.
  public static var name: String { key.rawValue }
}

/// The attributes that both kinds of strings know.
private enum SharedAttributes {
  private typealias Scope = AttributeScopes.UIKitAttributes
  private static let all: [any _AttributeOfText.Type] = [
    Scope.FontAttribute.self, Scope.ForegroundColorAttribute.self, Scope.BackgroundColorAttribute.self, Scope.ParagraphStyleAttribute.self,
    Scope.KernAttribute.self, Scope.TrackingAttribute.self, Scope.StrikethroughStyleAttribute.self,
    Scope.StrikethroughColorAttribute.self, Scope.UnderlineStyleAttribute.self, Scope.UnderlineColorAttribute.self,
    Scope.StrokeColorAttribute.self, Scope.StrokeWidthAttribute.self, Scope.BaselineOffsetAttribute.self, Scope.LigatureAttribute.self,
    Scope.ObliquenessAttribute.self, Scope.ExpansionAttribute.self,
  ]

  static func read(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
    var found: [NSAttributedString.Key: Any] = [:]
    func take<Key: _AttributeOfText>(_ key: Key.Type) {
      guard let value = container[key] else { return }
      found[key.key] = (value as? NSUnderlineStyle)?.rawValue ?? value
    }
    for key in all { take(key) }
    if let link = container[AttributeScopes.FoundationAttributes.LinkAttribute.self] { found[.link] = link }
    return found
  }

  static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
    var container = AttributeContainer()
    func take<Key: _AttributeOfText>(_ key: Key.Type) {
      guard let value = attributes[key.key] else { return }
      container[key] = value as? Key.Value ?? number(value, as: Key.Value.self)
    }
    for key in all { take(key) }
    if let link = attributes[.link] as? URL ?? (attributes[.link] as? String).flatMap({ URL(string: $0) }) {
      container[AttributeScopes.FoundationAttributes.LinkAttribute.self] = link
    }
    return container
  }

  /// A number as the kind that its attribute has; texts of Objective-C know one kind alone.
  private static func number<Value>(_ value: Any, as type: Value.Type) -> Value? {
    let number = value as? Double ?? (value as? Int).map(Double.init) ?? (value as? NSNumber)?.doubleValue
    guard let number, number.isFinite else { return nil }
    return CGFloat(number) as? Value ?? Int(exactly: number) as? Value
      ?? Int(exactly: number).map { NSUnderlineStyle(rawValue: $0) } as? Value
  }
}

extension NSAttributedString {
  /// The text with the attributes that UIKit knows; others are left out.
  public convenience init(_ attrStr: AttributedString) {
    let text = NSMutableAttributedString(string: "")
    for run in attrStr.runs {
      text.append(NSAttributedString(string: String(attrStr[run.range].characters), attributes: SharedAttributes.read(run.attributes)))
    }
    self.init(attributedString: text)
  }
}
extension NSAttributedString {
  /// The text with the attributes that UIKit knows, whatever the scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    self.init(attrStr)
  }
  /// The text with the attributes that UIKit knows, whatever the scope.
  public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws { self.init(attrStr) }
}
extension AttributedString {
  /// The text with the attributes that UIKit knows, whatever the scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>) throws {
    self.init(nsStr)
  }
  /// The text with the attributes that UIKit knows, whatever the scope.
  public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws { self.init(nsStr) }
  /// The text with the attributes that UIKit knows; others are left out.
  public init(_ nsStr: NSAttributedString) {
    self.init()
    nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length)) { attributes, range, _ in
      append(AttributedString((nsStr.string as NSString).substring(with: range), attributes: SharedAttributes.container(attributes)))
    }
  }
}
extension AttributeContainer {
  /// Attributes by the names of Objective-C; those that UIKit does not know are left out.
  public init(_ dictionary: [NSAttributedString.Key: Any]) { self = SharedAttributes.container(dictionary) }
}
