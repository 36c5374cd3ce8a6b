import Foundation
import Observation
import QuoinDrawing
import QuoinLayout
import Testing
import UIKit

@testable import SwiftUI

@Observable private final class Model { var height: CGFloat = 10 }

@Suite(.serialized) @MainActor struct BridgeHostingTests {
  private func page(_ width: CGFloat, _ height: CGFloat, _ view: UIView) -> UIKitPage {
    UIKitPage.make(UIKitPageSettings(size: CGSize(width: width, height: height)), view: { view })
  }
  private func find(_ name: String, in node: UIKitLayoutNode) -> CGRect? {
    if node.identifier == name { return node.frame }
    for child in node.children { if let found = find(name, in: child) { return found } }
    return nil
  }

  @Test("sizeThatFits(in:) is the content's answer to the proposal") func fitting() {
    let fixed = UIHostingController(rootView: Color.red.frame(width: 30, height: 20).padding(5))
    #expect(fixed.sizeThatFits(in: CGSize(width: 500, height: 500)) == CGSize(width: 40, height: 30))
    #expect(fixed.view.intrinsicContentSize == CGSize(width: 40, height: 30))
    let flexible = UIHostingController(rootView: Color.red.frame(maxWidth: 80, maxHeight: .infinity))
    #expect(flexible.sizeThatFits(in: CGSize(width: 50, height: 60)) == CGSize(width: 50, height: 60))
    #expect(flexible.sizeThatFits(in: CGSize(width: 500, height: 60)) == CGSize(width: 80, height: 60))
    let text = UIHostingController(rootView: Text(String(repeating: "word ", count: 20)))
    let narrow = text.sizeThatFits(in: CGSize(width: 100, height: CGFloat.greatestFiniteMagnitude))
    #expect(narrow.width <= 100 && narrow.height > 80)
  }

  @Test("constraints around a hosting view give it its width, and it its height") func constrained() {
    let content = VStack(spacing: 0) {
      Color.red.frame(height: 40)
      Text(String(repeating: "word ", count: 20))
    }
    let host = UIHostingController(rootView: content)
    let root = UIView()
    let below = UIView()
    for view in [host.view!, below] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      host.view.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
      host.view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      host.view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
      below.topAnchor.constraint(equalTo: host.view.bottomAnchor),
      below.leadingAnchor.constraint(equalTo: host.view.leadingAnchor),
      below.widthAnchor.constraint(equalToConstant: 10), below.heightAnchor.constraint(equalToConstant: 10),
    ])
    _ = page(120, 400, root)
    #expect(host.view.frame.origin == CGPoint(x: 10, y: 10) && host.view.frame.width == 100)
    #expect(host.view.frame.height == host.sizeThatFits(in: CGSize(width: 100, height: CGFloat.infinity)).height)
    #expect(below.frame.minY == host.view.frame.maxY)
    #expect(host.view.frame.height > 120)
  }

  @Test("hosting views arrange in a stack by their ideal sizes") func stacked() {
    let views = [30, 50].map { height in UIHostingController(rootView: Color.red.frame(width: 20, height: height)).view! }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.alignment = .leading
    stack.spacing = 4
    #expect(stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 20, height: 84))
    let root = UIView()
    root.addSubview(stack)
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 84)
    _ = page(100, 100, root)
    #expect(views[1].frame == CGRect(x: 0, y: 34, width: 20, height: 50))
  }

  @Test("content lies in the middle of the bounds less the safe area, or of all when no region is kept") func safeArea() {
    func place(_ regions: SafeAreaRegions) -> CGRect? {
      let host = UIHostingController(rootView: Color.red.frame(width: 20, height: 20).accessibilityIdentifier("it"))
      host.safeAreaRegions = regions
      let settings = UIKitPageSettings(
        size: CGSize(width: 100, height: 200), safeArea: UIEdgeInsets(top: 40, left: 0, bottom: 20, right: 0))
      return find("it", in: UIKitPage.make(settings, controller: { host }).layout)
    }
    #expect(place(.all) == CGRect(x: 40, y: 100, width: 20, height: 20))
    #expect(place([]) == CGRect(x: 40, y: 90, width: 20, height: 20))
  }

  @Test("traits reach the environment") func traits() {
    struct Reader: View {
      @Environment(\.colorScheme) private var scheme
      @Environment(\.layoutDirection) private var direction
      @Environment(\.dynamicTypeSize) private var size
      @Environment(\.displayScale) private var scale
      let told: (ColorScheme, LayoutDirection, DynamicTypeSize, CGFloat) -> Void
      var body: some View {
        let _ = told(scheme, direction, size, scale)
        Color.red
      }
    }
    var last: (ColorScheme, LayoutDirection, DynamicTypeSize, CGFloat)?
    let host = UIHostingController(rootView: Reader { last = ($0, $1, $2, $3) })
    var settings = UIKitPageSettings(size: CGSize(width: 10, height: 10), scale: 3)
    settings.isRightToLeft = true
    settings.isDark = true
    settings.contentSize = .extraLarge
    _ = UIKitPage.make(settings, controller: { host })
    #expect(last?.0 == .dark && last?.1 == .rightToLeft && last?.2 == .xLarge && last?.3 == 3)
    host.overrideUserInterfaceStyle = .light
    _ = UIKitPage.make(settings, controller: { host })
    #expect(last?.0 == .light)
  }

  @Test("state changes of hosted content settle, and its view asks for room") func state() {
    struct Grower: View {
      @State private var height: CGFloat = 10
      var body: some View { Color.red.frame(width: 20, height: height).onAppear { height = 60 } }
    }
    let host = UIHostingController(rootView: Grower())
    let stack = UIStackView(arrangedSubviews: [host.view, UIView()])
    stack.axis = .vertical
    stack.alignment = .leading
    _ = page(100, 200, stack)
    #expect(host.view.frame.height == 60)
  }

  @Test("what changes after the layout asks for the next one") func later() {
    struct Follower: View {
      let model: Model
      var body: some View { Color.red.frame(width: 20, height: model.height) }
    }
    let model = Model()
    let host = UIHostingController(rootView: Follower(model: model))
    host.sizingOptions = .preferredContentSize
    let stack = UIStackView(arrangedSubviews: [host.view, UIView()])
    stack.axis = .vertical
    stack.alignment = .leading
    stack.frame = CGRect(x: 0, y: 0, width: 100, height: 200)
    stack.layoutIfNeeded()
    #expect(host.view.frame.height == 10)
    model.height = 70
    stack.layoutIfNeeded()
    #expect(host.view.frame.height == 70 && host.preferredContentSize.height == 70)
    host.rootView = Follower(model: Model())
    stack.layoutIfNeeded()
    #expect(host.view.frame.height == 10)
  }

  @Test("views nest both ways as often as one likes") func nesting() throws {
    struct Down: UIViewControllerRepresentable {
      let depth: Int
      func makeUIViewController(context: Context) -> UIViewController {
        let outer = UIViewController()
        let host = UIHostingController(rootView: Level(depth: depth - 1))
        outer.addChild(host)
        outer.view.addSubview(host.view)
        host.view.translatesAutoresizingMaskIntoConstraints = false
        host.view.backgroundColor = .clear
        NSLayoutConstraint.activate([
          host.view.topAnchor.constraint(equalTo: outer.view.topAnchor),
          host.view.leadingAnchor.constraint(equalTo: outer.view.leadingAnchor),
          host.view.trailingAnchor.constraint(equalTo: outer.view.trailingAnchor),
          host.view.bottomAnchor.constraint(equalTo: outer.view.bottomAnchor),
        ])
        host.didMove(toParent: outer)
        return outer
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    struct Level: View {
      let depth: Int
      var body: some View {
        if depth > 0 { Down(depth: depth).padding(5) } else { Color.red }
      }
    }
    let picture = try Bitmap(data: ImageRenderer(content: Level(depth: 4).frame(width: 60, height: 60)).pngData())
    #expect(picture[19, 30].alpha == 0 && picture[20, 30].red == 1 && picture[39, 39].red == 1 && picture[40, 30].alpha == 0)
  }

  @Test("a cell is as high as its hosted content at the row's width, with the cell's margins, and 44 points at least") func cells() {
    final class Rows: NSObject, UITableViewDataSource {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell()
        let height: CGFloat = [10, 60, 60][path.row]
        let content = UIHostingConfiguration { Color.red.frame(height: height).accessibilityIdentifier("content \(path.row)") }
        cell.contentConfiguration = path.row == 2 ? content.margins(.all, 0) : content
        return cell
      }
    }
    let rows = Rows()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
    table.dataSource = rows
    let layout = page(320, 400, table).layout
    #expect([0, 1, 2].map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height } == [44.5, 82.5, 60.5])
    // Half a point of each is the line's (recorded: swiftui-web, notes on uikit/table, "the table's separator point added to the row").
    #expect(find("content 1", in: layout) == CGRect(x: 16, y: 55.5, width: 288, height: 60))
    #expect(find("content 2", in: layout) == CGRect(x: 0, y: 127, width: 320, height: 60))
  }

  @Test("hosting controllers and their content are freed") func memory() {
    final class Model: ObservableObject {}
    struct Holder: View {
      @StateObject var model: Model
      init(_ note: @escaping (Model) -> Void) {
        _model = StateObject(
          wrappedValue: {
            let model = Model()
            note(model)
            return model
          }())
      }
      var body: some View { Text("\(ObjectIdentifier(model))") }
    }
    weak var model: Model?
    weak var host: UIViewController?
    weak var view: UIView?
    do {
      let made = UIHostingController(rootView: Holder { model = $0 })
      (host, view) = (made, made.view)
      _ = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 100)), controller: { made })
      #expect(model != nil)
    }
    #expect(host == nil && view == nil && model == nil)
  }

  @Test("within a task of the main actor nothing put off can run, so a page does not wait for tasks of its views") func tasksOfServers()
    async
  {
    let host = UIHostingController(rootView: Text("x").task { try? await Task.sleep(for: .seconds(60)) })
    let begin = ContinuousClock.now
    _ = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 100)), controller: { host })
    #expect(ContinuousClock.now - begin < .seconds(1.5), "waiting takes two seconds")
  }
}
