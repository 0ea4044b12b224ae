/// A date on buttons: one for the day, which opens a calendar, and one for the time, which opens wheels.
@MainActor
final class CompactDateView: UIView, DatePickerContent {
    private weak var picker: UIDatePicker?
    private let dayButton: DateButton?
    private let timeButton: DateButton?
    private var surface: FloatingSurface?
    private var opened: (any DatePickerContent)?

    init(of picker: UIDatePicker) {
        self.picker = picker
        let mode = picker.datePickerMode
        dayButton = mode == .time ? nil : DateButton(frame: .zero)
        timeButton = mode == .date ? nil : DateButton(frame: .zero)
        super.init(frame: .zero)
        timeButton?.showsTime = true
        for button in buttons {
            button.addAction(
                UIAction { [weak self, weak button] _ in
                    if let button { self?.open(button) }
                }, for: .primaryActionTriggered)
            addSubview(button)
        }
    }

    required init?(coder: NSCoder) { nil }

    var view: UIView { self }

    private var buttons: [DateButton] { [dayButton, timeButton].compactMap { $0 } }

    private static let gap: CGFloat = 5

    var fittingSize: CGSize {
        let sizes = buttons.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.map(\.width).reduce(0, +) + Self.gap * CGFloat(sizes.count - 1),
            height: sizes.map(\.height).max() ?? 0)
    }

    /// Lays out the buttons from leading to trailing, aligned with the trailing edge.
    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var x = isRightToLeft ? 0 : bounds.width - fittingSize.width
        for button in isRightToLeft ? buttons.reversed() : buttons {
            let size = button.intrinsicContentSize
            button.frame = CGRect(
                x: x, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
            x += size.width + Self.gap
        }
    }

    func show(animated: Bool) {
        guard let picker else { return }
        let formats = DateFormats(picker.shownCalendar)
        dayButton?.title = formats.shortDate(picker.date)
        timeButton?.title = formats.shortTime(picker.date)
        setNeedsLayout()
        opened?.show(animated: animated)
    }

    func limitsChanged() { opened?.limitsChanged() }

    func leave() { surface?.close() }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        if windowLink == nil { surface?.close() }
    }

    private func open(_ button: DateButton) {
        guard let picker else { return }
        let content: any DatePickerContent =
            button === dayButton
            ? CalendarView(of: picker, showsTime: false) : DateWheels(of: picker, mode: .time)
        let isDay = button === dayButton
        let surface = FloatingSurface(content.view, beside: button.bounds, in: button) {
            isDay ? content.fittingSize : CGSize(width: 240, height: 216)
        }
        (opened, self.surface, button.isSelected) = (content, surface, true)
        surface.onClose = { [weak self, weak button] in
            button?.isSelected = false
            self?.opened = nil
            self?.surface = nil
        }
        content.show(animated: false)
        surface.open()
    }
}

/// A button of a compact date picker.
@MainActor
final class DateButton: UIControl {
    var showsTime = false
    var title = "" {
        didSet { invalidateIntrinsicContentSize() }
    }

    private var font: UIFont {
        .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
    }

    /// Evidence: geo-date-compact.
    override var intrinsicContentSize: CGSize {
        let text = title.size(withAttributes: [.font: font])
        return PixelGrid(scale: Runtime.current.screen.scale)
            .up(CGSize(width: text.width + 24, height: text.height + 14))
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if touch != nil, isTouchInside { performPrimaryAction() }
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        !isTap(gestureRecognizer)
    }
}

extension DateButton: SelfDrawing {
    func drawLook() {
        fill(
            UIBezierPath(roundedRect: bounds, cornerRadius: isGlass ? bounds.height / 2 : 8),
            .tertiarySystemFill)
        let color: UIColor = isSelected ? tintColor : isHighlighted ? .secondaryLabel : .label
        DrawnText(title, font, color).draw(in: bounds, .center)
    }
}
