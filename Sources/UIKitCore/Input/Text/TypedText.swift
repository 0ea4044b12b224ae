/// Something that takes what the user types while it is the first responder.
@MainActor
protocol TypedTextReceiver: UIResponder {
    func receiveTyped(_ text: String)
    func receiveDelete()
    func receiveReturn()
    /// The keyboard is gone, whether the receiver wanted that or not.
    func lostKeyboard()
}

extension UIResponder {
    /// Whether typing goes to this responder.
    var takesTypedText: Bool {
        if let textView = self as? UITextView { return textView.isEditable }
        return self is any TypedTextReceiver || self is any UIKeyInput
    }

    /// Takes one character that was typed: a line feed is the return key, a backspace the delete key.
    package func takeTyped(_ character: Character) {
        if let receiver = self as? any TypedTextReceiver {
            switch character {
            case "\n", "\r": receiver.receiveReturn()
            case "\u{8}": receiver.receiveDelete()
            default: receiver.receiveTyped(String(character))
            }
        } else if let input = self as? any UIKeyInput {
            if character == "\u{8}" { input.deleteBackward() } else { input.insertText(String(character)) }
        }
    }

    /// Types what keys of a hardware keyboard write, if this is the first responder.
    func takeTyped(_ presses: Set<UIPress>) {
        guard takesTypedText, isFirstResponder else { return }
        for press in presses {
            guard let key = press.key, let character = key.typedCharacter else { continue }
            takeTyped(character)
        }
    }
}

extension UIKey {
    /// What the key writes into a text; `nil` for keys that write nothing.
    var typedCharacter: Character? {
        guard modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
        if keyCode == .keyboardDeleteOrBackspace { return "\u{8}" }
        return KeyLayout.isNamed(characters) ? nil : characters.first
    }
}

extension String {
    /// Where the next character comes.
    var typingRange: NSRange { NSRange(location: utf16.count, length: 0) }

    /// What the delete key takes away: the last character, or nothing.
    var deletionRange: NSRange {
        let length = last.map { String($0).utf16.count } ?? 0
        return NSRange(location: utf16.count - length, length: length)
    }
}

extension UIApplication {
    /// What the user types into now.
    package var textReceiver: UIResponder? {
        guard state == .active, let responder = keyWindowStorage?.firstResponder, responder.takesTypedText
        else { return nil }
        return responder
    }
}

extension UIWindow {
    /// Takes the keyboard away from a responder, even if it does not want that.
    func takeAwayFirstResponder(_ responder: UIResponder) {
        guard !responder.resignFirstResponder() else { return }
        firstResponder = nil
        (responder as? any TypedTextReceiver)?.lostKeyboard()
    }
}
