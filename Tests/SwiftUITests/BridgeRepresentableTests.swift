import Foundation
import QuoinDrawing
import QuoinLayout
import Testing
import UIKit

@testable import SwiftUI

/// A view of a known size, in a representable that does nothing about it.
private final class Sized: UIView {
  var own = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  override var intrinsicContentSize: CGSize { own }
}
private struct Host: UIViewRepresentable {
  var own = CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh
  func makeUIView(context: Context) -> Sized { Sized() }
  func updateUIView(_ view: Sized, context: Context) {
    view.own = own
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(hugging, for: axis)
      view.setContentCompressionResistancePriority(resistance, for: axis)
    }
  }
}
/// A view of SwiftUI around a view made by a closure.
private struct Wrap<Made: UIView>: UIViewRepresentable {
  var make: () -> Made
  func makeUIView(context: Context) -> Made { make() }
  func updateUIView(_ view: Made, context: Context) {}
}

@Suite(.serialized) @MainActor struct BridgeRepresentableTests {
  private func size(_ width: CGFloat, _ height: CGFloat, _ view: some View) -> CGSize {
    frames(width, height) { view.accessibilityIdentifier("it") }["it"]?.size ?? .zero
  }

  @Test("a view without a size of its own fills what is proposed, on each axis by itself") func fills() {
    #expect(size(200, 100, Host()) == CGSize(width: 200, height: 100))
    #expect(size(200, 100, Host(own: CGSize(width: -1, height: 30), hugging: .required)) == CGSize(width: 200, height: 30))
    #expect(size(200, 100, Host(own: CGSize(width: 30, height: -1), hugging: .required)) == CGSize(width: 30, height: 100))
  }

  @Test("a view of UIKit is told what bars cover of it, but for the way in which it scrolls") func coveredEdges() throws {
    final class Told: UIView {
      var edges = UIEdgeInsets.zero
      override func layoutSubviews() {
        super.layoutSubviews()
        edges = safeAreaInsets
      }
    }
    func edges(_ view: (Wrap<Told>) -> some View) -> UIEdgeInsets {
      let told = Told()
      var options = PageOptions()
      let insets = EdgeInsets(top: 40, leading: 10, bottom: 30, trailing: 20)
      options.canvas = .device(CGSize(width: 200, height: 300), insets)
      _ = Page(view(Wrap { told }), options: options).settle()
      return told.edges
    }
    #expect(edges { $0.ignoresSafeArea() } == UIEdgeInsets(top: 40, left: 10, bottom: 30, right: 20))
    #expect(edges { $0 } == .zero)
    let down = edges { view in ScrollView { view.frame(height: 600) }.ignoresSafeArea() }
    #expect(down == UIEdgeInsets(top: 0, left: 10, bottom: 0, right: 20))
    let along = edges { view in ScrollView(.horizontal) { view.frame(width: 600) }.ignoresSafeArea() }
    #expect(along == UIEdgeInsets(top: 40, left: 0, bottom: 30, right: 0))
  }

  @Test("a controller is as large as it prefers where nothing is proposed (uiviewcontroller/preferredcontentsize)") func preferredSizes() {
    struct Shown: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> UIViewController {
        let controller = UIViewController()
        controller.preferredContentSize = CGSize(width: 60, height: 40)
        return controller
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    #expect(size(200, 100, Shown()) == CGSize(width: 200, height: 100))
    #expect(size(200, 100, Shown().fixedSize()) == CGSize(width: 60, height: 40))
    #expect(size(200, 100, Shown().fixedSize(horizontal: true, vertical: false)) == CGSize(width: 60, height: 100))
    #expect(size(200, 100, Shown().fixedSize(horizontal: false, vertical: true)) == CGSize(width: 200, height: 40))
  }

  @Test("high hugging keeps a view from growing beyond its content, low hugging lets it") func hugging() {
    let own = CGSize(width: 60, height: 20)
    #expect(size(200, 100, Host(own: own, hugging: .required)) == own)
    #expect(size(200, 100, Host(own: own, hugging: .defaultHigh)) == own)
    #expect(size(200, 100, Host(own: own)) == CGSize(width: 200, height: 100))
    #expect(size(200, 100, Host(own: own).fixedSize()) == own)
    #expect(size(200, 100, Host(own: own).fixedSize(horizontal: true, vertical: false)) == CGSize(width: 60, height: 100))
  }

  @Test("high compression resistance keeps a view from shrinking below its content, low resistance lets it") func resistance() {
    let own = CGSize(width: 60, height: 20)
    #expect(size(40, 10, Host(own: own, hugging: .required)) == own)
    #expect(size(40, 10, Host(own: own, hugging: .required, resistance: .defaultLow)) == CGSize(width: 40, height: 10))
  }

  @Test("sizeThatFits is the last word, and hears the proposal as it is") func ownSize() {
    struct Half: UIViewRepresentable {
      let heard: Heard
      func makeUIView(context: Context) -> UILabel { UILabel() }
      func updateUIView(_ view: UILabel, context: Context) {}
      func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
        heard.all.append(proposal)
        return CGSize(width: (proposal.width ?? 80) / 2, height: 7)
      }
    }
    final class Heard { var all: [ProposedViewSize] = [] }
    let heard = Heard()
    #expect(size(200, 100, Half(heard: heard)) == CGSize(width: 100, height: 7))
    #expect(Set(heard.all) == [ProposedViewSize(width: 200, height: 100)])
    #expect(size(200, 100, Half(heard: heard).fixedSize()) == CGSize(width: 40, height: 7))
  }

  @Test("a label of several lines wraps within the width proposed, and is as high as its lines") func labels() {
    func label(_ lines: Int) -> Wrap<UILabel> {
      Wrap {
        let label = UILabel()
        label.numberOfLines = lines
        label.text = "one two three four five six seven"
        label.setContentHuggingPriority(.required, for: .vertical)
        return label
      }
    }
    // 17 points of San Francisco are 20.29 high: n lines are rounded up to half points.
    let wrapped = size(100, 400, label(0))
    #expect(wrapped.width == 100)
    #expect([61, 81.5, 101.5].contains(wrapped.height))
    // A single line resists being cut.
    #expect(size(100, 400, label(1)).width > 100)
    #expect(size(100, 400, label(1)).height == 20.5)
  }

  @Test("constraints inside give the ideal size, and the height for a width") func constraints() {
    func stack() -> Wrap<UIStackView> {
      Wrap {
        let box = Sized()
        box.own = CGSize(width: 50, height: 30)
        let text = UILabel()
        text.numberOfLines = 0
        text.text = String(repeating: "word ", count: 30)
        let stack = UIStackView(arrangedSubviews: [box, text])
        stack.axis = .vertical
        stack.spacing = 10
        return stack
      }
    }
    #expect(size(200, 500, stack()) == CGSize(width: 200, height: 500))
    let fixed = size(200, 500, stack().fixedSize(horizontal: false, vertical: true))
    #expect(fixed.width == 200)
    let lines = ((fixed.height - 40) / 20.29).rounded()
    #expect(lines > 3 && abs(fixed.height - 40 - lines * 20.29) < 1)
  }

  @Test("controls that never grow keep their size in a stack") func controls() {
    let found = frames(300, 200) {
      HStack(spacing: 0) {
        Wrap { UISwitch() }.accessibilityIdentifier("switch")
        Wrap { UISlider() }.accessibilityIdentifier("slider")
      }
    }
    #expect(found["switch"]?.size == CGSize(width: 49, height: 31))
    #expect(found["slider"]?.size == CGSize(width: 251, height: 34))
  }

  @Test("a label's baseline aligns with a text's") func baselines() {
    let found = frames(300, 100) {
      HStack(alignment: .firstTextBaseline, spacing: 0) {
        Text("Text").accessibilityIdentifier("text")
        Wrap {
          let label = UILabel()
          label.text = "label"
          label.setContentHuggingPriority(.required, for: .vertical)
          return label
        }.accessibilityIdentifier("label")
      }
    }
    #expect(found["text"]?.minY == found["label"]?.minY)
  }

  @Test("a view is made once, updated in every evaluation, and dismantled when it leaves") func life() {
    final class Log { var calls: [String] = [] }
    struct Told: UIViewRepresentable {
      let log: Log
      var name: String
      func makeCoordinator() -> String {
        log.calls.append("coordinator \(name)")
        return name
      }
      func makeUIView(context: Context) -> UIView {
        log.calls.append("make \(context.coordinator)")
        return UIView()
      }
      func updateUIView(_ view: UIView, context: Context) { log.calls.append("update \(context.coordinator)") }
      static func dismantleUIView(_ view: UIView, coordinator: String) { Ended.names.append(coordinator) }
    }
    @MainActor enum Ended { static var names: [String] = [] }
    struct Root: View {
      let log: Log
      @State private var step = 0
      var body: some View {
        VStack {
          Told(log: log, name: "stays")
          if step == 0 { Told(log: log, name: "goes") }
        }
        .onAppear { step = 1 }
        .onChange(of: step) { _, _ in #expect(Ended.names == ["goes"]) }
      }
    }
    let log = Log()
    _ = ImageRenderer(content: Root(log: log)).page()
    #expect(
      log.calls == ["coordinator stays", "make stays", "update stays", "coordinator goes", "make goes", "update goes", "update stays"])
    #expect(Ended.names == ["goes", "stays"])
  }

  @Test("the environment reaches the view as traits") func traits() {
    final class Seen { var traits: UITraitCollection? }
    struct Reader: UIViewRepresentable {
      let seen: Seen
      func makeUIView(context: Context) -> UIView { UIView() }
      func updateUIView(_ view: UIView, context: Context) {
        seen.traits = view.traitCollection
        #expect(context.environment.colorScheme == .dark)
      }
    }
    let seen = Seen()
    _ = placed(10, 10, scale: 3) {
      Reader(seen: seen).environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft)
        .environment(\.dynamicTypeSize, .accessibility2)
    }
    #expect(seen.traits?.userInterfaceStyle == .dark)
    #expect(seen.traits?.layoutDirection == .rightToLeft)
    #expect(seen.traits?.preferredContentSizeCategory == .accessibilityLarge)
    #expect(seen.traits?.displayScale == 3)
  }

  @Test("the safe area reaches the view where it lies under it") func safeArea() {
    final class Seen { var insets: [String: UIEdgeInsets] = [:] }
    final class Reader: UIView {
      var told: (UIEdgeInsets) -> Void = { _ in }
      override func layoutSubviews() { told(safeAreaInsets) }
    }
    let seen = Seen()
    func reader(_ name: String) -> Wrap<Reader> {
      Wrap {
        let view = Reader()
        view.told = { seen.insets[name] = $0 }
        return view
      }
    }
    var options = PageOptions()
    options.canvas = .device(CGSize(width: 100, height: 200), EdgeInsets(top: 20, leading: 0, bottom: 10, trailing: 0))
    _ = Page(reader("all").ignoresSafeArea(), options: options).settle()
    _ = Page(reader("inside"), options: options).settle()
    #expect(seen.insets["all"] == UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
    #expect(seen.insets["inside"] == .zero)
  }

  @Test("a view is painted where it lies, clipped and turned as SwiftUI says") func painting() throws {
    func red() -> Wrap<UIView> {
      Wrap {
        let view = UIView()
        view.backgroundColor = .red
        return view
      }
    }
    let renderer = ImageRenderer(
      content: HStack(spacing: 0) {
        Color.blue.frame(width: 10, height: 20)
        red().frame(width: 20, height: 20).clipShape(Circle())
        red().frame(width: 20, height: 4).rotationEffect(.degrees(90))
      })
    let picture = try Bitmap(data: renderer.pngData())
    #expect(picture.width == 50 && picture.height == 20)
    #expect(picture[5, 10].blue == 1)
    #expect(picture[20, 10].red == 1 && picture[20, 10].alpha == 1)
    #expect(picture[11, 1].alpha == 0)
    #expect(picture[40, 2].red == 1 && picture[40, 18].red == 1)
    #expect(picture[33, 10].alpha == 0)
  }

  @Test("what a view tells SwiftUI, at once or a turn later, settles") func feedback() {
    struct Field: UIViewRepresentable {
      @Binding var text: String
      final class Coordinator {
        var text: Binding<String>
        init(_ text: Binding<String>) { self.text = text }
      }
      func makeCoordinator() -> Coordinator { Coordinator($text) }
      func makeUIView(context: Context) -> UIButton {
        let coordinator = context.coordinator
        let button = UIButton(primaryAction: UIAction { _ in coordinator.text.wrappedValue += "!" })
        button.sendActions(for: .primaryActionTriggered)
        return button
      }
      func updateUIView(_ view: UIButton, context: Context) { view.setTitle(text, for: .normal) }
    }
    struct Root: View {
      @State private var text = "Hi"
      var body: some View {
        Field(text: $text)
        Text(text).accessibilityIdentifier(text)
      }
    }
    let page = placed(100, 100) { Root() }
    #expect(page.framesByIdentifier()["Hi!"] != nil)
    #expect(page.findings.isEmpty)
  }

  @Test("views, controllers and coordinators are freed when the page goes") func memory() {
    final class Coordinator {}
    weak var view: UIView?
    weak var coordinator: Coordinator?
    weak var controller: UIViewController?
    struct Held: UIViewRepresentable {
      var note: (UIView, Coordinator) -> Void
      func makeCoordinator() -> Coordinator { Coordinator() }
      func makeUIView(context: Context) -> UILabel {
        let label = UILabel()
        note(label, context.coordinator)
        return label
      }
      func updateUIView(_ view: UILabel, context: Context) {}
    }
    struct HeldController: UIViewControllerRepresentable {
      var note: (UIViewController) -> Void
      func makeUIViewController(context: Context) -> UIViewController {
        let made = UIHostingController(rootView: Text("inside"))
        note(made)
        return made
      }
      func updateUIViewController(_ controller: UIViewController, context: Context) {}
    }
    var page: PlacedPage?
    autoreleasepool {
      page = ImageRenderer(
        content: VStack {
          Held {
            view = $0
            coordinator = $1
          }
          HeldController { controller = $0 }.frame(width: 100, height: 50)
        }
      ).page()
    }
    #expect(view == nil && coordinator == nil && controller == nil)
    // What was painted stays.
    #expect(page?.displayList().items.isEmpty == false)
  }

  @Test("a controller is told that it appears, is its hosting controller's child, and fills its room") func controllers() {
    final class Told: UIViewController {
      var calls: [String] = []
      override func viewDidLoad() { calls.append("load") }
      override func viewWillAppear(_ animated: Bool) { calls.append("will") }
      override func viewDidLayoutSubviews() { calls.append("layout \(Int(view.bounds.width))") }
      override func viewDidAppear(_ animated: Bool) { calls.append("did") }
      override func viewDidDisappear(_ animated: Bool) { calls.append("gone") }
    }
    struct Shown: UIViewControllerRepresentable {
      let controller: Told
      func makeUIViewController(context: Context) -> Told { controller }
      func updateUIViewController(_ controller: Told, context: Context) {}
    }
    let controller = Told()
    let host = UIHostingController(rootView: Shown(controller: controller).padding(10))
    _ = UIKitPage.make(UIKitPageSettings(size: CGSize(width: 100, height: 100)), controller: { host })
    #expect(controller.calls.first == "load" && controller.calls.contains("layout 80"))
    #expect(controller.calls.filter { $0 == "will" || $0 == "did" } == ["will", "did"])
    #expect(controller.parent === host)
    let alone = Told()
    _ = ImageRenderer(content: Shown(controller: alone).frame(width: 50, height: 50)).page()
    #expect(alone.calls.last == "gone")
    let sized = Told()
    sized.preferredContentSize = CGSize(width: 120, height: 40)
    #expect(size(300, 300, Shown(controller: sized).fixedSize()) == CGSize(width: 120, height: 40))
  }
}

private func autoreleasepool(_ body: () -> Void) { body() }
