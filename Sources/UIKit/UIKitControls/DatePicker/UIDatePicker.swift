import Foundation

/// The style of a date picker. iOS 13.4. Follows Apple's page "UIDatePickerStyle".
public enum UIDatePickerStyle: Int, Sendable {
    /// The system's style: ``compact`` on iOS 14 and later; wheels before, and in modes that have only wheels.
    case automatic
    /// A wheels style.
    case wheels
    /// Buttons that open a calendar or wheels. iOS 14.
    case compact
    /// An inline calendar of a month. iOS 14.
    case inline
}

/// A control that selects a date, a time or a duration. Follows Apple's page "UIDatePicker".
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// The values that a date picker selects. Follows Apple's page "UIDatePicker.Mode".
    public enum Mode: Int, Sendable {
        /// Hours and minutes.
        case time
        /// A day, month and year.
        case date
        /// A day with hours and minutes.
        case dateAndTime
        /// A duration in hours and minutes.
        case countDownTimer
        /// A month and a year. iOS 17.4.
        case yearAndMonth
    }

    private var dateStorage = Runtime.current.date
    private var durationStorage: TimeInterval = 0
    private var ownCalendar: Calendar?
    private var content: (any DatePickerContent)?

    /// Creates a date picker. With an empty frame, it gets the size of its style.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        if frame.size == .zero { bounds.size = fittingSize }
        center = CGPoint(x: frame.minX + bounds.width / 2, y: frame.minY + bounds.height / 2)
    }

    /// Creates a picker from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.interface.map(readDatePicker)
    }

    // MARK: Style

    /// The picker's mode. Default `.dateAndTime`.
    open var datePickerMode = UIDatePicker.Mode.dateAndTime {
        didSet { if datePickerMode != oldValue { settingsChanged() } }
    }

    /// The preferred style. Default `.automatic`. iOS 13.4.
    open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
        didSet { if preferredDatePickerStyle != oldValue { settingsChanged() } }
    }

    /// The current style; never `.automatic`. iOS 13.4.
    open var datePickerStyle: UIDatePickerStyle {
        if Runtime.current.system < .iOS(14) || !datePickerMode.hasCalendar { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    // MARK: Values

    /// The selected date, within the limits. Setting it isn't animated and sends no event. Default: the time of creation.
    open var date: Date {
        get { dateStorage }
        set { changing(.date) { setDate(newValue, animated: false) } }
    }

    /// Selects a date, optionally with an animation. Sends no event.
    open func setDate(_ date: Date, animated: Bool) {
        dateStorage = limits.clamp(rounded(date))
        content?.show(animated: animated)
        invalidateCompactSize()
    }

    /// The earliest selectable date, or `nil`. Ignored if it is after the latest one.
    open var minimumDate: Date? {
        didSet { limitsChanged() }
    }

    /// The latest selectable date, or `nil`. Ignored if it is before the earliest one.
    open var maximumDate: Date? {
        didSet { limitsChanged() }
    }

    /// The seconds of a countdown, in whole minutes and less than a day. Default 0.
    open var countDownDuration: TimeInterval {
        get { durationStorage }
        set {
            changing(.countDownDuration) {
                durationStorage = (min(max(0, newValue), 86_399) / 60).rounded(.down) * 60
            }
            content?.show(animated: false)
        }
    }

    /// The minutes between two rows, from 1 to 30. A value that doesn't divide 60 evenly becomes the default, 1.
    ///
    /// Follows Apple's page "minuteInterval".
    open var minuteInterval = 1 {
        didSet {
            if !(1...30).contains(minuteInterval) || 60 % minuteInterval != 0 { minuteInterval = 1 }
            if minuteInterval != oldValue { settingsChanged() }
        }
    }

    /// Whether dates are rounded down to ``minuteInterval``. Default `true`. iOS 15.
    open var roundsToMinuteInterval = true {
        didSet { setDate(dateStorage, animated: false) }
    }

    // MARK: Locale

    /// The locale of the displayed dates; `nil`, the default, uses the user's locale.
    open var locale: Locale? {
        didSet { settingsChanged() }
    }

    /// The calendar. `nil` restores the default, the user's calendar.
    open var calendar: Calendar! {
        get { ownCalendar ?? Runtime.current.region.calendar }
        set {
            ownCalendar = newValue
            settingsChanged()
        }
    }

    /// The time zone; `nil`, the default, uses the calendar's time zone.
    open var timeZone: TimeZone? {
        didSet { settingsChanged() }
    }

    // MARK: Size

    /// The size of the picker's style.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

    /// The size of the picker's style.
    open override var intrinsicContentSize: CGSize { fittingSize }

    /// Lays out the wheels, buttons or calendar.
    open override func layoutSubviews() {
        super.layoutSubviews()
        placeContent()
    }

    /// Whether the picker responds to touches. Default `true`.
    open override var isEnabled: Bool {
        didSet { content?.view.alpha = isEnabled ? 1 : 0.4 }
    }

    /// A disabled picker and its subviews receive no touches.
    open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        if isEnabled { placeContent() }
        let hit = super.hitTest(point, with: event)
        return isEnabled || hit == nil ? hit : self
    }
}

// The picker's environment.
extension UIDatePicker {
    var shownCalendar: Calendar {
        var calendar = ownCalendar ?? Runtime.current.region.calendar
        if let locale { calendar.locale = locale }
        // A calendar created from an identifier has a locale without a language.
        if calendar.locale?.identifier.isEmpty ?? true { calendar.locale = Runtime.current.region.locale }
        if let timeZone { calendar.timeZone = timeZone }
        return calendar
    }

    var limits: DateLimits { DateLimits(minimum: minimumDate, maximum: maximumDate) }

    func columns(_ mode: Mode) -> DateColumns {
        DateColumns(mode, calendar: shownCalendar, minuteInterval: minuteInterval)
    }

    fileprivate func rounded(_ date: Date) -> Date {
        guard roundsToMinuteInterval, minuteInterval > 1 else { return date }
        let minute = shownCalendar.component(.minute, from: date)
        return date.addingTimeInterval(TimeInterval(-60 * (minute % minuteInterval)))
    }

    private var fittingSize: CGSize { makeContentIfNeeded().fittingSize }

    private func makeContentIfNeeded() -> any DatePickerContent {
        if let content { return content }
        let made: any DatePickerContent =
            switch datePickerStyle {
            case .compact: CompactDateView(of: self)
            case .inline where datePickerMode != .time: CalendarView(of: self)
            default: DateWheels(of: self, mode: datePickerMode)
            }
        content = made
        made.view.alpha = isEnabled ? 1 : 0.4
        addSubview(made.view)
        made.show(animated: false)
        return made
    }

    private func placeContent() {
        let content = makeContentIfNeeded()
        if content.view.frame != bounds { content.view.frame = bounds }
    }

    private func settingsChanged() {
        content?.leave()
        content?.view.removeFromSuperview()
        content = nil
        setDate(dateStorage, animated: false)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private func limitsChanged() {
        setDate(dateStorage, animated: false)
        content?.limitsChanged()
    }

    /// Buttons are as wide as their titles.
    private func invalidateCompactSize() {
        if content is CompactDateView { invalidateIntrinsicContentSize() }
    }

    // MARK: User interaction

    /// Called when the user has selected a date.
    func userChooses(_ date: Date) {
        let old = dateStorage
        changing(.date) { setDate(date, animated: true) }
        if dateStorage != old { sendValueChanged(nil) }
    }

    /// Called when the user has selected a duration. A duration of zero becomes the shortest one.
    func userChooses(duration: TimeInterval) {
        let old = durationStorage
        changing(.countDownDuration) { durationStorage = max(duration, TimeInterval(minuteInterval * 60)) }
        content?.show(animated: true)
        if durationStorage != old { sendValueChanged(nil) }
    }
}

extension UIDatePicker.Mode {
    /// Whether the mode has a style without wheels.
    fileprivate var hasCalendar: Bool { self != .countDownTimer && self != .yearAndMonth }
}

/// The view that shows the date of a picker.
@MainActor
protocol DatePickerContent: AnyObject {
    var view: UIView { get }
    var fittingSize: CGSize { get }

    func show(animated: Bool)

    /// Called when the selectable dates have changed.
    func limitsChanged()

    /// Called when other content replaces this content.
    func leave()
}

extension UIView {
    /// Whether a date picker shows the view, as its content or in front of the window: a calendar, wheels or buttons.
    package var isContentOfDatePicker: Bool { self is any DatePickerContent }
}
