import Testing

@testable import SwiftUI

@Suite @MainActor struct PageTests {
  @Test func aPaddedLeafIsCentredWithItsBackground() {
    let found = frames(320, 480) {
      Leaf("leaf").padding(10).background(Color.teal.accessibilityIdentifier("teal"))
    }
    #expect(found["leaf"] == box(134.5, 231.5, 51, 17))
    #expect(found["teal"] == box(124.5, 221.5, 71, 37))
  }
}
