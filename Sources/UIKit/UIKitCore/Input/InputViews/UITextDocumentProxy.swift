/// Gives a custom keyboard access to the edited text. iOS 8.
///
/// Follows Apple's page "UITextDocumentProxy".
@preconcurrency @MainActor
public protocol UITextDocumentProxy: UIKeyInput {
    /// The text before the insertion point or the selection; `nil` if there is none.
    var documentContextBeforeInput: String? { get }

    /// The text after the insertion point or the selection; `nil` if there is none.
    var documentContextAfterInput: String? { get }

    /// The selected text; `nil` if there is none. iOS 11.
    var selectedText: String? { get }

    /// The input mode of the document; `nil` if there is none. iOS 10.
    var documentInputMode: UITextInputMode? { get }

    /// Identifies the document. iOS 11.
    var documentIdentifier: UUID { get }

    /// Moves the insertion point by a number of characters, forward or, if the number is negative, backward.
    func adjustTextPosition(byCharacterOffset offset: Int)

    /// Inserts marked text, replacing the current marked text. iOS 13.
    func setMarkedText(_ markedText: String, selectedRange: NSRange)

    /// Accepts the marked text. iOS 13.
    func unmarkText()
}

/// The proxy of the first responder.
@MainActor
final class FirstResponderProxy: NSObject, UITextDocumentProxy {
    private var responder: UIResponder? { UIApplication.shared.textReceiver }
    private var textInput: (any UITextInput)? { responder as? any UITextInput }
    private var keyInput: (any UIKeyInput)? { responder as? any UIKeyInput }
    private var identifiers: [(responder: WeakBox, identifier: UUID)] = []

    var documentContextBeforeInput: String? {
        text { textInput, selection in
            textInput.textRange(from: textInput.beginningOfDocument, to: selection.start)
        }
    }

    var documentContextAfterInput: String? {
        text { textInput, selection in
            textInput.textRange(from: selection.end, to: textInput.endOfDocument)
        }
    }

    var selectedText: String? { text { _, selection in selection } }

    var documentInputMode: UITextInputMode? { responder?.textInputMode }

    var documentIdentifier: UUID {
        let responder = responder ?? UIApplication.shared
        identifiers.removeAll { $0.responder.object == nil }
        if let known = identifiers.first(where: { $0.responder.object === responder }) {
            return known.identifier
        }
        let made = UUID()
        identifiers.append((WeakBox(responder), made))
        return made
    }

    private func text(_ part: (any UITextInput, UITextRange) -> UITextRange?) -> String? {
        guard let textInput, let selection = textInput.selectedTextRange,
            let range = part(textInput, selection), let text = textInput.text(in: range)
        else { return nil }
        return text.isEmpty ? nil : text
    }

    var hasText: Bool { keyInput?.hasText ?? false }

    func insertText(_ text: String) { responder?.takeInserted(text) }

    func deleteBackward() { responder?.takeTyped("\u{8}") }

    func adjustTextPosition(byCharacterOffset offset: Int) {
        guard let textInput, let selection = textInput.selectedTextRange else { return }
        let start = offset < 0 ? selection.start : selection.end
        let limit = offset < 0 ? textInput.beginningOfDocument : textInput.endOfDocument
        let place = textInput.position(from: start, offset: offset) ?? limit
        textInput.selectedTextRange = textInput.textRange(from: place, to: place)
    }

    func setMarkedText(_ markedText: String, selectedRange: NSRange) {
        textInput?.compose(markedText, selectedRange)
    }

    func unmarkText() { textInput?.unmarkText() }
}

// The first responder's text input traits.
extension FirstResponderProxy {
    private var traits: (any UITextInputTraits)? { responder as? any UITextInputTraits }

    var autocapitalizationType: UITextAutocapitalizationType {
        get { traits?.autocapitalizationType ?? .sentences }
        set { traits?.autocapitalizationType = newValue }
    }
    var autocorrectionType: UITextAutocorrectionType {
        get { traits?.autocorrectionType ?? .default }
        set { traits?.autocorrectionType = newValue }
    }
    var spellCheckingType: UITextSpellCheckingType {
        get { traits?.spellCheckingType ?? .default }
        set { traits?.spellCheckingType = newValue }
    }
    var keyboardType: UIKeyboardType {
        get { traits?.keyboardType ?? .default }
        set { traits?.keyboardType = newValue }
    }
    var keyboardAppearance: UIKeyboardAppearance {
        get { traits?.keyboardAppearance ?? .default }
        set { traits?.keyboardAppearance = newValue }
    }
    var returnKeyType: UIReturnKeyType {
        get { traits?.returnKeyType ?? .default }
        set { traits?.returnKeyType = newValue }
    }
    var enablesReturnKeyAutomatically: Bool {
        get { traits?.enablesReturnKeyAutomatically ?? false }
        set { traits?.enablesReturnKeyAutomatically = newValue }
    }
    var isSecureTextEntry: Bool {
        get { traits?.isSecureTextEntry ?? false }
        set { traits?.isSecureTextEntry = newValue }
    }
    var textContentType: UITextContentType! {
        get { traits?.textContentType }
        set { traits?.textContentType = newValue }
    }
    var smartQuotesType: UITextSmartQuotesType {
        get { traits?.smartQuotesType ?? .default }
        set { traits?.smartQuotesType = newValue }
    }
    var smartDashesType: UITextSmartDashesType {
        get { traits?.smartDashesType ?? .default }
        set { traits?.smartDashesType = newValue }
    }
    var smartInsertDeleteType: UITextSmartInsertDeleteType {
        get { traits?.smartInsertDeleteType ?? .default }
        set { traits?.smartInsertDeleteType = newValue }
    }
    var passwordRules: UITextInputPasswordRules? {
        get { traits?.passwordRules }
        set { traits?.passwordRules = newValue }
    }
    var inlinePredictionType: UITextInlinePredictionType {
        get { traits?.inlinePredictionType ?? .default }
        set { traits?.inlinePredictionType = newValue }
    }
}
