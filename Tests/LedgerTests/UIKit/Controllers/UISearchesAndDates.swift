import UIKit

extension Ledger {
  func uiSearchesAndDates() {
    topic("Search bars and date pickers")

    uiRow(
      "UISearchBar", "UISearchBar.searchBarStyle", "UISearchBar.Style", "UISearchBar.barTintColor",
      says: "a field of 36 in a bar of 56, on the bar's colour; minimal without a ground", from: .recorded("iOS 17.5: 36, 10 above"),
      in: .fixed(200, 170)
    ) {
      let canvas = uiCanvas()
      for index in 0..<3 {
        let bar = UISearchBar(frame: CGRect(x: 0, y: CGFloat(index) * 56, width: 200, height: 56))
        if index == 1 { bar.barTintColor = .pureGreen }
        if index == 2 { bar.searchBarStyle = .minimal }
        canvas.addSubview(bar)
      }
      return canvas
    } holds: {
      $0.color(3, 3, is: 0xF2F2F7)
      $0.color(3, 59, is: 0x00FF00)
      $0.color(3, 115, is: 0xFFFFFF)
      let field = $0.ink(in: $0.part(0, 112, 200, 56))
      $0.judge.near(field.minY, 122, within: 0.1)
      $0.judge.near(field.height, 36, within: 0.1)
      $0.judge.near(field.midX, 100, within: 0.1)
      $0.color(190, 140, is: 0xEFEFF0)
    }
    uiRow(
      "UISearchBar.scopeButtonTitles", "UISearchBar.showsScopeBar", "UISearchBar.selectedScopeButtonIndex",
      says: "segments below the field where they are wanted, 47 more, the chosen one white",
      from: .recorded("iOS 26.0, swiftui-web's notes on uikit/search/scope"), in: .fixed(200, 110)
    ) {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 200, height: 0))
      bar.scopeButtonTitles = ["A", "B"]
      bar.sizeToFit()
      bar.showsScopeBar = true
      bar.selectedScopeButtonIndex = 1
      bar.sizeToFit()
      bar.accessibilityIdentifier = "bar"
      return uiCanvas(bar)
    } holds: {
      $0.frame("bar", 0, 0, 200, 103)
      // The second half of the segments, from 63 on.
      $0.color(186, 79, is: 0xFFFFFF)
      $0.judge.expect($0.color(20, 79) != 0xFFFFFF)
    }
    uiRow(
      "UISearchBar.text", "UISearchBar.placeholder",
      says: "the text in black; without one the placeholder, else “Search”, paler; a magnifying glass before it",
      from: .documented("uikit/uisearchbar/placeholder"), in: .fixed(200, 230)
    ) {
      let canvas = uiCanvas()
      for index in 0..<4 {
        let bar = UISearchBar(frame: CGRect(x: 0, y: CGFloat(index) * 56, width: 200, height: 56))
        bar.searchBarStyle = .minimal
        if index == 1 { bar.placeholder = "XX" }
        if index == 2 { bar.text = "XX" }
        if index == 3 { (bar.text, bar.placeholder) = ("", "XX") }
        canvas.addSubview(bar)
      }
      return canvas
    } holds: { shown in
      let inks = (0..<4).map { y in shown.ink(in: CGRect(x: 36, y: CGFloat(y) * 56 + 12, width: 150, height: 32), background: 0xEFEFF0) }
      let judge = shown.judge
      judge.expect(inks[0].width > inks[1].width + 15, "“Search” is longer than XX")
      judge.near(inks[1].width, inks[2].width, within: 1.1)
      judge.equal(inks[3].offsetBy(dx: 0, dy: -112), inks[1])
      judge.near(inks[2].midY, 140, within: 2)
      judge.expect(shown.brightness(inks[2]) < shown.brightness(inks[1].offsetBy(dx: 0, dy: 0)) - 0.05)
      let glass = shown.ink(in: shown.part(10, 12, 25, 32), background: 0xEFEFF0)
      judge.expect(!glass.isNull && glass.maxX < inks[0].minX && abs(glass.midY - 28) < 2, "\(glass)")
    }
    uiRow(
      "UISearchBar.showsCancelButton", says: "“Cancel” in the tint after the field, which gives it room; mirrored from right to left",
      from: .documented("uikit/uisearchbar/showscancelbutton"), in: .fixed(240, 120)
    ) {
      let (a, b) = (
        UISearchBar(frame: CGRect(x: 0, y: 0, width: 240, height: 56)), UISearchBar(frame: CGRect(x: 0, y: 56, width: 240, height: 56))
      )
      for bar in [a, b] { (bar.showsCancelButton, bar.searchBarStyle, bar.tintColor) = (true, .minimal, .pureRed) }
      return uiCanvas(a, mirrored(b))
    } holds: {
      let (a, b) = ($0.area(0xFF0000, in: $0.part(0, 0, 240, 56), within: 90), $0.area(0xFF0000, in: $0.part(0, 56, 240, 56), within: 90))
      $0.judge.expect(a.minX > 150 && a.maxX < 236, "\(a)")
      $0.judge.expect(b.maxX < 90 && b.minX > 4, "\(b)")
      $0.judge.expect($0.area(0xEFEFF0, in: $0.part(0, 0, 240, 56)).maxX < a.minX)
      $0.judge.expect($0.area(0xEFEFF0, in: $0.part(0, 56, 240, 56)).minX > b.maxX)
    }
    value(
      "UISearchBar.text", "UISearchBar.delegate", "UISearchBar.searchBarStyle", "UISearchBarDelegate", "UISearchBarDelegate.searchBar",
      "UISearchBarDelegate.searchBarCancelButtonClicked", "UISearchBarDelegate.searchBarSearchButtonClicked",
      says: "56 high, as wide as it is told; a delegate need not say anything", from: .documented("uikit/uisearchbar")
    ) { judge in
      let (bar, silent) = (UISearchBar(), SilentDelegate())
      judge.expect(
        bar.text == nil && bar.placeholder == nil && !bar.showsCancelButton && bar.searchBarStyle == .default && bar.delegate == nil)
      bar.delegate = silent
      judge.expect(bar.delegate === silent)
      judge.equal(bar.sizeThatFits(CGSize(width: 300, height: 9)), CGSize(width: 300, height: 56))
      judge.equal(bar.intrinsicContentSize, CGSize(width: UIView.noIntrinsicMetric, height: 56))
      silent.searchBar(bar, textDidChange: "a")
      silent.searchBarSearchButtonClicked(bar)
      silent.searchBarCancelButtonClicked(bar)
    }

    let noon = Date(timeIntervalSince1970: 1_718_461_800)  // 15 June 2024, 14:30 in Greenwich
    measure(
      "UIDatePicker", "UIDatePicker.datePickerMode", "UIDatePicker.Mode",
      says: "a pill of the date, one of the time, or both; as wide as both whichever are shown",
      from: .recorded("iOS 26.0, swiftui-web's notes on uikit/datepicker/compact")
    ) { judge in
      @MainActor func size(_ mode: UIDatePicker.Mode?) -> CGSize {
        let picker = UIDatePicker()
        picker.date = noon
        if let mode { picker.datePickerMode = mode }
        judge.equal(picker.sizeThatFits(.zero), picker.intrinsicContentSize)
        return picker.intrinsicContentSize
      }
      let (date, time, both) = (size(.date), size(.time), size(.dateAndTime))
      judge.expect(date.width == both.width && time.width == both.width)
      judge.equal(size(nil), both)
      judge.expect(date.height == time.height && both.height == date.height && date.height > 30 && date.height < 40)
      // A time's digits are all as wide.
      let fonts = [UIFont.systemFont(ofSize: 17), .monospacedDigitSystemFont(ofSize: 17, weight: .regular)]
      let words = zip(["Jun 15, 2024", "2:30\u{202F}PM"], fonts).map { words, font in
        let label = uiLabel("", words)
        label.font = font
        return label.sizeThatFits(.zero).width
      }
      judge.near(both.width, words[0] + words[1] + 4 * 11 + 6, within: 0.6)
    }
    uiRow(
      "UIDatePicker", "UIDatePicker.date", "UIDatePicker.setDate", "UIDatePicker.timeZone", "UIDatePicker.locale",
      says: "the words follow date, zone and language: the same moment in another zone reads otherwise",
      from: .documented("uikit/uidatepicker"), in: .fixed(300, 200)
    ) {
      dates(noon, [])
    } holds: { shown in
      // The same words in two ways: an hour later in Greenwich is the moment itself an hour to the east.
      shown.looks(likeUI: { dates(noon.addingTimeInterval(-3600), ["zone"]) })
      shown.differs(fromUI: { dates(noon, ["zone"]) })
      shown.differs(fromUI: { dates(noon, ["locale"]) })
      shown.differs(fromUI: { dates(noon.addingTimeInterval(86400), []) })
      shown.looks(likeUI: { dates(noon.addingTimeInterval(86400), ["set"]) })
    }
    uiRow(
      "UIDatePicker", says: "grey pills at the right; at the left when read so, the date first", from: .law("controls are mirrored"),
      in: .fixed(300, 100)
    ) {
      let (a, b) = (UIDatePicker(), mirrored(UIDatePicker()))
      for (index, picker) in [a, b].enumerated() {
        picker.date = noon
        picker.frame = CGRect(x: 0, y: CGFloat(index) * 40, width: 300, height: 34)
      }
      return uiCanvas(a, b)
    } holds: {
      let (a, b) = ($0.ink(in: $0.part(0, 0, 300, 38)), $0.ink(in: $0.part(0, 40, 300, 38)))
      $0.judge.near(a.maxX, 300)
      $0.judge.near(b.minX, 0)
      $0.judge.near(a.width, b.width, within: 0.1)
      $0.color(296, 17, is: 0xEFEFF0)
      // The date's pill is the wider one, so that the gap lies beyond the middle.
      let (gap, other) = (
        $0.area(0xFFFFFF, in: $0.part(a.minX + 8, 2, a.width - 16, 1)), $0.area(0xFFFFFF, in: $0.part(b.minX + 8, 42, a.width - 16, 1))
      )
      $0.judge.expect(gap.midX > a.midX + 3 && gap.width < 18, "\(gap)")
      $0.judge.near(300 - other.midX, gap.midX, within: 0.6)
    }
    measure(
      "UIDatePicker.preferredDatePickerStyle", "UIDatePickerStyle", "UIDatePicker.minuteInterval", "UIDatePicker.locale",
      "UIDatePicker.countDownDuration",
      says: "wheels of 320 by 216 in the language's order, the date's row of each chosen; durations have wheels always",
      from: .recorded("iOS 26.0, swiftui-web's notes on uikit/datepicker/wheels")
    ) { judge in
      @MainActor func rows(_ mode: UIDatePicker.Mode, _ change: (UIDatePicker) -> Void = { _ in }) -> [String?] {
        let picker = UIDatePicker()
        (picker.date, picker.datePickerMode, picker.preferredDatePickerStyle) = (noon, mode, .wheels)
        change(picker)
        judge.equal(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
        picker.sizeToFit()
        picker.layoutIfNeeded()
        let wheels = picker.subviews.first as? UIPickerView
        return (0..<(wheels?.numberOfComponents ?? 0)).map { index in
          (wheels?.view(forRow: wheels?.selectedRow(inComponent: index) ?? 0, forComponent: index) as? UILabel)?.text
        }
      }
      judge.equal(rows(.date), ["June", "15", "2024"])
      judge.equal(rows(.date) { $0.locale = Locale(identifier: "de_DE") }, ["15", "Juni", "2024"])
      judge.equal(rows(.time), ["2", "30", "PM"])
      judge.equal(rows(.time) { $0.locale = Locale(identifier: "de_DE") }, ["14", "30"])
      judge.equal(rows(.time) { $0.minuteInterval = 15 }, ["2", "30", "PM"])
      judge.equal(rows(.dateAndTime), ["Sat, Jun 15", "2", "30", "PM"])
      judge.equal(rows(.countDownTimer) { ($0.countDownDuration, $0.preferredDatePickerStyle) = (3_900, .compact) }, ["1 hour", "5 min"])
    }
    value(
      "UIDatePicker.calendar", "UIDatePicker.minimumDate", "UIDatePicker.maximumDate", "UIDatePicker.minuteInterval",
      "UIDatePicker.setDate", "UIDatePicker.date", says: "kept", from: .documented("uikit/uidatepicker")
    ) { judge in
      let picker = UIDatePicker()
      judge.expect(
        picker.minimumDate == nil && picker.maximumDate == nil && picker.minuteInterval == 1 && picker.datePickerMode == .dateAndTime)
      judge.expect(picker.calendar.identifier == .gregorian && picker.preferredDatePickerStyle == .automatic && picker.locale == nil)
      picker.setDate(noon, animated: true)
      judge.equal(picker.date, noon)
      (picker.minimumDate, picker.maximumDate, picker.minuteInterval, picker.preferredDatePickerStyle) = (noon, noon, 5, .wheels)
      judge.expect(
        picker.minimumDate == noon && picker.maximumDate == noon && picker.minuteInterval == 5 && picker.preferredDatePickerStyle == .wheels
      )
    }
  }
}

private final class SilentDelegate: UISearchBarDelegate {}

/// A picker of a moment, in Greenwich and in English unless said; `set` begins a day before.
@MainActor private func dates(_ moment: Date, _ changes: Set<String>) -> UIView {
  let picker = UIDatePicker()
  picker.date = moment
  if changes.contains("zone") { picker.timeZone = TimeZone(secondsFromGMT: 3600) }
  if changes.contains("locale") { picker.locale = Locale(identifier: "de_DE") }
  if changes.contains("set") { picker.setDate(moment.addingTimeInterval(-86400), animated: false) }
  return uiPlaced(picker, 0, 0, 300, 40)
}
