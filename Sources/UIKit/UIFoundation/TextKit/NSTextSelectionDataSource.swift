/// Provides the locations of characters in a document and its layout, for a selection navigation. iOS 15. Follows Apple's page
/// "NSTextSelectionDataSource".
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// The range of the whole document.
    var documentRange: NSTextRange { get }

    /// Calls a block with each character, word, line, sentence or paragraph, depending on the options: its text, its range, and the range
    /// with the text up to the next one. Starts with the one at a location, or, in reverse, with the one before it. Lines are those of the
    /// layout.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// Returns the character, word, line, sentence or paragraph at a location; `nil` in an empty document.
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    )
        -> NSTextRange?

    /// Returns the location at an offset in characters; `nil` outside of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// Returns the offset between two locations in characters, negative if the second precedes the first; `NSNotFound` if they can't be
    /// counted.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// Returns the writing direction of the paragraph at a location.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection

    /// Calls a block with the edges of each character in a line, from left to right: the distance from the container's left edge, the
    /// location of the character, and whether it is the leading edge.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// Returns the range of the line at a point in the container that contains a location; `nil` for none.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?

    /// Calls a block with the boundaries of containers, forward or backward from a location. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// Returns the layout orientation at a location. Optional; the default is `.horizontal`.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    /// Doesn't call the block: there is one container for the document.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// Returns `.horizontal`.
    public func textLayoutOrientation(at location: any NSTextLocation)
        -> NSTextSelectionNavigation.LayoutOrientation
    { .horizontal }
}
