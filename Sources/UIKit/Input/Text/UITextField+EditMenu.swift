// The edit menu of a field.
extension UITextField {
    static let tapAction = Selector("tapField:", UITextField.tapField)
    static let pressAction = Selector("pressField:", UITextField.pressField)

    /// A tap begins editing; the second of two selects a word.
    private func tapField(_ tap: UITapGestureRecognizer) {
        guard isFirstResponder || becomeFirstResponder(), isFirstResponder else { return }
        guard tap.attempt.last?.taps == 2, hasText else { return selection = nil }
        isSecureTextEntry ? selectEverything() : selectLastWord()
        showEditMenu()
    }

    /// The menu comes when a finger that was held goes up.
    private func pressField(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began: if !isFirstResponder { becomeFirstResponder() }
        case .ended: if isFirstResponder { showEditMenu() }
        default: break
        }
    }

    private func showEditMenu() {
        let suggested = EditCommands.commands(for: self)
        var menu: UIMenu?
        if Runtime.current.system >= .iOS(16) {
            menu = delegate?.textField(
                self, editMenuForCharactersIn: editedRange, suggestedActions: suggested)
        }
        let bar = EditMenuBar(menu ?? UIMenu(children: suggested), over: boundsStorage, in: self) {
            [weak self] in
            EditCommands.perform($0, for: self)
        }
        _ = bar.open()
    }

    /// Whether a command of the edit menu can be done now; `nil` for one that is none.
    func canEdit(_ action: Selector) -> Bool? {
        let selected = selection?.length ?? 0
        return switch action.name {
        case "cut:", "copy:": selected > 0 && !isSecureTextEntry
        case "paste:": UIPasteboard.general.hasStrings
        case "select:": hasText && selected == 0
        case "selectAll:": hasText && selected < currentText.utf16.count
        case "delete:": false
        default: nil
        }
    }
}

// What the commands do.
extension UITextField {
    /// What typing takes the place of.
    var editedRange: NSRange { selection ?? currentText.typingRange }

    /// What the delete key takes away.
    var deletedRange: NSRange { selection ?? currentText.deletionRange }

    func copySelection() {
        guard let selection, !isSecureTextEntry else { return }
        UIPasteboard.general.string = currentText.part(selection)
    }

    func cutSelection() {
        guard let selection, !isSecureTextEntry else { return }
        copySelection()
        if mayChange(selection, to: "") { insertText("") }
    }

    func pasteText() {
        guard let text = UIPasteboard.general.string else { return }
        if mayChange(editedRange, to: text) { insertText(text) }
    }

    func selectLastWord() { choose(currentText.word(at: currentText.utf16.count)) }

    func selectEverything() { choose(NSRange(location: 0, length: currentText.utf16.count)) }

    private func choose(_ range: NSRange) { selection = range.length > 0 ? range : nil }
}

extension String {
    /// The text with another one in the place of a range.
    func replacing(_ range: NSRange, by text: String) -> String {
        (self as NSString).replacingCharacters(in: range, with: text)
    }
}
