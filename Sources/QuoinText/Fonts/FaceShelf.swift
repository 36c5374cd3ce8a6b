import Foundation
import Synchronization

extension FontFace {
  /// All faces of a file.
  static func open(_ path: String, storage: FontFile.Storage) throws(FontError) -> [FontFace] {
    let file = try FontFile(path: path, storage: storage)
    var faces: [FontFace] = []
    for index in 0..<FontTables.faceCount(file.bytes) {
      guard let tables = FontTables(file.bytes, face: index), let face = FontFace(file: file, index: index, tables: tables) else {
        throw .notAFont(path: path)
      }
      faces.append(face)
    }
    guard !faces.isEmpty else { throw .notAFont(path: path) }
    return faces
  }

  private static let opened = Mutex<[String: FontFace?]>([:])

  /// A face of a fixed family, opened once for all libraries; nil if it is not installed.
  static func fixed(_ stem: String, index: Int = 0) -> FontFace? {
    let key = "\(stem)#\(index)"
    if let known = opened.withLock({ $0[key] }) { return known }
    let faces = FontShelf.path(stem).flatMap { path -> [FontFace]? in
      do { return try open(path, storage: .mapped) } catch { return nil }
    }
    let face = faces.flatMap { index < $0.count ? $0[index] : nil }
    // Two threads may have opened it at once; the first one's face is everybody's.
    return opened.withLock { opened in
      if let known = opened[key] { return known }
      opened[key] = .some(face)
      return face
    }
  }
}
