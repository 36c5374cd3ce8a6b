import Foundation
import UIKit

/// The wheels of a date picker, which are UIKit's.
struct DateWheelsView: UIViewRepresentable {
  let date: Date
  let components: DatePickerComponents

  func makeUIView(context: Context) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    return picker
  }
  func updateUIView(_ picker: UIDatePicker, context: Context) {
    let environment = context.environment
    let (hasDate, hasTime) = (components.contains(.date), components.contains(.hourAndMinute))
    picker.datePickerMode = hasDate && hasTime ? .dateAndTime : hasTime ? .time : .date
    (picker.locale, picker.calendar, picker.timeZone) = (environment.locale, environment.calendar, environment.timeZone)
    picker.isEnabled = environment.isEnabled
    picker.date = date
  }
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIDatePicker, context: Context) -> CGSize? { uiView.intrinsicContentSize }
}
