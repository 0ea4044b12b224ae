extension UISwitch: AccessibleControl {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(value: isOn ? "1" : "0", traits: .button)
    }
}
