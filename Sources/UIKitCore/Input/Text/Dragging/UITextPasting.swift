/// A view of text that takes items which are pasted or dropped. iOS 11. Follows Apple's page "UITextPasteConfigurationSupporting".
@preconcurrency @MainActor
public protocol UITextPasteConfigurationSupporting: UIPasteConfigurationSupporting {
    /// Says what items are as text. Not retained.
    var pasteDelegate: (any UITextPasteDelegate)? { get set }
}

/// Says what items are as text, and how it is inserted. iOS 11. Follows Apple's page "UITextPasteDelegate".
@preconcurrency @MainActor
public protocol UITextPasteDelegate: NSObjectProtocol {
    /// Called for each item: give it a result, at once or later. Without it the result is the item's text.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem)

    /// Returns the results as one text. Without it they follow each other.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString

    /// Puts the text in the place of a range, and returns the range that it has then. Without it the view does so.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange

    /// Returns whether the paste is animated. Apple asks it up to iOS 12; here pasting is not animated.
    func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool
}

// What Apple declares as optional.
extension UITextPasteDelegate {
    /// The item's text.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        transform item: any UITextPasteItem
    ) { item.setDefaultResult() }

    /// One after the other.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        combineItemAttributedStrings itemStrings: [NSAttributedString], for textRange: UITextRange
    ) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for text in itemStrings { whole.append(text) }
        return whole
    }

    /// The view does it.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        performPasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> UITextRange { OptionalMember.absent(textRange) }

    /// Yes.
    public func textPasteConfigurationSupporting(
        _ textPasteConfigurationSupporting: any UITextPasteConfigurationSupporting,
        shouldAnimatePasteOf attributedString: NSAttributedString, to textRange: UITextRange
    ) -> Bool { true }
}

/// An item that is pasted or dropped into a text. iOS 11. Follows Apple's page "UITextPasteItem".
@preconcurrency @MainActor
public protocol UITextPasteItem: NSObjectProtocol {
    /// Supplies the item.
    var itemProvider: NSItemProvider { get }

    /// What the app has attached to the item of a drag; `nil` for one that is pasted.
    var localObject: Any? { get }

    /// What text has that is typed where the item goes.
    var defaultAttributes: [NSAttributedString.Key: Any] { get }

    /// The item is a text.
    func setResult(string: String)

    /// The item is a text with attributes.
    func setResult(attributedString string: NSAttributedString)

    /// The item is an attachment.
    func setResult(attachment textAttachment: NSTextAttachment)

    /// The item is nothing.
    func setNoResult()

    /// The item is the text that its provider has, or nothing.
    func setDefaultResult()
}
