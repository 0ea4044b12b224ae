extension UIButton: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(label: currentTitle ?? currentAttributedTitle?.string, traits: .button)
    }
}
