import UIKit

/// A key of the keyboard that types no visible character. iOS 9. Follows Apple's page "XCUIKeyboardKey".
public struct XCUIKeyboardKey: Hashable, RawRepresentable, Sendable {
    /// The key's character.
    public let rawValue: String

    /// Creates a key from its character.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a key from its character.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// The Delete key.
    public static let delete = XCUIKeyboardKey("\u{8}")
    /// The Return key.
    public static let `return` = XCUIKeyboardKey("\r")
    /// The Enter key.
    public static let enter = XCUIKeyboardKey("\u{3}")
    /// The Tab key.
    public static let tab = XCUIKeyboardKey("\t")
    /// The space bar.
    public static let space = XCUIKeyboardKey(" ")
    /// The Escape key.
    public static let escape = XCUIKeyboardKey("\u{1B}")
    /// The arrow up.
    public static let upArrow = XCUIKeyboardKey("\u{F700}")
    /// The arrow down.
    public static let downArrow = XCUIKeyboardKey("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = XCUIKeyboardKey("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = XCUIKeyboardKey("\u{F703}")
    /// The key that deletes forward.
    public static let forwardDelete = XCUIKeyboardKey("\u{F728}")
    /// The Home key.
    public static let home = XCUIKeyboardKey("\u{F729}")
    /// The End key.
    public static let end = XCUIKeyboardKey("\u{F72B}")
    /// The Page Up key.
    public static let pageUp = XCUIKeyboardKey("\u{F72C}")
    /// The Page Down key.
    public static let pageDown = XCUIKeyboardKey("\u{F72D}")

    /// The input of a hardware keyboard for the keys that don't type; `nil` for the others.
    @MainActor var keyInput: String? {
        switch self {
        case .escape: UIKeyCommand.inputEscape
        case .upArrow: UIKeyCommand.inputUpArrow
        case .downArrow: UIKeyCommand.inputDownArrow
        case .leftArrow: UIKeyCommand.inputLeftArrow
        case .rightArrow: UIKeyCommand.inputRightArrow
        case .home: UIKeyCommand.inputHome
        case .end: UIKeyCommand.inputEnd
        case .pageUp: UIKeyCommand.inputPageUp
        case .pageDown: UIKeyCommand.inputPageDown
        default: nil
        }
    }
}

extension XCUIElement {
    /// The modifier keys of a key press. Follows Apple's page "XCUIElement.KeyModifierFlags".
    public struct KeyModifierFlags: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates flags from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// Caps Lock.
        public static let capsLock = KeyModifierFlags(rawValue: 1 << 0)
        /// Shift.
        public static let shift = KeyModifierFlags(rawValue: 1 << 1)
        /// Control.
        public static let control = KeyModifierFlags(rawValue: 1 << 2)
        /// Option.
        public static let option = KeyModifierFlags(rawValue: 1 << 3)
        /// Option, by its older name.
        public static let alternate = option
        /// Command.
        public static let command = KeyModifierFlags(rawValue: 1 << 4)

        var flags: UIKeyModifierFlags {
            let pairs: [(KeyModifierFlags, UIKeyModifierFlags)] = [
                (.capsLock, .alphaShift), (.shift, .shift), (.control, .control), (.option, .alternate),
                (.command, .command),
            ]
            return pairs.reduce(into: []) { flags, pair in if contains(pair.0) { flags.insert(pair.1) } }
        }
    }
}
