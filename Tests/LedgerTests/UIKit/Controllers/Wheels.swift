import UIKit

private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { component == 0 ? 5 : 2 }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "r\(component)\(row)" }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { component == 0 ? 100 : 50 }
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
    measure(
      "UISlider.thumbRect", "UISlider.trackRect", "UISlider.setThumbImage", "UISlider.thumbImage", "UISlider.setMinimumTrackImage",
      "UISlider.setMaximumTrackImage", "UISlider.minimumValueImage", "UISlider.maximumValueImage",
      says: "the knob keeps within the line, from end to end", from: .documented("uikit/uislider/thumbrect(forbounds:trackrect:value:)")
    ) { judge in
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
      (slider.minimumValue, slider.maximumValue) = (10, 20)
      let track = slider.trackRect(forBounds: slider.bounds)
      judge.equal(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 10).minX, track.minX)
      judge.equal(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 20).maxX, track.maxX)
      judge.near(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 15).midX, track.midX)
      judge.expect(slider.thumbImage(for: .normal) == nil, "no picture at first")
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
