import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

/// What the first users stumbled over.
@MainActor @Suite struct NewcomerTests {
  private func words(_ tree: LayoutTree) -> [String] { (tree.text.map { [$0] } ?? []) + tree.children.flatMap(words) }

  private struct SchemeName: View {
    @Environment(\.colorScheme) private var scheme
    var body: some View { Text("\(scheme)") }
  }
  private struct Schemes: PreviewProvider {
    static var previews: some View {
      SchemeName()
      SchemeName().preferredColorScheme(.dark)
      SchemeName()
    }
  }

  @Test("a preview's colour scheme is its own, whatever the others of its provider prefer")
  func schemes() {
    let shown = Schemes.providedPreviews().map {
      words(PreviewStage.page(of: AnyView($0.content), options: PageOptions(), patience: 0).layoutTree())
    }
    #expect(shown == [["light"], ["dark"], ["light"]])
  }

  @Test("relative dates go by the calendar: years have leap days, months their own lengths; words by CLDR, short")
  func relativeDates() throws {
    let calendar = Calendar(identifier: .gregorian)
    let past = try #require(calendar.date(byAdding: DateComponents(year: -25, month: -2, hour: -1), to: Date()))
    #expect(words(placed(300, 100) { Text(past, style: .relative) }.layoutTree()) == ["25 yrs, 2 mths"])
  }

  @Test("a trace knows the controls by the names that users write")
  func controlNames() {
    var options = PageOptions()
    options.isTraced = true
    let trace = Page(VStack { Toggle("On", isOn: .constant(true)) }, options: options).settle().trace
    #expect(!trace.subjects(called: "Toggle").isEmpty)
  }
}
