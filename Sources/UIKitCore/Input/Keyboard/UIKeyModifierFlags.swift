/// The modifier keys that are held. iOS 7. Follows Apple's page "UIKeyModifierFlags".
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: Int

    /// Creates flags from bits.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// Caps lock is on.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// The key lies on the number pad.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)

    /// What a key command has to name to be meant: caps lock and the number pad make no difference.
    var chosen: UIKeyModifierFlags { subtracting([.alphaShift, .numericPad]) }
}
