extension UISlider: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        let title = trackConfiguration?.title(at: position)
        return StandardAccessibility(value: title ?? percent(Double(position)), traits: .adjustable)
    }
}
