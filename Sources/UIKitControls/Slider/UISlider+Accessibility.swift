extension UISlider: AccessibleControl {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(value: percent(part), traits: .adjustable)
    }

    /// How far the value is from the minimum to the maximum.
    private var part: Double {
        guard maximumValue > minimumValue else { return 0 }
        return Double((value - minimumValue) / (maximumValue - minimumValue))
    }
}
