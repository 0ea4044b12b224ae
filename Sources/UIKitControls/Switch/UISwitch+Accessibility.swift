extension UISwitch: AccessibleControl {
    package var accessibilityOfKind: StandardAccessibility {
        StandardAccessibility(value: isOn ? "1" : "0", traits: .button)
    }
}
