import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// A control that is a list row's own sticks out of it; controls one above the other in a row have their own height, as anywhere.
@Suite("Controls in rows") @MainActor struct RowControlTests {
  struct Controls: View {
    var body: some View {
      VStack {
        Stepper("One", value: .constant(1))
        Toggle("Two", isOn: .constant(true))
      }
      .accessibilityIdentifier("controls")
    }
  }
  private func height(of content: some View) -> CGFloat? {
    Page(content, options: PageOptions()).settle().framesByIdentifier()["controls"]?.height
  }
  @Test("controls in a stack within a row are as high as outside of lists") func stacked() throws {
    let outside = try #require(height(of: Controls()))
    #expect(height(of: List { Controls() }) == outside)
    #expect(height(of: Form { Section { Controls() } }) == outside)
    #expect(outside > 60)
  }
}
