import Foundation
import Synchronization

/// The fonts texts are set with: Quoin's fixed families and what the user brought. Nothing else on the machine counts,
/// so that a text is the same on every machine.
///
/// Safe to use from any thread. Registering a font while texts are being set is allowed; texts made before keep their fonts.
public final class FontLibrary: Sendable {
  /// The library that is used where none is named.
  public static let standard = FontLibrary()

  private struct State {
    var registered = RegisteredFonts()
    var fonts: [FontDescriptor: Font] = [:]
    var fallbackFonts: [FallbackKey: Font] = [:]
    var fallbackFaces: [ScriptKey: FontFace?] = [:]
    var generation = 0
  }
  private struct FallbackKey: Hashable {
    var face: Int32
    var descriptor: FontDescriptor
  }
  /// What decides a fallback face; the character itself counts only where its script does not decide.
  struct ScriptKey: Hashable {
    var scalar: UInt32
    var design: FontDescriptor.Design
    var isBold: Bool
    var prefersEmoji: Bool
    var language: String?
  }
  private let state = Mutex(State())

  /// Only the fixed families.
  public init() {}

  /// The fixed families and every font in `directories` (with their subfolders). Broken files in them are passed over.
  public convenience init(directories: [String]) throws(FontError) {
    self.init()
    for directory in directories { try addDirectory(directory) }
  }

  /// Brings in a font file; its faces answer to their family, full and PostScript names, and win over fixed families.
  /// The same face brought twice counts once.
  public func register(file: String) throws(FontError) {
    let faces = try FontFace.open(file, storage: .copied)
    state.withLock { state in
      for face in faces { state.registered.add(face) }
      state.fonts.removeAll()
      state.fallbackFaces.removeAll()
      state.generation += 1
    }
  }

  /// Brings in every font below a folder; returns what is wrong with files that look like fonts but are broken.
  @discardableResult
  public func addDirectory(_ path: String) throws(FontError) -> [FontError] {
    guard FontShelf.list(path) != nil else { throw .noDirectory(path: path, reason: String(cString: strerror(errno))) }
    var broken: [FontError] = []
    for file in FontShelf.files(below: path) {
      do { try register(file: file) } catch { broken.append(error) }
    }
    return broken
  }

  /// The families the user brought, in alphabetical order.
  public var registeredFamilies: [String] { state.withLock { $0.registered.families } }

  /// Whether a family, full or PostScript name is known.
  public func knows(_ name: String) -> Bool { !font(FontDescriptor(.named(name), size: 1)).requestedNameWasMissing }

  /// Whether the phone has a font of this name that nobody brought, so that the nearest there is stands in for it.
  public func standsIn(for name: String) -> Bool { !knows(name) && PhoneFonts.standIn(for: RegisteredFonts.normalized(name)) != nil }

  /// A sentence on a font that nobody brought: what is drawn instead, and what to do.
  public func sentence(onMissing name: String) -> String {
    let cure = "Put its file beside the source or in --font-dir."
    return standsIn(for: name)
      ? "\"\(name)\", which the phone has, is not here; the nearest of the fonts that are stands in for it, with widths of its own. \(cure)"
      : "no font is called \"\(name)\"; the system's was used. \(cure)"
  }

  /// What is missing for the fixed families, each as a sentence with the line that cures it. Empty on a set-up machine.
  public var problems: [String] {
    let designs: [(FontDescriptor.Design, String)] = [
      (.standard, "Inter"), (.monospaced, "JetBrains Mono"), (.serif, "Noto Serif"), (.rounded, "Nanum"),
    ]
    var sentences = designs.filter { FixedFamilies.faces($0.0).allSatisfy { FontShelf.path($0.stem) == nil } }.map { design, name in
      "The font \(name) is not installed; texts in it look different. Run: apt-get install \(FixedFamilies.package(design))"
    }
    if FontShelf.path("NotoColorEmoji") == nil {
      sentences.append("The font Noto Color Emoji is not installed; emoji are boxes. Run: apt-get install fonts-noto-color-emoji")
    }
    return sentences
  }

  /// The font for a wish. Never fails: see ``Font/requestedNameWasMissing``. A lookup once known.
  public func font(_ descriptor: FontDescriptor) -> Font {
    state.withLock { state in
      if let font = state.fonts[descriptor] { return font }
      let font = FontMatch(descriptor, among: state.registered).font
      if state.fonts.count >= 4096 { state.fonts.removeAll() }
      state.fonts[descriptor] = font
      return font
    }
  }

  /// The number of times fonts were brought in; part of the keys of caches.
  var generation: Int { state.withLock { $0.generation } }

  /// The font for characters `primary` lacks, nil if nobody has them.
  func fallback(for scalar: Unicode.Scalar, prefersEmoji: Bool, language: String?, primary: Font) -> Font? {
    let key = ScriptKey(
      scalar: scalar.value, design: FontMatch.design(of: primary), isBold: primary.descriptor.weight >= 600, prefersEmoji: prefersEmoji,
      language: language)
    return state.withLock { state in
      let face: FontFace?
      if let known = state.fallbackFaces[key] {
        face = known
      } else {
        face = FontFallback(key).face(among: state.registered)
        if state.fallbackFaces.count >= 16384 { state.fallbackFaces.removeAll() }
        state.fallbackFaces[key] = .some(face)
      }
      guard let face else { return nil }
      let fontKey = FallbackKey(face: face.id, descriptor: primary.descriptor)
      if let font = state.fallbackFonts[fontKey] { return font }
      let font = Font(face: face, descriptor: primary.descriptor, metrics: FontMetrics(face.tables), missingName: false)
      if state.fallbackFonts.count >= 4096 { state.fallbackFonts.removeAll() }
      state.fallbackFonts[fontKey] = font
      return font
    }
  }
}
