/// Provides elements, and hides elements. iOS 15. Follows Apple's page "NSTextContentManagerDelegate".
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// Returns the element at a location; `nil` for the content manager's own. Optional.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    )
        -> NSTextElement?

    /// Returns whether to enumerate an element. With `false` it is omitted, and isn't laid out. Optional.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// Returns `nil`.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }

    /// Returns `true`.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// Provides paragraphs for an attributed string. iOS 15. Follows Apple's page "NSTextContentStorageDelegate".
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// Returns the paragraph to show for a range of the text, with a text of the same length; `nil` for the unchanged text. Optional.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// Returns `nil`.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    )
        -> NSTextParagraph?
    { nil }
}
