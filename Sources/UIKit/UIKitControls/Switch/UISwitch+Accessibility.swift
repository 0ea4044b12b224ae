extension UISwitch: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(value: isOn ? "1" : "0", traits: .button)
    }
}
