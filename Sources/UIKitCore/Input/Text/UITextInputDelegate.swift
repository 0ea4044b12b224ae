/// Whom a text input tells of changes that do not come from the keyboard. iOS 3.2.
///
/// The system gives a text input that becomes the first responder a delegate of its own. Follows Apple's page
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
    /// Changes the text as something besides the keyboard does.
    func changeText(_ change: () -> Void) {
        inputDelegate?.textWillChange(self)
        change()
        inputDelegate?.textDidChange(self)
    }

    /// Changes the selection.
    func changeSelection(_ change: () -> Void) {
        inputDelegate?.selectionWillChange(self)
        change()
        inputDelegate?.selectionDidChange(self)
    }
}
