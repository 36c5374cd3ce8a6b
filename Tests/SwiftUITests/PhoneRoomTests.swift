import Foundation
import QuoinAppearance
import QuoinLayout
import Testing

@testable import SwiftUI

/// What bars, sidebars, popovers and dialogs make of the room there is.
@MainActor @Suite("Bars, sidebars and popovers by room") struct PhoneRoomTests {
  private func turned(_ width: CGFloat = 852, _ height: CGFloat = 393, @ViewBuilder _ view: () -> some View) -> PlacedPage {
    placed(width, height) { view().environment(\.verticalSizeClass, .compact) }
  }
  private func roomy(_ width: CGFloat = 834, _ height: CGFloat = 1210, @ViewBuilder _ view: () -> some View) -> PlacedPage {
    placed(width, height) { view().environment(\.horizontalSizeClass, .regular).environment(\.verticalSizeClass, .regular) }
  }
  private func words(_ page: PlacedPage, _ word: String) -> CGRect? {
    var found: CGRect?
    func visit(_ tree: LayoutTree) {
      if tree.text == word, found == nil { found = tree.frame.cgRect }
      tree.children.forEach(visit)
    }
    visit(page.layoutTree())
    return found
  }

  @Test("on its side a phone has low bars, a small title, and words beside the symbols of tabs")
  func side() throws {
    let tabs = TabView {
      NavigationStack { Color.clear.accessibilityIdentifier("page").navigationTitle("Title") }
        .tabItem {
          Color.red.frame(width: 20, height: 20).accessibilityIdentifier("symbol")
          Text("Home")
        }
    }
    let upright = placed(393, 852) { tabs }
    #expect(upright.framesByIdentifier()["page"] == box(0, 96, 393, 852 - 96 - 49))
    let page = turned { tabs }
    #expect(page.framesByIdentifier()["page"] == box(0, 32, 852, 393 - 32 - 32))
    let title = try #require(words(page, "Title"))
    #expect(abs(title.midX - 426) < 0.5 && title.midY < 32)
    let tab = turned { TabView { Color.clear.tabItem { Label("Home", systemImage: "house") } } }
    let word = try #require(words(tab, "Home"))
    #expect(word.midX > 426 && word.minY > 393 - 32 && word.maxY < 393)
  }

  @Test("on a tablet bars are 50 high and tabs stand together in the middle")
  func tablet() throws {
    let page = roomy {
      TabView {
        NavigationStack { Color.clear.accessibilityIdentifier("page").navigationTitle("Title").navigationBarTitleDisplayMode(.inline) }
          .tabItem { Label("Home", systemImage: "house") }
        Color.clear.tabItem { Label("Other", systemImage: "star") }
      }
    }
    #expect(page.framesByIdentifier()["page"] == box(0, 50, 834, 1210 - 50 - 50))
    let (one, two) = (try #require(words(page, "Home")), try #require(words(page, "Other")))
    #expect(two.midX - one.midX < 130 && one.midX > 300 && two.midX < 834 - 300)
  }

  @Test("a sidebar's rows lie on no cards and have no lines; its width is what it says")
  func sidebar() {
    func page(isWide: Bool) -> PlacedPage {
      placed(834, 1000) {
        NavigationSplitView {
          List {
            Leaf("a", 40, 10)
            Leaf("b", 40, 10)
          }
          .navigationSplitViewColumnWidth(min: 200, ideal: 180)
        } detail: {
          Color.clear.accessibilityIdentifier("detail")
        }
        .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
      }
    }
    func shapes(_ page: PlacedPage) -> Int {
      "\(page.layoutTree())".components(separatedBy: "Rectangle").count
    }
    #expect(page(isWide: true).framesByIdentifier()["detail"]?.minX == 200 + 0.5)
    #expect(shapes(page(isWide: true)) < shapes(page(isWide: false)))
  }

  @Test("the chosen row of a list is grey, by its tag or id; another choice is drawn")
  func chosen() throws {
    func color(_ selection: String?) throws -> [String] {
      let page = placed(393, 300) {
        List(selection: .constant(selection)) { ForEach(["a", "b"], id: \.self) { Leaf($0, 40, 10) } }
      }
      let picture = try page.svg()
      return picture.components(separatedBy: "\n").filter { $0.localizedCaseInsensitiveContains("#D1D1D6") }
    }
    #expect(try color(nil).isEmpty)
    #expect(try color("a").count == 1)
    #expect(try color("a") != color("b"))
  }

  // The measures are the table's: 13 from the source, 10 from the edges.
  @Test("a popover stands below its view where there is width, above it at the page's end; narrow pages have a sheet unless it says so")
  func popover() {
    func card(_ alignment: Alignment, isWide: Bool = true, stays: Bool = false) -> CGRect? {
      frames(800, 600) {
        Leaf("source", 50, 20).popover(isPresented: .constant(true)) {
          Leaf("card", 200, 100).presentationCompactAdaptation(stays ? .popover : .automatic)
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment)
        .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
      }["card"]
    }
    #expect(card(.center) == box(300, 310 + 13, 200, 100))
    #expect(card(.bottomTrailing) == box(800 - 10 - 200, 580 - 13 - 100, 200, 100))
    #expect(card(.center, isWide: false)?.midY != 310 + 13 + 50)
    #expect(card(.center, isWide: false, stays: true) == box(300, 310 + 13, 200, 100))
  }

  @Test("a dialog is a card beside its view on a tablet, and rows at the end of a phone's page")
  func dialog() throws {
    func button(_ isWide: Bool) throws -> CGRect {
      let page = placed(800, 600) {
        Leaf("source", 50, 20).confirmationDialog("Title", isPresented: .constant(true)) { Button("Choose") {} }
          .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
          .environment(\.horizontalSizeClass, isWide ? .regular : .compact)
      }
      #expect((words(page, "Cancel") == nil) == isWide)
      return try #require(words(page, "Choose"))
    }
    #expect(try button(true).midY < 20 + 13 + 60)
    #expect(try button(false).midY > 400)
  }

  @Test("what rows of a list present is drawn, also over a sheet whose rows present")
  func presentedByRows() throws {
    let page = placed(393, 852) {
      Form {
        Leaf("row", 40, 10).sheet(isPresented: .constant(true)) {
          Form { Leaf("in sheet", 40, 10).alert("Asked", isPresented: .constant(true)) { Button("Fine") {} } }
        }
      }
    }
    #expect(page.framesByIdentifier()["in sheet"] != nil)
    #expect(words(page, "Asked") != nil && words(page, "Fine") != nil)
    #expect(page.findings.isEmpty, "\(page.findings)")
    let none = placed(393, 852) { Form { Leaf("row", 40, 10).alert("Asked", isPresented: .constant(false)) {} } }
    #expect(words(none, "Asked") == nil)
  }

  @Test("what a row presents comes and goes with its state")
  func presentedLive() {
    struct Asking: View {
      @State private var asks = false
      var body: some View {
        Form {
          Button("Ask") { asks = true }
            .alert("Really", isPresented: $asks) { Button("Yes") {} }
        }
      }
    }
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 393, height: 852))
    options.isTraced = true
    let page = LivePage(Asking(), options: options, patience: 0)
    func word(_ text: String) -> CGRect? { words(page.current, text) }
    func press(_ text: String) {
      guard let frame = word(text) else { return }
      _ = page.tap(at: CGPoint(x: frame.midX, y: frame.midY))
    }
    #expect(word("Really") == nil)
    press("Ask")
    #expect(word("Really") != nil)
    press("Yes")
    #expect(word("Really") == nil)
  }
}
