import Foundation
import QuoinLayout
import Testing

@testable import QuoinDrawing
@testable import SwiftUI
@testable import UIKit

/// A view has one number in the layout tree, the trace and the display list, so that what is seen, where it lies and why it lies there can
/// be put together also where ten views look alike.
@MainActor @Suite("Numbers of nodes") struct NodeNumberTests {
  /// Three squares alike, one of them brought to the front, beside something that scrolls.
  private struct Page: View {
    var body: some View {
      VStack(spacing: 3) {
        HStack(spacing: 4) { ForEach(0..<3, id: \.self) { Color.red.frame(width: 20, height: 20).zIndex($0 == 0 ? 1 : 0) } }
        ScrollView { LazyVStack { ForEach(0..<30, id: \.self) { Text(verbatim: "row \($0)").padding(2) } } }
        Text("hidden").hidden()
        Color.blue.opacity(0.5).offset(x: 7, y: 2)
      }
    }
  }
  private func page() -> PlacedPage {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 200, height: 300))
    options.isTraced = true
    return SwiftUI.Page(Page(), options: options).settle()
  }
  private func all(_ tree: LayoutTree) -> [LayoutTree] { [tree] + tree.children.flatMap(all) }
  /// The groups of a list that nodes are named for, the outermost first.
  private func groups(_ items: [DisplayItem]) -> [DisplayGroup] {
    items.flatMap { item -> [DisplayGroup] in
      guard case .group(let group) = item else { return [] }
      return [group] + groups(group.items)
    }
  }

  @Test("nodes are numbered as they are read, and kept trees have no numbers") func order() {
    let tree = page().layoutTree()
    #expect(all(tree).map(\.id) == (0..<all(tree).count).map { Int?($0) })
    #expect(all(tree.unnumbered).allSatisfy { $0.id == nil })
  }

  @Test("what a trace tells of a subject last is where its node lies") func trace() {
    let page = page()
    let nodes = all(page.layoutTree())
    var known = 0
    for (subject, told) in page.trace.subjects.enumerated() {
      guard let id = told.node else { continue }
      known += 1
      #expect(nodes[id].kind == told.kind)
      #expect(nodes[id].text == told.text)
      let places = page.trace.steps.compactMap { step -> LayoutTree.Rect? in
        if step.subject == subject, case .isPlaced(let frame) = step.act { frame } else { nil }
      }
      #expect(places.last == nodes[id].frame, "\(told.kind)")
    }
    #expect(known > nodes.count / 2)
  }

  @Test("a named group is painted where its node lies, whatever the order of painting") func list() throws {
    let page = page()
    let nodes = all(page.layoutTree())
    let named = groups(page.displayList(namingNodes: true).items).filter { $0.node != nil }
    #expect(Set(named.compactMap(\.node)).count == named.count)
    let squares = nodes.filter { $0.kind == "Color" && $0.frame.width == 20 }.compactMap(\.id)
    #expect(squares.count == 3)
    for id in squares {
      let group = try #require(named.first { $0.node == id })
      #expect(group.items.bounds == nodes[id].pixelFrame.cgRect)
    }
    // The first has the highest index, so that it comes last.
    #expect(named.compactMap(\.node).filter(squares.contains) == [squares[1], squares[2], squares[0]])
    let hidden = try #require(nodes.first { $0.text == "hidden" }?.id)
    #expect(!named.contains { $0.node == hidden })
    #expect(groups(page.displayList().items).allSatisfy { $0.node == nil })
  }

  @Test("an SVG says the numbers, and looks the same without") func svg() throws {
    let page = page()
    let svg = try SVGExporter().string(for: page.displayList(namingNodes: true))
    let numbers = svg.matches(of: /data-node="(\d+)"/).compactMap { Int($0.1) }
    #expect(numbers.contains(0))
    #expect(Set(numbers).count == numbers.count)
    let plain = try PNGExporter(scale: 1).bitmap(for: page.displayList())
    let named = try PNGExporter(scale: 1).bitmap(for: page.displayList(namingNodes: true))
    // What is seen through is laid on as a group or by itself, which may round otherwise.
    #expect(try #require(named.difference(to: plain, tolerance: 2)).pixels == 0)
    #expect(!(try page.svg().contains("data-node")))
  }

  @Test("views of UIKit have numbers too") func views() throws {
    var settings = UIKitPageSettings(size: CGSize(width: 100, height: 100))
    settings.namesNodes = true
    let recorder = TraceRecorder()
    LayoutExplaining.recorder = recorder
    defer { LayoutExplaining.recorder = nil }
    let page = UIKitPage.make(
      settings,
      view: {
        let root = UIView()
        for x in [0, 30, 60] as [CGFloat] {
          let inner = UIView(frame: CGRect(x: x, y: 10, width: 20, height: 20))
          inner.backgroundColor = .red
          root.addSubview(inner)
        }
        root.subviews[0].layer.zPosition = 1
        let label = UILabel()
        label.text = "words"
        label.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(label)
        label.centerXAnchor.constraint(equalTo: root.centerXAnchor).isActive = true
        label.bottomAnchor.constraint(equalTo: root.bottomAnchor).isActive = true
        return root
      })
    #expect(page.layout.ids.values.sorted() == [0, 1, 2, 3, 4])
    let named = groups(page.displayList.items).filter { $0.node != nil }
    for (id, x) in [(1, 0), (2, 30), (3, 60)] as [(Int, CGFloat)] {
      let group = try #require(named.first { $0.node == id })
      #expect(group.items.bounds == CGRect(x: x, y: 10, width: 20, height: 20))
    }
    let label = try #require(recorder.trace.subjects.first { $0.text == "words" })
    #expect(label.node == 4)
  }

  /// A page of SwiftUI within UIKit's views.
  private struct Hosted: UIViewControllerRepresentable {
    func makeUIViewController(context: Context) -> UIHostingController<AnyView> {
      UIHostingController(rootView: AnyView(VStack { Text(verbatim: "inner") }))
    }
    func updateUIViewController(_ controller: UIHostingController<AnyView>, context: Context) {}
  }

  @Test("what lies in a page inside another has no number of the outer one") func pageInside() throws {
    var options = PageOptions()
    options.canvas = .fixed(CGSize(width: 200, height: 300))
    options.isTraced = true
    let page = SwiftUI.Page(
      VStack {
        Text(verbatim: "outer")
        Hosted()
      }, options: options
    ).settle()
    let nodes = all(page.layoutTree())
    let outer = try #require(page.trace.subjects.first { $0.text == "outer" })
    #expect(outer.node.map { nodes[$0].text } == "outer")
    let inner = page.trace.subjects.filter { $0.text == "inner" }
    #expect(!inner.isEmpty)
    #expect(inner.allSatisfy { $0.node == nil })
  }
}
