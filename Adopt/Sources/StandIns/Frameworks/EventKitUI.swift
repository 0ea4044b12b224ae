extension KnownFramework {
    static let eventKitUI = KnownFramework(
        name: "EventKitUI", prefixes: ["EKEventEdit", "EKEventView", "EKCalendarChooser"],
        imports: ["EventKit"],
        text: """
            enum EKEventEditViewAction: Int { case canceled, saved, deleted }
            enum EKEventViewAction: Int { case done, responded, deleted }
            @preconcurrency @MainActor protocol EKEventEditViewDelegate: AnyObject {
                func eventEditViewController(_ controller: EKEventEditViewController, didCompleteWith action: EKEventEditViewAction)
                optional func eventEditViewControllerDefaultCalendar(forNewEvents controller: EKEventEditViewController) -> EKCalendar
            }
            class EKEventEditViewController: UINavigationController {
                weak var editViewDelegate: (any EKEventEditViewDelegate)?
                var eventStore: EKEventStore! = EKEventStore()
                var event: EKEvent?
                func cancelEditing()
            }
            @preconcurrency @MainActor protocol EKEventViewDelegate: AnyObject {
                func eventViewController(_ controller: EKEventViewController, didCompleteWith action: EKEventViewAction)
            }
            class EKEventViewController: UIViewController {
                weak var delegate: (any EKEventViewDelegate)?
                var event: EKEvent!
                var allowsEditing = false
                var allowsCalendarPreview = false
            }
            enum EKCalendarChooserSelectionStyle: Int { case single, multiple }
            enum EKCalendarChooserDisplayStyle: Int { case allCalendars, writableCalendarsOnly }
            @preconcurrency @MainActor protocol EKCalendarChooserDelegate: AnyObject {
                optional func calendarChooserSelectionDidChange(_ calendarChooser: EKCalendarChooser)
                optional func calendarChooserDidFinish(_ calendarChooser: EKCalendarChooser)
                optional func calendarChooserDidCancel(_ calendarChooser: EKCalendarChooser)
            }
            class EKCalendarChooser: UIViewController {
                weak var delegate: (any EKCalendarChooserDelegate)?
                var showsDoneButton = false
                var showsCancelButton = false
                var selectedCalendars: Set<EKCalendar> = []
                convenience init(selectionStyle: EKCalendarChooserSelectionStyle, displayStyle: EKCalendarChooserDisplayStyle, entityType: EKEntityType = .event, eventStore: EKEventStore) { self.init(nibName: nil, bundle: nil) }
            }
            """)
}
