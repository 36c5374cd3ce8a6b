import Foundation
import Synchronization

/// The fonts texts are set with: Quoin's fixed families and what the user brought. Nothing else on the machine counts,
/// so that a text is the same on every machine.
public final class FontLibrary: Sendable {
  /// The library that is used where none is named.
  public static let standard = FontLibrary()

  /// Only the fixed families.
  public init() {}

  /// The fixed families and every font in `directories` (with their subfolders). Broken files in them are passed over.
  public convenience init(directories: [String]) throws(FontError) {
    self.init()
    for directory in directories { try addDirectory(directory) }
  }

  /// Brings in a font file; its faces answer to their family, full and PostScript names, and win over fixed families.
  public func register(file: String) throws(FontError) {}

  /// Brings in every font below a folder; returns the files that look like fonts but are broken.
  @discardableResult
  public func addDirectory(_ path: String) throws(FontError) -> [FontError] { [] }

  /// The font for a wish. Never fails: see ``Font/requestedNameWasMissing``.
  public func font(_ descriptor: FontDescriptor) -> Font { fatalError("being written") }
}
