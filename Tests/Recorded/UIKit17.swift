// Family: UIKit's sizes on iOS 17. Recorded on iOS 17.5 at 3x (cashapp/AccessibilitySnapshot) and
// pictures of iOS 13 to 17 (UIKit's labels).
import UIKit

@MainActor private func stage(_ views: [(String, UIView)]) -> UIView {
  let root = UIView()
  for (index, (name, view)) in views.enumerated() {
    view.sizeToFit()
    view.frame.origin = CGPoint(x: 8, y: CGFloat(8 + index * 90))
    view.accessibilityIdentifier = name
    root.addSubview(view)
  }
  return root
}
@MainActor private func label(_ font: UIFont, _ text: String) -> UILabel {
  let label = UILabel()
  label.numberOfLines = 0
  label.font = font
  label.text = text
  return label
}

/// A label in a text style has the style's pitch: body 22, footnote 18; in a plain size its lines touch.
#Preview("Labels", traits: .fixedLayout(width: 320, height: 400)) {
  stage([
    ("body", label(.preferredFont(forTextStyle: .body), "a\nb\nc")),
    ("footnote", label(.preferredFont(forTextStyle: .footnote), "a\nb\nc")),
    ("plain", label(.systemFont(ofSize: 17), "a\nb")),
  ])
}
// expect Labels body 8 8 _ 64.5 ±0.26
// expect Labels footnote 8 98 _ 51.5 ±0.51
// expect Labels plain 8 188 _ 41 ±0.26

#Preview("Controls", traits: .fixedLayout(width: 320, height: 400)) {
  stage([("switch", UISwitch()), ("stepper", UIStepper())])
}
// expect Controls switch 8 8 51 31
// expect Controls stepper 8 98 94 32

/// Three segments of 87 and two lines between them.
#Preview("Segments", traits: .fixedLayout(width: 393, height: 100)) {
  stage([("segments", UISegmentedControl(items: ["Segment A", "Segment B", "Segment C"]))])
}
// expect Segments segments 8 8 263 32 ±3.01
