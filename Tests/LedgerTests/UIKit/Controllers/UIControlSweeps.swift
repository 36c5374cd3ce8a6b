import Foundation
import UIKit

/// A control in the middle of a white canvas, of its own size or of the one that is said.
@MainActor private func stage(_ view: UIView, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> UIView {
  let fitting = view.sizeThatFits(CGSize(width: width ?? 300, height: height ?? 300))
  view.frame = CGRect(x: 8, y: 8, width: width ?? fitting.width, height: height ?? fitting.height)
  return uiCanvas(view)
}
@MainActor private let star = UIImage(systemName: "star.fill")

private let configurations: [@MainActor () -> UIButton.Configuration] = [
  { .plain() }, { .gray() }, { .tinted() }, { .filled() },
]
@MainActor private func button(_ configuration: UIButton.Configuration, _ change: (inout UIButton.Configuration) -> Void) -> UIButton {
  var configuration = configuration
  configuration.title = "Title"
  configuration.image = star
  change(&configuration)
  return UIButton(configuration: configuration)
}

extension Ledger {
  /// Every word of a control's vocabulary shows, and none as another.
  func uiControlSweeps() {
    topic("Controls: word by word")

    measure(
      "UIButton.Configuration.buttonSize", "UIButton.Configuration.cornerStyle", "UIButton.Configuration.imagePlacement",
      says: "sizes, corners and places of the picture are apart in every style; the gaps around and between are as long as said",
      from: .documented("uikit/uibutton/configuration-swift.struct")
    ) { judge in
      for make in configurations {
        try judge.apart(
          [UIButton.Configuration.Size.small, .medium, .large], in: .fixed(160, 80),
          ui: { size in
            stage(button(make()) { $0.buttonSize = size })
          })
        try judge.apart(
          [NSDirectionalRectEdge.leading, .trailing, .top, .bottom], in: .fixed(160, 110),
          ui: { place in
            stage(button(make()) { ($0.imagePlacement, $0.imagePadding, $0.subtitle) = (place, 7, "More") })
          })
        @MainActor func size(_ change: (inout UIButton.Configuration) -> Void) -> CGSize { button(make(), change).sizeThatFits(.zero) }
        let plain = size { _ in }
        judge.near(size { $0.imagePadding += 9 }.width, plain.width + 9, within: 0.51)
        judge.near(
          size { ($0.imagePlacement, $0.imagePadding) = (.top, 9) }.height, size { $0.imagePlacement = .top }.height + 9, within: 0.51)
        let two = size { $0.subtitle = "More" }
        judge.near(size { ($0.subtitle, $0.titlePadding) = ("More", $0.titlePadding + 6) }.height, two.height + 6, within: 0.51)
        judge.near(size { $0.contentInsets.leading += 5 }.width, plain.width + 5, within: 0.51)
        judge.near(size { $0.contentInsets.trailing += 5 }.width, plain.width + 5, within: 0.51)
        judge.near(
          size { ($0.contentInsets.top, $0.contentInsets.bottom) = (40, 30) }.height - 70,
          size { ($0.contentInsets.top, $0.contentInsets.bottom) = (0, 0) }.height, within: 0.51)
        for width in [20, 40, 60, 90, 200] {
          _ = try judge.shown(.fixed(220, 80)) { stage(button(make()) { $0.imagePadding = 4 }, CGFloat(width), 40) }
          _ = try judge.shown(.fixed(220, 80)) {
            stage(button(make()) { ($0.imagePlacement, $0.imagePadding) = (.top, 4) }, CGFloat(width), CGFloat(width))
          }
        }
      }
      try judge.apart(
        [UIButton.Configuration.CornerStyle.fixed, .small, .medium, .large, .capsule], in: .fixed(160, 90),
        ui: { style in
          stage(
            button(.filled()) {
              $0.cornerStyle = style
              if style == .fixed { $0.background.cornerRadius = 1 }
            }, 120, 60)
        })
      try judge.apart(
        [UIButton.Configuration.TitleAlignment.leading, .center, .trailing], in: .fixed(160, 90),
        ui: { side in
          stage(button(.gray()) { ($0.titleAlignment, $0.subtitle) = (side, "A longer subtitle") })
        })
      try judge.apart(
        [0, 1, 2], in: .fixed(160, 90),
        ui: { number in
          stage(
            button(.filled()) {
              if number == 1 { $0.baseForegroundColor = .pureGreen }
              if number == 2 { $0.baseBackgroundColor = .pureGreen }
            })
        })
    }
    measure(
      "UIButton", "UIControl.contentHorizontalAlignment", "UIControl.contentVerticalAlignment",
      says: "an old button's words and picture lie along every edge, also where they have too little room",
      from: .documented("uikit/uicontrol/contenthorizontalalignment-swift.property")
    ) { judge in
      @MainActor func old(_ change: (UIButton) -> Void) -> UIButton {
        made(UIButton(type: .system)) {
          $0.setTitle("Some words", for: .normal)
          $0.setImage(star, for: .normal)
          change($0)
        }
      }
      for (width, height) in [(190, 60), (70, 30), (30, 20)] as [(CGFloat, CGFloat)] {
        let places = try [UIControl.ContentHorizontalAlignment.left, .center, .right].map { side in
          try judge.shown(.fixed(210, 80)) { stage(old { $0.contentHorizontalAlignment = side }, width, height) }.ink(
            in: CGRect(x: 0, y: 0, width: 210, height: 80))
        }
        if width > 100 {
          judge.expect(places[0].minX < places[1].minX && places[1].minX < places[2].minX, "\(places)")
          judge.near(places[1].midX, (places[0].midX + places[2].midX) / 2, within: 1)
        }
        let heights = try [UIControl.ContentVerticalAlignment.top, .center, .bottom].map { side in
          try judge.shown(.fixed(210, 80)) { stage(old { $0.contentVerticalAlignment = side }, width, height) }.ink(
            in: CGRect(x: 0, y: 0, width: 210, height: 80))
        }
        if height > 50 { judge.expect(heights[0].minY < heights[1].minY && heights[1].minY < heights[2].minY, "\(heights)") }
        _ = try judge.shown(.fixed(210, 80)) { stage(old { $0.contentHorizontalAlignment = .fill }, width, height) }
        _ = try judge.shown(.fixed(210, 80)) {
          stage(
            old {
              ($0.contentEdgeInsets, $0.imageEdgeInsets, $0.titleEdgeInsets) = (
                UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), UIEdgeInsets(top: 5, left: 6, bottom: 7, right: 8),
                UIEdgeInsets(top: 4, left: 3, bottom: 2, right: 1)
              )
            }, width, height)
        }
      }
    }
    measure(
      "UILabel.textAlignment", "UILabel.lineBreakMode", "UILabel.numberOfLines",
      says: "sides, ends of lines and counts of lines are apart, in one line and in several", from: .documented("uikit/uilabel")
    ) { judge in
      let words = "Many words that are longer than a line of the label can be in this room"
      @MainActor func label(_ change: @escaping (UILabel) -> Void) -> UIView {
        stage(
          made(UILabel()) { label in
            label.text = words
            change(label)
          }, 150, 70)
      }
      for lines in [2, 0] {
        try judge.apart(
          [NSTextAlignment.left, .center, .right, .justified], in: .fixed(170, 90),
          ui: { side in
            label { ($0.textAlignment, $0.numberOfLines, $0.text) = (side, lines, "Many words that are longer than a line\nShort one") }
          })
      }
      try judge.apart(
        [NSLineBreakMode.byTruncatingHead, .byTruncatingMiddle, .byTruncatingTail, .byClipping], in: .fixed(170, 90),
        ui: { mode in label { $0.lineBreakMode = mode } })
      try judge.apart(
        [NSLineBreakMode.byWordWrapping, .byCharWrapping], in: .fixed(170, 90),
        ui: { mode in label { ($0.lineBreakMode, $0.numberOfLines) = (mode, 0) } })
      try judge.apart([1, 2, 3], in: .fixed(170, 90), ui: { count in label { $0.numberOfLines = count } })
      try judge.apart(
        [1, 0.7, 0.4], in: .fixed(170, 90),
        ui: { factor in label { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, factor) } })
    }
    measure(
      "UITextField.BorderStyle", "UITextField.ViewMode", "UITextField.textAlignment", "UITextField.clearButtonMode",
      says: "borders, sides, buttons and views at both ends are apart", from: .documented("uikit/uitextfield")
    ) { judge in
      @MainActor func field(_ change: @escaping (UITextField) -> Void) -> UIView {
        stage(
          made(UITextField()) { field in
            (field.text, field.borderStyle) = ("Words", .roundedRect)
            change(field)
          }, 180, 34)
      }
      try judge.apart(
        [UITextField.BorderStyle.none, .line, .bezel, .roundedRect], in: .fixed(200, 50), ui: { style in field { $0.borderStyle = style } })
      try judge.apart([NSTextAlignment.left, .center, .right], in: .fixed(200, 50), ui: { side in field { $0.textAlignment = side } })
      try judge.apart(
        [UITextField.ViewMode.never, .unlessEditing], in: .fixed(200, 50), ui: { mode in field { $0.clearButtonMode = mode } })
      try judge.apart(
        [0, 1, 2, 3, 4], in: .fixed(200, 50),
        ui: { number in
          field {
            let box = uiBox("end", 0, 0, 24, 14)
            if number == 1 { ($0.leftView, $0.leftViewMode) = (box, .always) }
            if number == 2 { ($0.rightView, $0.rightViewMode) = (box, .always) }
            if number == 3 { ($0.text, $0.placeholder) = ("", "Empty") }
            if number == 4 { $0.isSecureTextEntry = true }
          }
        })
    }
    measure(
      "UIDatePicker.Mode", "UIDatePickerStyle", says: "every mode in every style is apart", from: .documented("uikit/uidatepicker")
    ) { judge in
      let modes = [UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer]
      @MainActor func picker(_ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle) -> UIView {
        let picker = UIDatePicker()
        (picker.datePickerMode, picker.preferredDatePickerStyle) = (mode, style)
        (picker.locale, picker.timeZone) = (Locale(identifier: "en_US"), TimeZone(identifier: "UTC"))
        picker.date = Date(timeIntervalSince1970: 1_700_000_000)
        picker.countDownDuration = 4500
        return stage(picker)
      }
      try judge.apart(modes, in: .fixed(360, 240), ui: { picker($0, .wheels) })
      try judge.apart(Array(modes[..<3]), in: .fixed(360, 60), ui: { picker($0, .compact) })
      try judge.apart([UIDatePicker.Mode.date, .dateAndTime], in: .fixed(400, 480), ui: { picker($0, .inline) })
    }
    measure(
      "UISlider", "UIProgressView.Style", "UIPageControl", "UIStepper", "UISegmentedControl", "UIActivityIndicatorView.Style",
      says: "values, ends, dots, segments and wheels are apart", from: .documented("uikit/controls")
    ) { judge in
      try judge.apart(
        [0, 0.25, 0.5, 1] as [Float], in: .fixed(200, 50), ui: { value in stage(made(UISlider()) { $0.value = value }, 180) })
      try judge.apart(
        [0, 1, 4], in: .fixed(200, 50),
        ui: { page in
          stage(made(UIPageControl()) { ($0.numberOfPages, $0.currentPage, $0.pageIndicatorTintColor) = (5, page, .pureGreen) }, 180, 30)
        })
      try judge.apart(
        [0, 1, 2, 3, 4], in: .fixed(260, 50),
        ui: { number in
          stage(
            made(UISegmentedControl(items: ["One", "Twenty", "3"])) {
              $0.selectedSegmentIndex = number % 3
              if number == 3 { $0.setWidth(100, forSegmentAt: 1) }
              if number == 4 { $0.apportionsSegmentWidthsByContent = true }
            }, 240)
        })
      try judge.apart(
        [UIActivityIndicatorView.Style.medium, .large], in: .fixed(60, 60),
        ui: { style in
          stage(made(UIActivityIndicatorView(style: style)) { $0.startAnimating() })
        })
      try judge.apart(
        [0, 5, 10], in: .fixed(120, 50), ui: { value in stage(made(UIStepper()) { ($0.maximumValue, $0.value) = (10, value) }) })
    }
    measure(
      "UISearchBar.Style", "UISearchBar", says: "styles, prompts, scopes and buttons are apart", from: .documented("uikit/uisearchbar")
    ) { judge in
      try judge.apart(
        [0, 1, 3, 4, 5], in: .fixed(320, 120),
        ui: { number in
          stage(
            made(UISearchBar()) {
              $0.placeholder = "Find"
              if number == 1 { $0.searchBarStyle = .minimal }
              if number == 3 { $0.showsCancelButton = true }
              if number == 4 { ($0.scopeButtonTitles, $0.showsScopeBar) = (["All", "Some"], true) }
              if number == 5 { $0.text = "Words" }
            }, 300)
        })
    }
    measure(
      "UIStackView", says: "axes, distributions and alignments are apart", from: .documented("uikit/uistackview")
    ) { judge in
      @MainActor func stack(_ change: @escaping (UIStackView) -> Void) -> UIView {
        stage(
          made(UIStackView(arrangedSubviews: [uiSized("a", 30, 20), uiSized("b", 50, 36, .pureGreen), uiSized("c", 20, 10, .pureBlue)])) {
            $0.spacing = 3
            change($0)
          }, 180, 150)
      }
      for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
        try judge.apart(
          [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering], in: .fixed(200, 170),
          ui: { way in
            stack { ($0.axis, $0.distribution) = (axis, way) }
          })
        try judge.apart(
          [UIStackView.Alignment.fill, .leading, .center, .trailing], in: .fixed(200, 170),
          ui: { side in
            stack { ($0.axis, $0.alignment) = (axis, side) }
          })
      }
    }
    measure("UIView.ContentMode", says: "every mode of a picture is apart", from: .documented("uikit/uiview/contentmode-swift.enum")) {
      judge in
      try judge.apart(
        [
          UIView.ContentMode.scaleToFill, .scaleAspectFit, .scaleAspectFill, .center, .top, .bottom, .left, .right, .topLeft, .topRight,
          .bottomLeft, .bottomRight,
        ],
        in: .fixed(100, 80),
        ui: { mode in
          stage(made(UIImageView(image: uiFlag())) { ($0.contentMode, $0.clipsToBounds) = (mode, true) }, 80, 60)
        })
    }
  }
}
