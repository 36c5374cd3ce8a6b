import Foundation
import QuoinSnapshots
import Synchronization

/// A text to write into a source.
package struct InlineSnapshot: Equatable, Sendable {
  /// nil takes the closure away.
  package var actual: String?
  package var descriptor: InlineSnapshotSyntaxDescriptor
  /// Of the call, both counted from 1; columns in bytes.
  package var line: Int
  package var column: Int

  package init(actual: String?, descriptor: InlineSnapshotSyntaxDescriptor = InlineSnapshotSyntaxDescriptor(), line: Int, column: Int) {
    self.actual = actual
    self.descriptor = descriptor
    self.line = line
    self.column = column
  }
}

/// The texts of a run, written into their sources when it ends: lines stay where they are as long as tests run.
enum InlineSnapshots {
  private static let kept = Mutex<[String: [InlineSnapshot]]>([:])
  private static let atEnd: Void = { atexit { InlineSnapshots.write() } }()

  static func keep(_ snapshot: InlineSnapshot, file: String) {
    atEnd
    kept.withLock { kept in
      // A test that runs twice says the same twice; of two texts for one place the first stays.
      let isKnown = kept[file]?.contains {
        $0.line == snapshot.line && $0.column == snapshot.column && $0.descriptor == snapshot.descriptor
      }
      if isKnown != true { kept[file, default: []].append(snapshot) }
    }
  }

  static func write() {
    let all = kept.withLock { kept in
      defer { kept = [:] }
      return kept
    }
    for (file, snapshots) in all.sorted(by: { $0.key < $1.key }) {
      do {
        guard let source = try SnapshotFile.read(file) else { continue }
        let (text, lost) = InlineRewriter.rewrite([UInt8](source), snapshots)
        for snapshot in lost {
          say("\(file):\(snapshot.line): the snapshot's closure was not found, so it was not written. Add it by hand: { \"…\" }.")
        }
        if text != [UInt8](source) { try SnapshotFile.write(Data(text), to: file) }
      } catch {
        say("\(error)")
      }
    }
  }

  private static func say(_ words: String) { FileHandle.standardError.write(Data("\(words)\n".utf8)) }
}
