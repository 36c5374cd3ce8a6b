import Foundation

/// What the looks of pages depend on besides Quoin: the processor, the fonts and symbols, and the libraries that read them. A record of
/// pages speaks only of machines that have the same.
enum RecordingMachine {
  /// A short number that differs where any of it does.
  static let stamp = PageWords.fingerprint(parts)

  private static var parts: [String] {
    let families = ["Inter", "Noto", "Nanum", "JetBrains"]
    // What other programs bring along, and no text here is set in: Noto's monospaced families hold no letter that others do not.
    let strangers = ["NotoMono", "NotoSansMono"]
    let fonts = files(in: "/usr/share/fonts") { path in
      families.contains { path.contains($0) } && !strangers.contains { path.contains($0) }
    }
    let symbols = files(in: "/usr/share/bootstrap-icons") { $0.hasSuffix(".svg") }
    let libraries = ["/usr/lib/x86_64-linux-gnu", "/usr/lib/aarch64-linux-gnu", "/usr/lib64", "/usr/lib"].flatMap { folder in
      ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).filter { name in
        ["libharfbuzz.so.", "libfreetype.so."].contains { name.hasPrefix($0) }
      }
    }
    #if arch(arm64)
      let processor = "arm64"
    #else
      let processor = "x86_64"
    #endif
    return [processor] + (fonts + symbols + libraries).sorted()
  }

  /// The names and lengths of the files in `folder`, and deeper, that are wanted.
  private static func files(in folder: String, _ isWanted: (String) -> Bool) -> [String] {
    guard let found = FileManager.default.enumerator(atPath: folder) else { return [] }
    return found.compactMap { $0 as? String }.filter { isWanted("/" + $0) }.map { path in
      let length = (try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(path)"))?[.size] as? Int
      return "\(path) \(length ?? 0)"
    }
  }
}
