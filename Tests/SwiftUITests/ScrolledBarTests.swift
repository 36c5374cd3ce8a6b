import Foundation
import QuoinLayout
import Testing

@testable import SwiftUI

@Suite("Bars over what is scrolled") @MainActor struct ScrolledBarTests {
  private struct Chat: View {
    var rows = 40
    var anchor: UnitPoint? = .bottom
    var body: some View {
      NavigationStack {
        ScrollView {
          VStack(spacing: 0) { ForEach(0..<rows, id: \.self) { Color.gray.frame(height: 30).accessibilityIdentifier("row\($0)") } }
        }
        .defaultScrollAnchor(anchor).accessibilityIdentifier("scroll")
        .navigationTitle("Chat")
      }
    }
  }

  private func live(_ view: some View) -> LivePage {
    var options = PageOptions()
    options.canvas = .device(CGSize(width: 390, height: 844), EdgeInsets(top: 47, leading: 0, bottom: 34, trailing: 0))
    return LivePage(view, options: options, patience: 0)
  }
  /// The place of a text.
  private func frame(of word: String, in page: LivePage) -> CGRect? {
    func find(_ tree: LayoutTree) -> CGRect? {
      let frame = tree.frame
      return tree.text == word
        ? CGRect(x: frame.x, y: frame.y, width: frame.width, height: frame.height) : tree.children.lazy.compactMap(find).first
    }
    return find(page.current.layoutTree())
  }

  @Test("a large title stands in the bar's line once something has gone below it") func title() throws {
    let start = live(Chat(anchor: nil))
    let large = try #require(frame(of: "Chat", in: start))
    #expect(large.minX < 20 && large.minY > 47 + 40)
    let end = live(Chat())
    let inline = try #require(frame(of: "Chat", in: end))
    #expect(abs(inline.midX - 195) < 1 && inline.height < large.height && inline.maxY < 47 + 44)
    let last = try #require(end.current.framesByIdentifier()["row39"])
    #expect(abs(last.maxY - (844 - 34)) < 0.01)
  }

  @Test("what is scrolled by less than the title's own height leaves it, so that nothing goes to and fro", arguments: 22...34)
  func threshold(_ rows: Int) {
    let page = live(Chat(rows: rows))
    #expect(!page.current.findings.contains { $0.kind == .unsettledState })
  }

  @Test("a hand that scrolls takes the large title away, and brings it back at the start") func hand() throws {
    let page = live(Chat(anchor: nil))
    _ = page.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: 300))
    #expect(abs(try #require(frame(of: "Chat", in: page)).midX - 195) < 1)
    _ = page.scroll(at: CGPoint(x: 100, y: 400), by: CGSize(width: 0, height: -1_000))
    #expect(try #require(frame(of: "Chat", in: page)).minX < 20)
  }
}
