/// Controls the editing of a text field. Follows Apple's page "UITextFieldDelegate".
@preconcurrency @MainActor
public protocol UITextFieldDelegate: NSObjectProtocol {
    /// Returns whether editing may begin. Default `true`.
    func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool

    /// Called when the field has become the first responder.
    func textFieldDidBeginEditing(_ textField: UITextField)

    /// Returns whether editing may end. Default `true`.
    func textFieldShouldEndEditing(_ textField: UITextField) -> Bool

    /// Called when the field is no longer first responder, also when it was forced to resign.
    func textFieldDidEndEditing(_ textField: UITextField)

    /// Called with the reason when editing has ended. The default calls ``textFieldDidEndEditing(_:)``. iOS 10.
    func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason)

    /// Returns whether a range of the text may be replaced with typed text. Default `true`. Not called when code
    /// changes the text.
    func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool

    /// Returns whether the ranges may be replaced with typed text. Each value is an `NSRange`; a field has one. Optional; by default, the
    /// method for one range is called. iOS 26.
    func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool

    /// Returns whether the text may be cleared, by the clear button or by beginning to edit. Default `true`.
    func textFieldShouldClear(_ textField: UITextField) -> Bool

    /// Called when the selection or the insertion point has changed during editing. iOS 13.
    func textFieldDidChangeSelection(_ textField: UITextField)

    /// Called before the edit menu appears. iOS 16.
    func textField(
        _ textField: UITextField, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Called when the edit menu disappears. iOS 16.
    func textField(
        _ textField: UITextField, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)

    /// Returns the edit menu for a range of the text; `nil` for a menu of the suggested actions. iOS 16.
    func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns the edit menu for ranges of the text; `nil` for a menu of the suggested actions. Optional; by default, the method for one
    /// range is called. iOS 26.
    func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
    ) -> UIMenu?

    /// Returns whether the Return key has its default effect. Default `true`.
    func textFieldShouldReturn(_ textField: UITextField) -> Bool
}

extension UITextFieldDelegate {
    /// Returns `true`.
    public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidBeginEditing(_ textField: UITextField) {}

    /// Returns `true`.
    public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { true }

    /// Does nothing.
    public func textFieldDidEndEditing(_ textField: UITextField) {}

    /// Calls ``textFieldDidEndEditing(_:)``.
    public func textFieldDidEndEditing(_ textField: UITextField, reason: UITextField.DidEndEditingReason) {
        OptionalMember.absent(())
    }

    /// Returns `true`.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
    ) -> Bool { true }

    /// Leaves the decision to the method for one range.
    public func textField(
        _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
        replacementString string: String
    ) -> Bool { OptionalMember.absent(true) }

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

    /// Returns `true`.
    public func textFieldShouldClear(_ textField: UITextField) -> Bool { true }

    /// Returns `nil`, for the suggested actions. iOS 16.
    public func textField(
        _ textField: UITextField, editMenuForCharactersIn range: NSRange, suggestedActions: [UIMenuElement]
    ) -> UIMenu? { nil }

    /// Leaves the menu to the method for one range.
    public func textField(
        _ textField: UITextField, editMenuForCharactersInRanges ranges: [NSValue],
        suggestedActions: [UIMenuElement]
    ) -> UIMenu? { OptionalMember.absent(nil) }

    /// Returns `true`.
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
