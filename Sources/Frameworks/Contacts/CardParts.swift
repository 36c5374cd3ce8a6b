import Foundation

/// In which order names stand.
public enum CNContactDisplayNameOrder: Int, Sendable { case userDefault, givenNameFirst, familyNameFirst }
/// Whom a contact belongs to.
open class CNContactRelation: NSObject, @unchecked Sendable {
  /// The other's name.
  public let name: String
  /// A name.
  public init(name: String) { self.name = name }
}
/// Where a contact is found among others.
open class CNSocialProfile: NSObject, @unchecked Sendable {
  /// Its page.
  public let urlString: String
  /// The name there.
  public let username: String
  /// The number there.
  public let userIdentifier: String
  /// Where.
  public let service: String
  /// A place.
  public init(urlString: String?, username: String?, userIdentifier: String?, service: String?) {
    (self.urlString, self.username) = (urlString ?? "", username ?? "")
    (self.userIdentifier, self.service) = (userIdentifier ?? "", service ?? "")
  }
}
/// Where messages reach a contact.
open class CNInstantMessageAddress: NSObject, @unchecked Sendable {
  /// The name there.
  public let username: String
  /// Where.
  public let service: String
  /// A place.
  public init(username: String, service: String) { (self.username, self.service) = (username, service) }
}
/// Contacts that belong together.
open class CNGroup: NSObject, @unchecked Sendable {
  /// A name of its own.
  public let identifier = UUID().uuidString
  /// Its name.
  open fileprivate(set) var name = ""
  /// No group.
  public override init() {}
}
/// A group to be written.
open class CNMutableGroup: CNGroup, @unchecked Sendable {
  open override var name: String {
    get { super.name }
    set { super.name = newValue }
  }
}
/// Where contacts are kept.
public enum CNContainerType: Int, Sendable {
  case unassigned = 0
  case local = 1
  case exchange = 1001
  case cardDAV = 1003
}
/// Where contacts are kept.
open class CNContainer: NSObject, @unchecked Sendable {
  /// A name of its own.
  public let identifier = UUID().uuidString
  /// Its name.
  open var name: String { "" }
  /// Its kind.
  open var type: CNContainerType { .local }
}
/// A property of a contact that somebody chose.
open class CNContactProperty: NSObject, @unchecked Sendable {
  /// The contact.
  public let contact: CNContact
  /// The property's name.
  public let key: String
  /// Its value; nil for none.
  public let value: Any?
  /// The value's name among several; nil for one alone.
  public let identifier: String?
  /// The value's label; nil for none.
  public let label: String?
  init(_ contact: CNContact, _ key: String, _ value: Any?, _ identifier: String?, _ label: String?) {
    (self.contact, self.key, self.value, self.identifier, self.label) = (contact, key, value, identifier, label)
  }
}
/// Contacts as cards in text.
open class CNContactVCardSerialization: NSObject {
  /// The properties that cards need.
  open class func descriptorForRequiredKeys() -> any CNKeyDescriptor { "card" }
  /// Cards of contacts, by RFC 2426: names, firm, numbers, addresses to write to, birthday, note.
  open class func data(with contacts: [CNContact]) throws -> Data {
    func safe(_ text: String) -> String {
      text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: ";", with: "\\;").replacingOccurrences(
        of: ",", with: "\\,"
      )
      .replacingOccurrences(of: "\n", with: "\\n")
    }
    var lines: [String] = []
    for contact in contacts {
      lines += ["BEGIN:VCARD", "VERSION:3.0"]
      let parts = [contact.familyName, contact.givenName, contact.middleName, contact.namePrefix, contact.nameSuffix]
      lines.append("N:" + parts.map(safe).joined(separator: ";"))
      lines.append("FN:" + safe(CNContactFormatter.string(from: contact, style: .fullName) ?? ""))
      if !contact.organizationName.isEmpty { lines.append("ORG:\(safe(contact.organizationName));\(safe(contact.departmentName))") }
      if !contact.jobTitle.isEmpty { lines.append("TITLE:" + safe(contact.jobTitle)) }
      for number in contact.phoneNumbers { lines.append("TEL:" + safe(number.value.stringValue)) }
      for address in contact.emailAddresses { lines.append("EMAIL:" + safe(address.value.description)) }
      for page in contact.urlAddresses { lines.append("URL:" + safe(page.value.description)) }
      if let day = contact.birthday, let year = day.year, let month = day.month, let number = day.day {
        lines.append(String(format: "BDAY:%04d-%02d-%02d", year, month, number))
      }
      if !contact.note.isEmpty { lines.append("NOTE:" + safe(contact.note)) }
      lines.append("END:VCARD")
    }
    return Data((lines.joined(separator: "\r\n") + "\r\n").utf8)
  }
  /// The contacts of cards.
  /// - Throws: that the data are no text.
  open class func contacts(with data: Data) throws -> [CNContact] {
    guard let text = String(data: data, encoding: .utf8) else { throw CNError(.vCardMalformed) }
    func plain(_ text: some StringProtocol) -> String {
      text.replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\,", with: ",").replacingOccurrences(of: "\\;", with: ";")
    }
    var found: [CNContact] = []
    var contact = CNMutableContact()
    for line in text.components(separatedBy: .newlines) {
      guard let colon = line.firstIndex(of: ":") else { continue }
      let name = line[..<colon].split(separator: ";").first.map { $0.uppercased() } ?? ""
      let value = String(line[line.index(after: colon)...])
      switch name {
      case "BEGIN": contact = CNMutableContact()
      case "N":
        let parts = value.split(separator: ";", omittingEmptySubsequences: false).map(plain) + ["", "", "", "", ""]
        (contact.familyName, contact.givenName, contact.middleName) = (parts[0], parts[1], parts[2])
        (contact.namePrefix, contact.nameSuffix) = (parts[3], parts[4])
      case "ORG": contact.organizationName = plain(value.split(separator: ";").first ?? "")
      case "TITLE": contact.jobTitle = plain(value)
      case "TEL": contact.phoneNumbers.append(CNLabeledValue(label: nil, value: CNPhoneNumber(stringValue: plain(value))))
      case "EMAIL": contact.emailAddresses.append(CNLabeledValue(label: nil, value: NSString(string: plain(value))))
      case "URL": contact.urlAddresses.append(CNLabeledValue(label: nil, value: NSString(string: plain(value))))
      case "NOTE": contact.note = plain(value)
      case "BDAY":
        let parts = value.split(separator: "-").compactMap { Int($0) }
        if parts.count == 3 { contact.birthday = DateComponents(year: parts[0], month: parts[1], day: parts[2]) }
      case "END": found.append(contact)
      default: break
      }
    }
    return found
  }
}
