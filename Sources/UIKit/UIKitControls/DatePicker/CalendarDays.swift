import Foundation

/// The weekdays and the days of a month.
@MainActor
package final class CalendarDays: UIControl {
    var month: CalendarMonth?
    /// Called with the day that the user taps.
    var onChoice: ((Date) -> Void)?
    /// Called with 1 or -1 when the user swipes to the next or previous month.
    var onStep: ((Int) -> Void)?
    static let headerHeight: CGFloat = 24
    /// The font design of the numbers.
    var design = UIFontDescriptor.SystemDesign.default
    /// The height of the space below each number.
    var decorationHeight: CGFloat = 0
    private var decorations: [Int: UIView] = [:]
    private static let forward = Selector("forward", CalendarDays.stepForward)
    private static let backward = Selector("backward", CalendarDays.stepBackward)

    package override init(frame: CGRect) {
        super.init(frame: frame)
        for (direction, action) in [
            (UISwipeGestureRecognizer.Direction.left, Self.forward), (.right, Self.backward),
        ] {
            let swipe = UISwipeGestureRecognizer(target: self, action: action)
            swipe.direction = direction
            addGestureRecognizer(swipe)
        }
    }

    package required init?(coder: NSCoder) { nil }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    private func stepForward() { onStep?(isRightToLeft ? -1 : 1) }

    private func stepBackward() { onStep?(isRightToLeft ? 1 : -1) }

    package override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        guard let touch, let month, bounds.contains(touch.location(in: self)) else { return }
        let point = touch.location(in: self)
        let day = month.days.first { rect(of: $0.number, in: month).contains(point) }
        if let day, day.isEnabled { onChoice?(day.date) }
    }

    /// Shows views below the numbers of days.
    func show(_ views: [Int: UIView]) {
        for (day, view) in decorations where views[day] !== view { view.removeFromSuperview() }
        decorations = views
        for view in views.values where view.superview !== self { addSubview(view) }
        setNeedsLayout()
    }

    package override func layoutSubviews() {
        super.layoutSubviews()
        guard let month else { return }
        for (day, view) in decorations {
            let area = rect(of: day, in: month)
            view.frame = CGRect(
                x: area.minX, y: area.maxY - decorationHeight, width: area.width, height: decorationHeight)
        }
    }

    /// Each day is an accessibility element, which is activated at its own position.
    package override var accessibilityElements: [Any]? {
        get { month.map { month in month.days.map { element(of: $0, in: month) } } }
        set {}
    }

    private func element(of day: CalendarMonth.Day, in month: CalendarMonth) -> UIAccessibilityElement {
        let element = CalendarDayElement(of: day.number, in: self)
        let spoken = DateFormats(month.calendar).spokenDay(day.date)
        element.accessibilityLabel = day.isToday ? "Today, \(spoken)" : spoken
        element.accessibilityUserInputLabels = ["\(day.number)"]
        element.accessibilityFrameInContainerSpace = rect(of: day.number, in: month)
        element.accessibilityTraits = .button
        if day.isSelected { element.accessibilityTraits.insert(.selected) }
        if !day.isEnabled { element.accessibilityTraits.insert(.notEnabled) }
        return element
    }

    /// The frame of a day, counted from 1.
    func rect(of number: Int, in month: CalendarMonth) -> CGRect {
        let index = month.offset + number - 1
        return cell(column: index % 7, row: index / 7)
    }

    private func cell(column: Int, row: Int) -> CGRect {
        let size = CGSize(
            width: bounds.width / 7, height: (bounds.height - Self.headerHeight) / 6)
        let place = isRightToLeft ? 6 - column : column
        return CGRect(
            x: CGFloat(place) * size.width, y: Self.headerHeight + CGFloat(row) * size.height,
            width: size.width, height: size.height)
    }
}

/// A day of a calendar as an accessibility element.
package final class CalendarDayElement: UIAccessibilityElement {
    /// The day of the month, as the calendar shows it.
    package let number: Int

    fileprivate init(of number: Int, in days: CalendarDays) {
        self.number = number
        super.init(accessibilityContainer: days)
    }
}

extension CalendarDays: SelfDrawing {
    package func drawLook() {
        guard let month else { return }
        for (column, name) in month.weekdays.enumerated() {
            var area = cell(column: column, row: 0)
            area.origin.y = 0
            area.size.height = Self.headerHeight
            DrawnText(name, .systemFont(ofSize: 13, weight: .semibold), .tertiaryLabel)
                .draw(in: area, .center)
        }
        for day in month.days { draw(day, in: rect(of: day.number, in: month)) }
    }

    private func draw(_ day: CalendarMonth.Day, in whole: CGRect) {
        let area = whole.divided(atDistance: decorationHeight, from: .maxYEdge).remainder
        if day.isSelected {
            let side = min(area.width, area.height)
            let circle = CGRect(
                x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side)
            let color: UIColor = tintColor
            fill(UIBezierPath(ovalIn: circle), day.isToday ? color : color.withAlphaComponent(0.15))
        }
        let font = font(weight: day.isSelected ? .semibold : .regular)
        DrawnText("\(day.number)", font, color(of: day)).draw(in: area, .center)
    }

    private func font(weight: UIFont.Weight) -> UIFont {
        let font = UIFont.systemFont(ofSize: 20, weight: weight)
        guard design != .default, let other = font.fontDescriptor.withDesign(design) else { return font }
        return UIFont(descriptor: other, size: 0)
    }

    private func color(of day: CalendarMonth.Day) -> UIColor {
        if !day.isEnabled { return .tertiaryLabel }
        if day.isSelected { return day.isToday ? .white : tintColor }
        return day.isToday ? tintColor : .label
    }
}

/// The title of a month, with an arrow at each side.
@MainActor
final class CalendarHeader: UIView {
    var title: String {
        get { titleButton.title }
        set { titleButton.title = newValue }
    }
    /// Whether the wheels for month and year are visible.
    var showsMonths = false {
        didSet {
            for button in arrows { button.isHidden = showsMonths }
            titleButton.name(showsMonths: showsMonths)
        }
    }
    var onTitle: (() -> Void)?
    var onStep: ((Int) -> Void)?
    private let titleButton = MonthButton(frame: .zero)
    private let arrows = [UIButton(type: .system), UIButton(type: .system)]

    override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(titleButton)
        titleButton.name(showsMonths: false)
        titleButton.addAction(UIAction { [weak self] _ in self?.onTitle?() }, for: .touchUpInside)
        for (button, step) in zip(arrows, [-1, 1]) {
            button.setImage(
                UIImage(systemName: step < 0 ? "chevron.backward" : "chevron.forward"), for: .normal)
            let name = step < 0 ? "Previous Month" : "Next Month"
            button.accessibilityLabel = name
            button.accessibilityIdentifier =
                MonthButton.hasShortNames ? "DatePicker.\(name.filter { $0 != " " })" : name
            button.addAction(UIAction { [weak self] _ in self?.onStep?(step) }, for: .primaryActionTriggered)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    /// Whether there is a previous and a next month.
    func setSteps(_ back: Bool, _ forward: Bool) {
        for (button, isEnabled) in zip(arrows, [back, forward]) { button.isEnabled = isEnabled }
    }

    private var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    override func layoutSubviews() {
        super.layoutSubviews()
        let titleWidth = bounds.width - 96
        let width: CGFloat = 44
        titleButton.frame = CGRect(
            x: isRightToLeft ? 96 : 0, y: 0, width: titleWidth, height: bounds.height)
        for (index, button) in arrows.enumerated() {
            let x = isRightToLeft ? CGFloat(1 - index) * width : bounds.width - CGFloat(2 - index) * width
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
        }
    }
}

extension CalendarHeader: SelfDrawing {
    func prepareLook() { layoutIfNeeded() }

    func drawLook() {
        let color: UIColor = showsMonths ? tintColor : .label
        let text = DrawnText(title, .systemFont(ofSize: 17, weight: .semibold), color)
        let area = titleButton.frame.insetBy(dx: 8, dy: 0)
        text.draw(in: area, isRightToLeft ? .right : .left)
        guard let arrow = UIImage(systemName: showsMonths ? "chevron.down" : "chevron.forward") else {
            return
        }
        let width = text.size().width + 6
        let x = isRightToLeft ? area.maxX - width - 10 : area.minX + width
        arrow.draw(in: CGRect(x: x, y: area.midY - 5.5, width: 8, height: 11), stencil: tintColor)
    }
}

/// The button of a calendar with the month, which shows the wheels for month and year.
@MainActor
package final class MonthButton: UIControl {
    /// The month and the year.
    package internal(set) var title = "" {
        didSet { accessibilityValue = title }
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        isAccessibilityElement = true
        accessibilityLabel = "Month"
        accessibilityTraits = .button
    }

    package required init?(coder: NSCoder) { nil }

    /// Sets the identifier, which names the button's effect.
    fileprivate func name(showsMonths: Bool) {
        let verb = showsMonths ? "Hide" : "Show"
        accessibilityIdentifier = Self.hasShortNames ? "DatePicker.\(verb)" : "\(verb) year picker"
    }

    /// Whether identifiers are "DatePicker.Show" and "DatePicker.NextMonth", as in UI tests of iOS 18 and later. Earlier tests have
    /// "Show year picker" and "Next Month".
    fileprivate static var hasShortNames: Bool { Runtime.current.system >= .iOS(18) }
}
