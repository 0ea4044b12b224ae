// What the user does to a field, and who is notified. Apple's pages put the delegate before the notification and say nothing
// of the event between them.
extension UITextField: TypedTextReceiver {
    func beganEditing() {
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        fieldOwner?.fieldDidBeginEditing()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func endedEditing() {
        fieldOwner?.fieldDidEndEditing()
        let reason = DidEndEditingReason.committed
        if let delegate, OptionalMember.ask({ delegate.textFieldDidEndEditing(self, reason: reason) }) == nil
        {
            delegate.textFieldDidEndEditing(self)
        }
        sendActions(for: .editingDidEnd)
        post(
            UITextField.textDidEndEditingNotification,
            [UITextField.didEndEditingReasonUserInfoKey: reason.rawValue])
    }

    func changedByInput() {
        fieldOwner?.fieldDidChange()
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    func receiveTyped(_ typing: SmartTyping) {
        guard typing.replacedBefore > 0, editedRange.length == 0 else {
            if mayChange(editedRange, to: typing.text) { insertText(typing.text) }
            return
        }
        let range = NSRange(
            location: editedRange.location - typing.replacedBefore, length: typing.replacedBefore)
        if mayChange(range, to: typing.text) { replace(range, by: typing.text) }
    }

    /// A field is notified of the key even if there is no text to take away, and its delegate is not.
    func receiveDelete() {
        if deletedRange.length == 0 || mayChange(deletedRange, to: "") { deleteBackward() }
    }

    func receiveReturn() {
        guard !enablesReturnKeyAutomatically || hasText, delegate?.textFieldShouldReturn(self) ?? true else {
            return
        }
        fieldOwner?.fieldDidReturn()
        let leaves = handlers?.list.contains { $0.events.contains(.editingDidEndOnExit) } ?? false
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // Whoever listens for the way out has chosen that there is one.
        if leaves { resignFirstResponder() }
    }

    /// Taps the button that clears the text, if it is shown.
    package func userClears() {
        let isShown = isShown(clearButtonMode)
        guard isShown, hasText, isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        changedByInput()
    }

    var currentText: String { text ?? "" }

    var mayBegin: Bool {
        fieldOwner?.fieldShouldBeginEditing() ?? true && delegate?.textFieldShouldBeginEditing(self) ?? true
    }

    var mayEnd: Bool {
        fieldOwner?.fieldShouldEndEditing() ?? true && delegate?.textFieldShouldEndEditing(self) ?? true
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        fieldOwner?.fieldMayChange(range, to: text) ?? true
            && delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
}

/// How far the editing of a field has come.
enum FieldEditingStage {
    /// The field is not edited.
    case none
    /// Nothing has been typed since the editing began, or since the text was hidden.
    case untouched
    case underway
}

/// A view around a field, that is told what the field's delegate is told.
@MainActor
protocol TextFieldOwner: AnyObject {
    func fieldShouldBeginEditing() -> Bool
    func fieldDidBeginEditing()
    func fieldShouldEndEditing() -> Bool
    func fieldDidEndEditing()
    func fieldMayChange(_ range: NSRange, to text: String) -> Bool
    func fieldDidChange()
    func fieldDidReturn()
}

// The text and its selection.
extension UITextField {
    /// What typing takes the place of.
    var editedRange: NSRange {
        if clearsOnInsertion { return NSRange(location: 0, length: currentText.utf16.count) }
        return selection ?? currentText.typingRange
    }

    /// What the delete key takes away.
    var deletedRange: NSRange {
        if clearsOnInsertion { return editedRange }
        guard let selection else { return currentText.deletionRange }
        if selection.length > 0 || selection.location == 0 { return selection }
        return currentText.character(selection.location - 1)
    }

    var documentLength: Int { unitsBeforeText + currentText.utf16.count }

    /// What of a part of the document is text, as a range of the text.
    func textPart(of range: NSRange) -> NSRange {
        let length = currentText.utf16.count
        let start = min(max(range.location - unitsBeforeText, 0), length)
        let end = min(max(range.upperBound - unitsBeforeText, 0), length)
        return NSRange(location: start, length: end - start)
    }

    /// Selects a part of the document; the end of the text is where typing goes by itself.
    func choose(_ range: NSRange) {
        let part = textPart(of: range)
        let new = part.location == currentText.utf16.count ? nil : part
        clearsOnInsertion = false
        typedAttributes = nil
        if let marked, NSUnionRange(marked, part) != marked { self.marked = nil }
        guard new != selection else { return }
        changeSelection { selection = new }
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
    }

    func insert(_ text: String) { replace(untouchedSecret ?? editedRange, by: text) }

    func deleteFromText() {
        let range = untouchedSecret ?? deletedRange
        if range.length > 0 { replace(range, by: "") }
    }

    /// The whole of a hidden text that no key has changed yet: the first one clears it. Evidence: hunt-text-02.
    private var untouchedSecret: NSRange? {
        guard editingStage == .untouched, isSecureTextEntry else { return nil }
        return NSRange(location: 0, length: currentText.utf16.count)
    }

    /// Puts a text in the place of a part, and the insertion point behind it. Text that is being composed is marked, with a selection
    /// in it.
    func replace(_ range: NSRange, by newText: String, composing selected: NSRange? = nil) {
        put(content(with: newText, in: range))
        if isEditing { editingStage = .underway }
        clearsOnInsertion = false
        let end = NSRange(location: range.location + newText.utf16.count, length: 0)
        if let selected {
            marked = newText.isEmpty ? nil : NSRange(location: range.location, length: newText.utf16.count)
            select(selected.moved(by: range.location, within: end.location))
        } else {
            select(end)
        }
        if isEditing { delegate?.textFieldDidChangeSelection(self) }
        changedByInput()
    }

    private func select(_ part: NSRange) { selection = part.location == currentText.utf16.count ? nil : part }

    func compose(_ text: String, _ selected: NSRange) {
        replace(marked ?? editedRange, by: text, composing: selected)
    }
}

extension NSRange {
    /// The range so far from the beginning, and no farther than a limit.
    func moved(by distance: Int, within limit: Int) -> NSRange {
        let start = Swift.min(location + distance, limit)
        return NSRange(location: start, length: Swift.min(length, limit - start))
    }
}
