/// Customizes and observes the layout. iOS 7. Follows Apple's page "NSLayoutManagerDelegate".
///
/// Without font glyphs and hyphenation, the methods about them don't exist here.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    /// Returns the space between the line that ends with a glyph and the next line. Optional.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space above the paragraph that starts with a glyph. Optional.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Returns the space below the paragraph that ends with a glyph. Optional.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat

    /// Called for each control character with its default action; returns the action to use. Optional; the default returns the same action.
    /// A line break ends the paragraph here.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction

    /// Returns the bounding box of a control character with the whitespace action, of which the width is used. Optional; the
    /// default is empty.
    func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
        for textContainer: NSTextContainer,
        proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect

    /// Called for each line break opportunity. `false` moves the break to the previous one. Optional; the default is `true`.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool

    /// Called for each line, from top to bottom, with its rectangle, its used part, and the baseline's offset from its top. If it returns
    /// `true`, the changed values are used, and the lines below move accordingly. Optional; the default is `false`. iOS 9.
    func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool

    /// Called when a complete layout becomes invalid. Optional.
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)

    /// Called when a container is laid out, and with `nil` if not all of the text fits. The flag is `true` if the layout is
    /// complete. Optional.
    func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool)

    /// Called when a container's size changes, before the layout is discarded. Optional.
    func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize)
}

// NaN means the space of the paragraph style.
extension NSLayoutManagerDelegate {
    /// Returns NaN, for the paragraph style's space.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }

    /// Returns NaN, for the paragraph style's space.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }

    /// Returns NaN, for the paragraph style's space.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { .nan }

    /// Returns the same action.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
        forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { action }

    /// Returns an empty rectangle.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
        for textContainer: NSTextContainer,
        proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { .zero }

    /// Returns `true`.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }

    /// Returns `false`.
    public func layoutManager(
        _ layoutManager: NSLayoutManager,
        shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }

    /// Does nothing.
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}

    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
    ) {}

    /// Does nothing.
    public func layoutManager(
        _ layoutManager: NSLayoutManager, textContainer: NSTextContainer,
        didChangeGeometryFrom oldSize: CGSize
    ) {}
}
