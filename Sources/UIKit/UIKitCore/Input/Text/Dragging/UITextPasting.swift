/// A text view or field that accepts pasted and dropped items. iOS 11. Follows Apple's page "UITextPasteConfigurationSupporting".
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// The delegate that converts items to text. Not retained.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Converts items to text and inserts it. iOS 11. Follows Apple's page "UITextPasteDelegate".
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Called for each item. Set its result, immediately or later. By default, the result is the item's text.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)

    /// Returns the combined text of the results. By default, they are concatenated.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString

    /// Replaces a range with the text, and returns the new range. By default, the view does so.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange

    /// Returns whether the paste is animated. Called by Apple up to iOS 12; here, pasting isn't animated.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

// Optional methods of Apple's protocol.
extension UITextPasteDelegate {
    /// Sets the item's text as its result.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// Returns the concatenated texts.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for text in itemStrings { whole.append(text) }
        return whole
    }

    /// Lets the view insert the text.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { OptionalMember.absent(textRange) }

    /// Returns `true`.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

/// An item that is pasted or dropped into a text. iOS 11. Follows Apple's page "UITextPasteItem".
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// The provider of the item's data.
    var itemProvider: NSItemProvider { get }

    /// The local object of a dragged item; `nil` for a pasted item.
    var localObject: Any? { get }

    /// The attributes of text that is typed at the item's position.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// Sets a string as the item's result.
    func setResult(string: String)

    /// Sets an attributed string as the item's result.
    func setResult(attributedString string: NSAttributedString)

    /// Sets no result for the item.
    func setNoResult()

    /// Sets the provider's text as the item's result, or no result.
    func setDefaultResult()
}
