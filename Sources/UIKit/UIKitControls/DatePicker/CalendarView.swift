import Foundation

/// A calendar of one month. A touch selects a day.
@MainActor
final class CalendarView: UIView, DatePickerContent {
    /// The content below the title.
    private enum Phase {
        case days
        /// The wheels for month and year. A tap on the title shows them.
        case months(DateWheels)
    }

    private weak var picker: UIDatePicker?
    private let formats: DateFormats
    private let header = CalendarHeader(frame: .zero)
    private let days = CalendarDays(frame: .zero)
    private var timePicker: UIDatePicker?
    private var phase = Phase.days
    private var month: Date

    init(of picker: UIDatePicker, showsTime: Bool = true) {
        self.picker = picker
        formats = DateFormats(picker.shownCalendar)
        month = picker.date
        super.init(frame: .zero)
        for view in [header, days] { addSubview(view) }
        header.onTitle = { [weak self] in self?.turnTitle() }
        header.onStep = { [weak self] in self?.showMonth(stepping: $0) }
        days.onStep = { [weak self] in self?.showMonth(stepping: $0) }
        days.onChoice = { [weak picker] in picker?.userChooses(dayOf: $0) }
        if showsTime, picker.datePickerMode == .dateAndTime { addTimePicker(for: picker) }
    }

    required init?(coder: NSCoder) { nil }

    var view: UIView { self }

    var fittingSize: CGSize {
        CGSize(width: 320, height: 8 + 44 + 24 + 6 * 44 + 8 + (timePicker == nil ? 0 : 44))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = bounds.insetBy(dx: 8, dy: 8)
        let (top, rest) = area.divided(atDistance: 44, from: .minYEdge)
        let (bottom, middle) = rest.divided(atDistance: timePicker == nil ? 0 : 44, from: .maxYEdge)
        header.frame = top
        days.frame = middle
        if case .months(let wheels) = phase { wheels.frame = middle }
        timePicker?.frame = bottom.insetBy(dx: 8, dy: 5)
    }

    func show(animated: Bool) {
        guard let picker else { return }
        month = picker.date
        timePicker?.date = picker.date
        if case .months(let wheels) = phase { wheels.show(animated: animated) }
        showMonth()
    }

    func limitsChanged() { showMonth() }

    func leave() {}

    // MARK: Month

    private func showMonth() {
        guard let picker else { return }
        header.title = formats.monthAndYear(month)
        days.month = CalendarMonth(
            of: month, selected: picker.date, calendar: picker.shownCalendar, limits: picker.limits,
            weekdays: formats.weekdays)
    }

    private func showMonth(stepping step: Int) {
        guard let next = picker?.shownCalendar.date(byAdding: .month, value: step, to: month) else { return }
        month = next
        showMonth()
    }

    private func turnTitle() {
        guard let picker else { return }
        switch phase {
        case .days:
            let wheels = DateWheels(of: picker, mode: .yearAndMonth)
            phase = .months(wheels)
            addSubview(wheels)
            wheels.show(animated: false)
        case .months(let wheels):
            wheels.removeFromSuperview()
            phase = .days
        }
        if case .months = phase { header.showsMonths = true } else { header.showsMonths = false }
        days.isHidden = header.showsMonths
        setNeedsLayout()
    }

    // MARK: Time

    private func addTimePicker(for picker: UIDatePicker) {
        let clock = UIDatePicker(frame: .zero)
        clock.datePickerMode = .time
        clock.preferredDatePickerStyle = .compact
        clock.calendar = picker.shownCalendar
        clock.minuteInterval = picker.minuteInterval
        clock.date = picker.date
        clock.addAction(
            UIAction { [weak picker, weak clock] _ in
                if let clock { picker?.userChooses(clock.date) }
            },
            for: .valueChanged)
        timePicker = clock
        addSubview(clock)
    }
}

extension CalendarView: SelfDrawing {
    func prepareLook() { layoutIfNeeded() }

    func drawLook() {
        guard let timePicker else { return }
        let line = CGRect(x: 16, y: timePicker.frame.minY - 5, width: bounds.width - 32, height: 1 / 3)
        fill(UIBezierPath(rect: line), .separator)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        DrawnText("Time", .preferredFont(forTextStyle: .body), .label)
            .draw(in: timePicker.frame, isRightToLeft ? .right : .left)
    }
}

extension UIDatePicker {
    /// Called when the user has selected a day. The time of day doesn't change.
    func userChooses(dayOf day: Date) {
        let calendar = shownCalendar
        let time = calendar.dateComponents([.hour, .minute, .second], from: date)
        let chosen = calendar.date(
            bySettingHour: time.hour ?? 0, minute: time.minute ?? 0, second: time.second ?? 0, of: day)
        userChooses(chosen ?? day)
    }
}
