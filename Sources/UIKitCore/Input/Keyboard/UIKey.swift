/// A key of a hardware keyboard that is pressed, with what it means together with the modifier keys. iOS 13.4.
///
/// Follows Apple's page "UIKey".
@preconcurrency @MainActor
open class UIKey: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
    private let plainCharacters: String
    private let flags: UIKeyModifierFlags
    private let code: UIKeyboardHIDUsage

    /// A key by what it writes without modifiers, or by one of ``UIKeyCommand``'s names for keys that write nothing;
    /// `nil` for what is no key.
    init?(_ input: String, modifierFlags: UIKeyModifierFlags) {
        guard let code = KeyLayout.code(of: input) else { return nil }
        self.code = code
        plainCharacters = KeyLayout.isNamed(input) ? input : input.lowercased()
        flags = KeyLayout.isArrow(code) ? modifierFlags.union(.numericPad) : modifierFlags
        super.init()
    }

    /// Reads a key from an archive; `nil` where there is none.
    public required init?(coder: NSCoder) {
        guard let characters = coder.decodeObject(forKey: "UIKey.characters") as? String,
            let code = UIKeyboardHIDUsage(rawValue: coder.decodeInteger(forKey: "UIKey.keyCode"))
        else { return nil }
        plainCharacters = characters
        self.code = code
        flags = UIKeyModifierFlags(rawValue: coder.decodeInteger(forKey: "UIKey.modifierFlags"))
        super.init()
    }

    /// Writes the key.
    open func encode(with coder: NSCoder) {
        coder.encode(plainCharacters as NSString, forKey: "UIKey.characters")
        coder.encode(code.rawValue, forKey: "UIKey.keyCode")
        coder.encode(flags.rawValue, forKey: "UIKey.modifierFlags")
    }

    /// What the key writes, with the modifiers that are held. A key that writes nothing has one of
    /// ``UIKeyCommand``'s names.
    open var characters: String {
        guard !KeyLayout.isNamed(plainCharacters) else { return plainCharacters }
        if flags.contains(.shift) { return KeyLayout.shifted(plainCharacters) }
        return flags.contains(.alphaShift) ? plainCharacters.uppercased() : plainCharacters
    }

    /// What the key writes without modifiers.
    open var charactersIgnoringModifiers: String { plainCharacters }

    /// The modifier keys that are held, and whether the key lies on the number pad, as the arrows do.
    open var modifierFlags: UIKeyModifierFlags { flags }

    /// The key's place on the keyboard.
    open var keyCode: UIKeyboardHIDUsage { code }

    /// The key itself, which never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
