/// What is to be written in a field; kept only. The raw values are words of HTML's autocomplete where it has one (assumed).
public struct UITextContentType: Hashable, Sendable, RawRepresentable {
  /// The name as UIKit writes it.
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// What stands before a name, such as Dr.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A name between first and family's.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// A family's name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands after a name, such as Jr.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// A nickname.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// A title at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// A company.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A place, with all that finds it.
  public static let location = UITextContentType(rawValue: "location")
  /// A street with its number, in all its lines.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of a street.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of a street.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A state or province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town with its state.
  public static let addressCityAndState = UITextContentType(rawValue: "address-level1+2")
  /// A part of a town.
  public static let sublocality = UITextContentType(rawValue: "address-level3")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// A town's number for post.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address for mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// An address on the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// The number of a card to pay with.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// A name to sign in with.
  public static let username = UITextContentType(rawValue: "username")
  /// A secret to sign in with.
  public static let password = UITextContentType(rawValue: "password")
  /// A secret that is being chosen.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that was sent for this once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
  /// A parcel's number.
  public static let shipmentTrackingNumber = UITextContentType(rawValue: "shipment-tracking-number")
  /// A flight's number.
  public static let flightNumber = UITextContentType(rawValue: "flight-number")
  /// A day and a time.
  public static let dateTime = UITextContentType(rawValue: "date-time")
  /// A day of birth.
  public static let birthdate = UITextContentType(rawValue: "bday")
}
