import Foundation
import QuoinAppearance
import Synchronization

extension PageResources {
  private struct Known {
    var resources: [[String]: (resources: PageResources, used: UInt64)] = [:]
    var clock: UInt64 = 0
  }
  private static let known = Mutex(Known())
  /// How many lists of folders are kept; those not used for longest go first.
  static let mostShared = 64

  /// The resources in `folders`, read once for all pages of the process that come before they are forgotten.
  static func shared(folders: [String]) -> PageResources {
    guard !folders.isEmpty else { return .standard }
    return known.withLock { known in
      known.clock += 1
      if let found = known.resources[folders]?.resources {
        known.resources[folders]?.used = known.clock
        return found
      }
      let resources = PageResources(folders: folders)
      known.resources[folders] = (resources, known.clock)
      if known.resources.count > mostShared, let oldest = known.resources.min(by: { $0.value.used < $1.value.used })?.key {
        known.resources[oldest] = nil
      }
      return resources
    }
  }

  static func removeShared() { known.withLock { $0.resources = [:] } }
  static var sharedCount: Int { known.withLock { $0.resources.count } }
}

/// What pages of a process share and keep: pictures' pixels, and what was found in folders of resources. For servers, which live long.
public enum SharedResources {
  /// The most bytes of decoded pictures that are kept, 256 MB unless set; those not used for longest go first. 0 keeps none.
  public static var pictureByteLimit: Int {
    get { PictureCache.shared.byteLimit }
    set { PictureCache.shared.byteLimit = newValue }
  }
  /// Forgets all pictures and folders: files that came or changed since are found by the next page.
  public static func removeAll() {
    PageResources.removeShared()
    PictureCache.shared.removeAll()
  }
}
