import Foundation
import Glibc
import QuoinMessages

/// Files of recorded snapshots: read and written whole, with errors that name the file and say what to do.
package enum SnapshotFile {
  /// Why a snapshot's file is no use.
  package struct Failure: Error, CustomStringConvertible {
    package var description: String
    package init(_ description: String) { self.description = description }
  }

  /// Writes the file and the folders it stands in. The file is either as it was or complete, whatever happens in between.
  package static func write(_ data: Data, to path: String) throws(Failure) {
    let folder = (path as NSString).deletingLastPathComponent
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw Failure("the folder \(folder) cannot be made. May this user write there? Snapshots lie beside the tests, in __Snapshots__.")
    }
    var failure: WholeFile.Failure?
    data.withUnsafeBytes { bytes in
      do throws(WholeFile.Failure) { try WholeFile.write(bytes, to: path) } catch { failure = error }
    }
    guard let failure else { return }
    throw switch failure.code {
    case ENOSPC, EDQUOT: Failure("\(path) was not written: the disk is full. Make room and run the test again.")
    case EACCES, EPERM, EROFS: Failure("\(path) cannot be written: its folder may not be changed. Give this user the right to write there.")
    case ENAMETOOLONG: Failure("\(path) cannot be written: the name is too long. Give the snapshot a shorter one with named:.")
    default: Failure("\(path) was not written: \(failure.words).")
    }
  }

  /// The file's bytes; nil when there is none.
  package static func read(_ path: String) throws(Failure) -> Data? {
    guard FileManager.default.fileExists(atPath: path) else { return nil }
    do { return try Data(contentsOf: URL(fileURLWithPath: path)) } catch {
      throw Failure("\(path) is there but cannot be read. May this user read it?")
    }
  }
}
