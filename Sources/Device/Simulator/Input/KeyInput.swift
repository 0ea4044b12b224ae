import UIKit

extension DeviceInput {
    /// Creates a key press from UIKit's name for the key.
    init(keyInput: String, modifiers: UIKeyModifierFlags) {
        let held = Modifier.allCases.filter { modifiers.contains($0.flag) }
        self = .key(
            String.keyInputs.first { $0.value == keyInput }?.key ?? keyInput, modifiers: Set(held))
    }
}

extension String {
    /// The names of keys without a character, and UIKit's constants for them.
    fileprivate static let keyInputs: [String: String] = [
        "escape": UIKeyCommand.inputEscape, "up": UIKeyCommand.inputUpArrow,
        "down": UIKeyCommand.inputDownArrow, "left": UIKeyCommand.inputLeftArrow,
        "right": UIKeyCommand.inputRightArrow,
    ]

    var keyInput: String { Self.keyInputs[self] ?? self }
}

extension DeviceInput.Modifier {
    /// UIKit's modifier flag for the key.
    fileprivate var flag: UIKeyModifierFlags {
        switch self {
        case .command: .command
        case .shift: .shift
        case .alternate: .alternate
        case .control: .control
        }
    }
}

extension Set<DeviceInput.Modifier> {
    var flags: UIKeyModifierFlags { reduce(into: []) { $0.insert($1.flag) } }
}
