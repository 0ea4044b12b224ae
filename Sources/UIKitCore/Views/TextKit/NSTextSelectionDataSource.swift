/// Where characters are in a document and on the screen, for a selection navigation. iOS 15. Follows Apple's page
/// "NSTextSelectionDataSource".
public protocol NSTextSelectionDataSource: NSObjectProtocol {
    /// From the document's beginning to its end.
    var documentRange: NSTextRange { get }

    /// Calls a block with characters, words, lines, sentences or paragraphs, as the options say: what it says, its range, and the range with
    /// what lies between it and the next one. Begins with the one that holds a place, or, in reverse, with the one before. Lines are those
    /// on the screen.
    func enumerateSubstrings(
        from location: any NSTextLocation, options: NSString.EnumerationOptions,
        using block: (String?, NSTextRange, NSTextRange?, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The character, word, line, sentence or paragraph that holds a place; `nil` in an empty document.
    func textRange(
        for selectionGranularity: NSTextSelection.Granularity, enclosing location: any NSTextLocation
    )
        -> NSTextRange?

    /// The place that is a number of characters away; `nil` outside of the document.
    func location(_ location: any NSTextLocation, offsetBy offset: Int) -> (any NSTextLocation)?

    /// How many characters lie between two places, negative if the second comes first; `NSNotFound` if they cannot be counted.
    func offset(from: any NSTextLocation, to: any NSTextLocation) -> Int

    /// The direction in which the paragraph of a place is written.
    func baseWritingDirection(at location: any NSTextLocation) -> NSTextSelectionNavigation.WritingDirection

    /// Calls a block with the sides of the characters of a line, from left to right: the distance from the container's left side, the place
    /// of the character, and whether it is the side at which the character begins.
    func enumerateCaretOffsetsInLineFragment(
        at location: any NSTextLocation,
        using block: (CGFloat, any NSTextLocation, Bool, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// The range of the line at a point of the container that holds a place; `nil` if there is none.
    func lineFragmentRange(for point: CGPoint, inContainerAt location: any NSTextLocation) -> NSTextRange?

    /// Calls a block with the ends of containers from a place on, or back from it. Optional.
    func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void)

    /// How lines are laid out at a place. Optional; the default is `.horizontal`.
    func textLayoutOrientation(at location: any NSTextLocation) -> NSTextSelectionNavigation.LayoutOrientation
}

extension NSTextSelectionDataSource {
    /// Calls nothing: containers are then as long as the document.
    public func enumerateContainerBoundaries(
        from location: any NSTextLocation, reverse: Bool,
        using block: (any NSTextLocation, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {}

    /// `.horizontal`.
    public func textLayoutOrientation(at location: any NSTextLocation)
        -> NSTextSelectionNavigation.LayoutOrientation
    { .horizontal }
}
