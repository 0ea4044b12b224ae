/// Gives elements of its own, and hides elements. iOS 15. Follows Apple's page "NSTextContentManagerDelegate".
public protocol NSTextContentManagerDelegate: NSObjectProtocol {
    /// An element for a place, instead of the one that the content manager would make; `nil` for that one. Optional.
    func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    )
        -> NSTextElement?

    /// Called before an element is enumerated. `false` leaves it out, so that it is not laid out. Optional.
    func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool
}

extension NSTextContentManagerDelegate {
    /// `nil`.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, textElementAt location: any NSTextLocation
    ) -> NSTextElement? { nil }

    /// `true`.
    public func textContentManager(
        _ textContentManager: NSTextContentManager, shouldEnumerate textElement: NSTextElement,
        options: NSTextContentManager.EnumerationOptions
    ) -> Bool { true }
}

/// Gives paragraphs of its own for an attributed string. iOS 15. Follows Apple's page "NSTextContentStorageDelegate".
public protocol NSTextContentStorageDelegate: NSTextContentManagerDelegate {
    /// A paragraph to be shown for a range of the text, whose text is as long as the range; `nil` for the text as it is. Optional.
    func textContentStorage(_ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange)
        -> NSTextParagraph?
}

extension NSTextContentStorageDelegate {
    /// `nil`.
    public func textContentStorage(
        _ textContentStorage: NSTextContentStorage, textParagraphWith range: NSRange
    )
        -> NSTextParagraph?
    { nil }
}
