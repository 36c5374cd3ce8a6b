// Family: date pickers and search bars of UIKit. iOS 26.0, iPhone SE simulator at 2x: the notes of iamcgn/swiftui-web on
// uikit/datepicker/compact and uikit/search/scope. A date's line was set for a tall script: 4 points less here.
// render: --os 26
import UIKit

@MainActor private func stage(_ views: [(String, UIView)]) -> UIView {
  let root = UIView()
  for (index, (name, view)) in views.enumerated() {
    view.sizeToFit()
    view.frame.origin = CGPoint(x: 0, y: CGFloat(index) * 120)
    view.accessibilityIdentifier = name
    root.addSubview(view)
  }
  return root
}
@MainActor private func picker(_ mode: UIDatePicker.Mode) -> UIDatePicker {
  let picker = UIDatePicker()
  picker.datePickerMode = mode
  picker.preferredDatePickerStyle = .compact
  picker.date = Date(timeIntervalSince1970: 1_789_137_000)  // 11 September 2026, 14:30
  return picker
}

/// As wide as a date and a time, whichever is shown: 122, 4 and 86.5.
#Preview("Dates", traits: .fixedLayout(width: 320, height: 400)) {
  stage([("date", picker(.date)), ("time", picker(.time)), ("both", picker(.dateAndTime))])
}
// expect Dates date 0 0 212.5 34.5 ±2.2
// expect Dates time 0 120 212.5 36 ±2.2
// expect Dates both 0 240 212.5 36 ±2.2

#Preview("Scopes", traits: .fixedLayout(width: 320, height: 400)) {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
  bar.scopeButtonTitles = ["One", "Two"]
  let without = stage([("hidden", bar)])
  let other = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 0))
  other.scopeButtonTitles = ["One", "Two"]
  other.showsScopeBar = true
  other.sizeToFit()
  other.frame.origin.y = 120
  other.accessibilityIdentifier = "shown"
  other.subviews.first?.accessibilityIdentifier = "segments"
  without.addSubview(other)
  return without
}
// expect Scopes hidden 0 0 320 64
// expect Scopes shown 0 120 320 111
// expect Scopes segments 8 191 304 32

/// The button that ends a search is a plate of 44 with a cross, 8 from the bar's end and 11 from the field, whose ground ends there.
#Preview("Cancel", traits: .fixedLayout(width: 320, height: 100)) {
  let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 64))
  bar.searchBarStyle = .minimal
  bar.text = "Text"
  bar.showsCancelButton = true
  let root = UIView()
  root.backgroundColor = .white
  root.addSubview(bar)
  return root
}
// color Cancel 262 32 255 255 255
// color Cancel 250 32 239 239 240

/// Segments are the widest title and 19 wide, 32 at least (uikit/autolayout/hugging, ios/representable/measure-controls).
#Preview("Segments", traits: .fixedLayout(width: 320, height: 400)) {
  stage([
    ("two", UISegmentedControl(items: ["One", "Two"])), ("three", UISegmentedControl(items: ["One", "Two", "Three"])),
    ("narrow", UISegmentedControl(items: ["A", "B"])),
  ])
}
// expect Segments two 0 0 88 32 ±2.01
// expect Segments three 0 120 165 32 ±1.01
// expect Segments narrow 0 240 64 32

/// A configured button in the body style is its line, the line's leading and 14 high (uikit/button/basic, 40.5 with a tall line).
#Preview("Configured", traits: .fixedLayout(width: 320, height: 400)) {
  var look = UIButton.Configuration.filled()
  look.title = "Plain"
  return stage([("button", UIButton(configuration: look))])
}
// expect Configured button 0 0 60.5 36
