/// A pressed key of a hardware keyboard and its modifier keys. iOS 13.4.
///
/// Follows Apple's page "UIKey".
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private let plainCharacters: String
    private let flags: UIKeyModifierFlags
    private let code: UIKeyboardHIDUsage

    /// Creates a key from the text that it types without modifiers, or from one of ``UIKeyCommand``'s names for other
    /// keys; `nil` if no key matches.
    init?(_ input: String, modifierFlags: UIKeyModifierFlags) {
        guard let code = KeyLayout.code(of: input) else { return nil }
        self.code = code
        plainCharacters = KeyLayout.isNamed(input) ? input : input.lowercased()
        flags = KeyLayout.isArrow(code) ? modifierFlags.union(.numericPad) : modifierFlags
        super.init()
    }

    /// Reads a key from an archive; `nil` if the archive contains none.
    public required init?(coder: NSCoder) {
        guard let characters = coder.decodeObject(forKey: "UIKey.characters") as? String,
            let code = UIKeyboardHIDUsage(rawValue: coder.decodeInteger(forKey: "UIKey.keyCode"))
        else { return nil }
        plainCharacters = characters
        self.code = code
        flags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "UIKey.modifierFlags"))
        super.init()
    }

    /// Writes the key to an archive.
    open func encode(with coder: NSCoder) {
        coder.encode(plainCharacters as NSString, forKey: "UIKey.characters")
        coder.encode(code.rawValue, forKey: "UIKey.keyCode")
        coder.encode(flags.rawValue, forKey: "UIKey.modifierFlags")
    }

    /// The text that the key types, with the pressed modifiers. A key that types no text has one of
    /// ``UIKeyCommand``'s names.
    open var characters: String {
        guard !KeyLayout.isNamed(plainCharacters) else { return plainCharacters }
        if flags.contains(.shift) { return KeyLayout.shifted(plainCharacters) }
        return flags.contains(.alphaShift) ? plainCharacters.uppercased() : plainCharacters
    }

    /// The text that the key types without modifiers.
    open var charactersIgnoringModifiers: String { plainCharacters }

    /// The pressed modifier keys, and whether the key is on the numeric keypad, which includes the arrow keys.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// The position of the key on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { code }

    /// Returns the key, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
