/// Adopted by a view that accepts text input. Follows Apple's page "UIKeyInput".
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Inserts a text at the insertion point. Called for typed text while the view is the first responder.
    func insertText(_ text: String)

    /// Deletes the character before the insertion point. Called for the Delete key.
    func deleteBackward()
}
