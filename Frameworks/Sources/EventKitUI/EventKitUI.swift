// The pages of events are empty, and change nothing.

@_exported import EventKit
import NeutralValues
@_exported import UIKit

public enum EKEventEditViewAction: Int {
    case canceled, saved, deleted
}

public enum EKEventViewAction: Int {
    case done, responded, deleted
}

@preconcurrency @MainActor public protocol EKEventEditViewDelegate: AnyObject {
    func eventEditViewController(
        _ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)

    func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
        -> EKCalendar
}

extension EKEventEditViewDelegate {
    public func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController)
        -> EKCalendar
    { return EKCalendar(for: EKEntityType.event, eventStore: EKEventStore(sources: [])) }
}

open class EKEventEditViewController: UINavigationController {
    open weak var editViewDelegate: (any EKEventEditViewDelegate)?
    open var eventStore: EKEventStore! = EKEventStore()
    open var event: EKEvent?
    open func cancelEditing() { notReal() }
}

@preconcurrency @MainActor public protocol EKEventViewDelegate: AnyObject {
    func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
}

open class EKEventViewController: UIViewController {
    open weak var delegate: (any EKEventViewDelegate)?
    open var event: EKEvent!
    open var allowsEditing = false
    open var allowsCalendarPreview = false
}

public enum EKCalendarChooserSelectionStyle: Int {
    case single, multiple
}

public enum EKCalendarChooserDisplayStyle: Int {
    case allCalendars, writableCalendarsOnly
}

@preconcurrency @MainActor public protocol EKCalendarChooserDelegate: AnyObject {
    func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
    func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
}

extension EKCalendarChooserDelegate {
    public func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser) {}
    public func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser) {}
}

open class EKCalendarChooser: UIViewController {
    open weak var delegate: (any EKCalendarChooserDelegate)?
    open var showsDoneButton = false
    open var showsCancelButton = false
    open var selectedCalendars: Set<EKCalendar> = []

    public convenience init(
        selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle,
        entityType: EKEntityType = .event, eventStore: EKEventStore
    ) { self.init(nibName: nil, bundle: nil) }
}
