/// The selection behavior of a calendar view: ``UICalendarSelectionSingleDate`` or ``UICalendarSelectionMultiDate``. iOS 16.
///
/// Follows Apple's page "UICalendarSelection".
@preconcurrency @MainActor
open class UICalendarSelection: NSObject {
    weak var calendarView: UICalendarView?

    override init() {
        super.init()
    }

    /// Asks the delegate again which days are selectable. Follows Apple's page "updateSelectableDates()".
    open func updateSelectableDates() { calendarView?.showSelection() }

    func isSelected(_ day: DateComponents) -> Bool { false }

    func canSelect(_ day: DateComponents) -> Bool { true }

    /// Called when the user taps a day that is selectable or selected.
    func choose(_ day: DateComponents) {}
}

extension DateComponents {
    /// Whether both are the same day of the same calendar. Ignores other components.
    func isSameDay(as other: DateComponents) -> Bool {
        day == other.day && month == other.month && year == other.year && (era ?? 1) == (other.era ?? 1)
            && (isLeapMonth ?? false) == (other.isLeapMonth ?? false)
    }
}

/// A selection of one day. iOS 16. Follows Apple's page "UICalendarSelectionSingleDate".
@preconcurrency @MainActor
open class UICalendarSelectionSingleDate: UICalendarSelection {
    private weak var client: (any UICalendarSelectionSingleDateDelegate)?
    private var day: DateComponents?

    /// Creates a selection. The delegate isn't retained. Follows Apple's page "init(delegate:)".
    public init(delegate: (any UICalendarSelectionSingleDateDelegate)?) {
        client = delegate
        super.init()
    }

    /// The object that is notified of the user's selection. Not retained. Follows Apple's page "delegate".
    open var delegate: (any UICalendarSelectionSingleDateDelegate)? { client }

    /// The selected day; `nil` if no day is selected. Setting it doesn't notify the delegate. Follows Apple's page "selectedDate".
    open var selectedDate: DateComponents? {
        get { day }
        set { setSelected(newValue, animated: false) }
    }

    /// Selects a day, or no day, optionally with an animation. Follows Apple's page "setSelected(_:animated:)".
    open func setSelected(_ selectedDate: DateComponents?, animated: Bool) {
        day = selectedDate
        calendarView?.showSelection()
    }

    override func isSelected(_ day: DateComponents) -> Bool { self.day?.isSameDay(as: day) ?? false }

    override func canSelect(_ day: DateComponents) -> Bool {
        client?.dateSelection(self, canSelectDate: day) ?? true
    }

    /// A tap on the selected day deselects it, if the delegate allows that.
    override func choose(_ day: DateComponents) {
        let next = isSelected(day) ? nil : day
        let isAllowed = client?.dateSelection(self, canSelectDate: next) ?? (next != nil)
        guard isAllowed else { return }
        setSelected(next, animated: true)
        client?.dateSelection(self, didSelectDate: next)
    }
}

/// The methods that allow and report the user's selection of a day. iOS 16. Follows Apple's page "UICalendarSelectionSingleDateDelegate".
@preconcurrency @MainActor
public protocol UICalendarSelectionSingleDateDelegate: NSObjectProtocol {
    /// Called when the user has selected a day, or deselected it. Follows Apple's page "dateSelection(_:didSelectDate:)".
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?)

    /// Whether a day is selectable, or for `nil`, whether the user can deselect the day. Days that aren't selectable are gray. Optional: by
    /// default, every day is selectable and can't be deselected. Follows Apple's page "dateSelection(_:canSelectDate:)".
    func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool
}

// Apple's member is optional.
extension UICalendarSelectionSingleDateDelegate {
    /// The default: `true` for every day, `false` for `nil`.
    public func dateSelection(
        _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents != nil }
}

/// A selection of several days. iOS 16. Follows Apple's page "UICalendarSelectionMultiDate".
@preconcurrency @MainActor
open class UICalendarSelectionMultiDate: UICalendarSelection {
    private weak var client: (any UICalendarSelectionMultiDateDelegate)?
    private var days: [DateComponents] = []

    /// Creates a selection. The delegate isn't retained. Follows Apple's page "init(delegate:)".
    public init(delegate: (any UICalendarSelectionMultiDateDelegate)?) {
        client = delegate
        super.init()
    }

    /// The object that is notified of the user's selection. Not retained. Follows Apple's page "delegate".
    open var delegate: (any UICalendarSelectionMultiDateDelegate)? { client }

    /// The selected days. Setting them doesn't notify the delegate. Follows Apple's page "selectedDates".
    open var selectedDates: [DateComponents] {
        get { days }
        set { setSelectedDates(newValue, animated: false) }
    }

    /// Selects days, optionally with an animation. Follows Apple's page "setSelectedDates(_:animated:)".
    open func setSelectedDates(_ selectedDates: [DateComponents], animated: Bool) {
        days = selectedDates
        calendarView?.showSelection()
    }

    override func isSelected(_ day: DateComponents) -> Bool { days.contains { $0.isSameDay(as: day) } }

    override func canSelect(_ day: DateComponents) -> Bool {
        client?.multiDateSelection(self, canSelectDate: day) ?? true
    }

    override func choose(_ day: DateComponents) {
        if isSelected(day) { deselect(day) } else { select(day) }
    }

    private func select(_ day: DateComponents) {
        guard canSelect(day) else { return }
        setSelectedDates(days + [day], animated: true)
        client?.multiDateSelection(self, didSelectDate: day)
    }

    private func deselect(_ day: DateComponents) {
        guard client?.multiDateSelection(self, canDeselectDate: day) ?? true else { return }
        setSelectedDates(days.filter { !$0.isSameDay(as: day) }, animated: true)
        client?.multiDateSelection(self, didDeselectDate: day)
    }
}

/// The methods that allow and report the user's selection of days. iOS 16. Follows Apple's page "UICalendarSelectionMultiDateDelegate".
@preconcurrency @MainActor
public protocol UICalendarSelectionMultiDateDelegate: NSObjectProtocol {
    /// Called when the user has selected a day. Follows Apple's page "multiDateSelection(_:didSelectDate:)".
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents)

    /// Called when the user has deselected a day. Follows Apple's page "multiDateSelection(_:didDeselectDate:)".
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents)

    /// Whether a day is selectable. Days that aren't are gray. Optional: by default, every day is. Follows Apple's page
    /// "multiDateSelection(_:canSelectDate:)".
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool

    /// Whether the user can deselect a day. Optional: by default, every day can be deselected. Follows Apple's page
    /// "multiDateSelection(_:canDeselectDate:)".
    func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool
}

// Apple's members are optional.
extension UICalendarSelectionMultiDateDelegate {
    /// The default: `true`.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canSelectDate dateComponents: DateComponents
    ) -> Bool { true }

    /// The default: `true`.
    public func multiDateSelection(
        _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { true }
}
