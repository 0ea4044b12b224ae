import InterfaceFiles

extension InterfaceReader {
    /// Sets the text input traits of the file.
    package func readTraits(into input: some UITextInputTraits) {
        guard let element = element.child("textInputTraits", key: "textInputTraits") else { return }
        let reader = of(element)
        if let type: UITextAutocapitalizationType = reader.choice("autocapitalizationType", .interfaceWords) {
            input.autocapitalizationType = type
        } else {
            // Interface Builder omits values that are off.
            input.autocapitalizationType = .none
        }
        if let type: UITextAutocorrectionType = reader.choice("autocorrectionType", .interfaceWords) {
            input.autocorrectionType = type
        }
        if let type: UITextSpellCheckingType = reader.choice("spellCheckingType", .interfaceWords) {
            input.spellCheckingType = type
        }
        if let type: UIKeyboardType = reader.choice("keyboardType", .interfaceWords) {
            input.keyboardType = type
        }
        if let type: UIKeyboardAppearance = reader.choice("keyboardAppearance", .interfaceWords) {
            input.keyboardAppearance = type
        }
        if let type: UIReturnKeyType = reader.choice("returnKeyType", .interfaceWords) {
            input.returnKeyType = type
        }
        if let value = element.bool("enablesReturnKeyAutomatically") {
            input.enablesReturnKeyAutomatically = value
        }
        if let value = element.bool("secureTextEntry") { input.isSecureTextEntry = value }
        if let name = reader["textContentType"] { input.textContentType = contentType(name) }
        element.reportAbsence(of: "smartDashesType", "smartInsertDeleteType", "smartQuotesType")
    }

    /// Interface Builder has short names for some types. The other types have their own names.
    private func contentType(_ name: String) -> UITextContentType {
        let names = [
            "email": UITextContentType.emailAddress, "tel": .telephoneNumber, "url": .URL,
        ]
        return names[name] ?? UITextContentType(rawValue: name)
    }
}

extension [String: UITextAutocapitalizationType] {
    static let interfaceWords: Self = [
        "none": .none, "words": .words, "sentences": .sentences, "allCharacters": .allCharacters,
    ]
}

extension [String: UITextAutocorrectionType] {
    static let interfaceWords: Self = ["default": .default, "no": .no, "yes": .yes]
}

extension [String: UITextSpellCheckingType] {
    static let interfaceWords: Self = ["default": .default, "no": .no, "yes": .yes]
}

extension [String: UIKeyboardType] {
    static let interfaceWords: Self = [
        "default": .default, "alphabet": .alphabet, "asciiCapable": .asciiCapable,
        "numbersAndPunctuation": .numbersAndPunctuation, "URL": .URL, "numberPad": .numberPad,
        "phonePad": .phonePad, "namePhonePad": .namePhonePad, "emailAddress": .emailAddress,
        "decimalPad": .decimalPad, "twitter": .twitter, "webSearch": .webSearch,
        "asciiCapableNumberPad": .asciiCapableNumberPad, "ASCIICapableNumberPad": .asciiCapableNumberPad,
    ]
}

extension [String: UIKeyboardAppearance] {
    static let interfaceWords: Self = [
        "default": .default, "dark": .dark, "light": .light, "alert": .alert,
    ]
}

extension [String: UIReturnKeyType] {
    static let interfaceWords: Self = [
        "default": .default, "go": .go, "google": .google, "join": .join, "next": .next, "route": .route,
        "search": .search, "send": .send, "yahoo": .yahoo, "done": .done, "emergencyCall": .emergencyCall,
        "continue": .continue,
    ]
}
