import Foundation
import SwiftUI

extension Ledger {
  func sharedResources() {
    topic("Images: what is kept")

    value(
      "SharedResources", "SharedResources.pictureByteLimit", "SharedResources.removeAll",
      says: "decoded pictures are kept up to 256 MB unless another limit is set; all can be let go of",
      from: .law("what is kept changes no picture")
    ) { judge in
      let limit = SharedResources.pictureByteLimit
      judge.equal(limit, 256 << 20)
      SharedResources.pictureByteLimit = 0
      judge.equal(SharedResources.pictureByteLimit, 0)
      SharedResources.pictureByteLimit = limit
      SharedResources.removeAll()
    }
  }
}
