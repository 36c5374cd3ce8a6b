import QuoinAppearance
import QuoinText

extension UIFontDescriptor {
  /// Something a font can be asked by.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The family.
    public static let family = Self(rawValue: "NSFontFamilyAttribute")
    /// The full name.
    public static let name = Self(rawValue: "NSFontNameAttribute")
    /// The face within the family.
    public static let face = Self(rawValue: "NSFontFaceAttribute")
    /// The size in points.
    public static let size = Self(rawValue: "NSFontSizeAttribute")
    /// The name that is shown.
    public static let visibleName = Self(rawValue: "NSFontVisibleNameAttribute")
    /// A map of the letters; kept out.
    public static let matrix = Self(rawValue: "NSFontMatrixAttribute")
    /// Bold, slanted and the like.
    public static let traits = Self(rawValue: "NSCTFontTraitsAttribute")
    /// Features of the font; digits of one width count.
    public static let featureSettings = Self(rawValue: "NSCTFontFeatureSettingsAttribute")
    /// A style of text.
    public static let textStyle = Self(rawValue: "NSCTFontUIUsageAttribute")
    /// Fonts for missing letters; kept out.
    public static let cascadeList = Self(rawValue: "NSCTFontCascadeListAttribute")
    /// A width for all letters; kept out.
    public static let fixedAdvance = Self(rawValue: "NSCTFontFixedAdvanceAttribute")
  }
  /// What is said of bold, slanted and the like.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// All of them.
    public static let symbolic = Self(rawValue: "NSCTFontSymbolicTrait")
    /// How bold, -1 … 1.
    public static let weight = Self(rawValue: "NSCTFontWeightTrait")
    /// How wide, -1 … 1.
    public static let width = Self(rawValue: "NSCTFontProportionTrait")
    /// How slanted, -1 … 1.
    public static let slant = Self(rawValue: "NSCTFontSlantTrait")
  }
  /// A feature's kind and choice.
  public struct FeatureKey: RawRepresentable, Hashable, Sendable {
    /// The name as UIKit writes it.
    public let rawValue: String
    /// A name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The kind.
    public static let featureIdentifier = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The kind.
    public static let type = Self(rawValue: "CTFeatureTypeIdentifier")
    /// The choice.
    public static let typeIdentifier = Self(rawValue: "CTFeatureSelectorIdentifier")
    /// The choice.
    public static let selector = Self(rawValue: "CTFeatureSelectorIdentifier")
  }
  /// What attributes ask for: family, name, size, traits; the system font at 12 points where they say nothing.
  public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
    var wish = FontDescriptor.system(size: 12)
    Self.take(attributes, into: &wish)
    self.init(wish)
  }
  /// The same with more.
  public func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
    var wish = wish
    Self.take(attributes, into: &wish)
    return UIFontDescriptor(wish)
  }
  /// The same in another family.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }
  /// The same in another face; kept out.
  public func withFace(_ newFace: String) -> UIFontDescriptor { self }
  /// What it asks for: its font's family and name, and its size.
  public var fontAttributes: [AttributeName: Any] {
    let font = UIFont(descriptor: self, size: 0)
    return [.family: font.familyName, .name: font.fontName, .size: NSNumber(value: Double(pointSize))]
  }
  /// What it asks for under a name.
  public func object(forKey anAttribute: AttributeName) -> Any? { fontAttributes[anAttribute] }
  /// The full name of the font.
  public var postscriptName: String { UIFont(descriptor: self, size: 0).fontName }

  private static func take(_ attributes: [AttributeName: Any], into wish: inout FontDescriptor) {
    if let family = attributes[.family] as? String ?? attributes[.name] as? String {
      wish = .named(family, size: wish.size)
    }
    if let size = (attributes[.size] as? NSNumber)?.doubleValue ?? attributes[.size] as? Double
      ?? (attributes[.size] as? CGFloat).map(Double.init)
    {
      (wish.size, wish.styleLine) = (CGFloat(size), nil)
    }
    guard let traits = attributes[.traits] as? [TraitKey: Any] else { return }
    if let weight = traits[.weight] as? UIFont.Weight { wish.weight = weight.css }
    if let weight = traits[.weight] as? CGFloat { wish.weight = UIFont.Weight(weight).css }
    if let slant = traits[.slant] as? CGFloat, slant > 0 { wish.isItalic = true }
  }
}
extension UIFont {
  /// The families that the app brought, in alphabetical order; the system has no others here.
  public class var familyNames: [String] { FontLibrary.standard.registeredFamilies }
  /// The full names of a family's fonts.
  public class func fontNames(forFamilyName familyName: String) -> [String] {
    FontLibrary.standard.knows(familyName) ? [UIFont(name: familyName, size: 12)?.fontName].compactMap(\.self) : []
  }
}
