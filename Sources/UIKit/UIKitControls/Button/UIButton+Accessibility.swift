extension UIButton: AccessibleView {
    package var ownAccessibility: StandardAccessibility {
        StandardAccessibility(label: shownWords ?? currentImage?.spokenWords, traits: .button)
    }

    /// The title; `nil` for a button without one, which speaks its image.
    private var shownWords: String? {
        [currentTitle, currentAttributedTitle?.string].lazy.compactMap { $0 }.first { !$0.isEmpty }
    }
}
