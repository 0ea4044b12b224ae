import UIKitCore

// The properties of controls whose setters notify observers. For the color, follows UIColorWell.h and UIColorPickerViewController.h; for
// the other properties, the behavior of devices when code sets them.
extension UISlider: ObservedKind {}
extension UIStepper: ObservedKind {}
extension UISwitch: ObservedKind {}
extension UIDatePicker: ObservedKind {}
extension UIPageControl: ObservedKind {}
extension UIProgressView: ObservedKind {}
extension UIColorWell: ObservedKind {}
extension UIColorPickerViewController: ObservedKind {}

extension ObservedKind where Self: UISlider {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.value: .value]
    }
}

extension ObservedKind where Self: UIStepper {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.value: .value]
    }
}

extension ObservedKind where Self: UISwitch {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.isOn: .on]
    }
}

extension ObservedKind where Self: UIDatePicker {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.date: .date, \Self.countDownDuration: .countDownDuration]
    }
}

extension ObservedKind where Self: UIColorWell {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.selectedColor: .selectedColor]
    }
}

extension ObservedKind where Self: UIColorPickerViewController {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.selectedColor: .selectedColor]
    }
}

extension ObservedKind where Self: UIPageControl {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.currentPage: .currentPage]
    }
}

extension ObservedKind where Self: UIProgressView {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.progress: .progress]
    }
}
