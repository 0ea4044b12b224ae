/// A first responder that accepts typed text.
@MainActor
package protocol TypedTextReceiver: UIResponder {
    /// Whether it accepts text now. Default `true`.
    var acceptsTyping: Bool { get }
    func receiveTyped(_ typing: SmartTyping)
    func receiveDelete()
    func receiveReturn()
    /// Called when the keyboard was dismissed, with or without the receiver's consent.
    func lostKeyboard()
}

extension TypedTextReceiver {
    package var acceptsTyping: Bool { true }
}

extension UIResponder {
    /// Whether this responder accepts typed text.
    package var takesTypedText: Bool {
        (self as? any TypedTextReceiver)?.acceptsTyping ?? (self is any UIKeyInput)
    }

    /// Handles one typed character: a line feed is the Return key, a backspace the Delete key. Any other character accepts the marked
    /// text first; the Return key only accepts it.
    package func takeTyped(_ character: Character) {
        let textInput = self as? any UITextInput
        if let textInput, textInput.markedTextRange != nil {
            if character == "\u{8}" { return textInput.shortenComposition() }
            textInput.unmarkText()
            if character.isNewline { return }
        }
        heard(by: textInput) { take(character) }
    }

    private func take(_ character: Character) {
        if let receiver = self as? any TypedTextReceiver {
            switch character {
            case "\n", "\r": receiver.receiveReturn()
            case "\u{8}": receiver.receiveDelete()
            default: receiver.receiveTyped(smart(character, in: receiver))
            }
        } else if let input = self as? any UITextInput {
            input.takeFromKeyboard(character)
        } else if let input = self as? any UIKeyInput {
            if character == "\u{8}" { input.deleteBackward() } else { input.insertText(String(character)) }
        }
    }

    /// Handles a text that a custom keyboard inserts.
    package func takeInserted(_ text: String) {
        guard text != "\n" else { return takeTyped("\n") }
        let textInput = self as? any UITextInput
        if textInput?.markedTextRange != nil { textInput?.unmarkText() }
        heard(by: textInput) {
            if let receiver = self as? any TypedTextReceiver {
                receiver.receiveTyped(SmartTyping(text))
            } else {
                (self as? any UIKeyInput)?.insertText(text)
            }
        }
    }

    /// Notifies the controllers of input views of a change that the keyboard makes.
    private func heard(by textInput: (any UITextInput)?, _ change: () -> Void) {
        guard let textInput else { return change() }
        TextInputSystem.current.tell(.textWillChange, of: textInput)
        change()
        TextInputSystem.current.tell(.textDidChange, of: textInput)
    }

    private func smart(_ character: Character, in receiver: any TypedTextReceiver) -> SmartTyping {
        (receiver as? any UITextInput)?.smart(character) ?? SmartTyping(String(character))
    }

    /// Inserts the text of hardware keys if this is the first responder, and moves the insertion point with arrow keys.
    func takeTyped(_ presses: Set<UIPress>) {
        guard takesTypedText, isFirstResponder else { return }
        for press in presses {
            guard let key = press.key else { continue }
            if let character = key.typedCharacter {
                takeTyped(character)
            } else if let textInput = self as? any UITextInput {
                textInput.moveSelection(by: key)
            }
        }
    }
}

extension UITextInput {
    /// Inserts a character into a custom text input, if its `shouldChangeText(in:replacementText:)` allows it.
    func takeFromKeyboard(_ character: Character) {
        guard character != "\u{8}" else {
            if let range = rangeToDelete, !shouldChangeText(in: range, replacementText: "") { return }
            return deleteBackward()
        }
        let typing = smart(character)
        guard let range = selectedTextRange else { return insertText(typing.text) }
        let start = position(from: range.start, offset: -typing.replacedBefore) ?? range.start
        let replaced = textRange(from: start, to: range.end) ?? range
        guard shouldChangeText(in: replaced, replacementText: typing.text) else { return }
        typing.replacedBefore > 0 ? replace(replaced, withText: typing.text) : insertText(typing.text)
    }

    fileprivate func smart(_ character: Character) -> SmartTyping {
        guard SmartTyping.changes(character) else { return SmartTyping(String(character)) }
        return SmartTyping(
            character, after: characterBeforeSelection, in: self,
            isOn: TextInputSystem.current.hasSmartPunctuation)
    }

    /// The range that the Delete key removes; `nil` if the text input doesn't define it.
    private var rangeToDelete: UITextRange? {
        guard let range = selectedTextRange, range.isEmpty else { return selectedTextRange }
        return position(from: range.start, offset: -1).flatMap { textRange(from: $0, to: range.end) }
    }

    var characterBeforeSelection: Character? {
        guard let start = selectedTextRange?.start,
            let range = textRange(from: beginningOfDocument, to: start)
        else { return nil }
        return text(in: range)?.last
    }

    /// Marks the text that an input method has composed so far.
    package func compose(_ text: String, _ selectedRange: NSRange) {
        if let range = markedTextRange ?? selectedTextRange,
            !shouldChangeText(in: range, replacementText: text)
        {
            return
        }
        TextInputSystem.current.tell(.textWillChange, of: self)
        setMarkedText(text, selectedRange: selectedRange)
        TextInputSystem.current.tell(.textDidChange, of: self)
    }

    fileprivate func shortenComposition() {
        guard let range = markedTextRange, let text = text(in: range) else { return }
        let shorter = String(text.dropLast())
        compose(shorter, NSRange(location: shorter.utf16.count, length: 0))
    }
}

extension UIKey {
    /// The character that the key types; `nil` for other keys.
    var typedCharacter: Character? {
        guard modifierFlags.isDisjoint(with: [.command, .control]) else { return nil }
        if keyCode == .keyboardDeleteOrBackspace { return "\u{8}" }
        return KeyLayout.isNamed(characters) ? nil : characters.first
    }
}

extension String {
    /// The position of the next character.
    var typingRange: NSRange { NSRange(location: utf16.count, length: 0) }

    /// The range that the Delete key removes: the last character, or none.
    var deletionRange: NSRange {
        let length = last.map { String($0).utf16.count } ?? 0
        return NSRange(location: utf16.count - length, length: length)
    }
}

extension UIApplication {
    /// The responder that currently accepts typed text.
    package var textReceiver: UIResponder? {
        guard state == .active, let responder = keyWindowStorage?.firstResponder, responder.takesTypedText
        else { return nil }
        return responder
    }
}

extension UIWindow {
    /// Takes the keyboard from a responder, even if the responder refuses to resign. Returns whether it has resigned.
    @discardableResult
    func takeAwayFirstResponder(_ responder: UIResponder) -> Bool {
        if responder.resignFirstResponder() { return true }
        firstResponder = nil
        (responder as? any TypedTextReceiver)?.lostKeyboard()
        return false
    }
}
