// Editing by the user, and its notifications. According to Apple's pages, the delegate is notified before the notification is posted;
// they don't define the order of the control event.
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

    package func receiveTyped(_ typing: SmartTyping) {
        guard typing.replacedBefore > 0, editedRange.length == 0 else {
            if mayChange(editedRange, to: typing.text) { insertText(typing.text) }
            return
        }
        let range = NSRange(
            location: editedRange.location - typing.replacedBefore, length: typing.replacedBefore)
        if mayChange(range, to: typing.text) { replace(range, by: typing.text) }
    }

    /// A field is notified of the key even if there is no text to delete; its delegate isn't.
    package func receiveDelete() {
        if deletedRange.length == 0 || mayChange(deletedRange, to: "") { deleteBackward() }
    }

    package func receiveReturn() {
        guard !enablesReturnKeyAutomatically || hasText, delegate?.textFieldShouldReturn(self) ?? true else {
            return
        }
        fieldOwner?.fieldDidReturn()
        let leaves = handlers?.list.contains { $0.events.contains(.editingDidEndOnExit) } ?? false
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // If a target handles `.editingDidEndOnExit`, the Return key ends editing.
        if leaves { resignFirstResponder() }
    }

    /// Taps the clear button, if it is visible.
    package func userClears() {
        guard showsClearButton, isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
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
        fieldOwner?.fieldMayChange(range, to: text) ?? true && delegateLets(range, become: text)
    }

    private func delegateLets(_ range: NSRange, become text: String) -> Bool {
        guard let delegate else { return true }
        let answer = OptionalMember.askSince26 {
            delegate.textField(
                self, shouldChangeCharactersInRanges: [NSValue(range: range)], replacementString: text)
        }
        return answer ?? delegate.textField(self, shouldChangeCharactersIn: range, replacementString: text)
    }

    func menuOfDelegate(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        guard let delegate else { return nil }
        let answer: UIMenu?? = OptionalMember.askSince26 {
            delegate.textField(
                self, editMenuForCharactersInRanges: [NSValue(range: range)], suggestedActions: suggested)
        }
        return answer ?? delegate.textField(self, editMenuForCharactersIn: range, suggestedActions: suggested)
    }
}

/// The stage of a field's editing.
enum FieldEditingStage {
    /// The field isn't being edited.
    case none
    /// Nothing has been typed since editing began, or since the text was hidden.
    case untouched
    case underway
}

/// A view that contains a field and receives the calls of the field's delegate.
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
    /// The range that typing replaces.
    var editedRange: NSRange {
        if clearsOnInsertion { return NSRange(location: 0, length: currentText.utf16.count) }
        return selection ?? currentText.typingRange
    }

    /// The range that the Delete key removes.
    var deletedRange: NSRange {
        if clearsOnInsertion { return editedRange }
        guard let selection else { return currentText.deletionRange }
        if selection.length > 0 || selection.location == 0 { return selection }
        return currentText.character(selection.location - 1)
    }

    var documentLength: Int { unitsBeforeText + currentText.utf16.count }

    /// Returns the text in a part of the document, as a range of the text.
    func textPart(of range: NSRange) -> NSRange {
        let length = currentText.utf16.count
        let start = min(max(range.location - unitsBeforeText, 0), length)
        let end = min(max(range.upperBound - unitsBeforeText, 0), length)
        return NSRange(location: start, length: end - start)
    }

    /// Selects a part of the document. The end of the text is the default insertion point.
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

    /// The range of a whole secure text that no key has changed yet, which the first key clears. Evidence: hunt-text-02.
    private var untouchedSecret: NSRange? {
        guard editingStage == .untouched, isSecureTextEntry else { return nil }
        return NSRange(location: 0, length: currentText.utf16.count)
    }

    /// Replaces a range with a text, and moves the insertion point behind it. Composed text is marked, with a selection in it.
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
    /// Returns the range moved by a distance from the beginning, up to a limit.
    package func moved(by distance: Int, within limit: Int) -> NSRange {
        let start = Swift.min(location + distance, limit)
        return NSRange(location: start, length: Swift.min(length, limit - start))
    }
}

extension OptionalMember {
    /// Calls a member of iOS 26; returns `nil` on an earlier system, and if only its default was called.
    @MainActor
    package static func askSince26<Answer>(_ call: () -> Answer) -> Answer? {
        Runtime.current.system < .iOS(26) ? nil : ask(call)
    }
}
