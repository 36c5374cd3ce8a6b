import Foundation
import Synchronization

/// Symbols by the phone's names.
public enum Symbol {
  /// The drawing for a symbol's name, such as `star.fill` or `person.crop.circle.badge.plus`.
  ///
  /// Names that are not listed are put together from what is: `.fill`, `.circle`, `.square` (and other frames), `.slash`,
  /// `.badge.plus` (and other badges), numbers and letters in frames. Nil when a name is empty; an unknown name gives a dashed
  /// box with a question mark, whose ``SymbolGlyph/isPlaceholder`` is true.
  ///
  /// The first request of a name reads one small file; later ones come from memory. Safe from any thread.
  public static func named(_ name: String) -> SymbolGlyph? { SymbolCache.standard.glyph(name) }

  /// The name of what points the other way: chevrons and arrows that are named by the way one reads (SF Symbols, right-to-left variants);
  /// others as they are.
  public static func turned(_ name: String) -> String {
    guard name.hasPrefix("chevron") || name.hasPrefix("arrow") else { return name }
    let words = name.split(separator: ".").map { $0 == "forward" ? "backward" : $0 == "backward" ? "forward" : $0 }
    return words.joined(separator: ".")
  }

  /// Every name that is listed; many more can be put together.
  public static var listedNames: [String] { SymbolNames.all.sorted() }
}

/// The drawings made so far from one folder of icons.
final class SymbolCache: Sendable {
  static let standard = SymbolCache(
    directory: ProcessInfo.processInfo.environment["QUOIN_SYMBOLS"] ?? "/usr/share/bootstrap-icons/svg")

  private let directory: String
  private let glyphs = Mutex<[String: SymbolGlyph]>([:])

  /// - Parameter directory: A folder of `NAME.svg` files. It is not looked into before a symbol is asked for.
  init(directory: String) { self.directory = directory }

  func glyph(_ name: String) -> SymbolGlyph? {
    guard !name.isEmpty else { return nil }
    if let known = glyphs.withLock({ $0[name] }) { return known }
    // Made outside the lock: two threads may make the same one, and either result will do.
    let made = SymbolMaker(read: icon).glyph(name)
    glyphs.withLock { $0[name] = made }
    return made
  }

  private func icon(_ name: String) -> VectorIcon? {
    // A symbol's name never leads out of the folder.
    guard name.utf8.allSatisfy({ $0 == UInt8(ascii: "-") || ($0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A) || ($0 >= 0x30 && $0 <= 0x39) }) else {
      return nil
    }
    guard let data = FileManager.default.contents(atPath: "\(directory)/\(name).svg") else { return nil }
    return SVGIconReader.parse(String(decoding: data, as: UTF8.self))
  }
}
