/// The traits that a responder requests for the on-screen keyboard.
package struct KeyboardTraits: Equatable {
    package var type = UIKeyboardType.default
    package var returnKey = UIReturnKeyType.default
    package var isReturnOff = false
    package var isDark = false
    package var suggests = true
}

extension KeyboardTraits {
    /// Reads the traits of a text input; a responder without any gets the defaults.
    @MainActor
    init(of responder: UIResponder) {
        let environment = responder as? any UITraitEnvironment
        isDark = environment?.traitCollection.userInterfaceStyle == .dark
        guard let input = responder as? any UITextInputTraits else { return }
        type = input.keyboardType
        returnKey = input.returnKeyType
        let isEmpty = (responder as? any UIKeyInput)?.hasText == false
        isReturnOff = input.enablesReturnKeyAutomatically && isEmpty
        if input.keyboardAppearance != .default { isDark = input.keyboardAppearance == .dark }
        suggests = input.autocorrectionType != .no && !input.isSecureTextEntry
    }

    /// Returns whether the keyboard contains only digits, in four rows of three keys. An iPad has all keys.
    package func isPad(on screen: UIScreen) -> Bool {
        let pads: Set<UIKeyboardType> = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        return screen.spec.idiom == .phone && pads.contains(type)
    }

    /// Returns whether suggestions are shown above the keys. An iPad always shows that row.
    func hasSuggestions(on screen: UIScreen) -> Bool {
        screen.spec.idiom == .pad || suggests && !isPad(on: screen)
    }
}
