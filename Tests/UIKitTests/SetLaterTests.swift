import Foundation
import QuoinDrawing
import Testing

@testable import UIKit

/// What is set after a view was laid out looks as what was set before; it is seen; and what is set back looks as if it had never been set.
/// Each in two worlds: light, and dark from right to left in the later system.
@Suite("Set late as set early") @MainActor struct SetLaterTests {
  private static let size = CGSize(width: 200, height: 100)

  /// A page with the view, whose frame is given or that of its own size; `early` and `late` change it before and after it is laid out.
  private func picture<Kind: UIView>(
    _ make: @escaping () -> Kind, _ frame: CGRect?, isOther: Bool, early: @escaping (Kind) -> Void = { _ in },
    late: @escaping (Kind) -> Void = { _ in }
  ) throws -> Bitmap {
    var settings = UIKitPageSettings(size: Self.size, scale: 1)
    (settings.generation, settings.isDark, settings.isRightToLeft) = (isOther ? .ios26 : .ios17, isOther, isOther)
    let list = UIKitPage.make(settings) {
      let stage = UIView(frame: CGRect(origin: .zero, size: Self.size))
      stage.backgroundColor = isOther ? .black : .white
      let view = make()
      if let frame { view.frame = frame }
      early(view)
      stage.addSubview(view)
      if frame == nil { view.frame = CGRect(origin: CGPoint(x: 8, y: 8), size: view.sizeThatFits(Self.size)) }
      stage.layoutIfNeeded()
      late(view)
      if frame == nil { view.frame.size = view.sizeThatFits(Self.size) }
      return stage
    }.displayList
    return try PNGExporter(scale: 1, background: PaintColor(white: 1)).bitmap(for: list)
  }
  private func same(_ one: Bitmap, _ other: Bitmap) -> Bool { one.difference(to: other, tolerance: 0)?.pixels == 0 }
  private static let frame = CGRect(x: 8, y: 8, width: 184, height: 84)

  private func does<Kind: UIView>(
    _ make: @escaping () -> Kind, in frame: CGRect? = frame, isSeen: Bool = true, line: Int = #line, _ change: @escaping (Kind) -> Void
  ) throws {
    for isOther in [false, true] {
      let early = try picture(make, frame, isOther: isOther, early: change)
      let late = try picture(make, frame, isOther: isOther, late: change)
      let world = isOther ? "dark, right to left" : "light"
      #expect(same(early, late), "line \(line), \(world): set late it looks otherwise")
      if isSeen { #expect(try !same(early, picture(make, frame, isOther: isOther)), "line \(line), \(world): nothing is seen of it") }
    }
  }
  private func sets<Kind: UIView, Value>(
    _ make: @escaping () -> Kind, _ path: ReferenceWritableKeyPath<Kind, Value>, _ value: @escaping @autoclosure () -> Value,
    in frame: CGRect? = frame, isSeen: Bool = true, line: Int = #line
  ) throws {
    try does(make, in: frame, isSeen: isSeen, line: line) { $0[keyPath: path] = value() }
    let back = try picture(
      make, frame, isOther: false, early: { $0[keyPath: path] = value() }, late: { $0[keyPath: path] = make()[keyPath: path] })
    #expect(try same(back, picture(make, frame, isOther: false)), "line \(line): set back it looks otherwise than before")
  }
  private let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
  private var star: UIImage { UIImage(systemName: "star.fill")! }
  private func block(_ width: CGFloat = 20, _ height: CGFloat = 12) -> UIView {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    view.backgroundColor = red
    return view
  }

  @Test("views and layers") func views() throws {
    let box = {
      let view = UIView()
      view.backgroundColor = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)
      view.addSubview(UIView(frame: CGRect(x: 150, y: 50, width: 40, height: 40)))
      view.subviews[0].backgroundColor = .green
      return view
    }
    let small = CGRect(x: 20, y: 20, width: 160, height: 60)
    try sets(box, \.backgroundColor, red, in: small)
    try sets(box, \.alpha, 0.5, in: small)
    try sets(box, \.isHidden, true, in: small)
    try sets(box, \.clipsToBounds, true, in: small)
    try sets(box, \.transform, CGAffineTransform(rotationAngle: 0.3), in: small)
    try sets(box, \.layer.cornerRadius, 14, in: small)
    try sets(box, \.layer.borderWidth, 4, in: small)
    try sets(box, \.layer.shadowOpacity, 0.8, in: small, isSeen: false)
    try sets(box, \.layer.opacity, 0.3, in: small)
    try sets(box, \.layer.masksToBounds, true, in: small)
    try sets(box, \.layer.transform, CATransform3DMakeScale(0.5, 0.7, 1), in: small)
    try sets(box, \.layer.anchorPoint, CGPoint(x: 0.25, y: 0.75), in: small)
    try sets(box, \.subviews[0].layer.zPosition, -1, in: small, isSeen: false)
    try sets(box, \.bounds.origin, CGPoint(x: 9, y: 5), in: small)
  }

  @Test("labels") func labels() throws {
    let words = {
      let label = UILabel()
      label.text = "Hamburg, Wien and other towns of Europe"
      return label
    }
    try sets(words, \.text, "Rome")
    try sets(words, \.text, "Rome", in: nil)
    try sets(words, \.font, .boldSystemFont(ofSize: 24))
    try sets(words, \.font, .systemFont(ofSize: 9), in: nil)
    try sets(words, \.textColor, red)
    try sets(words, \.numberOfLines, 0)
    try sets(words, \.numberOfLines, 2, in: nil)
    try sets(words, \.lineBreakMode, .byTruncatingHead)
    try sets(words, \.lineBreakMode, .byClipping)
    try sets(words, \.adjustsFontSizeToFitWidth, true, isSeen: false)
    try does(words) { ($0.adjustsFontSizeToFitWidth, $0.minimumScaleFactor) = (true, 0.4) }
    try sets(words, \.shadowColor, red)
    try does(words) { ($0.shadowColor, $0.shadowOffset) = (red, CGSize(width: 3, height: 4)) }
    try sets(words, \.isEnabled, false)
    try sets(words, \.backgroundColor, red)
    try does(words) { $0.attributedText = NSAttributedString(string: "Rome", attributes: [.foregroundColor: self.red]) }
    try does(words) { ($0.highlightedTextColor, $0.isHighlighted) = (red, true) }
    let short = {
      let label = UILabel()
      label.text = "Oslo"
      return label
    }
    for side in [NSTextAlignment.center, .left, .right] { try sets(short, \.textAlignment, side, isSeen: side == .center) }
    try sets(short, \.attributedText, NSAttributedString(string: "Oslo", attributes: [.underlineStyle: 1]))
  }

  @Test("pictures") func pictures() throws {
    let picture = { UIImageView(image: UIImage(systemName: "star.fill")) }
    try sets(picture, \.image, UIImage(systemName: "heart"))
    try sets(picture, \.image, nil)
    for mode in [UIView.ContentMode.center, .scaleAspectFit, .scaleAspectFill, .top, .bottom, .left, .right, .topLeft, .bottomRight] {
      try sets(picture, \.contentMode, mode)
    }
    try sets(picture, \.tintColor, red)
    try does(picture) { ($0.highlightedImage, $0.isHighlighted) = (UIImage(systemName: "heart"), true) }
    try does(picture, in: nil) { $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 40) }
    try does(picture) { $0.image = $0.image?.withTintColor(self.red, renderingMode: .alwaysOriginal) }
  }

  @Test("buttons") func buttons() throws {
    let plain = {
      let button = UIButton(type: .system)
      button.setTitle("Go on", for: .normal)
      button.setImage(UIImage(systemName: "star"), for: .normal)
      return button
    }
    for frame in [Self.frame, nil] as [CGRect?] {
      try does(plain, in: frame) { $0.setTitle("Stay", for: .normal) }
      try does(plain, in: frame) { $0.setImage(UIImage(systemName: "heart.fill"), for: .normal) }
      try sets(plain, \.contentEdgeInsets, UIEdgeInsets(top: 9, left: 30, bottom: 0, right: 3), in: frame)
      try does(plain, in: frame) { $0.titleLabel?.font = .boldSystemFont(ofSize: 25) }
      try does(plain, in: frame) { $0.setAttributedTitle(NSAttributedString(string: "Attributed"), for: .normal) }
    }
    try does(plain) { $0.setTitleColor(self.red, for: .normal) }
    try does(plain) { $0.setBackgroundImage(UIImage(systemName: "circle"), for: .normal) }
    try does(plain) { $0.setPreferredSymbolConfiguration(.init(pointSize: 40), forImageIn: .normal) }
    try sets(plain, \.isEnabled, false)
    try sets(plain, \.tintColor, red)
    try sets(plain, \.titleEdgeInsets, UIEdgeInsets(top: 5, left: 12, bottom: 0, right: 0))
    try sets(plain, \.imageEdgeInsets, UIEdgeInsets(top: 5, left: 12, bottom: 0, right: 0))
    for side in [UIControl.ContentHorizontalAlignment.left, .right, .leading, .trailing] {
      try sets(plain, \.contentHorizontalAlignment, side)
    }
    for side in [UIControl.ContentVerticalAlignment.top, .bottom] { try sets(plain, \.contentVerticalAlignment, side) }
    let stateful = {
      let button = plain()
      button.setTitle("Chosen", for: .selected)
      button.setTitle("Held", for: .highlighted)
      button.setTitle("Not now", for: .disabled)
      return button
    }
    try sets(stateful, \.isSelected, true)
    try sets(stateful, \.isHighlighted, true)
    try sets(stateful, \.isEnabled, false)
    for style in [
      UIButton.Configuration.plain(), .gray(), .tinted(), .filled(), .bordered(), .borderedTinted(), .borderedProminent(), .borderless(),
    ] {
      let made = {
        let button = UIButton(type: .system)
        button.configuration = style
        button.configuration?.title = "Go on"
        button.configuration?.image = UIImage(systemName: "star")
        return button
      }
      func configures(
        in frame: CGRect? = SetLaterTests.frame, isSeen: Bool = true, line: Int = #line,
        _ change: @escaping (inout UIButton.Configuration) -> Void
      ) throws {
        try does(made, in: frame, isSeen: isSeen, line: line) { button in
          button.configuration.map {
            var configuration = $0
            change(&configuration)
            button.configuration = configuration
          }
        }
      }
      try configures { $0.title = "Stay" }
      try configures(in: nil) { $0.subtitle = "for a while" }
      try configures { $0.image = UIImage(systemName: "heart.fill") }
      try configures { $0.baseForegroundColor = self.red }
      try configures { $0.imagePadding = 12 }
      try configures { $0.contentInsets = NSDirectionalEdgeInsets(top: 30, leading: 60, bottom: 0, trailing: 0) }
      for place in [NSDirectionalRectEdge.top, .bottom, .trailing] { try configures { $0.imagePlacement = place } }
      try configures { $0.preferredSymbolConfigurationForImage = .init(pointSize: 30) }
      try configures {
        $0.background.strokeWidth = 3
        $0.background.strokeColor = self.red
      }
      try configures { $0.background.backgroundColor = self.red }
      try does(made) { $0.isEnabled = false }
    }
    let filled = {
      let button = UIButton(configuration: .filled())
      button.configuration?.title = "Go on"
      return button
    }
    for size in [UIButton.Configuration.Size.mini, .small, .large] { try does(filled, in: nil) { $0.configuration?.buttonSize = size } }
    for style in [UIButton.Configuration.CornerStyle.fixed, .small, .medium, .large, .capsule] {
      try does(filled, isSeen: false) { $0.configuration?.cornerStyle = style }
    }
    try does(filled) { $0.configuration?.baseBackgroundColor = self.red }
    try does(filled) { $0.configuration?.background.cornerRadius = 2 }
    try does(filled) { $0.configuration?.background.backgroundInsets = NSDirectionalEdgeInsets(top: 3, leading: 9, bottom: 0, trailing: 0) }
  }

  @Test("switches, sliders, steppers, segments") func controls() throws {
    let toggle = { UISwitch() }
    try sets(toggle, \.isOn, true, in: nil)
    try does(toggle, in: nil) { ($0.isOn, $0.onTintColor) = (true, self.red) }
    try does(toggle, in: nil) { ($0.isOn, $0.isEnabled) = (true, false) }
    try sets(toggle, \.thumbTintColor, red, in: nil)
    try does(toggle, in: nil) { $0.setOn(true, animated: false) }
    let slider = {
      let slider = UISlider()
      slider.value = 0.25
      return slider
    }
    let wide = CGRect(x: 8, y: 30, width: 184, height: 34)
    try sets(slider, \.value, 0.75, in: wide)
    try sets(slider, \.minimumValue, -1, in: wide)
    try sets(slider, \.maximumValue, 4, in: wide)
    try sets(slider, \.minimumTrackTintColor, red, in: wide)
    try sets(slider, \.maximumTrackTintColor, red, in: wide)
    try sets(slider, \.thumbTintColor, red, in: wide)
    try sets(slider, \.isEnabled, false, in: wide)
    try does(slider, in: wide) { $0.setValue(1, animated: false) }
    let stepper = { UIStepper() }
    try sets(stepper, \.isEnabled, false, in: nil)
    try sets(stepper, \.tintColor, red, in: nil, isSeen: false)
    try sets(stepper, \.value, 50, in: nil)
    let segments = { UISegmentedControl(items: ["One", "Two", "Three"]) }
    let row = CGRect(x: 8, y: 30, width: 184, height: 32)
    try sets(segments, \.selectedSegmentIndex, 1, in: row)
    try does(segments, in: row) { ($0.selectedSegmentIndex, $0.selectedSegmentTintColor) = (1, self.red) }
    try does(segments, in: row) { ($0.selectedSegmentIndex, $0.isEnabled) = (1, false) }
    try does(segments, in: row) { $0.insertSegment(withTitle: "Half", at: 1, animated: false) }
    try does(segments, in: row) { $0.insertSegment(with: self.star, at: 0, animated: false) }
    try does(segments, in: row) { $0.removeSegment(at: 0, animated: false) }
    try does(segments, in: row) { $0.setTitle("Zwei", forSegmentAt: 1) }
    try does(segments, in: row) { $0.setImage(self.star, forSegmentAt: 2) }
    try does(segments, in: row) { $0.setWidth(90, forSegmentAt: 0) }
    try does(segments, in: row) { $0.setEnabled(false, forSegmentAt: 1) }
    try does(segments, in: row) { $0.setTitleTextAttributes([.foregroundColor: self.red], for: .normal) }
    try sets(segments, \.apportionsSegmentWidthsByContent, true, in: row)
    try does(segments, in: row) { $0.removeAllSegments() }
    let progress = {
      let view = UIProgressView()
      view.progress = 0.25
      return view
    }
    let line = CGRect(x: 8, y: 30, width: 184, height: 4)
    try sets(progress, \.progress, 0.75, in: line)
    try sets(progress, \.progressTintColor, red, in: line)
    try sets(progress, \.trackTintColor, red, in: line)
    try sets(progress, \.progressViewStyle, .bar, in: nil, isSeen: false)
    let wheel = {
      let view = UIActivityIndicatorView(style: .medium)
      view.startAnimating()
      return view
    }
    try sets(wheel, \.style, .large, in: nil)
    try sets(wheel, \.color, red)
    try does(wheel) { $0.stopAnimating() }
    try does(wheel, isSeen: false) {
      $0.hidesWhenStopped = false
      $0.stopAnimating()
    }
    let dots = {
      let view = UIPageControl()
      view.numberOfPages = 4
      return view
    }
    try sets(dots, \.currentPage, 2)
    try sets(dots, \.numberOfPages, 6)
    try sets(dots, \.numberOfPages, 6, in: nil)
    try sets(dots, \.pageIndicatorTintColor, red)
    try sets(dots, \.currentPageIndicatorTintColor, red)
    try does(dots) { ($0.hidesForSinglePage, $0.numberOfPages) = (true, 1) }
  }

  @Test("dates, in words and on wheels") func dates() throws {
    let moment = Date(timeIntervalSinceReferenceDate: 750_000_000)
    for (style, frame) in [(UIDatePickerStyle.compact, CGRect?.none), (.wheels, CGRect(x: -60, y: -60, width: 320, height: 216))] {
      let picker = {
        let picker = UIDatePicker()
        (picker.date, picker.preferredDatePickerStyle, picker.locale) = (moment, style, Locale(identifier: "en_US"))
        (picker.timeZone, picker.datePickerMode) = (TimeZone(secondsFromGMT: 0), .dateAndTime)
        return picker
      }
      try sets(picker, \.date, moment + 100 * 3600, in: frame)
      try does(picker, in: frame) { $0.setDate(moment - 500 * 3600, animated: false) }
      try sets(picker, \.datePickerMode, .time, in: frame)
      try sets(picker, \.datePickerMode, .date, in: frame)
      try sets(picker, \.locale, Locale(identifier: "de_DE"), in: frame)
      try sets(picker, \.timeZone, TimeZone(secondsFromGMT: 7200), in: frame)
      try sets(picker, \.isEnabled, false, in: frame)
      try sets(picker, \.preferredDatePickerStyle, style == .wheels ? .compact : .wheels, in: frame)
    }
  }

  @Test("chosen days and colours") func choices() throws {
    let well = { UIColorWell() }
    try sets(well, \.selectedColor, red)
    let day = DateComponents(year: 2026, month: 11, day: 12)
    let calendar = {
      let calendar = UICalendarView()
      calendar.visibleDateComponents = DateComponents(year: 2026, month: 11)
      calendar.selectionBehavior = UICalendarSelectionSingleDate(delegate: nil)
      return calendar
    }
    let frame = CGRect(x: -60, y: -100, width: 320, height: 330)
    try does(calendar, in: frame) { ($0.selectionBehavior as? UICalendarSelectionSingleDate)?.selectedDate = day }
    try does(calendar, in: frame) { ($0.selectionBehavior as? UICalendarSelectionSingleDate)?.setSelected(day, animated: false) }
  }

  @Test("texts that are written") func fields() throws {
    let field = {
      let field = UITextField()
      field.text = "Words"
      return field
    }
    let row = CGRect(x: 8, y: 30, width: 184, height: 34)
    for frame in [row, nil] {
      try sets(field, \.text, "Others, longer", in: frame)
      try sets(field, \.font, .boldSystemFont(ofSize: 24), in: frame)
      try sets(field, \.borderStyle, .roundedRect, in: frame)
      try sets(field, \.borderStyle, .line, in: frame)
      try sets(field, \.borderStyle, .bezel, in: frame)
    }
    try sets(field, \.textColor, red, in: row)
    try sets(field, \.textAlignment, .center, in: row)
    try sets(field, \.isSecureTextEntry, true, in: row)
    try sets(field, \.clearButtonMode, .always, in: row)
    try sets(field, \.isEnabled, false, in: row, isSeen: false)
    try does(field, in: row) { ($0.leftView, $0.leftViewMode) = (self.block(), .always) }
    try does(field, in: row) { ($0.rightView, $0.rightViewMode) = (self.block(), .always) }
    try does(field, in: row) { $0.attributedText = NSAttributedString(string: "Red", attributes: [.foregroundColor: self.red]) }
    let empty = { UITextField() }
    try sets(empty, \.placeholder, "Name", in: row)
    try sets(empty, \.attributedPlaceholder, NSAttributedString(string: "Red", attributes: [.foregroundColor: red]), in: row)
    let text = {
      let view = UITextView()
      view.text = "Words of a text that has more than one line of them"
      return view
    }
    try sets(text, \.text, "Other words")
    try sets(text, \.font, .boldSystemFont(ofSize: 20))
    try sets(text, \.textColor, red)
    try sets(text, \.textAlignment, .center)
    try sets(text, \.textContainerInset, UIEdgeInsets(top: 20, left: 30, bottom: 4, right: 6))
    try sets(text, \.textContainer.lineFragmentPadding, 20)
    try sets(text, \.contentOffset, CGPoint(x: 0, y: 10))
    try sets(text, \.attributedText, NSAttributedString(string: "Red", attributes: [.foregroundColor: red]))
    let search = { UISearchBar(frame: CGRect(x: 0, y: 0, width: 184, height: 56)) }
    let bar = CGRect(x: 8, y: 20, width: 184, height: 56)
    try sets(search, \.text, "Wien", in: bar)
    try sets(search, \.placeholder, "Towns", in: bar)
    try sets(search, \.showsCancelButton, true, in: bar)
    try sets(search, \.searchBarStyle, .minimal, in: bar, isSeen: false)
  }

  @Test("stacks and scrolls") func containers() throws {
    let stack = {
      let views = [("One", 12.0), ("Two", 20), ("3", 30)].map { words, size -> UIView in
        let label = UILabel()
        (label.text, label.font, label.backgroundColor) = (words, .systemFont(ofSize: size), .systemYellow)
        // One of them takes what is left, and it is known which.
        label.setContentHuggingPriority(.init(Float(240 + size)), for: .horizontal)
        label.setContentHuggingPriority(.init(Float(240 + size)), for: .vertical)
        return label
      }
      return UIStackView(arrangedSubviews: views)
    }
    try sets(stack, \.axis, .vertical)
    try sets(stack, \.spacing, 9)
    for kind in [UIStackView.Distribution.fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
      try sets(stack, \.distribution, kind)
    }
    for side in [UIStackView.Alignment.top, .bottom, .center, .firstBaseline, .lastBaseline] { try sets(stack, \.alignment, side) }
    try does(stack) { $0.setCustomSpacing(15, after: $0.arrangedSubviews[0]) }
    try does(stack) { $0.arrangedSubviews[1].isHidden = true }
    try does(stack) { $0.arrangedSubviews[1].removeFromSuperview() }
    try does(stack) { $0.insertArrangedSubview($0.arrangedSubviews[2], at: 0) }
    try does(stack) { ($0.arrangedSubviews[1] as? UILabel)?.text = "Longer" }
    try does(stack) { ($0.isLayoutMarginsRelativeArrangement, $0.layoutMargins) = (true, .init(top: 3, left: 20, bottom: 9, right: 5)) }
    try does(stack) {
      ($0.isLayoutMarginsRelativeArrangement, $0.directionalLayoutMargins) = (true, .init(top: 3, leading: 20, bottom: 9, trailing: 5))
    }
    let scroll = {
      let view = UIScrollView()
      view.contentSize = CGSize(width: 400, height: 300)
      let inner = UIView(frame: CGRect(x: 30, y: 20, width: 60, height: 40))
      inner.backgroundColor = .systemBlue
      view.addSubview(inner)
      return view
    }
    try sets(scroll, \.contentOffset, CGPoint(x: 25, y: 15))
    try sets(scroll, \.clipsToBounds, false, isSeen: false)
    try does(scroll) { $0.setContentOffset(CGPoint(x: 5, y: 9), animated: false) }
  }

  @Test("cells and tables") func tables() throws {
    for style in [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle] {
      let cell = {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.textLabel?.text = "One"
        cell.detailTextLabel?.text = "Two"
        return cell
      }
      let row = CGRect(x: 8, y: 20, width: 184, height: 54)
      try does(cell, in: row) { $0.textLabel?.text = "Another" }
      if style != .default {
        try does(cell, in: row) { $0.detailTextLabel?.text = "More" }
        try does(cell, in: row) { $0.detailTextLabel?.textColor = self.red }
      }
      try does(cell, in: row) { $0.textLabel?.font = .boldSystemFont(ofSize: 22) }
      try does(cell, in: row, isSeen: style != .value2) { $0.imageView?.image = self.star }
      for kind in [UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton] {
        try sets(cell, \.accessoryType, kind, in: row)
      }
      try sets(cell, \.accessoryView, block(), in: row)
      try sets(cell, \.indentationLevel, 2, in: row, isSeen: style != .value2)
      try does(cell, in: row, isSeen: style != .value2) { ($0.indentationLevel, $0.indentationWidth) = (1, 33) }
      try sets(cell, \.backgroundColor, red, in: row)
      try sets(cell, \.backgroundView, block(), in: row)
    }
    final class Rows: NSObject, UITableViewDataSource {
      func numberOfSections(in tableView: UITableView) -> Int { 2 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "\(indexPath.section) \(indexPath.row)"
        return cell
      }
      func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { section == 1 ? "Head" : nil }
    }
    let rows = Rows()
    for style in [UITableView.Style.plain, .grouped, .insetGrouped] {
      let table = {
        let table = UITableView(frame: Self.frame, style: style)
        table.dataSource = rows
        table.rowHeight = 22
        return table
      }
      try sets(table, \.rowHeight, 31)
      try sets(table, \.separatorStyle, .none)
      try sets(table, \.separatorColor, red)
      try sets(table, \.separatorInset, UIEdgeInsets(top: 0, left: 70, bottom: 0, right: 20))
      try sets(table, \.tableHeaderView, block())
      try sets(table, \.sectionHeaderHeight, 40)
      try sets(table, \.backgroundColor, red, isSeen: style != .plain)
      try sets(table, \.isEditing, true, isSeen: false)
      try sets(table, \.contentOffset, CGPoint(x: 0, y: 13))
    }
  }

  @Test("rows of lists") func listCells() throws {
    let cell = {
      let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 184, height: 54))
      var content = UIListContentConfiguration.cell()
      (content.text, content.secondaryText, content.image) = ("One", "Two", UIImage(systemName: "star"))
      cell.contentConfiguration = content
      return cell
    }
    let row = CGRect(x: 8, y: 20, width: 184, height: 54)
    func configures(
      isSeen: Bool = true, line: Int = #line, _ change: @escaping (inout UIListContentConfiguration) -> Void
    ) throws {
      try does(cell, in: row, isSeen: isSeen, line: line) { cell in
        guard var content = cell.contentConfiguration as? UIListContentConfiguration else { return }
        change(&content)
        cell.contentConfiguration = content
      }
    }
    try configures { $0.text = "Another" }
    try configures { $0.secondaryText = "More" }
    try configures { $0.secondaryText = nil }
    try configures { $0.image = UIImage(systemName: "heart.fill") }
    try configures { $0.image = nil }
    try configures { $0.textProperties.color = self.red }
    try configures { $0.textProperties.font = .boldSystemFont(ofSize: 22) }
    try configures { $0.textProperties.transform = .uppercase }
    try configures { $0.textProperties.alignment = .center }
    try configures { $0.secondaryTextProperties.color = self.red }
    try configures { $0.secondaryTextProperties.font = .boldSystemFont(ofSize: 22) }
    try configures { $0.imageProperties.tintColor = self.red }
    try configures { $0.imageProperties.maximumSize = CGSize(width: 9, height: 9) }
    try configures { $0.imageProperties.reservedLayoutSize = CGSize(width: 60, height: 0) }
    try configures { $0.imageProperties.preferredSymbolConfiguration = .init(pointSize: 30) }
    try configures { $0.imageToTextPadding = 30 }
    try configures { $0.textToSecondaryTextVerticalPadding = 9 }
    try configures { $0.prefersSideBySideTextAndSecondaryText = true }
    try configures { $0.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 2, leading: 50, bottom: 9, trailing: 5) }
    try sets(cell, \.indentationLevel, 2, in: row)
    try does(cell, in: row) { ($0.indentationLevel, $0.indentationWidth) = (1, 33) }
    for accessory in [
      UICellAccessory.disclosureIndicator(), .checkmark(), .delete(displayed: .always), .insert(displayed: .always),
      .reorder(displayed: .always), .multiselect(displayed: .always), .label(text: "3"), .outlineDisclosure(),
    ] {
      try sets(cell, \.accessories, [accessory], in: row)
    }
    try does(cell, in: row) {
      var ground = UIBackgroundConfiguration.clear()
      (ground.backgroundColor, ground.cornerRadius) = (self.red, 9)
      $0.backgroundConfiguration = ground
    }
  }

  @Test("bars") func bars() throws {
    let frame = CGRect(x: 0, y: 20, width: 200, height: 54)
    let bar = {
      let bar = UINavigationBar(frame: frame)
      let item = UINavigationItem(title: "Towns")
      item.rightBarButtonItem = UIBarButtonItem(title: "More", style: .plain, target: nil, action: nil)
      bar.items = [item]
      return bar
    }
    try does(bar, in: frame) { $0.topItem?.title = "Rivers" }
    try does(bar, in: frame) { $0.topItem?.rightBarButtonItem?.isEnabled = false }
    try does(bar, in: frame) { $0.topItem?.rightBarButtonItem = nil }
    try does(bar, in: frame) { $0.topItem?.leftBarButtonItem = UIBarButtonItem(systemItem: .add) }
    try does(bar, in: frame) { $0.topItem?.titleView = self.block() }
    try does(bar, in: frame) { $0.topItem?.rightBarButtonItem?.tintColor = self.red }
    try sets(bar, \.tintColor, red, in: frame, isSeen: false)
    try does(bar, in: frame) { $0.titleTextAttributes = [.foregroundColor: self.red] }
    let tools = {
      let bar = UIToolbar(frame: frame)
      bar.items = [UIBarButtonItem(title: "A", style: .plain, target: nil, action: nil), UIBarButtonItem(systemItem: .add)]
      return bar
    }
    try does(tools, in: frame) { $0.items?.insert(UIBarButtonItem(systemItem: .flexibleSpace), at: 1) }
    try does(tools, in: frame) { $0.items?.removeLast() }
    try does(tools, in: frame) { $0.items?[0].title = "Longer" }
    try does(tools, in: frame) { $0.items?[1].isEnabled = false }
    try sets(tools, \.tintColor, red, in: frame, isSeen: false)
    let tabs = {
      let bar = UITabBar(frame: frame)
      bar.items = [("One", "star"), ("Two", "heart")].enumerated().map {
        UITabBarItem(title: $0.element.0, image: UIImage(systemName: $0.element.1), tag: $0.offset)
      }
      bar.selectedItem = bar.items?[0]
      return bar
    }
    try does(tabs, in: frame) { $0.selectedItem = $0.items?[1] }
    try does(tabs, in: frame) { $0.items?[1].badgeValue = "3" }
    try does(tabs, in: frame) { $0.items?[1].title = "Other" }
    try does(tabs, in: frame) { $0.items?[1].image = self.star }
    try sets(tabs, \.tintColor, red, in: frame)
    try does(tabs, in: frame) { $0.items?.removeLast() }
  }
}
