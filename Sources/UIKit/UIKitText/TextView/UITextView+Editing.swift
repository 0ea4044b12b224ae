// Editing by the user, and its notifications. According to Apple's pages, the delegate is notified before the notification is
// posted. No source documents that a change of the selection is reported before the change of the text: no log was found that shows
// either order.
extension UITextView: TypedTextReceiver {
    package var acceptsTyping: Bool { isEditable }

    package func receiveTyped(_ typing: SmartTyping) {
        guard isEditable else { return }
        guard typing.replacedBefore > 0, !clearsOnInsertion, state.selection.length == 0 else {
            if mayChange(insertionRange, to: typing.text) { insertText(typing.text) }
            return
        }
        let range = NSRange(
            location: state.selection.location - typing.replacedBefore, length: typing.replacedBefore)
        if mayChange(range, to: typing.text) { change(range, to: typing.text) }
    }

    /// At the beginning of the text, the view is notified of the key, but its delegate isn't.
    package func receiveDelete() {
        guard isEditable else { return }
        let range = deletionRange
        if range.length == 0 || mayChange(range, to: "") { deleteBackward() }
    }

    /// Inserts a line feed, unless the Return key is disabled.
    package func receiveReturn() {
        guard !enablesReturnKeyAutomatically || hasText else { return }
        receiveTyped(SmartTyping("\n"))
    }

    var insertionRange: NSRange {
        clearsOnInsertion ? NSRange(location: 0, length: storage.length) : state.selection
    }

    private var deletionRange: NSRange {
        if clearsOnInsertion || state.selection.length > 0 { return insertionRange }
        guard state.selection.location > 0 else { return state.selection }
        return storage.string.character(state.selection.location - 1)
    }

    func insert(_ text: String) { change(insertionRange, to: text) }

    func delete() {
        let range = deletionRange
        if range.length > 0 { change(range, to: "") }
    }

    /// Changes the text as a user's edit. Composed text is marked, with a selection in it.
    func change(_ range: NSRange, to text: String, composing selected: NSRange? = nil) {
        let attributes = state.typingAttributes
        let style = selected == nil ? nil : markedTextStyle
        let parts = parts(of: range)
        for part in parts.dropFirst().reversed() { replace(part, with: NSAttributedString(string: "")) }
        replace(
            parts[0],
            with: NSAttributedString(string: text, attributes: attributes.merging(style ?? [:]) { $1 }))
        clearsOnInsertion = false
        state.selection = NSRange(location: range.location + text.utf16.count, length: 0)
        if let selected { mark(NSRange(location: range.location, length: text.utf16.count), selected) }
        // The following text gets the same attributes as the typed text.
        if !text.isEmpty { state.typingAttributes = attributes } else { takeTypingAttributes() }
        delegate?.textViewDidChangeSelection(self)
        delegate?.textViewDidChange(self)
        post(UITextView.textDidChangeNotification)
        showRange(state.selection)
    }

    /// Changes the text as an app's edit.
    func setText(_ text: NSAttributedString) {
        replace(NSRange(location: 0, length: storage.length), with: text)
        select(NSRange(location: text.length, length: 0))
    }

    private func replace(_ range: NSRange, with text: NSAttributedString) {
        state.marked = nil
        state.isChangingText = true
        storage.replaceCharacters(in: range, with: text)
        state.isChangingText = false
        textWasLaidOut()
    }

    /// Called when the text storage was changed directly. The selection stays on the same characters.
    package func textWasChanged(in range: NSRange, by delta: Int) {
        guard !state.isChangingText else { return }
        var selection = state.selection
        if range.location < selection.location { selection.location += delta }
        state.selection = clamped(selection)
    }

    /// Typed text gets the attributes of the character before it, or of the one after it.
    func takeTypingAttributes() {
        guard storage.length > 0 else {
            state.typingAttributes = baseAttributes
            return
        }
        let selection = state.selection
        let place = selection.length > 0 ? selection.location : max(0, selection.location - 1)
        var attributes = storage.attributes(at: min(place, storage.length - 1), effectiveRange: nil)
        attributes[.attachment] = nil
        attributes[.link] = nil
        state.typingAttributes = attributes
    }

    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), storage.length)
        return NSRange(location: start, length: min(max(range.length, 0), storage.length - start))
    }
}

// The beginning and the end of editing.
extension UITextView {
    func beganEditing() {
        state.isEditing = true
        delegate?.textViewDidBeginEditing(self)
        post(UITextView.textDidBeginEditingNotification)
    }

    package func lostKeyboard() {
        guard state.isEditing else { return }
        state.isEditing = false
        delegate?.textViewDidEndEditing(self)
        post(UITextView.textDidEndEditingNotification)
    }

    func editableChanged(from old: Bool) {
        guard isEditable != old else { return }
        if state.isEditing { resignFirstResponder() }
        if !dataDetectorTypes.isEmpty { manager.invalidate() }
    }

    private func post(_ name: NSNotification.Name) {
        NotificationCenter.default.post(name: name, object: self)
    }

    /// Posted when editing has begun. The object is the view.
    nonisolated public static let textDidBeginEditingNotification = Notification.Name(
        "UITextViewTextDidBeginEditingNotification")

    /// Posted when the user has changed the text. The object is the view.
    nonisolated public static let textDidChangeNotification = Notification.Name(
        "UITextViewTextDidChangeNotification")

    /// Posted when editing has ended. The object is the view.
    nonisolated public static let textDidEndEditingNotification = Notification.Name(
        "UITextViewTextDidEndEditingNotification")
}
