@_exported import EventKit
@_exported import UIKit

/// How the writing of an event ended.
public enum EKEventEditViewAction: Int, Sendable { case canceled, saved, deleted }
/// Hears of an event that is written; never called.
@MainActor @preconcurrency public protocol EKEventEditViewDelegate: AnyObject {
  /// It is done with.
  func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
  /// Where new events go.
  func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
}
extension EKEventEditViewDelegate {
  /// A calendar without a name: nobody asks.
  public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar {
    EKCalendar(for: .event, eventStore: controller.eventStore ?? EKEventStore())
  }
}
/// Lets an event be written: here a plate.
open class EKEventEditViewController: UINavigationController {
  /// Who is told.
  open weak var editViewDelegate: (any EKEventEditViewDelegate)?
  /// Where it is kept.
  open var eventStore: EKEventStore!
  /// What is written.
  open var event: EKEvent?
  /// Ends the writing; nothing is written.
  open func cancelEditing() {}
  open override func loadView() { view = EventPlate() }
}
/// How the reading of an event ended.
public enum EKEventViewAction: Int, Sendable { case done, responded, deleted }
/// Hears of an event that is read; never called.
@MainActor @preconcurrency public protocol EKEventViewDelegate: AnyObject {
  /// It is done with.
  func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}
/// Shows an event: here a plate.
open class EKEventViewController: UIViewController {
  /// Who is told.
  open weak var delegate: (any EKEventViewDelegate)?
  /// What is shown.
  open var event: EKEvent!
  /// Whether it may be changed.
  open var allowsEditing = false
  /// Whether a day around it is shown.
  open var allowsCalendarPreview = false
  open override func loadView() { view = EventPlate() }
}
/// How many calendars may be chosen.
public enum EKCalendarChooserSelectionStyle: Int, Sendable { case single, multiple }
/// Which calendars may be chosen.
public enum EKCalendarChooserDisplayStyle: Int, Sendable { case allCalendars, writableCalendarsOnly }
/// Hears of a choice; never called.
@MainActor @preconcurrency public protocol EKCalendarChooserDelegate: AnyObject {
  /// Another was chosen.
  func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
  /// It is done with.
  func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
  /// It was given up.
  func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}
extension EKCalendarChooserDelegate {
  /// Does nothing.
  public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
  /// Does nothing.
  public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}
/// Lets calendars be chosen: here a plate.
open class EKCalendarChooser: UIViewController {
  /// How many, of which.
  public convenience init(
    selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, eventStore: EKEventStore
  ) { self.init(selectionStyle: selectionStyle, displayStyle: displayStyle, entityType: .event, eventStore: eventStore) }
  /// How many, of which and for what.
  public convenience init(
    selectionStyle style: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType,
    eventStore: EKEventStore
  ) {
    self.init(nibName: nil, bundle: nil)
    selectionStyle = style
  }
  /// How many.
  public private(set) var selectionStyle = EKCalendarChooserSelectionStyle.single
  /// Who is told.
  open weak var delegate: (any EKCalendarChooserDelegate)?
  /// Whether there is a button that ends it.
  open var showsDoneButton = false
  /// Whether there is a button that gives it up.
  open var showsCancelButton = false
  /// Which are chosen.
  open var selectedCalendars: Set<EKCalendar> = []
  open override func loadView() { view = EventPlate() }
}
private final class EventPlate: _ServicePlaceholderView {
  override var _serviceName: String { "Calendar" }
}
