/// A keyboard with the US layout.
@MainActor
enum KeyLayout {
    static func code(of input: String) -> UIKeyboardHIDUsage? {
        named[input] ?? written[input.lowercased()] ?? unshifted[input].flatMap { written[$0] }
    }

    /// Returns whether the input is the name of a key that types no text.
    static func isNamed(_ input: String) -> Bool { named[input] != nil }

    static func isArrow(_ code: UIKeyboardHIDUsage) -> Bool {
        (UIKeyboardHIDUsage.keyboardRightArrow.rawValue...UIKeyboardHIDUsage.keyboardUpArrow.rawValue)
            .contains(code.rawValue)
    }

    static func shifted(_ character: String) -> String {
        shiftedKeys[character] ?? character.uppercased()
    }

    /// Returns the mirrored key for a right-to-left language.
    static func mirrored(_ input: String) -> String { mirrorImages[input] ?? input }

    private static let shiftedKeys: [String: String] = Dictionary(
        uniqueKeysWithValues: zip("1234567890-=[]\\;'`,./", "!@#$%^&*()_+{}|:\"~<>?").map {
            ("\($0)", "\($1)")
        })

    private static let unshifted = Dictionary(
        uniqueKeysWithValues: shiftedKeys.map { ($0.value, $0.key) })

    private static let mirrorImages: [String: String] = [
        "[": "]", "]": "[", "{": "}", "}": "{", "(": ")", ")": "(", "<": ">", ">": "<",
        UIKeyCommand.inputLeftArrow: UIKeyCommand.inputRightArrow,
        UIKeyCommand.inputRightArrow: UIKeyCommand.inputLeftArrow,
    ]

    private static let written: [String: UIKeyboardHIDUsage] = {
        var codes: [String: UIKeyboardHIDUsage] = [
            "\r": .keyboardReturnOrEnter, "\n": .keyboardReturnOrEnter, "\u{8}": .keyboardDeleteOrBackspace,
            "\t": .keyboardTab, " ": .keyboardSpacebar,
        ]
        // The order of the keys in the USB standard.
        for (offset, letter) in "abcdefghijklmnopqrstuvwxyz1234567890".enumerated() {
            codes["\(letter)"] = UIKeyboardHIDUsage(
                rawValue: UIKeyboardHIDUsage.keyboardA.rawValue + offset)
        }
        let marks: KeyValuePairs<String, UIKeyboardHIDUsage> = [
            "-": .keyboardHyphen, "=": .keyboardEqualSign, "[": .keyboardOpenBracket,
            "]": .keyboardCloseBracket, "\\": .keyboardBackslash, ";": .keyboardSemicolon,
            "'": .keyboardQuote, "`": .keyboardGraveAccentAndTilde, ",": .keyboardComma,
            ".": .keyboardPeriod, "/": .keyboardSlash,
        ]
        for (mark, code) in marks { codes[mark] = code }
        return codes
    }()

    private static let named: [String: UIKeyboardHIDUsage] = {
        var codes: [String: UIKeyboardHIDUsage] = [
            UIKeyCommand.inputUpArrow: .keyboardUpArrow, UIKeyCommand.inputDownArrow: .keyboardDownArrow,
            UIKeyCommand.inputLeftArrow: .keyboardLeftArrow,
            UIKeyCommand.inputRightArrow: .keyboardRightArrow, UIKeyCommand.inputEscape: .keyboardEscape,
            UIKeyCommand.inputPageUp: .keyboardPageUp, UIKeyCommand.inputPageDown: .keyboardPageDown,
            UIKeyCommand.inputHome: .keyboardHome, UIKeyCommand.inputEnd: .keyboardEnd,
            UIKeyCommand.inputDelete: .keyboardDeleteOrBackspace,
        ]
        for (offset, name) in UIKeyCommand.functionKeys.enumerated() {
            codes[name] = UIKeyboardHIDUsage(rawValue: UIKeyboardHIDUsage.keyboardF1.rawValue + offset)
        }
        return codes
    }()
}
