// Family: controls among texts. iOS 26.0, iPhone SE simulator at 2x: the notes of iamcgn/swiftui-web on ios/layout/controls, ios/toggle,
// ios/textfield/basic, ios/picker/basic, uikit/label/tabular, uikit/textview/heights, uikit/table/selfsizing,
// uikit/autolayout/hugging and ios/representable/hostingcells. Where a line was set for a tall script, texts of a plain size stand in its place.
// render: --os 26
import SwiftUI
import UIKit

private func words(_ id: String) -> some View { Text("Word").font(.system(size: 17)).accessibilityIdentifier(id) }
private func box(_ id: String) -> some View { Color.indigo.frame(width: 20, height: 20).accessibilityIdentifier(id) }

/// A switch and a stepper keep the plain distance, whatever their labels: a text's own distances win, 10.81 below it and 6.60 above it.
#Preview("Spacing", traits: .fixedLayout(width: 320, height: 400)) {
  VStack(alignment: .leading) {
    words("first")
    Toggle("Switch", isOn: .constant(true)).accessibilityIdentifier("switch")
    words("second")
    Stepper("Stepper", value: .constant(1)).accessibilityIdentifier("stepper")
    words("third")
  }
  .frame(maxHeight: .infinity, alignment: .top)
}
// expect Spacing switch 0 31.31 320 30
// expect Spacing second 0 67.91 _ 20.5
// expect Spacing stepper 0 99.22 320 32
// expect Spacing third 0 137.82 _ 20.5

/// A button without a border has its label's distance above and the plain 8 below.
#Preview("Buttons", traits: .fixedLayout(width: 320, height: 300)) {
  VStack(alignment: .leading) {
    box("above")
    Button("Press") {}.font(.system(size: 17)).accessibilityIdentifier("button")
    box("below")
  }
  .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
}
// expect Buttons button 0 26.6 _ 20.5
// expect Buttons below 0 55.1 20 20

/// The baselines of switches and steppers are their tops; that of a field with a border is at a whole pixel.
#Preview("Baselines", traits: .fixedLayout(width: 320, height: 200)) {
  VStack(alignment: .leading, spacing: 0) {
    HStack(alignment: .firstTextBaseline) {
      Toggle("Switch", isOn: .constant(true)).accessibilityIdentifier("switch")
      words("besideSwitch")
    }
    HStack(alignment: .firstTextBaseline) {
      Stepper("Stepper", value: .constant(1)).accessibilityIdentifier("stepper")
      words("besideStepper")
    }
    HStack(alignment: .firstTextBaseline) {
      TextField("Field", text: .constant("Word")).textFieldStyle(.roundedBorder).accessibilityIdentifier("field")
      words("besideField")
    }
  }
  .frame(maxHeight: .infinity, alignment: .top)
}
// expect Baselines switch 0 16 _ 30
// expect Baselines besideSwitch _ 0 _ 20.5
// expect Baselines stepper 0 62 _ 32
// expect Baselines besideStepper _ 46 _ 20.5
// expect Baselines field 0 94 _ 34
// expect Baselines besideField _ 101 _ 20.5

/// A picker that opens a menu has 13.5 at its sides and 8 above and below, with 4 and arrows of 9 behind the words (84.5×40.5 around
/// 44.5×24.5).
#Preview("Menu", traits: .fixedLayout(width: 320, height: 100)) {
  Picker("Choice", selection: .constant(0)) { Color.indigo.frame(width: 44.5, height: 24.5).tag(0) }
    .pickerStyle(.menu).accessibilityIdentifier("menu")
}
// expect Menu menu 117.75 29.75 84.5 40.5

/// Digits of one width, views of text in ten sizes and labels that break under constraints, which ask for a point more than their lines.
#Preview("UIKit", traits: .fixedLayout(width: 320, height: 900)) {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 900))
  func add(_ view: UIView, _ id: String, _ y: CGFloat) {
    view.accessibilityIdentifier = id
    view.frame.origin = CGPoint(x: 0, y: y)
    stage.addSubview(view)
  }
  let fonts: [(String, UIFont, String)] = [
    ("ones", .monospacedDigitSystemFont(ofSize: 17, weight: .regular), "1111"),
    ("semibold", .monospacedDigitSystemFont(ofSize: 15, weight: .semibold), "0000"),
    ("bold", .monospacedDigitSystemFont(ofSize: 22, weight: .bold), "0000"),
  ]
  for (index, (id, font, digits)) in fonts.enumerated() {
    let label = UILabel()
    (label.font, label.text) = (font, digits)
    label.sizeToFit()
    add(label, id, CGFloat(index) * 40)
  }
  for (index, size) in [11.0, 12, 13, 14, 15, 16, 17, 20, 24, 28].enumerated() {
    let text = UITextView()
    (text.font, text.text, text.isScrollEnabled) = (.systemFont(ofSize: size), "Word", false)
    text.frame.size = text.sizeThatFits(CGSize(width: 300, height: 1000))
    add(text, "text\(Int(size))", 120 + CGFloat(index) * 60)
  }
  for (index, (id, size, text)) in [
    ("two", 15.0, "A label whose words take up two lines"), ("small", 13, "A label whose words take two lines"),
  ].enumerated() {
    let label = UILabel()
    (label.font, label.text, label.numberOfLines) = (.systemFont(ofSize: size), text, 0)
    label.translatesAutoresizingMaskIntoConstraints = false
    label.accessibilityIdentifier = id
    stage.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: stage.leadingAnchor, constant: 160), label.widthAnchor.constraint(equalToConstant: 150),
      label.topAnchor.constraint(equalTo: stage.topAnchor, constant: CGFloat(index) * 60),
    ])
  }
  return stage
}
// expect UIKit ones 0 0 41.5 20.5
// expect UIKit semibold 0 40 38.5 18
// expect UIKit bold 0 80 57 26.5
// expect UIKit text11 0 120 _ 29.5
// expect UIKit text12 0 180 _ 30.5
// expect UIKit text13 0 240 _ 32
// expect UIKit text14 0 300 _ 33
// expect UIKit text15 0 360 _ 34
// expect UIKit text16 0 420 _ 35.5
// expect UIKit text17 0 480 _ 36.5
// expect UIKit text20 0 540 _ 40
// expect UIKit text24 0 600 _ 45
// expect UIKit text28 0 660 _ 49.5
// expect UIKit two 160 0 150 37
// expect UIKit small 160 60 150 32.5

/// Constraints mean a control's alignment rectangle: segments end a point, a switch two points before their frames. A switch and a bar
/// of progress keep their sizes in frames of any size.
#Preview("Aligned", traits: .fixedLayout(width: 320, height: 300)) {
  let stage = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 300))
  func add(_ view: UIView, _ id: String) -> UIView {
    view.accessibilityIdentifier = id
    stage.addSubview(view)
    return view
  }
  let pinned = [UISegmentedControl(items: ["One", "Two"]), UISwitch(), UIView(), UIView()]
  for (view, id) in zip(pinned, ["segments", "switch", "below", "beside"]) {
    add(view, id).translatesAutoresizingMaskIntoConstraints = false
  }
  NSLayoutConstraint.activate(
    [
      pinned[0].topAnchor.constraint(equalTo: stage.topAnchor), pinned[0].leadingAnchor.constraint(equalTo: stage.leadingAnchor),
      pinned[1].topAnchor.constraint(equalTo: stage.topAnchor, constant: 100),
      pinned[1].leadingAnchor.constraint(equalTo: stage.leadingAnchor),
      pinned[2].topAnchor.constraint(equalTo: pinned[0].bottomAnchor), pinned[2].leadingAnchor.constraint(equalTo: stage.leadingAnchor),
      pinned[3].leadingAnchor.constraint(equalTo: pinned[1].trailingAnchor), pinned[3].topAnchor.constraint(equalTo: pinned[1].topAnchor),
    ] + pinned[2...].flatMap { [$0.widthAnchor.constraint(equalToConstant: 10), $0.heightAnchor.constraint(equalToConstant: 10)] })
  let size = CGSize(width: 200, height: 50)
  add(UISwitch(), "set").frame = CGRect(origin: CGPoint(x: 10, y: 160), size: size)
  add(UIProgressView(), "progress").frame = CGRect(origin: CGPoint(x: 10, y: 220), size: size)
  return stage
}
// expect Aligned segments 0 0 _ 32
// expect Aligned below 0 31 10 10
// expect Aligned switch 0 100 68 30
// expect Aligned beside 66 100 10 10
// expect Aligned set 10 160 68 30
// expect Aligned progress 10 220 200 4

private final class HostingRows: UITableViewController {
  override func viewDidLoad() { tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row") }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.contentConfiguration = UIHostingConfiguration {
      Color.indigo.frame(height: 20).accessibilityIdentifier(indexPath.row == 0 ? "content" : "next")
    }
    return cell
  }
}

/// A cell that shows SwiftUI has 16 at its sides and is at least as high as a row of a list (56 with a tall line).
#Preview("Hosting", traits: .fixedLayout(width: 320, height: 300)) { HostingRows() }
// expect Hosting content 16 _ 288 20
// expect Hosting next 16 68 288 20 ±0.51
