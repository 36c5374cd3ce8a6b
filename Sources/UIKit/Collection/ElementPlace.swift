import Foundation

/// Which of a collection's elements besides its items: their kind and place.
struct ElementPlace: Hashable {
  var kind: String
  var path: IndexPath
}
