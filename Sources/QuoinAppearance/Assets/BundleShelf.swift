import Synchronization

/// What is looked up in a bundle's own folder before it is looked up where a library looks, made when somebody first asks for that bundle.
final class BundleShelf<Library: Sendable>: Sendable {
  private let made = Mutex<[String: Library]>([:])

  /// The library for a bundle's folder. Two threads that ask first at the same time get the same one.
  func library(for folder: String, make: () -> Library) -> Library {
    made.withLock { made in
      if let known = made[folder] { return known }
      let library = make()
      made[folder] = library
      return library
    }
  }
}
