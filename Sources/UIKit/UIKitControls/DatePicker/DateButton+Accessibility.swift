extension DateButton: AccessibleView {
    /// The names of UI tests on a device, in English.
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(label: showsTime ? "Time Picker" : "Date Picker", value: title, traits: .button)
    }
}
