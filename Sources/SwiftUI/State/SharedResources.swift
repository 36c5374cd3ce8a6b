import Foundation
import Synchronization

extension PageResources {
  private static let known = Mutex<[[String]: PageResources]>([:])

  /// The resources in `folders`, read once for all pages of the process.
  static func shared(folders: [String]) -> PageResources {
    guard !folders.isEmpty else { return .standard }
    return known.withLock { known in
      if let resources = known[folders] { return resources }
      let resources = PageResources(folders: folders)
      known[folders] = resources
      return resources
    }
  }
}
