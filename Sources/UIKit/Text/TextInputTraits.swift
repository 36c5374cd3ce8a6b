/// What is to be written in a field; kept only.
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name as UIKit writes it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A name.
  public static let name = UITextContentType(rawValue: "name")
  /// The first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// The family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// An address for letters by wire.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A telephone number.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// A name of an account.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A new password.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code for one use.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A street and number.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// A code of a town.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A card's number.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// An address in the web.
  public static let URL = UITextContentType(rawValue: "url")
}

/// Whether words are checked; kept only.
public enum UITextSpellCheckingType: Int, Sendable {
  /// As the system says.
  case `default`
  /// No.
  case no
  /// Yes.
  case yes
}

/// The colours of a keyboard; kept only.
public enum UIKeyboardAppearance: Int, Sendable {
  /// As the surroundings.
  case `default`
  /// Dark.
  case dark
  /// Light.
  case light
}
