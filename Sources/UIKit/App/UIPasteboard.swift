/// What was copied, for the life of the program.
@MainActor @preconcurrency open class UIPasteboard: NSObject {
  /// The one that all share.
  public static let general = UIPasteboard(name: .general)
  private static var named: [Name: UIPasteboard] = [:]

  /// Its name.
  public let name: Name
  private init(name: Name) { self.name = name }
  /// The one of a name; a new one where there is none and `create` is true, else nil.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.named[pasteboardName] != nil else { return nil }
    self.init(name: pasteboardName)
    if let known = Self.named[pasteboardName] { items = known.items }
    Self.named[pasteboardName] = self
  }
  /// One that nobody else has.
  public static func withUniqueName() -> UIPasteboard { UIPasteboard(name: Name(UUID().uuidString)) }
  /// Forgets the one of a name.
  public class func remove(withName pasteboardName: Name) { named[pasteboardName] = nil }

  /// Tells pasteboards apart.
  public struct Name: RawRepresentable, Hashable, Sendable {
    /// The name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// By its name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// The one that all share.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }
  /// What is said beside things that are copied.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public let rawValue: String
    /// By its name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// When they are forgotten: a `Date`.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices do not get them.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The things, each under the types it can be read as.
  open var items: [[String: Any]] = [] { didSet { changeCount += 1 } }
  /// How often it was changed.
  public private(set) var changeCount = 0
  /// How many things there are.
  open var numberOfItems: Int { items.count }
  /// Whether it outlives the program; kept only.
  open var isPersistent = false
  /// More things.
  open func addItems(_ items: [[String: Any]]) { self.items += items }
  /// Other things; `options` are not followed.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) { self.items = items }
  /// The types that the first thing can be read as.
  open var types: [String] { items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether the first thing can be read as one of some types.
  open func contains(pasteboardTypes: [String]) -> Bool { pasteboardTypes.contains { types.contains($0) } }
  /// The first thing as a type; nil when it cannot be read so.
  open func value(forPasteboardType pasteboardType: String) -> Any? { items.first?[pasteboardType] }
  /// The bytes of the first thing as a type; nil when there are none.
  open func data(forPasteboardType pasteboardType: String) -> Data? { value(forPasteboardType: pasteboardType) as? Data }
  /// One thing alone, as a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) { items = [[pasteboardType: value]] }
  /// Bytes alone, as a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { setValue(data, forPasteboardType: pasteboardType) }

  private static let text = "public.utf8-plain-text", address = "public.url", picture = "public.png", tint = "com.apple.uikit.color"
  /// The first of a type; nil where there is none.
  private func first<Value>(_ type: String) -> Value? { items.lazy.compactMap { $0[type] as? Value }.first }
  /// All of a type; nil where there is none.
  private func all<Value>(_ type: String) -> [Value]? {
    let found = items.compactMap { $0[type] as? Value }
    return found.isEmpty ? nil : found
  }
  private func put<Value>(_ values: [Value]?, _ type: String) { items = (values ?? []).map { [type: $0] } }
  /// The text on it.
  open var string: String? {
    get { first(Self.text) }
    set { put(newValue.map { [$0] }, Self.text) }
  }
  /// The texts on it; nil = none.
  open var strings: [String]? {
    get { all(Self.text) }
    set { put(newValue, Self.text) }
  }
  /// The address on it.
  open var url: URL? {
    get { first(Self.address) }
    set { put(newValue.map { [$0] }, Self.address) }
  }
  /// The addresses on it; nil = none.
  open var urls: [URL]? {
    get { all(Self.address) }
    set { put(newValue, Self.address) }
  }
  /// The picture on it.
  open var image: UIImage? {
    get { first(Self.picture) }
    set { put(newValue.map { [$0] }, Self.picture) }
  }
  /// The pictures on it; nil = none.
  open var images: [UIImage]? {
    get { all(Self.picture) }
    set { put(newValue, Self.picture) }
  }
  /// The colour on it.
  open var color: UIColor? {
    get { first(Self.tint) }
    set { put(newValue.map { [$0] }, Self.tint) }
  }
  /// The colours on it; nil = none.
  open var colors: [UIColor]? {
    get { all(Self.tint) }
    set { put(newValue, Self.tint) }
  }
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
  /// Whether there is an address.
  open var hasURLs: Bool { url != nil }
  /// Whether there is a picture.
  open var hasImages: Bool { image != nil }
  /// Whether there is a colour.
  open var hasColors: Bool { color != nil }
}
