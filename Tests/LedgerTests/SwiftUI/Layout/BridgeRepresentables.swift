import SwiftUI
import UIKit

extension Ledger {
  func bridgeRepresentables() {
    topic("UIKit integration")

    measure(
      "UIViewRepresentable", "UIViewRepresentable.*", "UIViewRepresentableContext", "UIViewRepresentableContext.*",
      says: "is made once, brought up to date at every evaluation, and dismantled when it leaves",
      from: .documented("swiftui/uiviewrepresentable")
    ) { judge in
      let notes = Notes<String>()
      let shown = try Shown(Living(notes: notes), .fixed(100, 60), judge)
      judge.equal(notes.all, ["coordinator", "make 1 c", "update 1 3 c"])
      shown.frame("view", 10, 0, 90, 60)
      shown.color(50, 30, is: 0xFF0000)
      shown.tap("more")
      judge.equal(Array(notes.all.dropFirst(3)), ["update 2 3 c"])
      shown.color(50, 30, is: 0x00FF00)
      shown.tap("more")
      judge.equal(Array(notes.all.dropFirst(4)), ["dismantle c"])
      shown.color(50, 30, is: 0xFFFFFF)
    }
    measure(
      "UIViewRepresentable", says: "fills what is proposed, but no smaller than its content where it resists, no larger where it hugs",
      from: .recorded("iOS 26.0, representable/priorities")
    ) { judge in
      for (hugging, width, height) in [(252, 100, 60), (749, 100, 60), (750, 39, 20.5), (1000, 39, 20.5)] as [(Float, CGFloat, CGFloat)] {
        try Shown(Hosted(hugging: hugging).accessibilityIdentifier("v"), .fixed(100, 60), judge).frame(
          "v", (100 - width) / 2, (60 - height) / 2, width, height)
      }
      for (resistance, width, height) in [(250, 30, 10), (749, 30, 10), (751, 39, 20.5), (1000, 39, 20.5)] as [(Float, CGFloat, CGFloat)] {
        try Shown(Hosted(resistance: resistance).accessibilityIdentifier("v"), .fixed(30, 10), judge).frame(
          "v", (30 - width) / 2, (10 - height) / 2, width, height)
      }
      try Shown(Hosted().accessibilityIdentifier("v"), .fit, judge).frame("v", 0, 0, 39, 20.5)
      try Shown(Hosted(width: 339).accessibilityIdentifier("v"), .fixed(120, 100), judge).frame("v", -109.5, 0, 339, 100)
    }
    measure(
      "UIViewRepresentable",
      says: "a view without a size of its own is as large as proposed, down to nothing; no larger than its constraints where it hugs",
      from: .law("what fills a room is as large as the room")
    ) { judge in
      for (width, height) in [(0, 0), (0.5, 4), (30, 0.5), (70, 20)] as [(CGFloat, CGFloat)] {
        let shown = try Shown(
          Filling().accessibilityIdentifier("v").frame(width: width, height: height), .fixed(100, 60), scale: 2, judge)
        judge.near(shown.frame("v")?.width, width, "\(width) × \(height)")
        judge.near(shown.frame("v")?.height, height, "\(width) × \(height)")
        // Constraints ask for 40 × 0.5: where the view hugs them, they are the most.
        for (hugging, most) in [(249, CGSize(width: 100, height: 60)), (750, CGSize(width: 40, height: 0.5))] as [(Float, CGSize)] {
          let inner = try Shown(
            Filling(inner: CGSize(width: 40, height: 0.5), hugging: hugging).accessibilityIdentifier("v").frame(
              width: width, height: height),
            .fixed(100, 60), scale: 2, judge)
          judge.near(inner.frame("v")?.width, min(width, most.width), "\(width) hugged by \(hugging)")
          judge.near(inner.frame("v")?.height, min(height, most.height), "\(height) hugged by \(hugging)")
        }
      }
    }
    measure("UIViewRepresentable.sizeThatFits", says: "may answer proposals itself", from: .recorded("iOS 26.0, representable/sizing")) {
      judge in
      try Shown(OwnSize { _ in CGSize(width: 44, height: 22) }.accessibilityIdentifier("v"), .fixed(100, 60), judge).frame(
        "v", 28, 19, 44, 22)
      let wide = OwnSize { CGSize(width: $0.width ?? 100, height: 20) }
      try Shown(wide.accessibilityIdentifier("v"), .fixed(80, 60), judge).frame("v", 0, 20, 80, 20)
      try Shown(wide.accessibilityIdentifier("v"), .fit, judge).frame("v", 0, 0, 100, 20)
    }
    row(
      "UIViewRepresentable", says: "its first baseline is its top, its last its bottom", from: .recorded("iOS 26.0, representable/sizing"),
      in: .fit
    ) {
      HStack(spacing: 0) {
        HStack(alignment: .firstTextBaseline, spacing: 8) {
          Box("a", 22.5, 24.5).alignmentGuide(.firstTextBaseline) { _ in 18.5 }
          OwnSize { _ in CGSize(width: 44, height: 22) }.accessibilityIdentifier("first")
        }
        HStack(alignment: .lastTextBaseline, spacing: 8) {
          Box("b", 22.5, 24.5).alignmentGuide(.lastTextBaseline) { _ in 18.5 }
          OwnSize { _ in CGSize(width: 44, height: 22) }.accessibilityIdentifier("last")
        }
      }
    } holds: {
      guard let a = $0.frame("a"), let b = $0.frame("b") else { return $0.judge.expect(false, "not shown") }
      $0.judge.near($0.frame("first").map { $0.minY - a.minY }, 18.5, "the first baseline")
      $0.judge.near($0.frame("last").map { $0.maxY - b.minY }, 18.5, "the last baseline")
    }
    measure(
      "UIViewControllerRepresentable", "UIViewControllerRepresentable.*", "UIViewControllerRepresentableContext",
      "UIViewControllerRepresentableContext.*",
      says: "fills what is proposed, else is as large as it prefers; is made once, and dismantled when it leaves",
      from: .recorded("iOS 26.0, representable/controller")
    ) { judge in
      let notes = Notes<String>()
      let shown = try Shown(Screens(notes: notes), .fixed(100, 60), judge)
      judge.equal(notes.all, ["coordinator", "make 1", "update 1 k", "appears"])
      shown.frame("screen", 10, 0, 90, 60)
      shown.color(50, 30, is: 0xFF0000)
      shown.tap("more")
      judge.equal(Array(notes.all.dropFirst(4)), ["update 2 k"])
      shown.tap("more")
      judge.equal(Array(notes.all.dropFirst(5).suffix(1)), ["dismantle k"])
      try Shown(Screen(notes: notes, step: 1).accessibilityIdentifier("s"), .fit, judge).frame("s", 0, 0, 80, 40)
      try Shown(Screen(notes: notes, step: 1, size: CGSize(width: 30, height: 20)).accessibilityIdentifier("s"), .fixed(100, 60), judge)
        .frame("s", 35, 20, 30, 20)
    }
    measure(
      "UIViewRepresentable", says: "UIKit's views find light or dark, direction and text size as around them",
      from: .documented("swiftui/uiviewrepresentable")
    ) { judge in
      let notes = Notes<String>()
      _ = try Shown(
        Traits(notes: notes).environment(\.colorScheme, .dark).environment(\.layoutDirection, .rightToLeft).environment(
          \.dynamicTypeSize, .xxLarge), .fixed(50, 50), judge)
      judge.equal(notes.last, "dark right extraExtraLarge")
      _ = try Shown(Traits(notes: notes), .fixed(50, 50), judge)
      judge.equal(notes.last, "light left large")
    }
    hosting()
  }

  private func hosting() {
    controllerRow(
      "UIHostingController", says: "its view shows the root view on the system's background, clear of the safe area",
      from: .documented("swiftui/uihostingcontroller"), in: .screen(100, 120, top: 20, bottom: 10)
    ) {
      UIHostingController(
        rootView: VStack(spacing: 0) {
          Fill("top").ignoresSafeArea(edges: .top).frame(height: 30)
          Box("box", 40, 20)
        })
    } holds: {
      $0.frame("top", 0, 40, 100, 30)
      $0.color(50, 115, is: 0xFFFFFF)
      $0.frame("box", 30, 70, 40, 20)
    }
    measure(
      "UIHostingController", "UIHostingController.*", "UIHostingControllerSizingOptions", "UIHostingControllerSizingOptions.*",
      says: "tells UIKit how large its content is; another root view is shown in its place",
      from: .documented("swiftui/uihostingcontroller")
    ) { judge in
      let controller = UIHostingController(rootView: AnyView(Box("a", 30, 20)))
      judge.equal(controller.sizeThatFits(in: CGSize(width: 200, height: 300)), CGSize(width: 30, height: 20))
      judge.equal(controller.view.intrinsicContentSize, CGSize(width: 30, height: 20))
      judge.equal(controller.preferredContentSize, .zero)
      judge.equal(controller.sizingOptions, [])
      controller.sizingOptions = .intrinsicContentSize
      controller.view.layoutIfNeeded()
      judge.equal(controller.preferredContentSize, .zero)
      controller.sizingOptions = .preferredContentSize
      judge.equal(controller.preferredContentSize, CGSize(width: 30, height: 20))
      controller.rootView = AnyView(Fill().frame(maxWidth: 90, maxHeight: 40))
      judge.equal(controller.sizeThatFits(in: CGSize(width: 200, height: 20)), CGSize(width: 90, height: 20))
      judge.equal(controller.sizeThatFits(in: CGSize(width: 50, height: CGFloat.infinity)), CGSize(width: 50, height: 10))
      judge.equal(controller.preferredContentSize, CGSize(width: 10, height: 10))
      judge.expect(UIHostingControllerSizingOptions.preferredContentSize.isDisjoint(with: .intrinsicContentSize))
      judge.equal(controller.safeAreaRegions, .all)
      judge.equal(controller.view.backgroundColor, .systemBackground)
    }
    for regions in [SafeAreaRegions.all, .keyboard, []] {
      controllerRow(
        "UIHostingController.safeAreaRegions", says: "keeps clear of the parts asked for: \(regions.rawValue)",
        from: .documented("swiftui/uihostingcontroller/safearearegions"), in: .screen(100, 120, top: 20, bottom: 10)
      ) {
        let controller = UIHostingController(rootView: Fill("fill"))
        controller.safeAreaRegions = regions
        return controller
      } holds: {
        if regions.contains(.container) { $0.frame("fill", 0, 20, 100, 90) } else { $0.frame("fill", 0, 0, 100, 120) }
      }
    }
    uiRow(
      "UIHostingController", says: "in a hierarchy it lies in its view's frame, and takes traits from around",
      from: .documented("swiftui/uihostingcontroller")
    ) {
      let canvas = uiCanvas()
      let controller = UIHostingController(
        rootView: HStack(spacing: 0) {
          Box("a", 10, 10)
          Fill("fill", .primary)
        })
      controller.view.frame = CGRect(x: 20, y: 30, width: 60, height: 40)
      controller.view.overrideUserInterfaceStyle = .dark
      controller.view.semanticContentAttribute = .forceRightToLeft
      canvas.addSubview(controller.view)
      return canvas
    } holds: {
      $0.frame("a", nil, 45, 10, 10)
      $0.frame("fill", nil, 30, 50, 40)
      $0.color(50, 35, is: 0xFFFFFF)
      $0.color(10, 35, is: 0xFFFFFF)
    }
    measure(
      "UIHostingConfiguration", "UIHostingConfiguration.*",
      says: "views of SwiftUI in a cell: 16 points at the sides, 20 from 414 on, 11 above and below, at least 44 high",
      from: .recorded("iOS 17: cells' layout margins")
    ) { judge in
      @MainActor func size(_ configuration: some UIContentConfiguration, _ width: CGFloat) -> CGSize {
        configuration.makeContentView().systemLayoutSizeFitting(
          CGSize(width: width, height: 0), withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
      }
      let high = UIHostingConfiguration { Fill("a").frame(height: 50) }
      judge.equal(size(high, 200), CGSize(width: 200, height: 72))
      judge.equal(size(UIHostingConfiguration { Box("a", 10, 10) }, 200), CGSize(width: 200, height: 44))
      judge.equal(size(high.minSize(height: 90), 200).height, 90)
      judge.equal(size(UIHostingConfiguration { Box("a", 10, 10) }.minSize(width: 10, height: 20), 200).height, 32)
      judge.equal(size(high.margins(.vertical, 5), 200).height, 60)
      judge.equal(size(high.margins(.all, EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), 200).height, 54)
      judge.equal(size(high.minSize(height: 90).minSize(), 200).height, 72)
      @MainActor func shown(_ configuration: some UIContentConfiguration, _ width: CGFloat) throws -> Shown {
        try Shown(uiView: { configuration.makeContentView() }, .fixed(width, 72), judge)
      }
      try shown(high, 200).frame("a", 16, 11, 168, 50)
      try shown(high, 420).frame("a", 20, 11, 380, 50)
      try shown(high.margins(.leading, 3), 200).frame("a", 3, 11, 181, 50)
      try shown(high.margins([.top, .trailing], EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)), 200).frame("a", 16, nil, 180, 50)
      try shown(high.background(Color.pureRed), 100).area(0xFF0000, 0, 0, 100, 72)
      try shown(high.background { Box("b", 100, 72, .pureGreen) }, 100).area(0x00FF00, 0, 0, 100, 72)
      try shown(UIHostingConfiguration { Box("a", 10, 10) }, 100).frame("a", 16, 31, 10, 10)
      let same = high.updated(for: UICellConfigurationState(traitCollection: .current))
      judge.equal(size(same, 200).height, 72)
    }
  }
}

private struct Living: View {
  let notes: Notes<String>
  @State private var step = 1
  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: 10).onTapGesture { step += 1 }.accessibilityIdentifier("more")
      if step < 3 { Life(notes: notes, step: step).accessibilityIdentifier("view") } else { Color.clear }
    }.environment(\.lineSpacing, 3)
  }
}
private struct Life: UIViewRepresentable {
  let notes: Notes<String>
  let step: Int
  func makeCoordinator() -> String {
    notes.note("coordinator")
    return "c"
  }
  func makeUIView(context: Context) -> UIView {
    notes.note("make \(step) \(context.coordinator)")
    return UIView()
  }
  func updateUIView(_ view: UIView, context: Context) {
    notes.note("update \(step) \(Int(context.environment.lineSpacing)) \(context.coordinator)")
    context.animate { view.backgroundColor = step == 1 ? .pureRed : .pureGreen }
    if context.transaction.animation != nil { notes.note("animated") }
    Self.notes = notes
  }
  static var notes: Notes<String>?
  static func dismantleUIView(_ view: UIView, coordinator: String) { notes?.note("dismantle \(coordinator)") }
}
private final class Sized: UIView {
  var natural = CGSize(width: 39, height: 20.5)
  override var intrinsicContentSize: CGSize { natural }
}
private struct Hosted: UIViewRepresentable {
  var width: CGFloat = 39
  var hugging: Float = 250
  var resistance: Float = 750
  func makeUIView(context: Context) -> Sized {
    let view = Sized()
    view.natural.width = width
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      view.setContentHuggingPriority(UILayoutPriority(rawValue: hugging), for: axis)
      view.setContentCompressionResistancePriority(UILayoutPriority(rawValue: resistance), for: axis)
    }
    return view
  }
  func updateUIView(_ view: Sized, context: Context) {}
}
private struct OwnSize: UIViewRepresentable {
  var answer: (ProposedViewSize) -> CGSize
  func makeUIView(context: Context) -> UIView { UIView() }
  func updateUIView(_ view: UIView, context: Context) {}
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? { answer(proposal) }
}
private struct Traits: UIViewRepresentable {
  let notes: Notes<String>
  func makeUIView(context: Context) -> Reading {
    let view = Reading()
    view.notes = notes
    return view
  }
  func updateUIView(_ view: Reading, context: Context) {}
  final class Reading: UIView {
    var notes: Notes<String>?
    override func layoutSubviews() {
      super.layoutSubviews()
      let style = traitCollection.userInterfaceStyle == .dark ? "dark" : "light"
      let side = effectiveUserInterfaceLayoutDirection == .rightToLeft ? "right" : "left"
      let sizes: [UIContentSizeCategory: String] = [.large: "large", .extraExtraLarge: "extraExtraLarge"]
      notes?.note("\(style) \(side) \(sizes[traitCollection.preferredContentSizeCategory] ?? "other")")
    }
  }
}
private struct Screens: View {
  let notes: Notes<String>
  @State private var step = 1
  var body: some View {
    HStack(spacing: 0) {
      Color.clear.frame(width: 10).onTapGesture { step += 1 }.accessibilityIdentifier("more")
      if step < 3 { Screen(notes: notes, step: step).accessibilityIdentifier("screen") } else { Color.clear }
    }
  }
}
private struct Screen: UIViewControllerRepresentable {
  let notes: Notes<String>
  let step: Int
  var size: CGSize?
  func makeCoordinator() -> String {
    notes.note("coordinator")
    return "k"
  }
  func makeUIViewController(context: Context) -> Preferring {
    notes.note("make \(step)")
    let controller = Preferring()
    controller.notes = notes
    return controller
  }
  func updateUIViewController(_ controller: Preferring, context: Context) {
    context.animate { notes.note("update \(step) \(context.coordinator)") }
    if context.transaction.animation != nil || context.environment.colorScheme == .dark { notes.note("elsewhere") }
    Self.notes = notes
  }
  static var notes: Notes<String>?
  static func dismantleUIViewController(_ controller: Preferring, coordinator: String) { notes?.note("dismantle \(coordinator)") }
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: Preferring, context: Context) -> CGSize? { size }
  final class Preferring: UIViewController {
    var notes: Notes<String>?
    override func viewDidLoad() {
      super.viewDidLoad()
      view.backgroundColor = .pureRed
      preferredContentSize = CGSize(width: 80, height: 40)
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      notes?.note("appears")
    }
  }
}

/// A view without a size of its own, around one that constraints make as large as told.
private struct Filling: UIViewRepresentable {
  var inner: CGSize?
  var hugging: Float = 250
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] { view.setContentHuggingPriority(UILayoutPriority(hugging), for: axis) }
    guard let inner else { return view }
    let part = UIView()
    part.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(part)
    NSLayoutConstraint.activate([
      part.widthAnchor.constraint(equalToConstant: inner.width), part.heightAnchor.constraint(equalToConstant: inner.height),
      part.leadingAnchor.constraint(equalTo: view.leadingAnchor), part.topAnchor.constraint(equalTo: view.topAnchor),
      view.trailingAnchor.constraint(equalTo: part.trailingAnchor), view.bottomAnchor.constraint(equalTo: part.bottomAnchor),
    ])
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}
