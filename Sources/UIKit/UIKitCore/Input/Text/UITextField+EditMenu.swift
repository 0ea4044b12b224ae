// The edit menu of a field.
extension UITextField {
    static let tapAction = Selector("tapField:", UITextField.tapField)
    static let pressAction = Selector("pressField:", UITextField.pressField)

    /// A tap begins editing; a double tap selects a word.
    private func tapField(_ tap: UITapGestureRecognizer) {
        // Editing may move the tapped part.
        let part = documentPart(at: tap.location(in: self))
        guard isFirstResponder || becomeFirstResponder(), isFirstResponder else { return }
        if let part { return documentSelection = part }
        guard tap.attempt.last?.taps == 2, !currentText.isEmpty else {
            return documentSelection = NSRange(location: documentLength, length: 0)
        }
        isSecureTextEntry ? selectEverything() : selectLastWord()
        showEditMenu()
    }

    /// The menu appears when a long press ends.
    private func pressField(_ press: UILongPressGestureRecognizer) {
        switch press.state {
        case .began:
            if liftsText(at: press.location(in: self)) { return press.state = .cancelled }
            if !isFirstResponder { becomeFirstResponder() }
        case .ended: if isFirstResponder { showEditMenu() }
        default: break
        }
    }

    private func showEditMenu() {
        let bar = EditMenuBar(editMenu, over: bounds, in: self) { [weak self] in
            EditCommands.perform($0, for: self)
        }
        bar.remake = { [weak self] in self?.editMenu ?? UIMenu() }
        bar.open { [weak self] isComing, animator in
            guard let self else { return }
            isComing ? willPresentEditMenu(animator: animator) : willDismissEditMenu(animator: animator)
        }
    }

    private var editMenu: UIMenu {
        let suggested = EditCommands.commands(for: self)
        guard Runtime.current.system >= .iOS(16) else { return UIMenu(children: suggested) }
        let range = NSRange(location: unitsBeforeText + editedRange.location, length: editedRange.length)
        return editMenu(for: TextOffsetRange(range), suggestedActions: suggested)
            ?? UIMenu(children: suggested)
    }

    /// Returns whether a command of the edit menu can be performed now; `nil` for other commands.
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

// The commands' actions.
extension UITextField {
    func copySelection() {
        guard let selection, selection.length > 0, !isSecureTextEntry else { return }
        UIPasteboard.general.string = currentText.part(selection)
    }

    func cutSelection() {
        guard let selection, selection.length > 0, !isSecureTextEntry else { return }
        copySelection()
        guard smartInsertDeleteType == .yes else {
            if mayChange(selection, to: "") { insertText("") }
            return
        }
        let range = SmartSpaces.cut(selection, of: currentText)
        if mayChange(range, to: "") { replace(range, by: "") }
    }

    func pasteText() {
        if pastesItems { return pasteItems() }
        guard let copied = UIPasteboard.general.string else { return }
        let isSmart = smartInsertDeleteType == .yes
        let text = isSmart ? SmartSpaces.pasted(copied, in: editedRange, of: currentText) : copied
        if mayChange(editedRange, to: text) { insertText(text) }
    }

    func selectLastWord() {
        let word = currentText.word(at: currentText.utf16.count)
        documentSelection = NSRange(location: unitsBeforeText + word.location, length: word.length)
    }

    func selectEverything() { documentSelection = NSRange(location: 0, length: documentLength) }
}

extension String {
    /// Returns the text after replacing a range with another text.
    func replacing(_ range: NSRange, by text: String) -> String {
        (self as NSString).replacingCharacters(in: range, with: text)
    }
}
