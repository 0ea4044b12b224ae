import Foundation

/// A date on wheels.
@MainActor
final class DateWheels: UIView, DatePickerContent {
    private weak var picker: UIDatePicker?
    private let mode: UIDatePicker.Mode
    private let columns: DateColumns
    private let wheels = UIPickerView()
    private let units = [UILabel(), UILabel()]

    init(of picker: UIDatePicker, mode: UIDatePicker.Mode) {
        self.picker = picker
        self.mode = mode
        columns = picker.columns(mode)
        super.init(frame: CGRect(origin: .zero, size: UIPickerView.standardSize))
        wheels.dataSource = self
        wheels.delegate = self
        addSubview(wheels)
        if mode == .countDownTimer { addUnits() }
    }

    required init?(coder: NSCoder) { nil }

    var view: UIView { self }

    var fittingSize: CGSize { UIPickerView.standardSize }

    override func layoutSubviews() {
        super.layoutSubviews()
        wheels.frame = bounds
        wheels.layoutIfNeeded()
        placeUnits()
    }

    func show(animated: Bool) {
        guard let picker else { return }
        for (index, column) in columns.columns.enumerated() {
            let row = columns.row(
                for: shownValue(column), of: column, near: wheels.selectedRow(inComponent: index))
            if row != wheels.selectedRow(inComponent: index) {
                wheels.selectRow(row, inComponent: index, animated: animated)
            }
        }
        if !picker.limits.isOpen { limitsChanged() }
        showUnits()
    }

    /// Colors rows that aren't selectable gray.
    func limitsChanged() {
        for wheel in wheels.wheels where !wheel.isScrollAnimating { wheel.reload() }
    }

    func leave() {}

    private func shownValue(_ column: DateColumns.Column) -> Int {
        guard let picker else { return 0 }
        let minutes = Int(picker.countDownDuration / 60)
        return switch column {
        case .hourCount: minutes / 60
        case .minuteCount: minutes % 60
        default: columns.value(of: column, in: picker.date)
        }
    }
}

// The labels next to a countdown's numbers.
extension DateWheels {
    private func addUnits() {
        for label in units {
            label.font = .systemFont(ofSize: 17, weight: .semibold)
            addSubview(label)
        }
    }

    private func showUnits() {
        units[0].text = shownValue(.hourCount) == 1 ? "hour" : "hours"
        units[1].text = "min"
    }

    private func placeUnits() {
        guard mode == .countDownTimer, wheels.wheels.count == 2 else { return }
        for (label, wheel) in zip(units, wheels.wheels) {
            label.frame = CGRect(
                x: wheel.frame.midX + 22, y: bounds.midY - 11, width: 60, height: 22)
        }
    }
}

extension DateWheels: UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { columns.columns.count }

    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        columns.rowCount(of: columns.columns[component])
    }

    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat {
        switch columns.columns[component] {
        case .day: 138
        case .month: 130
        case .year: 76
        case .period: 56
        case .hour, .minute, .dayOfMonth: 48
        case .hourCount, .minuteCount: 140
        }
    }

    func pickerView(
        _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
    ) -> String? {
        let column = columns.columns[component]
        return columns.title(of: columns.value(ofRow: row, of: column), in: column)
    }

    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? {
        guard let picker, !picker.limits.isOpen, mode != .countDownTimer else { return nil }
        let column = columns.columns[component]
        let value = columns.value(ofRow: row, of: column)
        guard !picker.limits.meet(interval(of: value, in: column, at: picker.date)) else { return nil }
        return NSAttributedString(
            string: columns.title(of: value, in: column),
            attributes: [
                .foregroundColor: UIColor.tertiaryLabel, .font: UIFont.systemFont(ofSize: 23),
            ])
    }

    /// The interval in which a column has a value while the other columns keep those of a date.
    private func interval(of value: Int, in column: DateColumns.Column, at date: Date) -> DateInterval {
        let date = columns.date(date, setting: column, to: value)
        let unit: Calendar.Component =
            switch column {
            case .day, .dayOfMonth: .day
            case .month: .month
            case .year: .year
            case .hour: .hour
            default: .minute
            }
        if column == .period { return DateInterval(start: date, duration: 0.001) }
        return columns.calendar.dateInterval(of: unit, for: date) ?? DateInterval(start: date, duration: 60)
    }

    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard let picker else { return }
        let column = columns.columns[component]
        let value = columns.value(ofRow: row, of: column)
        switch column {
        case .hourCount, .minuteCount:
            let hours = column == .hourCount ? value : shownValue(.hourCount)
            let minutes = column == .minuteCount ? value : shownValue(.minuteCount)
            picker.userChooses(duration: TimeInterval(hours * 3600 + minutes * 60))
        default: picker.userChooses(columns.date(picker.date, setting: column, to: value))
        }
        show(animated: true)
    }
}
