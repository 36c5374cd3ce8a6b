import SwiftUI
import UIKit

extension Ledger {
  func bridgeSurroundings() {
    topic("UIKit integration: what hosted views find around them")

    row(
      "UIViewRepresentable", says: "text that wraps gives way in width and is as high as its lines",
      from: .recorded("iOS 26.0, representable/label"), in: .fixed(60, 200)
    ) {
      VStack(alignment: .leading, spacing: 0) {
        Labelled(text: "word")
        Labelled(text: "several words that need lines").accessibilityIdentifier("long")
        Labelled(text: "several words that need lines").fixedSize().accessibilityIdentifier("ideal")
      }
    } holds: {
      guard let one = $0.frame("word"), let long = $0.frame("long"), let ideal = $0.frame("ideal") else {
        return $0.judge.expect(false, "not shown")
      }
      $0.judge.expect(long.height > one.height * 1.8, "several lines: \(long.height) of \(one.height)")
      $0.judge.expect(long.width <= 60, "within the width: \(long.width)")
      $0.judge.near(ideal.height, one.height, within: 0.5, "one line")
      $0.judge.expect(ideal.width > 100, "as long as its line: \(ideal.width)")
    }
    row(
      "UIViewRepresentable", says: "a view laid out by constraints is as large as they ask where nothing is proposed, and fills what is",
      from: .documented("swiftui/uiviewrepresentable"), in: .fixed(100, 80)
    ) {
      VStack(spacing: 0) {
        Constrained().fixedSize().accessibilityIdentifier("ideal")
        Constrained().accessibilityIdentifier("filling")
      }
    } holds: {
      $0.frame("ideal", 30, 0, 40, 26)
      $0.frame("filling", 0, 26, 100, 54)
    }
    measure("UIViewRepresentable", says: "the tint, the safe area and a name of its own", from: .documented("swiftui/uiviewrepresentable"))
    { judge in
      let notes = Notes<UIEdgeInsets>()
      let shown = try Shown(Watching(notes: notes).ignoresSafeArea().tint(Color.pureGreen), .screen(100, 100, top: 20, bottom: 10), judge)
      shown.area(0x00FF00, 0, 0, 100, 100)
      judge.equal(notes.last, UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0))
      shown.frame("own name", 0, 0, 100, 100)
      let beside = Watching(notes: notes).ignoresSafeArea().safeAreaInset(edge: .leading, spacing: 0) { Color.clear.frame(width: 7) }
      _ = try Shown(beside, .fixed(100, 100), judge)
      judge.equal(notes.last, UIEdgeInsets(top: 0, left: 7, bottom: 0, right: 0))
      _ = try Shown(Watching(notes: notes), .screen(100, 100, top: 20, bottom: 10), judge)
      judge.equal(notes.last, .zero)
    }
    measure("UIHostingController", says: "its content's sizes are rounded up to the pixel", from: .law("nothing of the content is cut")) {
      judge in
      let controller = UIHostingController(rootView: Box("a", 30.3, 20.1))
      let scale = max(controller.traitCollection.displayScale, 1)
      let size = controller.sizeThatFits(in: CGSize(width: 100, height: 100))
      judge.near(size.width, (30.3 * scale).rounded(.up) / scale)
      judge.near(size.height, (20.1 * scale).rounded(.up) / scale)
      judge.equal(controller.view.sizeThatFits(CGSize(width: 0, height: 0)), size)
    }
    measure(
      "UIHostingController", "UIHostingController.rootView",
      says: "its content's state is kept when another root view of the type is shown",
      from: .documented("swiftui/uihostingcontroller/rootview")
    ) { judge in
      let controller = UIHostingController(rootView: Seeded(seed: 3))
      judge.equal(controller.sizeThatFits(in: CGSize(width: 100, height: 100)).width, 3)
      controller.rootView = Seeded(seed: 8)
      judge.equal(controller.sizeThatFits(in: CGSize(width: 100, height: 100)), CGSize(width: 3, height: 8))
    }
  }
}

private struct Labelled: UIViewRepresentable {
  let text: String
  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = text
    label.accessibilityIdentifier = text
    label.setContentHuggingPriority(.required, for: .vertical)
    return label
  }
  func updateUIView(_ label: UILabel, context: Context) {}
}
private struct Constrained: UIViewRepresentable {
  func makeUIView(context: Context) -> UIView {
    let view = UIView()
    let inner = UIView()
    inner.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(inner)
    NSLayoutConstraint.activate([
      inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 5),
      view.trailingAnchor.constraint(equalTo: inner.trailingAnchor, constant: 5),
      inner.topAnchor.constraint(equalTo: view.topAnchor, constant: 3),
      view.bottomAnchor.constraint(equalTo: inner.bottomAnchor, constant: 3),
      inner.widthAnchor.constraint(greaterThanOrEqualToConstant: 30), inner.heightAnchor.constraint(greaterThanOrEqualToConstant: 20),
    ])
    return view
  }
  func updateUIView(_ view: UIView, context: Context) {}
}
private struct Watching: UIViewRepresentable {
  let notes: Notes<UIEdgeInsets>
  func makeUIView(context: Context) -> Reading {
    let view = Reading()
    view.notes = notes
    view.accessibilityIdentifier = "own name"
    return view
  }
  func updateUIView(_ view: Reading, context: Context) {}
  final class Reading: UIView {
    var notes: Notes<UIEdgeInsets>?
    override func layoutSubviews() {
      super.layoutSubviews()
      backgroundColor = tintColor
      notes?.note(safeAreaInsets)
    }
  }
}
private struct Seeded: View {
  let seed: CGFloat
  @State private var first: CGFloat
  init(seed: CGFloat) {
    self.seed = seed
    _first = State(initialValue: seed)
  }
  var body: some View { Box("a", first, seed) }
}
