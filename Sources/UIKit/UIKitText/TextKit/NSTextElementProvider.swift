/// Provides a document's contents as elements. iOS 15. Follows Apple's page "NSTextElementProvider".
public protocol NSTextElementProvider: NSObjectProtocol {
    /// The range of the whole document.
    var documentRange: NSTextRange { get }

    /// Calls a block with each element, until it returns `false`.
    ///
    /// Forward, the enumeration starts with the element at a location, or, without one, with the first element. Backward, it starts with
    /// the element before the one at the location, or, without one, with the last element. Returns the end of the enumeration; `nil` if
    /// there was no element.
    @discardableResult
    func enumerateTextElements(
        from textLocation: (any NSTextLocation)?, options: NSTextContentManager.EnumerationOptions,
        using block: (NSTextElement) -> Bool
    ) -> (any NSTextLocation)?

    /// Replaces the contents of a range with elements. A layout manager calls it.
    func replaceContents(in range: NSTextRange, with textElements: [NSTextElement]?)

    /// Writes changes to the backing store; immediately if there is no handler.
    func synchronizeToBackingStore(_ completionHandler: (@Sendable ((any Error)?) -> Void)?)

    /// Returns the location at an offset in characters; `nil` outside of the document. Optional.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// Returns the offset between two locations in characters, negative if the second precedes the first; `NSNotFound` if they can't be
    /// counted. Optional.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// Returns a range adjusted to the changes of the current transaction; `nil` if it is unchanged. Optional.
    func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange?
}

extension NSTextElementProvider {
    /// Returns `nil`.
    public func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)? {
        nil
    }

    /// Returns `NSNotFound`.
    public func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int { NSNotFound }

    /// Returns `nil`.
    public func adjustedRange(from textRange: NSTextRange, forEditingTextSelection: Bool) -> NSTextRange? {
        nil
    }
}
