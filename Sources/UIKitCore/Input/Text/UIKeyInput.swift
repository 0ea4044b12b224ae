/// What a view adopts to be typed into. Follows Apple's page "UIKeyInput".
@preconcurrency @MainActor
public protocol UIKeyInput: UITextInputTraits {
    /// Whether there is any text.
    var hasText: Bool { get }

    /// Puts a text in at the insertion point. Called for what the user types while the view is the first responder.
    func insertText(_ text: String)

    /// Takes the character before the insertion point away. Called for the user's delete key.
    func deleteBackward()
}
