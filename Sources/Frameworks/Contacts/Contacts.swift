@_exported import Foundation

/// Whether an app may see the phone's contacts.
public enum CNAuthorizationStatus: Int, Sendable { case notDetermined, restricted, denied, authorized, limited }
/// What a store holds.
public enum CNEntityType: Int, Sendable { case contacts }
/// A person or an organization.
public enum CNContactType: Int, Sendable { case person, organization }
/// In which order contacts come.
public enum CNContactSortOrder: Int, Sendable { case none, userDefault, givenName, familyName }

/// Something that names a property of contacts, or several.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

/// The given name.
public let CNContactGivenNameKey = "givenName"
/// The family name.
public let CNContactFamilyNameKey = "familyName"
/// The middle name.
public let CNContactMiddleNameKey = "middleName"
/// What is written before the name.
public let CNContactNamePrefixKey = "namePrefix"
/// What is written after the name.
public let CNContactNameSuffixKey = "nameSuffix"
/// The name among friends.
public let CNContactNicknameKey = "nickname"
/// The name of a firm.
public let CNContactOrganizationNameKey = "organizationName"
/// The job.
public let CNContactJobTitleKey = "jobTitle"
/// The department.
public let CNContactDepartmentNameKey = "departmentName"
/// Numbers to call.
public let CNContactPhoneNumbersKey = "phoneNumbers"
/// Addresses to write to.
public let CNContactEmailAddressesKey = "emailAddresses"
/// Addresses of houses.
public let CNContactPostalAddressesKey = "postalAddresses"
/// Pages.
public let CNContactUrlAddressesKey = "urlAddresses"
/// The day of birth.
public let CNContactBirthdayKey = "birthday"
/// Notes.
public let CNContactNoteKey = "note"
/// The picture.
public let CNContactImageDataKey = "imageData"
/// Whether there is a picture.
public let CNContactImageDataAvailableKey = "imageDataAvailable"
/// The small picture.
public let CNContactThumbnailImageDataKey = "thumbnailImageData"
/// The name of a contact.
public let CNContactIdentifierKey = "identifier"
/// Whether it is a person.
public let CNContactTypeKey = "contactType"
/// At home.
public let CNLabelHome = "_$!<Home>!$_"
/// At work.
public let CNLabelWork = "_$!<Work>!$_"
/// Elsewhere.
public let CNLabelOther = "_$!<Other>!$_"
/// A number that moves.
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
/// An iPhone's number.
public let CNLabelPhoneNumberiPhone = "iPhone"
/// The first number.
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"

/// A number to call.
open class CNPhoneNumber: NSObject, @unchecked Sendable {
  /// Its digits, as written.
  public let stringValue: String
  /// A number as written.
  public init(stringValue string: String) { stringValue = string }
}

/// Where a house is.
open class CNPostalAddress: NSObject, @unchecked Sendable {
  /// Street and number.
  open fileprivate(set) var street = ""
  /// The city.
  open fileprivate(set) var city = ""
  /// The state.
  open fileprivate(set) var state = ""
  /// The code of the post.
  open fileprivate(set) var postalCode = ""
  /// The country.
  open fileprivate(set) var country = ""
  /// The country in two letters.
  open fileprivate(set) var isoCountryCode = ""
  /// Nowhere.
  public override init() {}
}
/// Where a house is, to be written.
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  open override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  open override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  open override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  open override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  open override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  open override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// A value and what it is for.
public final class CNLabeledValue<ValueType>: NSObject, @unchecked Sendable {
  /// A name of its own.
  public let identifier = UUID().uuidString
  /// What it is for.
  public let label: String?
  /// The value.
  public let value: ValueType
  /// A value and what it is for.
  public init(label: String?, value: ValueType) { (self.label, self.value) = (label, value) }
  /// A label as people read it.
  public static func localizedString(forLabel label: String) -> String {
    label.replacingOccurrences(of: "_$!<", with: "").replacingOccurrences(of: ">!$_", with: "")
  }
}

/// A person or firm of the phone's contacts.
open class CNContact: NSObject, @unchecked Sendable {
  /// A name of its own.
  public let identifier = UUID().uuidString
  /// A person or an organization.
  open fileprivate(set) var contactType = CNContactType.person
  /// What is written before the name.
  open fileprivate(set) var namePrefix = ""
  /// The given name.
  open fileprivate(set) var givenName = ""
  /// The middle name.
  open fileprivate(set) var middleName = ""
  /// The family name.
  open fileprivate(set) var familyName = ""
  /// What is written after the name.
  open fileprivate(set) var nameSuffix = ""
  /// The name among friends.
  open fileprivate(set) var nickname = ""
  /// The name of a firm.
  open fileprivate(set) var organizationName = ""
  /// The department.
  open fileprivate(set) var departmentName = ""
  /// The job.
  open fileprivate(set) var jobTitle = ""
  /// Notes.
  open fileprivate(set) var note = ""
  /// The picture.
  open fileprivate(set) var imageData: Data?
  /// The small picture.
  open var thumbnailImageData: Data? { imageData }
  /// Whether there is a picture.
  open var imageDataAvailable: Bool { imageData != nil }
  /// Numbers to call.
  open fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  /// Addresses to write to.
  open fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  /// Addresses of houses.
  open fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  /// Pages.
  open fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  /// The day of birth.
  open fileprivate(set) var birthday: DateComponents?
  /// The family name before.
  open fileprivate(set) var previousFamilyName: String = ""
  /// How the given name sounds.
  open fileprivate(set) var phoneticGivenName: String = ""
  /// How the middle name sounds.
  open fileprivate(set) var phoneticMiddleName: String = ""
  /// How the family name sounds.
  open fileprivate(set) var phoneticFamilyName: String = ""
  /// How the firm sounds.
  open fileprivate(set) var phoneticOrganizationName: String = ""
  /// Whom they belong to.
  open fileprivate(set) var contactRelations: [CNLabeledValue<CNContactRelation>] = []
  /// Where they are found among others.
  open fileprivate(set) var socialProfiles: [CNLabeledValue<CNSocialProfile>] = []
  /// Where messages reach them.
  open fileprivate(set) var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] = []
  /// Their days.
  open fileprivate(set) var dates: [CNLabeledValue<NSDateComponents>] = []
  /// The day of birth in another calendar.
  open fileprivate(set) var nonGregorianBirthday: DateComponents?
  /// Nobody.
  public override init() {}
  /// Whether a property was asked for: yes.
  open func isKeyAvailable(_ key: String) -> Bool { true }
  /// Whether properties were asked for: yes.
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }
  /// A picker of contacts of a name; it finds nobody.
  open class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  /// A picker of contacts by their identifiers; it finds nobody.
  open class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate { NSPredicate(value: false) }
}

/// A contact to be written.
open class CNMutableContact: CNContact, @unchecked Sendable {
  open override var previousFamilyName: String {
    get { super.previousFamilyName }
    set { super.previousFamilyName = newValue }
  }
  open override var phoneticGivenName: String {
    get { super.phoneticGivenName }
    set { super.phoneticGivenName = newValue }
  }
  open override var phoneticMiddleName: String {
    get { super.phoneticMiddleName }
    set { super.phoneticMiddleName = newValue }
  }
  open override var phoneticFamilyName: String {
    get { super.phoneticFamilyName }
    set { super.phoneticFamilyName = newValue }
  }
  open override var phoneticOrganizationName: String {
    get { super.phoneticOrganizationName }
    set { super.phoneticOrganizationName = newValue }
  }
  open override var contactRelations: [CNLabeledValue<CNContactRelation>] {
    get { super.contactRelations }
    set { super.contactRelations = newValue }
  }
  open override var socialProfiles: [CNLabeledValue<CNSocialProfile>] {
    get { super.socialProfiles }
    set { super.socialProfiles = newValue }
  }
  open override var instantMessageAddresses: [CNLabeledValue<CNInstantMessageAddress>] {
    get { super.instantMessageAddresses }
    set { super.instantMessageAddresses = newValue }
  }
  open override var dates: [CNLabeledValue<NSDateComponents>] {
    get { super.dates }
    set { super.dates = newValue }
  }
  open override var nonGregorianBirthday: DateComponents? {
    get { super.nonGregorianBirthday }
    set { super.nonGregorianBirthday = newValue }
  }
  open override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  open override var namePrefix: String {
    get { super.namePrefix }
    set { super.namePrefix = newValue }
  }
  open override var givenName: String {
    get { super.givenName }
    set { super.givenName = newValue }
  }
  open override var middleName: String {
    get { super.middleName }
    set { super.middleName = newValue }
  }
  open override var familyName: String {
    get { super.familyName }
    set { super.familyName = newValue }
  }
  open override var nameSuffix: String {
    get { super.nameSuffix }
    set { super.nameSuffix = newValue }
  }
  open override var nickname: String {
    get { super.nickname }
    set { super.nickname = newValue }
  }
  open override var organizationName: String {
    get { super.organizationName }
    set { super.organizationName = newValue }
  }
  open override var departmentName: String {
    get { super.departmentName }
    set { super.departmentName = newValue }
  }
  open override var jobTitle: String {
    get { super.jobTitle }
    set { super.jobTitle = newValue }
  }
  open override var note: String {
    get { super.note }
    set { super.note = newValue }
  }
  open override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
  open override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  open override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  open override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  open override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  open override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
}

/// What is asked of a store.
open class CNContactFetchRequest: NSObject, @unchecked Sendable {
  /// Which properties.
  open var keysToFetch: [any CNKeyDescriptor]
  /// Which contacts; nil for all.
  open var predicate: NSPredicate?
  /// In which order.
  open var sortOrder = CNContactSortOrder.none
  /// Whether what belongs together comes as one.
  open var unifyResults = true
  /// All contacts with some properties.
  public init(keysToFetch: [any CNKeyDescriptor]) { self.keysToFetch = keysToFetch }
}
/// What is to be written into a store.
open class CNSaveRequest: NSObject, @unchecked Sendable {
  /// Nothing yet.
  public override init() {}
  /// A new one.
  open func add(_ contact: CNMutableContact, toContainerWithIdentifier identifier: String?) {}
  /// One that changed.
  open func update(_ contact: CNMutableContact) {}
  /// Who writes; nil for nobody.
  open var transactionAuthor: String?
  /// Whether what was written is read again.
  open var shouldRefetchContacts = true
  /// A new group.
  open func add(_ group: CNMutableGroup, toContainerWithIdentifier identifier: String?) {}
  /// A group that changed.
  open func update(_ group: CNMutableGroup) {}
  /// A group to be forgotten.
  open func delete(_ group: CNMutableGroup) {}
  /// One more in a group.
  open func addMember(_ contact: CNContact, to group: CNGroup) {}
  /// One less in a group.
  open func removeMember(_ contact: CNContact, from group: CNGroup) {}
  /// One to be forgotten.
  open func delete(_ contact: CNMutableContact) {}
}

/// The phone's contacts. There are none here, and an app may not see them: as on a phone whose owner said no.
open class CNContactStore: NSObject, @unchecked Sendable {
  /// The store.
  public override init() {}
  /// Whether an app may see contacts: denied.
  open class func authorizationStatus(for entityType: CNEntityType) -> CNAuthorizationStatus { .denied }
  /// Asks for leave; it is not given.
  open func requestAccess(for entityType: CNEntityType, completionHandler: @escaping (Bool, (any Error)?) -> Void) {
    completionHandler(false, CNError(.authorizationDenied))
  }
  /// Asks for leave; it is not given.
  open func requestAccess(for entityType: CNEntityType) async throws -> Bool { false }
  /// Calls `block` for every contact: there are none.
  open func enumerateContacts(
    with fetchRequest: CNContactFetchRequest, usingBlock block: (CNContact, UnsafeMutablePointer<ObjCBool>) -> Void
  ) throws {}
  /// The contacts of a predicate: none.
  open func unifiedContacts(matching predicate: NSPredicate, keysToFetch keys: [any CNKeyDescriptor]) throws -> [CNContact] { [] }
  /// The contact of a name; there is none.
  /// - Throws: that it does not exist.
  open func unifiedContact(withIdentifier identifier: String, keysToFetch keys: [any CNKeyDescriptor]) throws -> CNContact {
    throw CNError(.recordDoesNotExist)
  }
  /// Writes; nobody keeps it.
  /// - Throws: that it may not be.
  open func execute(_ saveRequest: CNSaveRequest) throws { throw CNError(.authorizationDenied) }
  /// The user; nobody knows who that is.
  /// - Throws: that contacts may not be seen.
  open func unifiedMeContactWithKeys(toFetch keys: [any CNKeyDescriptor]) throws -> CNContact { throw CNError(.authorizationDenied) }
  /// The groups of a predicate; nil for all: none.
  open func groups(matching predicate: NSPredicate?) throws -> [CNGroup] { [] }
  /// Where contacts are kept, of a predicate; nil for all: nowhere.
  open func containers(matching predicate: NSPredicate?) throws -> [CNContainer] { [] }
  /// A place in the history; nil, as there is none.
  open var currentHistoryToken: Data? { nil }
  /// Where contacts are kept by default.
  open func defaultContainerIdentifier() -> String { "" }
}
extension NSNotification.Name {
  /// The contacts changed; never posted.
  public static let CNContactStoreDidChange = NSNotification.Name("CNContactStoreDidChangeNotification")
}

/// How a contact's name is written.
public enum CNContactFormatterStyle: Int, Sendable { case fullName, phoneticFullName }
/// Writes names.
open class CNContactFormatter: Formatter, @unchecked Sendable {
  /// How.
  open var style = CNContactFormatterStyle.fullName
  /// The properties that a name needs.
  open class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "name" }
  /// Whether the given or the family name comes first: the given one, as in English.
  open class func nameOrder(for contact: CNContact) -> CNContactDisplayNameOrder { .givenNameFirst }
  /// What stands between the names: a space.
  open class func delimiter(for contact: CNContact) -> String { " " }
  /// The properties that the order of names needs.
  open class var descriptorForRequiredKeysForNameOrder: any CNKeyDescriptor { "name" }
  /// The properties that the space between names needs.
  open class var descriptorForRequiredKeysForDelimiter: any CNKeyDescriptor { "name" }
  /// The name with attributes; nil for nobody.
  open class func attributedString(
    from contact: CNContact, style: CNContactFormatterStyle, defaultAttributes attributes: [AnyHashable: Any]? = nil
  ) -> NSAttributedString? { string(from: contact, style: style).map { NSAttributedString(string: $0) } }
  /// The name; nil for nobody.
  open class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let parts = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName, contact.nameSuffix].filter { !$0.isEmpty }
    return parts.isEmpty ? (contact.organizationName.isEmpty ? nil : contact.organizationName) : parts.joined(separator: " ")
  }
  /// The name; nil for nobody.
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
/// Writes addresses.
open class CNPostalAddressFormatter: Formatter, @unchecked Sendable {
  /// How.
  public enum Style: Int, Sendable { case mailingAddress }
  /// How; kept.
  open var style = Style.mailingAddress
  /// The address in lines.
  open func string(from postalAddress: CNPostalAddress) -> String { Self.string(from: postalAddress, style: style) }
  /// The address in lines.
  open class func string(from postalAddress: CNPostalAddress, style: Style) -> String {
    let city = [postalAddress.city, postalAddress.state, postalAddress.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [postalAddress.street, city, postalAddress.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
}

/// How the user sees contacts.
open class CNContactsUserDefaults: NSObject, @unchecked Sendable {
  private static let one = CNContactsUserDefaults()
  /// The one.
  open class func shared() -> CNContactsUserDefaults { one }
  /// By which name they are put in order: the family's.
  open var sortOrder: CNContactSortOrder { .familyName }
  /// The country of the user's address book, in two small letters: the current locale's, "us" where that has none.
  open var countryCode: String {
    guard let region = Locale.current.region?.identifier, region.count == 2 else { return "us" }
    return region.lowercased()
  }
}

// MARK: Properties of addresses

/// The street and number.
public let CNPostalAddressStreetKey = "street"
/// The part of the city.
public let CNPostalAddressSubLocalityKey = "subLocality"
/// The city.
public let CNPostalAddressCityKey = "city"
/// The county.
public let CNPostalAddressSubAdministrativeAreaKey = "subAdministrativeArea"
/// The state.
public let CNPostalAddressStateKey = "state"
/// The code of the post.
public let CNPostalAddressPostalCodeKey = "postalCode"
/// The country.
public let CNPostalAddressCountryKey = "country"
/// The country in two letters.
public let CNPostalAddressISOCountryCodeKey = "ISOCountryCode"
