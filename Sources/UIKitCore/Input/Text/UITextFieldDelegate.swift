/// Decides on the editing of a text field, and is notified. Follows Apple's page "UITextFieldDelegate".
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Whether editing may begin. Default `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called when the field has become the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Whether editing may end. Default `true`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called when the field is the first responder no more; also when it was forced to resign.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// The same, with the reason. Without it ``textFieldDidEndEditing(_:)`` is called. iOS 10.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Whether what the user types or deletes is to be changed in the text. Default `true`. Not asked when code
    /// changes the text.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Whether the clear button, or the beginning of editing if the field is set so, clears the text. Default `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Called when the selection or the insertion point has changed while the text is edited. iOS 13.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Called before the edit menu is shown. iOS 16.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Called when the edit menu goes. iOS 16.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Returns the edit menu for a range of the text; `nil` for one of the suggested actions. iOS 16.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Whether the return key does what it does by default. Default `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Lets editing begin.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// Lets editing end.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Lets ``textFieldDidEndEditing(_:)`` be called.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalMember.absent(())
    }

    /// Makes the change.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Does nothing.
    public func textFieldDidChangeSelection(_ textField: UITextField) {}

    /// Does nothing.
    public func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Does nothing.
    public func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
    ) {}

    /// Lets the text be cleared.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    /// The suggested actions. iOS 16.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Lets the return key do what it does.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
