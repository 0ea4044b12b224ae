/// What a responder asks of the keyboard of the screen.
struct KeyboardTraits: Equatable {
    var type = UIKeyboardType.default
    var returnKey = UIReturnKeyType.default
    var isReturnOff = false
    var isDark = false
    var suggests = true
}

extension KeyboardTraits {
    /// Those of what is typed into; a responder that has none gets the usual ones.
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

    /// Whether there are only digits, in four rows of three keys. Tablets have all keys.
    func isPad(on screen: UIScreen) -> Bool {
        let pads: Set<UIKeyboardType> = [.numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad]
        return screen.spec.idiom == .phone && pads.contains(type)
    }

    /// Whether words are suggested above the keys. On tablets that row is always there.
    func hasSuggestions(on screen: UIScreen) -> Bool {
        screen.spec.idiom == .pad || suggests && !isPad(on: screen)
    }
}
