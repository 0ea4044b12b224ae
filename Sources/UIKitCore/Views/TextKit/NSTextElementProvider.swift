/// What gives a document's contents as elements. iOS 15. Follows Apple's page "NSTextElementProvider".
public protocol NSTextElementProvider: NSObjectProtocol {
    /// From the document's beginning to its end.
    var documentRange: NSTextRange { get }

    /// Calls a block with one element after another, until it returns `false`.
    ///
    /// Forward it begins with the element that holds a place, and without a place with the first; backward with the element
    /// before the one that holds it, and without a place with the last. Returns where the elements end; `nil` if there was none.
    @discardableResult
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?

    /// Puts elements in the place of what a range covers. A layout manager calls it.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

    /// Writes changes to where the contents are kept. Without a handler at once.
    func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)?)

    /// The place that is a number of characters away; `nil` outside of the document. Optional.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// How many characters lie between two places, negative if the second comes first; `NSNotFound` if they cannot be counted.
    /// Optional.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// A range after the changes of the present transaction; `nil` if it stays as it is. Optional.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    /// `nil`.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        nil
    }

    /// `NSNotFound`.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

    /// `nil`.
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        nil
    }
}
