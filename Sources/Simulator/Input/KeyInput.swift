import UIKit

extension DeviceInput {
    /// The press of a key, by UIKit's name for it.
    init(keyInput: String, modifiers: UIKeyModifierFlags) {
        let held = Modifier.allCases.filter { modifiers.contains($0.flag) }
        self = .key(
            String.keyInputs.first { $0.value == keyInput }?.key ?? keyInput, modifiers: Set(held))
    }
}

extension String {
    /// Keys without a character: their names, and what UIKit calls them.
    fileprivate static let keyInputs: [String: String] = [
        "escape": UIKeyCommand.inputEscape, "up": UIKeyCommand.inputUpArrow,
        "down": UIKeyCommand.inputDownArrow, "left": UIKeyCommand.inputLeftArrow,
        "right": UIKeyCommand.inputRightArrow,
    ]

    var keyInput: String { Self.keyInputs[self] ?? self }
}

extension DeviceInput.Modifier {
    /// The key as UIKit calls it.
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
