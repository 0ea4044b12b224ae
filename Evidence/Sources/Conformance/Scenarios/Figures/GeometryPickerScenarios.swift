import Simulator

// The intrinsic sizes of steppers, pickers and date pickers.
extension Scenario {
    static let pickerSizes: [Scenario] =
        figures("geo-stepper-early geo-stepper") { try $0.measureOwnSize(of: UIStepper()) }
        + figures("geo-picker") { try $0.measureOwnSize(of: UIPickerView()) }
        + figures("geo-wheels") { try measureDatePicker($0, .wheels) }
        + figures("geo-date-compact") { try measureDatePicker($0, .compact) }

    private static func measureDatePicker(_ stage: Stage, _ style: UIDatePickerStyle) throws {
        let picker = UIDatePicker()
        picker.preferredDatePickerStyle = style
        try stage.measureOwnSize(of: picker)
    }
}
