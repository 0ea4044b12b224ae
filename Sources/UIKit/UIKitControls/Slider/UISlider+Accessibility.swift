extension UISlider: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(value: percent(part), traits: .adjustable)
    }

    /// The value's fraction of the range from minimum to maximum.
    private var part: Double {
        guard maximumValue > minimumValue else { return 0 }
        return Double((value - minimumValue) / (maximumValue - minimumValue))
    }
}
