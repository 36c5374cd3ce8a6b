/// A place that a tab in a text leads to; kept only.
public final class NSTextTab: NSObject, @unchecked Sendable {
  /// What is told beside.
  public struct OptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The characters that end a column.
    public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
  }
  /// How words lie there.
  public let alignment: NSTextAlignment
  /// How far from the beginning of the line, in points.
  public let location: CGFloat
  /// A place.
  public init(textAlignment alignment: NSTextAlignment, location: CGFloat, options: [OptionKey: Any] = [:]) {
    (self.alignment, self.location) = (alignment, location)
  }
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? NSTextTab).map { $0.alignment == alignment && $0.location == location } ?? false
  }
  public override var hash: Int { location.hashValue }
}

/// A list in a text; kept only.
public class NSTextList: NSObject, @unchecked Sendable {
  /// What stands before its items.
  public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A box.
    public static let box = MarkerFormat(rawValue: "{box}")
    /// A check mark.
    public static let check = MarkerFormat(rawValue: "{check}")
    /// An empty circle.
    public static let circle = MarkerFormat(rawValue: "{circle}")
    /// A diamond.
    public static let diamond = MarkerFormat(rawValue: "{diamond}")
    /// A disc.
    public static let disc = MarkerFormat(rawValue: "{disc}")
    /// A dash.
    public static let hyphen = MarkerFormat(rawValue: "{hyphen}")
    /// A square.
    public static let square = MarkerFormat(rawValue: "{square}")
    /// Numbers.
    public static let decimal = MarkerFormat(rawValue: "{decimal}")
    /// Small letters.
    public static let lowercaseAlpha = MarkerFormat(rawValue: "{lower-alpha}")
    /// Capital letters.
    public static let uppercaseAlpha = MarkerFormat(rawValue: "{upper-alpha}")
    /// Small Roman numbers.
    public static let lowercaseRoman = MarkerFormat(rawValue: "{lower-roman}")
    /// Roman numbers.
    public static let uppercaseRoman = MarkerFormat(rawValue: "{upper-roman}")
  }
  /// What stands before its items.
  public let markerFormat: MarkerFormat
  /// From which number it counts.
  public var startingItemNumber = 1
  /// A list.
  public init(markerFormat: MarkerFormat, options: Int = 0) { self.markerFormat = markerFormat }
  /// A list that counts from a number.
  public convenience init(markerFormat: MarkerFormat, startingItemNumber: Int) {
    self.init(markerFormat: markerFormat)
    self.startingItemNumber = startingItemNumber
  }
}
