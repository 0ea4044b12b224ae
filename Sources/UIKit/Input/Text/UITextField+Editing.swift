// What the user does to a field, and who hears of it. Apple's pages put the delegate before the notification and say nothing
// of the event between them.
extension UITextField: TypedTextReceiver {
    func beganEditing() {
        if clearsOnBeginEditing, hasText, delegate?.textFieldShouldClear(self) ?? true { text = "" }
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        post(UITextField.textDidBeginEditingNotification)
    }

    func endedEditing() {
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
        sendActions(for: .editingChanged)
        post(UITextField.textDidChangeNotification)
    }

    private func post(_ name: NSNotification.Name, _ info: [AnyHashable: Any]? = nil) {
        NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }

    func receiveTyped(_ text: String) {
        if mayChange(editedRange, to: text) { insertText(text) }
    }

    /// An empty field is told of the key, and its delegate is not.
    func receiveDelete() {
        if currentText.isEmpty || mayChange(deletedRange, to: "") { deleteBackward() }
    }

    func receiveReturn() {
        guard !enablesReturnKeyAutomatically || hasText, delegate?.textFieldShouldReturn(self) ?? true else {
            return
        }
        let leaves = handlers?.list.contains { $0.events.contains(.editingDidEndOnExit) } ?? false
        sendActions(for: .editingDidEndOnExit)
        sendActions(for: .primaryActionTriggered)
        // Whoever listens for the way out has chosen that there is one.
        if leaves { resignFirstResponder() }
    }

    /// Taps the button that clears the text, if it is shown.
    package func userClears() {
        let isShown =
            switch clearButtonMode {
            case .never: false
            case .whileEditing: isEditing
            case .unlessEditing: !isEditing
            case .always: true
            }
        guard isShown, hasText, isEnabled, delegate?.textFieldShouldClear(self) ?? true else { return }
        text = ""
        changedByInput()
    }

    var currentText: String { text ?? "" }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }
}
