extension UIProgressView: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(
            label: "Progress", value: percent(Double(progress)), traits: .updatesFrequently)
    }
}
