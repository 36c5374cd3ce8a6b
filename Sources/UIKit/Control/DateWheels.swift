import Foundation

/// The wheels of a date picker: what each of them offers, and where the date stands in it.
@MainActor final class DateWheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  /// A wheel.
  private struct Wheel {
    var count: Int
    var chosen: Int
    /// Its part of the width, next to 1 of a number.
    var share: CGFloat = 1
    var title: (Int) -> String
  }

  /// The view that shows them.
  let view = UIPickerView()
  private var wheels: [Wheel] = []
  private var shown: Choice?

  /// All of a picker that its wheels show.
  private struct Choice: Equatable {
    var date: Date
    var mode: UIDatePicker.Mode
    var calendar: Calendar
    var locale: Locale
    var step: Int
    var duration: TimeInterval
  }

  override init() {
    super.init()
    view.dataSource = self
    view.delegate = self
  }

  /// Shows what a picker has chosen.
  func show(_ picker: UIDatePicker) {
    var calendar: Calendar = picker.calendar ?? Calendar(identifier: .gregorian)
    calendar.timeZone = picker.shownTimeZone
    calendar.locale = picker.shownLocale
    let step = max(1, picker.minuteInterval)
    let choice = Choice(
      date: picker.date, mode: picker.datePickerMode, calendar: calendar, locale: picker.shownLocale, step: step,
      duration: picker.countDownDuration)
    guard choice != shown else { return }
    shown = choice
    let parts = Parts(calendar: calendar, locale: picker.shownLocale, date: picker.date, step: step)
    switch picker.datePickerMode {
    case .date: wheels = parts.dateWheels("yMMMMd")
    case .yearAndMonth: wheels = parts.dateWheels("yMMMM")
    case .time: wheels = parts.timeWheels
    case .dateAndTime: wheels = [parts.dayWheel] + parts.timeWheels
    case .countDownTimer: wheels = Parts.duration(picker.countDownDuration, step: step)
    }
    for (index, wheel) in wheels.enumerated() { view.selectRow(wheel.chosen, inComponent: index, animated: false) }
    view.reloadAllComponents()
  }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { wheels.count }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { wheels[component].count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    wheels[component].title(row)
  }

  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
    let room = pickerView.bounds.width - 18 - 5 * CGFloat(max(0, wheels.count - 1))
    return max(0, room) * wheels[component].share / max(1, wheels.reduce(0) { $0 + $1.share })
  }

  /// A moment taken apart as a language does.
  @MainActor private struct Parts {
    let calendar: Calendar
    let locale: Locale
    let date: Date
    let step: Int

    private func formatter(_ template: String) -> DateFormatter {
      let made = DateFormatter()
      made.locale = locale
      made.calendar = calendar
      made.timeZone = calendar.timeZone
      made.setLocalizedDateFormatFromTemplate(template)
      return made
    }

    /// Month, day and year in the language's order.
    func dateWheels(_ template: String) -> [Wheel] {
      let order = DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? "MMMM d, y"
      let parts = calendar.dateComponents([.year, .month, .day], from: date)
      let months = formatter("MMMM").standaloneMonthSymbols
      var wheels: [Wheel] = []
      var known: Set<Character> = []
      // A letter stands as often as its part has digits or forms.
      for letter in order where known.insert(letter == "L" ? "M" : letter).inserted {
        switch letter {
        case "M", "L": wheels.append(Wheel(count: months.count, chosen: (parts.month ?? 1) - 1, share: 2) { months[$0] })
        case "d": wheels.append(Wheel(count: 31, chosen: (parts.day ?? 1) - 1) { "\($0 + 1)" })
        case "y": wheels.append(Wheel(count: 9999, chosen: (parts.year ?? 1) - 1) { "\($0 + 1)" })
        default: continue
        }
      }
      return wheels
    }

    /// Hour and minute, and the half of the day where the language counts to twelve.
    var timeWheels: [Wheel] {
      let parts = calendar.dateComponents([.hour, .minute], from: date)
      let (hour, minute) = (parts.hour ?? 0, parts.minute ?? 0)
      let format = DateFormatter.dateFormat(fromTemplate: "j", options: 0, locale: locale) ?? "h a"
      let step = step
      let minutes = Wheel(count: (59 / step) + 1, chosen: minute / step) { String(format: "%02d", $0 * step) }
      guard format.contains("a") else { return [Wheel(count: 24, chosen: hour) { String(format: "%02d", $0) }, minutes] }
      let halves = [calendar.amSymbol, calendar.pmSymbol]
      return [
        Wheel(count: 12, chosen: (hour + 11) % 12) { "\($0 + 1)" }, minutes, Wheel(count: 2, chosen: hour / 12) { halves[$0] },
      ]
    }

    /// The days around the date, today by its name.
    var dayWheel: Wheel {
      let (words, calendar, date) = (formatter("EEEMMMd"), calendar, date)
      let middle = 10_000
      return Wheel(count: 2 * middle + 1, chosen: middle, share: 2.8) { row in
        guard let day = calendar.date(byAdding: .day, value: row - middle, to: date) else { return "" }
        return words.string(from: day)
      }
    }

    /// Hours and minutes that pass.
    static func duration(_ seconds: TimeInterval, step: Int) -> [Wheel] {
      let minutes = Int(max(0, min(seconds.isFinite ? seconds : 0, 86_340)) / 60)
      return [
        Wheel(count: 24, chosen: minutes / 60) { $0 == 1 ? "1 hour" : "\($0) hours" },
        Wheel(count: 59 / step + 1, chosen: minutes % 60 / step) { "\($0 * step) min" },
      ]
    }
  }
}
