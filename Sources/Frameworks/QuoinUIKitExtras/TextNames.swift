import Foundation
import UIKit

// Names and members of texts that few files use.

extension UIFontDescriptor.SymbolicTraits {
  /// Old serifs.
  public static let classOldStyleSerifs = Self(rawValue: 0x1000_0000)
  /// Serifs of the time between.
  public static let classTransitionalSerifs = Self(rawValue: 0x2000_0000)
  /// New serifs.
  public static let classModernSerifs = Self(rawValue: 0x3000_0000)
  /// Strong serifs.
  public static let classClarendonSerifs = Self(rawValue: 0x4000_0000)
  /// Serifs like slabs.
  public static let classSlabSerifs = Self(rawValue: 0x5000_0000)
  /// Free serifs.
  public static let classFreeformSerifs = Self(rawValue: 0x7000_0000)
  /// No serifs.
  public static let classSansSerif = Self(rawValue: 0x8000_0000)
  /// Ornaments.
  public static let classOrnamentals = Self(rawValue: 0x9000_0000)
  /// As written by hand.
  public static let classScripts = Self(rawValue: 0xa000_0000)
  /// Signs.
  public static let classSymbolic = Self(rawValue: 0xc000_0000)
  /// For lines from top to bottom; fonts here are what they are.
  public static let traitVertical = Self(rawValue: 0x800)
  /// For screens; fonts here are what they are.
  public static let traitUIOptimized = Self(rawValue: 0x1000)
  /// Lines close to each other; fonts here are what they are.
  public static let traitTightLeading = Self(rawValue: 0x8000)
  /// Lines far from each other; fonts here are what they are.
  public static let traitLooseLeading = Self(rawValue: 0x10000)
}
extension UIFont.TextStyle {
  /// A very large title, as on glasses; as a large title here.
  public static var extraLargeTitle: Self { .largeTitle }
  /// A very large title, as on glasses; as a large title here.
  public static var extraLargeTitle2: Self { .largeTitle }
}
extension NSTextList.MarkerFormat {
  /// Numbers of base 16.
  public static let lowercaseHexadecimal = Self(rawValue: "{lower-hexadecimal}")
  /// Numbers of base 16 in capitals.
  public static let uppercaseHexadecimal = Self(rawValue: "{upper-hexadecimal}")
  /// Numbers of base 8.
  public static let octal = Self(rawValue: "{octal}")
  /// Letters.
  public static let lowercaseLatin = Self(rawValue: "{lower-latin}")
  /// Capitals.
  public static let uppercaseLatin = Self(rawValue: "{upper-latin}")
}
extension UITextContentType {
  /// The name on a card.
  public static let creditCardName = Self(rawValue: "creditCardName")
  /// The given name on a card.
  public static let creditCardGivenName = Self(rawValue: "creditCardGivenName")
  /// The middle name on a card.
  public static let creditCardMiddleName = Self(rawValue: "creditCardMiddleName")
  /// The family name on a card.
  public static let creditCardFamilyName = Self(rawValue: "creditCardFamilyName")
  /// The month until which a card is good.
  public static let creditCardExpirationMonth = Self(rawValue: "creditCardExpirationMonth")
  /// The year until which a card is good.
  public static let creditCardExpirationYear = Self(rawValue: "creditCardExpirationYear")
  /// The kind of a card.
  public static let creditCardType = Self(rawValue: "creditCardType")
  /// The number of a phone's card.
  public static let cellularEID = Self(rawValue: "cellularEID")
  /// The number of a phone.
  public static let cellularIMEI = Self(rawValue: "cellularIMEI")
}
extension NSTextStorage {
  /// Sent before layouts are told of changes; never here.
  public static let willProcessEditingNotification = NSNotification.Name("NSTextStorageWillProcessEditingNotification")
  /// Sent once layouts were told of changes; never here.
  public static let didProcessEditingNotification = NSNotification.Name("NSTextStorageDidProcessEditingNotification")
  /// Whether attributes are put right only where they are read: no.
  public var fixesAttributesLazily: Bool { false }
  /// Puts attributes right; they are.
  public func ensureAttributesAreFixed(in range: NSRange) {}
  /// Attributes are to be put right; they are.
  public func invalidateAttributes(in range: NSRange) {}
}
extension NSTextContainer {
}
extension UILabel {
  /// How letters are set off from glass; kept only.
  @MainActor @preconcurrency public var preferredVibrancy: Int {
    get { kept(by: self, 0) }
    set { keep(newValue, by: self) }
  }
}
extension UITextView {
  /// How the system helps with writing.
  @MainActor @preconcurrency public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept(by: self, .default) }
    set { keep(newValue, by: self) }
  }
  /// What the system's help may answer.
  @MainActor @preconcurrency public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions {
    get { kept(by: self, []) }
    set { keep(newValue, by: self) }
  }
  /// What a password must be like; kept only.
  @MainActor @preconcurrency public var passwordRules: UITextInputPasswordRules? {
    get { kept(by: self, nil) }
    set { keep(newValue, by: self) }
  }
  /// Whether the system helps right now: no.
  @MainActor @preconcurrency public var isWritingToolsActive: Bool { false }
  /// Its frame's look.
  @MainActor @preconcurrency public var borderStyle: BorderStyle {
    get { kept(by: self, .none) }
    set { keep(newValue, by: self) }
  }
  /// Looks of a text's frame.
  public enum BorderStyle: Int, Sendable { case none, roundedRect }
}
extension UITextField {
  /// How the system helps with writing.
  @MainActor @preconcurrency public var writingToolsBehavior: UIWritingToolsBehavior {
    get { kept(by: self, .default) }
    set { keep(newValue, by: self) }
  }
}
/// How the system helps with writing; kept only.
public enum UIWritingToolsBehavior: Int, Sendable { case none = -1, `default`, complete, limited }
/// What the system's help with writing may answer; kept only.
public struct UIWritingToolsResultOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// Words alone.
  public static let plainText = Self(rawValue: 1)
  /// With looks.
  public static let richText = Self(rawValue: 2)
  /// Lists.
  public static let list = Self(rawValue: 4)
  /// Tables.
  public static let table = Self(rawValue: 8)
}
/// What follows the user's text size; labels, fields and text views do.
@MainActor @preconcurrency public protocol UIContentSizeCategoryAdjusting: NSObjectProtocol {
  /// Whether the font follows the user's text size.
  var adjustsFontForContentSizeCategory: Bool { get set }
}
extension UILabel: UIContentSizeCategoryAdjusting {}
extension UITextField: UIContentSizeCategoryAdjusting {}
extension UITextView: UIContentSizeCategoryAdjusting {}
