import UIKit

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 5 : 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "r\(component)\(row)" }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 100 : 50 }
}

/// Wheels that keep who knows their rows.
private final class KeptPicker: UIPickerView {
  private let rows: Rows
  init(frame: CGRect, rows: Rows) {
    self.rows = rows
    super.init(frame: frame)
    (dataSource, delegate) = (rows, rows)
  }
  required init?(coder: NSCoder) { nil }
}

private final class ThickSlider: UISlider {
  override func trackRect(forBounds bounds: CGRect) -> CGRect { CGRect(x: 10, y: 10, width: 80, height: 20) }
  override func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    CGRect(x: 50, y: 12, width: 16, height: 16)
  }
}

extension Ledger {
  func wheelTopic() {
    topic("Wheels and sliders")
    measure(
      "UIPickerView", "UIPickerView.*", "UIPickerViewDataSource", "UIPickerViewDataSource.*", "UIPickerViewDelegate",
      "UIPickerViewDelegate.*",
      says: "a wheel shows the chosen row in its middle, its neighbours above and below; rows out of reach are cut",
      from: .documented("uikit/uipickerview")
    ) { judge in
      let (rows, picker) = (Rows(), UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216)))
      picker.dataSource = rows
      picker.delegate = rows
      judge.equal(picker.intrinsicContentSize, CGSize(width: 320, height: 216))
      judge.equal(picker.numberOfComponents, 2)
      judge.equal(picker.numberOfRows(inComponent: 0), 5)
      judge.equal(picker.selectedRow(inComponent: 0), 0)
      picker.selectRow(3, inComponent: 0, animated: false)
      picker.selectRow(9, inComponent: 1, animated: false)
      judge.equal(picker.selectedRow(inComponent: 0), 3)
      judge.equal(picker.selectedRow(inComponent: 1), 1)
      picker.layoutIfNeeded()
      let chosen = picker.view(forRow: 3, forComponent: 0) as? UILabel
      judge.equal(chosen?.text, "r03")
      judge.near(chosen?.center.y, 108, "the chosen row's middle")
      judge.equal(chosen?.frame.width, 100)
      let (above, below) = (picker.view(forRow: 2, forComponent: 0), picker.view(forRow: 4, forComponent: 0))
      judge.expect((above?.center.y ?? 999) < 108 && (below?.center.y ?? 0) > 108, "neighbours above and below")
      judge.expect((above?.alpha ?? 1) < 1, "neighbours fade")
      judge.expect((picker.view(forRow: 1, forComponent: 1)?.center.x ?? 0) > (chosen?.center.x ?? 999), "the second wheel stands right")
      judge.equal(picker.rowSize(forComponent: 1).width, 50)
    }
    uiRow(
      "UIPickerView", says: "what does not fit into its frame is not seen; rows that stay are not made again",
      from: .law("a page is laid out once"), in: .fixed(200, 200)
    ) {
      let rows = Rows()
      let picker = KeptPicker(frame: CGRect(x: 0, y: 60, width: 200, height: 70), rows: rows)
      picker.selectRow(2, inComponent: 0, animated: false)
      picker.accessibilityIdentifier = "wheel"
      return uiCanvas(picker)
    } holds: {
      $0.judge.expect($0.coverage($0.part(0, 60, 200, 70)) > 0)
      $0.judge.expect($0.ink(in: $0.part(0, 0, 200, 60)).isNull && $0.ink(in: $0.part(0, 130, 200, 70)).isNull, "beyond its frame")
      let rows = Rows()
      let picker = KeptPicker(frame: CGRect(x: 0, y: 0, width: 200, height: 70), rows: rows)
      picker.layoutIfNeeded()
      let first = picker.view(forRow: 0, forComponent: 0)
      picker.selectRow(1, inComponent: 0, animated: false)
      picker.layoutIfNeeded()
      $0.judge.expect(first != nil && picker.view(forRow: 0, forComponent: 0) === first && !picker.layer.needsLayout())
      picker.reloadAllComponents()
      picker.layoutIfNeeded()
      $0.judge.expect(picker.view(forRow: 0, forComponent: 0) !== first, "made anew")
    }
    uiRow(
      "UISlider.setThumbImage", "UISlider.setMinimumTrackImage", "UISlider.setMaximumTrackImage", "UISlider.minimumValueImage",
      "UISlider.maximumValueImage", "UISlider.minimumValueImageRect", "UISlider.maximumValueImageRect",
      says: "pictures stand for the knob and for both parts of the line, and at the ends; mirrored from right to left",
      from: .documented("uikit/uislider"), in: .fixed(200, 200)
    ) {
      @MainActor func slider(_ y: CGFloat, _ change: (UISlider) -> Void) -> UISlider {
        made(UISlider(frame: CGRect(x: 0, y: y, width: 200, height: 40))) {
          $0.value = 0.5
          change($0)
        }
      }
      @MainActor func line(_ slider: UISlider) {
        slider.setThumbImage(uiPicture(20, 30, .pureBlue), for: .normal)
        slider.setMinimumTrackImage(uiPicture(2, 10, .pureRed), for: .normal)
        slider.setMaximumTrackImage(uiPicture(2, 6, .pureGreen), for: .normal)
      }
      @MainActor func ends(_ slider: UISlider) {
        (slider.minimumValueImage, slider.maximumValueImage) = (uiPicture(12, 14, .pureRed), uiPicture(24, 8, .pureGreen))
      }
      return uiCanvas(
        slider(0, line), slider(50, ends), mirrored(slider(100) { ends($0) }),
        slider(150) {
          line($0)
          ($0.value, $0.isEnabled) = (1, false)
        })
    } holds: {
      $0.judge.equal($0.area(0x0000FF, in: $0.part(0, 0, 200, 40)), CGRect(x: 90, y: 5, width: 20, height: 30))
      let (red, green) = ($0.area(0xFF0000, in: $0.part(0, 0, 200, 40)), $0.area(0x00FF00, in: $0.part(0, 0, 200, 40)))
      $0.judge.expect(red.height == 10 && red.midY == 20 && red.maxX == 90 && red.minX < 6, "\(red)")
      $0.judge.expect(green.height == 6 && green.midY == 20 && green.minX == 110 && green.maxX > 194, "\(green)")
      for (y, isMirrored) in [(CGFloat(50), false), (100, true)] {
        let part = $0.part(0, y, 200, 40)
        $0.judge.equal($0.area(0xFF0000, in: part), CGRect(x: isMirrored ? 188 : 0, y: y + 13, width: 12, height: 14))
        $0.judge.equal($0.area(0x00FF00, in: part), CGRect(x: isMirrored ? 0 : 176, y: y + 16, width: 24, height: 8))
        // The line stands between them.
        let tint = $0.area(0x007AFF, in: part)
        $0.judge.expect(isMirrored ? tint.maxX < 188 : tint.minX > 12 && tint.minX < 30, "\(tint)")
      }
      let pale = $0.area(0x8080FF, in: $0.part(0, 150, 200, 50), within: 4)
      $0.judge.expect(pale.maxX > 194 && pale.width == 20, "\(pale)")
      let bare = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
      $0.judge.expect(
        bare.minimumValueImageRect(forBounds: bare.bounds) == .zero && bare.maximumValueImageRect(forBounds: bare.bounds) == .zero)
    }
    uiRow(
      "UISlider.trackRect", "UISlider.thumbRect", says: "a class that says where line and knob lie has them there",
      from: .documented("uikit/uislider/trackrect(forbounds:)"), in: .fixed(100, 60)
    ) {
      made(ThickSlider(frame: CGRect(x: 0, y: 0, width: 100, height: 40))) {
        ($0.value, $0.minimumTrackTintColor, $0.thumbTintColor) = (0.5, .pureRed, .pureBlue)
      }
    } holds: {
      let (line, knob) = ($0.area(0xFF0000), $0.area(0x0000FF))
      $0.judge.expect(line.minY == 10 && line.height == 20 && line.minX < 13, "\(line)")
      $0.judge.expect(abs(knob.midX - 58) < 0.6 && abs(knob.midY - 20) < 0.6 && abs(knob.width - 16) < 2.1, "\(knob)")
    }
    measure(
      "UISlider.thumbRect", "UISlider.trackRect", "UISlider.thumbImage",
      says: "the knob keeps within the bounds, from end to end; its picture within the line",
      from: .documented("uikit/uislider/thumbrect(forbounds:trackrect:value:)")
    ) { judge in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      (slider.minimumValue, slider.maximumValue) = (10, 20)
      let track = slider.trackRect(forBounds: slider.bounds)
      let (first, last) = (
        slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 10),
        slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 20)
      )
      judge.expect(first.minX >= 0 && first.minX <= track.minX)
      judge.near(last.maxX, 100 - first.minX)
      judge.near(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 15).midX, track.midX)
      judge.expect(slider.thumbImage(for: .normal) == nil, "no picture at first")
      slider.setThumbImage(uiPicture(10, 8), for: .normal)
      judge.equal(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 10).minX, track.minX)
      judge.equal(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 20).maxX, track.maxX)
    }
    value(
      "UITextField.hasText", "UITextField.insertText", "UITextField.deleteBackward", "UITextView.hasText", "UITextView.insertText",
      "UITextView.deleteBackward", says: "what is typed comes at the end, and goes from there", from: .documented("uikit/uikeyinput")
    ) { judge in
      let (field, view) = (UITextField(), UITextView())
      judge.equal(field.hasText, false)
      field.insertText("ab")
      field.deleteBackward()
      judge.equal(field.text, "a")
      view.insertText("cd")
      view.deleteBackward()
      judge.equal(view.text, "c")
      judge.equal(view.hasText, true)
    }
    none(
      "UITextField.allowsEditingTextAttributes", "UITextField.background", "UITextField.clearsOnBeginEditing",
      "UITextField.defaultTextAttributes", "UITextField.disabledBackground", "UITextField.typingAttributes",
      "UITextField.DidEndEditingReason", "UITextFieldDelegate.textFieldDidChangeSelection", "UITextFieldDelegate.textFieldShouldClear",
      "UITextFieldDelegate.textFieldShouldEndEditing", "UITextView.allowsEditingTextAttributes", "UITextView.autocapitalizationType",
      "UITextView.autocorrectionType", "UITextView.keyboardAppearance", "UITextView.scrollRangeToVisible", "UITextView.selectedRange",
      "UITextView.spellCheckingType", "UITextView.typingAttributes", "UITextViewDelegate",
      "UITextViewDelegate.*", "UITextItemInteraction", "UIScrollView.bouncesZoom", "UIScrollView.canCancelContentTouches",
      "UIScrollView.horizontalScrollIndicatorInsets", "UIScrollView.indicatorStyle", "UIScrollView.isZoomBouncing",
      "UIScrollView.isZooming", "UIScrollView.panGestureRecognizer", "UIScrollView.pinchGestureRecognizer", "UIScrollView.scrollsToTop",
      "UIScrollView.setZoomScale", "UIScrollView.touchesShouldBegin", "UIScrollView.touchesShouldCancel",
      "UIScrollView.verticalScrollIndicatorInsets", "UIScrollView.zoom", "UIScrollView.IndicatorStyle",
      "UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset", "UIScrollViewDelegate.scrollViewDidEndScrollingAnimation",
      "UIScrollViewDelegate.scrollViewDidEndZooming", "UIScrollViewDelegate.scrollViewDidScrollToTop",
      "UIScrollViewDelegate.scrollViewDidZoom", "UIScrollViewDelegate.scrollViewShouldScrollToTop",
      "UIScrollViewDelegate.scrollViewWillBeginDecelerating", "UIScrollViewDelegate.scrollViewWillBeginZooming",
      "UIScrollViewDelegate.scrollViewWillEndDragging",
      why: "nobody types or scrolls while a page is made")
  }
}
