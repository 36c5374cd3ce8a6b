import SwiftUI
import UIKit

extension Ledger {
  func appScenes() {
    topic("App organization: apps, scenes, commands, previews")

    measure(
      "App", "Scene", "SceneBuilder", "SceneBuilder.*", "WindowGroup", "Window", says: "a picture of an app shows its first window",
      from: .documented("swiftui/app")
    ) { judge in
      try Shown.app(Plain { WindowGroup { Box("group", 20, 10) } }, judge).frame("group", 40, 45, 20, 10)
      try Shown.app(Plain { WindowGroup("Title") { Box("titled") } }, judge).frame("titled", 40, 40, 20, 20)
      try Shown.app(Plain { WindowGroup(id: "main") { Box("named") } }, judge).frame("named", 40, 40, 20, 20)
      try Shown.app(Plain { WindowGroup("Title", id: "main") { Box("both") } }, judge).frame("both", 40, 40, 20, 20)
      try Shown.app(Plain { Window("Title", id: "main") { Box("window") } }, judge).frame("window", 40, 40, 20, 20)
      let valued = Plain { WindowGroup(for: Int.self) { $value in Text(value.map { "\($0)" } ?? "no value") } }
      try Shown.app(valued, judge).texts("no value")
      let several = try Shown.app(Several(isWide: true), judge)
      several.frame("wide", 25, 40, 50, 20)
      judge.equal(several.frame("settings"), nil)
      let narrow = try Shown.app(Several(isWide: false), judge)
      narrow.frame("narrow", 45, 40, 10, 20)
      let empty = try Shown.app(Plain { EmptyGroup() }, judge)
      empty.finds(.badArgument, "WindowGroup")
    }
    measure(
      "Settings", "MenuBarExtra", says: "are shown only where the app has no other window",
      from: .law("they are not what an app begins with")
    ) { judge in
      try Shown.app(Plain { Settings { Box("settings") } }, judge).frame("settings", 40, 40, 20, 20)
      try Shown.app(Plain { MenuBarExtra("Title", systemImage: "star") { Box("extra") } }, judge).frame("extra", 40, 40, 20, 20)
      try Shown.app(
        Plain {
          MenuBarExtra {
            Box("extra")
          } label: {
            Text("label")
          }
          Settings { Box("settings") }
          WindowGroup { Box("main", 30, 30) }
        }, judge
      ).frame("main", 35, 35, 30, 30)
    }
    measure(
      "Scene.environment", "Scene.environmentObject", says: "hand values and models to all views of the scene",
      from: .documented("swiftui/scene/environment(_:_:)")
    ) { judge in
      let model = Model()
      let shown = try Shown.app(
        Plain { WindowGroup { Reading() }.environment(\.lineSpacing, 7).environment(Watched()).environmentObject(model) }, judge)
      shown.texts("7 w 4")
    }
    measure(
      "Scene.onChange", "Scene.commands", "Scene.defaultSize", "Scene.windowResizability", "Scene.windowStyle",
      "Scene.handlesExternalEvents", "WindowResizability", "WindowResizability.*", "WindowStyle", "WindowStyle.*", "DefaultWindowStyle",
      "HiddenTitleBarWindowStyle", "Commands", "CommandsBuilder", "CommandsBuilder.*", "CommandMenu", "CommandGroup",
      "CommandGroupPlacement", "CommandGroupPlacement.*", "EmptyCommands", "InspectorCommands", "SidebarCommands", "TextEditingCommands",
      "ToolbarCommands",
      says: "change nothing in a picture: it has its page's size and no menus", from: .law("the picture is the same with and without")
    ) { judge in
      let plain = try Shown.app(Plain { WindowGroup { Specimen() } }, judge, in: .fixed(200, 100))
      let other = try Shown.app(
        Plain {
          WindowGroup { Specimen() }
            .onChange(of: 1) { _, _ in fatalError("never called") }.onChange(of: 1, initial: true) { fatalError("never called") }
            .defaultSize(width: 30, height: 40).defaultSize(CGSize(width: 3, height: 4))
            .windowResizability(.contentSize).windowResizability(.contentMinSize).windowResizability(.automatic)
            .windowStyle(.hiddenTitleBar).windowStyle(.automatic).handlesExternalEvents(matching: ["a"])
            .commands {
              Menus(isOn: true)
              CommandGroup(replacing: .help) { Button("Help") {} }
              CommandGroup(before: .newItem) { Button("New") {} }
              CommandGroup(after: .saveItem) { Button("Save") {} }
              EmptyCommands()
              SidebarCommands()
              ToolbarCommands()
              TextEditingCommands()
              InspectorCommands()
            }
        }, judge, in: .fixed(200, 100))
      other.looks(like: plain)
      judge.equal(Set([WindowResizability.automatic, .contentSize, .contentMinSize]).count, 3)
      let groups: [CommandGroupPlacement] = [
        .appInfo, .appSettings, .newItem, .saveItem, .importExport, .printItem, .undoRedo, .pasteboard, .textEditing, .sidebar, .toolbar,
        .windowArrangement, .help,
      ]
      judge.equal(Set(groups).count, 13)
    }
    measure("App.main", says: "draws the app's first window into a file with the app's name", from: .documented("App.main")) { judge in
      let path = FileManager.default.currentDirectoryPath + "/LedgerApp.png"
      LedgerApp.main()
      let data = FileManager.default.contents(atPath: path)
      try? FileManager.default.removeItem(atPath: path)
      judge.expect(data.map { $0.starts(with: [0x89, 0x50, 0x4E, 0x47]) } ?? false, "no picture")
      let image = data.flatMap { UIImage(data: $0) }
      judge.equal(image?.size, CGSize(width: 393 * 3, height: 852 * 3))
    }
    measure(
      "UIApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor.*", says: "makes the delegate with the app",
      from: .documented("swiftui/uiapplicationdelegateadaptor")
    ) { judge in
      judge.equal(Delegated().body(reads: "delegate"), true)
      judge.equal(UIApplicationDelegateAdaptor(Delegate.self).wrappedValue.word, "delegate")
    }
    previews()
  }

  private func previews() {
    measure(
      "PreviewProvider", "PreviewProvider.*", "View.previewDisplayName", "View.previewLayout", "View.previewDevice",
      "View.previewInterfaceOrientation", "PreviewLayout", "PreviewDevice", "PreviewPlatform",
      says: "each view at the top is a preview, with its name, canvas, device and orientation",
      from: .documented("swiftui/previewprovider")
    ) { judge in
      let previews = try judge.previews(of: Cards.self)
      judge.equal(
        previews.map(\.said),
        [
          Provided(name: nil, layout: .device, device: nil, orientation: .portrait),
          Provided(name: "sized", layout: .sizeThatFits, device: "iPhone SE (3rd generation)", orientation: .landscapeLeft),
          Provided(name: "fixed", layout: .fixed(width: 30, height: 40), device: nil, orientation: .portraitUpsideDown),
          Provided(name: "each", layout: .device, device: nil, orientation: .landscapeRight),
          Provided(name: "each", layout: .device, device: nil, orientation: .landscapeRight),
        ])
      judge.equal(previews.map { $0.shown.size.width }, [10, 20, 30, 40, 50])
      judge.equal(Cards.platform, nil)
      judge.expect(PreviewPlatform.iOS != .macOS && PreviewPlatform.tvOS != .watchOS)
      judge.equal(PreviewDevice("iPad mini").rawValue, PreviewDevice(rawValue: "iPad mini").rawValue)
    }
    value(
      "InterfaceOrientation", "InterfaceOrientation.*", says: "four ways to hold a device",
      from: .documented("swiftui/interfaceorientation")
    ) {
      $0.equal(InterfaceOrientation.allCases, [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight])
      $0.equal(Set(InterfaceOrientation.allCases.map(\.id)).count, 4)
    }
    measure(
      "PreviewModifier", "PreviewModifier.*", "PreviewTrait.modifier",
      says: "is a trait that stands around the content, with data that it waits for", from: .documented("swiftui/previewmodifier")
    ) { judge in
      let trait = PreviewTrait<Preview.ViewTraits>.modifier(Sample())
      let preview = Preview("named", traits: trait) { Box("content") }
      judge.equal(preview.displayName, "named")
      judge.equal(preview.traits.count, 1)
    }
  }
}

private struct Plain<Body: Scene>: App {
  let make: @MainActor () -> Body
  init(@SceneBuilder _ make: @escaping @MainActor () -> Body) { self.make = make }
  init() { fatalError("made with its scenes") }
  var body: Body { make() }
}
private struct Several: App {
  var isWide = true
  @State private var height: CGFloat = 20
  init() {}
  init(isWide: Bool) { self.isWide = isWide }
  var body: some Scene {
    Settings { Box("settings") }
    if isWide { WindowGroup { Box("wide", 50, height) } }
    Inner(height: height)
  }
}
private struct Inner: Scene {
  let height: CGFloat
  var body: some Scene {
    WindowGroup { Box("narrow", 10, height) }
    Window("last", id: "last") { Box("last") }
  }
}
private struct EmptyGroup: Scene {
  var isShown = false
  var body: some Scene { if isShown { WindowGroup { Box() } } }
}
private final class Model: ObservableObject { let number = 4 }
@Observable private final class Watched { let word = "w" }
private struct Reading: View {
  @Environment(\.lineSpacing) private var spacing
  @Environment(Watched.self) private var watched
  @EnvironmentObject private var model: Model
  var body: some View { Text("\(Int(spacing)) \(watched.word) \(model.number)") }
}
private struct Menus: Commands {
  let isOn: Bool
  var body: some Commands {
    if isOn { CommandMenu("Menu") { Button("Item") {} } }
    if isOn { EmptyCommands() } else { CommandGroup(replacing: .help) { Text("x") } }
  }
}
private struct LedgerApp: App {
  var body: some Scene { WindowGroup { Box() } }
}
private final class Delegate: NSObject, UIApplicationDelegate {
  let word = "delegate"
}
private struct Delegated: App {
  @UIApplicationDelegateAdaptor(Delegate.self) private var delegate
  var body: some Scene { WindowGroup { Text(delegate.word) } }
  func body(reads word: String) -> Bool { delegate.word == word }
}
private struct Cards: PreviewProvider {
  static var previews: some View {
    Box("one", 10, 10)
    Box("two", 20, 10).previewDisplayName("sized").previewLayout(.sizeThatFits).previewDevice("iPhone SE (3rd generation)")
      .previewInterfaceOrientation(.landscapeLeft)
    Box("three", 30, 10).previewLayout(.fixed(width: 30, height: 40)).previewInterfaceOrientation(.portraitUpsideDown).previewDisplayName(
      "fixed")
    Group {
      Box("four", 40, 10)
      Box("five", 50, 10)
    }.previewDisplayName("each").previewInterfaceOrientation(.landscapeRight)
  }
}
private struct Sample: PreviewModifier {
  static func makeSharedContext() async throws -> String { "shared" }
  func body(content: Content, context: String) -> some View {
    VStack {
      content
      Text(context)
    }
  }
}
