import Foundation
import SwiftUI
import UIKit

/// SwiftUI's controls are UIKit's on the phone: two worlds, each the other's judge.
extension Ledger {
  func controlTwins() {
    topic("Controls: the same in both worlds")
    let law = Source.law("SwiftUI shows UIKit's control")

    measure("SwitchToggleStyle", says: "looks as a UISwitch, in every state", from: law) { judge in
      for isOn in [true, false] {
        try judge.twins(100, 50, from: true) {
          Toggle("", isOn: .constant(isOn)).labelsHidden()
        } like: {
          let view = UISwitch()
          view.isOn = isOn
          return view
        }
      }
    }
    measure("Slider", says: "looks as a UISlider, in every state", from: law) { judge in
      for value in [0, 0.3, 1] as [Float] {
        try judge.twins(200, 50) {
          Slider(value: .constant(value)).frame(width: 180)
        } like: {
          let view = UISlider(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
          view.value = value
          return view
        }
      }
    }
    measure("LinearProgressViewStyle", says: "looks as a UIProgressView, in every state", from: law) { judge in
      for value in [0, 0.3, 1] as [Float] {
        try judge.twins(200, 30, states: TwinState.all.filter(\.isEnabled)) {
          ProgressView(value: value).frame(width: 180)
        } like: {
          let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: 180, height: 4))
          view.progress = value
          return view
        }
      }
    }
    measure("CircularProgressViewStyle", says: "looks as a UIActivityIndicatorView", from: law) { judge in
      try judge.twins(60, 60, states: [TwinState(), TwinState(isDark: true)]) {
        ProgressView()
      } like: {
        let view = UIActivityIndicatorView(style: .medium)
        view.startAnimating()
        return view
      }
    }
    measure("Stepper", says: "looks as a UIStepper, in every state and at both ends", from: law) { judge in
      for value in [0.0, 5, 10] {
        try judge.twins(140, 50, from: true) {
          Stepper("", value: .constant(value), in: 0...10).labelsHidden()
        } like: {
          let view = UIStepper()
          view.maximumValue = 10
          view.value = value
          return view
        }
      }
    }
    measure("SegmentedPickerStyle", says: "looks as a UISegmentedControl, in every state", from: law) { judge in
      for chosen in 0..<3 {
        try judge.twins(240, 50, loosely: true) {
          Picker("", selection: .constant(chosen)) {
            Text("One").tag(0)
            Text("Two").tag(1)
            Text("Three").tag(2)
          }.pickerStyle(.segmented).labelsHidden().frame(width: 220)
        } like: {
          let view = UISegmentedControl(items: ["One", "Two", "Three"])
          view.frame = CGRect(x: 0, y: 0, width: 220, height: 32)
          view.selectedSegmentIndex = chosen
          return view
        }
      }
    }
    measure("RoundedBorderTextFieldStyle", says: "looks as a UITextField with a round border", from: law) { judge in
      for text in ["", "Words"] {
        try judge.twins(200, 60, loosely: true) {
          TextField("Prompt", text: .constant(text)).textFieldStyle(.roundedBorder).frame(width: 180)
        } like: {
          let view = UITextField(frame: CGRect(x: 0, y: 0, width: 180, height: 34))
          view.borderStyle = .roundedRect
          view.font = .preferredFont(forTextStyle: .body)
          view.placeholder = "Prompt"
          view.text = text
          return view
        }
      }
    }
    measure(
      "Font.largeTitle", "Font.title", "Font.title2", "Font.title3", "Font.headline", "Font.subheadline", "Font.body", "Font.callout",
      "Font.footnote", "Font.caption", "Font.caption2", says: "looks as a UILabel of the text style", from: law
    ) { judge in
      let styles: [(Font, UIFont.TextStyle)] = [
        (.largeTitle, .largeTitle), (.title, .title1), (.title2, .title2), (.title3, .title3), (.headline, .headline),
        (.subheadline, .subheadline), (.body, .body), (.callout, .callout), (.footnote, .footnote), (.caption, .caption1),
        (.caption2, .caption2),
      ]
      for (font, style) in styles {
        try judge.twins(200, 60, from: true, states: [TwinState(), TwinState(isDark: true)]) {
          Text("Sphinx").font(font)
        } like: {
          let view = UILabel()
          view.font = .preferredFont(forTextStyle: style)
          view.text = "Sphinx"
          return view
        }
      }
    }
    measure(
      "GraphicalDatePickerStyle", "UIDatePickerStyle", "UIDatePicker.preferredDatePickerStyle", says: "looks as an inline UIDatePicker",
      from: law
    ) { judge in
      let noon = Date(timeIntervalSince1970: 1_718_461_800)
      for hasTime in [false, true] {
        try judge.twins(
          336, 460, loosely: true, from: true,
          states: [TwinState(), TwinState(isDark: true), TwinState(isRightToLeft: true), TwinState(isTinted: true)]
        ) {
          DatePicker("", selection: .constant(noon), displayedComponents: hasTime ? [.date, .hourAndMinute] : .date)
            .datePickerStyle(.graphical).frame(width: 320).environment(\.timeZone, .gmt).environment(\.locale, Locale(identifier: "en_US"))
        } like: {
          let view = UIDatePicker()
          view.preferredDatePickerStyle = .inline
          view.datePickerMode = hasTime ? .dateAndTime : .date
          view.date = noon
          view.sizeToFit()
          return view
        }
      }
    }
    measure("Image.init(systemName:)", says: "looks as a UIImageView of the symbol, from right to left too", from: law) { judge in
      for name in ["star.fill", "chevron.right", "trash", "person.circle", "arrow.forward", "chevron.backward"] {
        try judge.twins(60, 60, loosely: true, states: [TwinState(), TwinState(isRightToLeft: true)]) {
          Image(systemName: name).font(.system(size: 30)).foregroundStyle(Color.pureBlue)
        } like: {
          let view = UIImageView(image: UIImage(systemName: name, withConfiguration: UIImage.SymbolConfiguration(pointSize: 30)))
          view.tintColor = .pureBlue
          return view
        }
      }
    }
  }
}
