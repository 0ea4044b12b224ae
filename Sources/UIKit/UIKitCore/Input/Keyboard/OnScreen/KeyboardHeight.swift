/// The height of a device's on-screen keyboard, in points.
package struct KeyboardHeight: Equatable {
    /// The row of suggestions.
    package let suggestions: CGFloat
    /// The four rows of keys.
    package let rows: CGFloat
    /// The space for the home indicator, with one or two keys on iPhone.
    package let foot: CGFloat

    var total: CGFloat { suggestions + rows + foot }
}

extension KeyboardHeight {
    @MainActor
    init(on screen: UIScreen, hasSuggestions: Bool) {
        let isUpright = !screen.interfaceOrientation.isLandscape
        var full = screen.spec.keyboardHeight(isUpright: isUpright)
        // Evidence: ios26-METR-04, which is about an iPad in portrait.
        let isNewPad = screen.spec.idiom == .pad && Runtime.current.system >= .iOS(26)
        if isNewPad, isUpright, full.foot > 0 {
            full = KeyboardHeight(suggestions: full.suggestions + 4, rows: full.rows, foot: full.foot)
        }
        self = hasSuggestions ? full : KeyboardHeight(suggestions: 0, rows: full.rows, foot: full.foot)
    }
}

extension DeviceSpec {
    /// Evidence: geo-keyboard-pad, geo-keyboard-16pro, geo-keyboard-early. The largest iPhones have higher rows in
    /// portrait.
    func keyboardHeight(isUpright: Bool) -> KeyboardHeight {
        if idiom == .pad { return padKeyboardHeight(isUpright: isUpright) }
        if !isUpright {
            return hasHomeIndicator
                ? KeyboardHeight(suggestions: 38, rows: 150, foot: 21)
                : KeyboardHeight(suggestions: 32, rows: 162, foot: 0)
        }
        let isLargest = size.width >= 414
        let suggestions: CGFloat = isLargest ? 45 : size.width < 375 ? 37 : 44
        return KeyboardHeight(
            suggestions: suggestions, rows: isLargest ? 226 : 216, foot: hasHomeIndicator ? 75 : 0)
    }

    /// An iPad with a home indicator has the same keyboard as one without, raised above the indicator.
    private func padKeyboardHeight(isUpright: Bool) -> KeyboardHeight {
        let foot = uprightInsets.bottom
        return isUpright
            ? KeyboardHeight(suggestions: 49, rows: 264, foot: foot)
            : KeyboardHeight(suggestions: 46, rows: 352, foot: foot)
    }
}
