import Foundation
@_spi(UIKitModules) import UIKitCore

/// The month of a calendar view: its title, days and decorations.
@MainActor
final class CalendarPages {
    /// The content below the title.
    private enum Phase {
        case days
        /// The wheels for month and year. A tap on the title shows them.
        case months(DateWheels)
    }

    private unowned var owner: UICalendarView!
    private let header = CalendarHeader(frame: .zero)
    private let days = CalendarDays(frame: .zero)
    private let monthPicker = UIDatePicker(frame: .zero)
    private var phase = Phase.days
    /// A moment in the visible month.
    private var month = Runtime.current.date
    private var decorations: [Int: UICalendarView.Decoration] = [:]

    func install(in owner: UICalendarView) {
        self.owner = owner
        for view in [header, days] { owner.addSubview(view) }
        header.onTitle = { [weak self] in self?.turnTitle() }
        header.onStep = { [weak self] in self?.goByUser($0) }
        days.onStep = { [weak self] in self?.goByUser($0) }
        days.onChoice = { [weak self] in self?.choose($0) }
        monthPicker.addAction(
            UIAction { [weak self] _ in self.map { $0.goByUser(to: $0.monthPicker.date) } },
            for: .valueChanged)
        month = nearest(Runtime.current.date)
        reloadDecorations()
    }

    // MARK: Values

    private var calendar: Calendar {
        var calendar = owner.calendar
        calendar.locale = owner.locale
        if let zone = owner.timeZone { calendar.timeZone = zone }
        return calendar
    }

    var visibleComponents: DateComponents {
        let calendar = calendar
        var components = calendar.dateComponents([.era, .year, .month], from: month)
        components.calendar = calendar
        return components
    }

    private func components(of date: Date) -> DateComponents {
        let calendar = calendar
        var components = calendar.dateComponents([.era, .year, .month, .day], from: date)
        components.calendar = calendar
        return components
    }

    /// The available moment nearest to a date.
    private func nearest(_ date: Date) -> Date {
        let range = owner.availableDateRange
        return min(max(date, range.start), range.end)
    }

    private var rowHeight: CGFloat { 44 + decorationHeight }

    private var decorationHeight: CGFloat { owner.wantsDateDecorations ? 12 : 0 }

    var height: CGFloat { 8 + 44 + CalendarDays.headerHeight + 6 * rowHeight + 8 }

    // MARK: Changes

    func calendarChanged() {
        leaveMonths()
        reloadDecorations()
    }

    func rangeChanged() {
        leaveMonths()
        month = nearest(month)
        reloadDecorations()
    }

    func show(monthOf components: DateComponents) {
        var meant = components
        meant.day = meant.day ?? 1
        guard let date = calendar.date(from: meant) else { return }
        month = nearest(date)
        reloadDecorations()
    }

    /// Requests the decorations of the whole month.
    func reloadDecorations() {
        decorations = [:]
        for day in monthDays { decorate(day) }
        owner.invalidateIntrinsicContentSize()
        show()
    }

    /// Requests the decorations of some days again.
    func reloadDecorations(of dates: [DateComponents]) {
        let wanted = dates.compactMap { calendar.date(from: $0) }
        for day in monthDays where wanted.contains(where: { calendar.isDate($0, inSameDayAs: day.date) }) {
            decorate(day)
        }
        show()
    }

    private func decorate(_ day: CalendarMonth.Day) {
        guard owner.wantsDateDecorations else { return }
        decorations[day.number] = owner.delegate?.calendarView(owner, decorationFor: components(of: day.date))
    }

    private var monthDays: [CalendarMonth.Day] { shownMonth.days }

    private var shownMonth: CalendarMonth {
        let selection = owner.selectionBehavior
        let range = owner.availableDateRange
        return CalendarMonth(of: month, calendar: calendar, weekdays: DateFormats(calendar).weekdays) {
            date, day in
            let components = components(of: date)
            return (
                isSelected: selection?.isSelected(components) ?? false,
                isEnabled: day.end > range.start && day.start <= range.end
                    && selection?.canSelect(components) ?? true
            )
        }
    }

    func show() {
        header.title = DateFormats(calendar).monthAndYear(month)
        header.setSteps(canStep(-1), canStep(1))
        days.design = owner.fontDesign
        days.decorationHeight = decorationHeight
        days.month = shownMonth
        days.show(decorations.mapValues(\.view))
    }

    func layOut() {
        let area = owner.bounds.insetBy(dx: 8, dy: 8)
        let (top, rest) = area.divided(atDistance: 44, from: .minYEdge)
        header.frame = top
        days.frame = rest
        if case .months(let wheels) = phase { wheels.frame = rest }
    }
}

// User interaction.
extension CalendarPages {
    /// Whether the previous or next month has an available day.
    private func canStep(_ step: Int) -> Bool {
        guard let next = calendar.date(byAdding: .month, value: step, to: month),
            let interval = calendar.dateInterval(of: .month, for: next)
        else { return false }
        return interval.end > owner.availableDateRange.start && interval.start <= owner.availableDateRange.end
    }

    private func goByUser(_ step: Int) {
        guard canStep(step), let next = calendar.date(byAdding: .month, value: step, to: month) else {
            return
        }
        goByUser(to: next)
    }

    private func goByUser(to date: Date) {
        let old = visibleComponents
        month = nearest(date)
        guard visibleComponents != old else { return }
        reloadDecorations()
        if Runtime.current.system >= .iOS(16, 2) {
            owner.delegate?.calendarView(owner, didChangeVisibleDateComponentsFrom: old)
        }
    }

    private func choose(_ date: Date) { owner.selectionBehavior?.choose(components(of: date)) }

    private func turnTitle() {
        if case .months = phase { leaveMonths() } else { enterMonths() }
    }

    private func enterMonths() {
        monthPicker.calendar = calendar
        monthPicker.locale = owner.locale
        monthPicker.timeZone = owner.timeZone
        monthPicker.minimumDate =
            owner.availableDateRange.start == .distantPast ? nil : owner.availableDateRange.start
        monthPicker.maximumDate =
            owner.availableDateRange.end == .distantFuture ? nil : owner.availableDateRange.end
        monthPicker.date = month
        let wheels = DateWheels(of: monthPicker, mode: .yearAndMonth)
        phase = .months(wheels)
        owner.addSubview(wheels)
        wheels.show(animated: false)
        titleTurned(true)
    }

    private func leaveMonths() {
        guard case .months(let wheels) = phase else { return }
        wheels.removeFromSuperview()
        phase = .days
        titleTurned(false)
    }

    private func titleTurned(_ showsMonths: Bool) {
        header.showsMonths = showsMonths
        days.isHidden = showsMonths
        owner.setNeedsLayout()
    }
}

/// The space for a decoration, which clips it.
@MainActor
final class CalendarDecorationView: UIView {
    private let content: UIView
    private let fills: Bool

    init(_ content: UIView, fills: Bool) {
        self.content = content
        self.fills = fills
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        addSubview(content)
    }

    required init?(coder: NSCoder) { nil }

    /// Centers the decoration. An app's custom view keeps its size if it has one, and otherwise gets the size that fits.
    override func layoutSubviews() {
        super.layoutSubviews()
        if content.bounds.size == .zero { content.frame.size = content.sizeThatFits(bounds.size) }
        if fills, content.bounds.size == .zero {
            content.frame.size = content.systemLayoutSizeFitting(bounds.size)
        }
        content.center = CGPoint(x: bounds.midX, y: bounds.midY)
    }

    static func image(_ image: UIImage?, color: UIColor?, size: UICalendarView.DecorationSize) -> UIView {
        let side: CGFloat =
            switch size {
            case .small: 6
            case .medium: 8
            case .large: 11
            }
        let view: UIView = image.map { UIImageView(image: $0) } ?? UIView()
        view.tintColor = color ?? .systemFill
        view.contentMode = .scaleAspectFit
        if image == nil {
            view.backgroundColor = view.tintColor
            view.layer.cornerRadius = side / 2
        }
        view.frame = CGRect(x: 0, y: 0, width: side, height: side)
        return view
    }
}
