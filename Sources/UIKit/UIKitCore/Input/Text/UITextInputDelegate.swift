/// Receives a text input's changes that don't originate from the keyboard. iOS 3.2.
///
/// The system sets a delegate for a text input that becomes first responder. Follows Apple's page
/// "UITextInputDelegate".
@preconcurrency @MainActor
public protocol UITextInputDelegate: NSObjectProtocol {
    /// Called before the selection changes.
    func selectionWillChange(_ textInput: (any UITextInput)?)

    /// Called when the selection has changed.
    func selectionDidChange(_ textInput: (any UITextInput)?)

    /// Called before the text changes.
    func textWillChange(_ textInput: (any UITextInput)?)

    /// Called when the text has changed.
    func textDidChange(_ textInput: (any UITextInput)?)
}

extension UITextInput {
    /// Changes the text, as code other than the keyboard does.
    package func changeText(_ change: () -> Void) {
        inputDelegate?.textWillChange(self)
        change()
        inputDelegate?.textDidChange(self)
    }

    /// Changes the selection.
    package func changeSelection(_ change: () -> Void) {
        inputDelegate?.selectionWillChange(self)
        change()
        inputDelegate?.selectionDidChange(self)
    }
}
