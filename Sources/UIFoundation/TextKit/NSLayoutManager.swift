import TextMetrics

/// Lays a text out in containers. iOS 7. Follows Apple's page "NSLayoutManager".
///
/// Glyphs are not known here: a glyph is a UTF-16 unit of the text, and both are counted alike. A line of a text that is written from right
/// to left has its glyphs in the order of the text.
open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private var layouts: [ContainerLayout]?

    /// Creates one without a text and without containers.
    public override init() {
        super.init()
    }

    /// The text that is laid out. Not retained.
    open weak var textStorage: NSTextStorage? {
        didSet { if textStorage !== oldValue { invalidate() } }
    }

    /// Whether what a font has between two lines counts. Default `true`.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidate() } }
    }

    // MARK: Containers

    /// Where the text is laid out: what has no room in one goes on in the next.
    open var textContainers: [NSTextContainer] { containers }

    /// Adds a container after the others.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Adds a container among the others.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Takes a container away.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Lays out again, as a container has another size.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    /// Called by the text when it has changed.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
        for container in containers { container.tellTextView(edited: newCharRange, by: delta, editMask) }
    }

    /// Forgets the layout of some of the text. Here all of it is laid out again, and the actual range is that of the whole text.
    ///
    /// Follows Apple's page "invalidateLayout(forCharacterRange:actualCharacterRange:)".
    open func invalidateLayout(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) {
        actualCharRange?.pointee = NSRange(location: 0, length: textStorage?.length ?? 0)
        invalidate()
    }

    package func invalidate() {
        layouts = nil
        for container in containers { container.tellTextViewOfLayout() }
    }

    // MARK: Layout

    /// Lays out what a container shows, if that is not done.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(of: container) }

    /// The rectangle that text fills of a container, with the padding at its sides.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(of: container)?.usedRect ?? .zero }

    /// How many glyphs there are.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// The glyphs that a container shows.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let layout = layout(of: container) else { return NSRange(location: 0, length: 0) }
        return NSRange(location: layout.start, length: layout.end - layout.start)
    }

    /// The glyphs of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// The characters of glyphs.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// The glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// The character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// The container that shows a glyph.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        let found = containers.first { NSLocationInRange(glyphIndex, glyphRange(for: $0)) }
        if let found { effectiveGlyphRange?.pointee = glyphRange(for: found) }
        return found
    }

    /// The smallest rectangle around glyphs, in the container's coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout(of: container)?.rects(of: glyphRange).map(\.rect) ?? []
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// Calls a block with the rectangles around glyphs, one a line, in the container's coordinates. The selection is not asked for.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (rect, _) in layout(of: textContainer)?.rects(of: glyphRange) ?? [] where !stop.boolValue {
            block(rect, &stop)
        }
    }

    /// The rectangle of a glyph's line, from side to side of its container.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(ofGlyph: glyphIndex, effectiveGlyphRange) { $0.fragment($1) }
    }

    /// The part of a glyph's line that has text.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(ofGlyph: glyphIndex, effectiveGlyphRange) { $0.usedFragment($1) }
    }

    /// The rectangle of the empty line after a newline at the text's end; empty where there is none.
    open var extraLineFragmentRect: CGRect {
        guard let text = textStorage?.string, text.last?.isNewline == true, let last = allLayouts.last,
            last.end == text.utf16.count, !last.lines.isEmpty
        else { return .zero }
        return last.fragment(last.lines.count - 1)
    }

    /// Calls a block with each line: its rectangle, what of that has text, its container and its glyphs.
    open func enumerateLineFragments(
        forGlyphRange glyphRange: NSRange,
        using block: (CGRect, CGRect, NSTextContainer, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (container, layout) in zip(containers, allLayouts) {
            for line in layout.lines.indices where !stop.boolValue {
                let range = layout.range(of: line)
                guard NSIntersectionRange(range, glyphRange).length > 0 else { continue }
                block(layout.fragment(line), layout.usedFragment(line), container, range, &stop)
            }
        }
    }

    /// Where a glyph stands in its line's rectangle, on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return .zero
        }
        let x = layout.caret(at: glyphIndex)?.minX ?? 0
        return CGPoint(x: x, y: layout.lines[line].baseline - layout.lines[line].top)
    }

    /// The glyph that is nearest to a point of a container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// The character that lies beneath a point of a container, or is nearest to it, and which part of its width the point has
    /// passed.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let layout = layout(of: container), let text = textStorage?.string, !text.isEmpty else {
            return 0
        }
        let nearest = layout.offset(at: point)
        let x = layout.caret(at: nearest)?.minX ?? 0
        // The nearest place may be the one after the character.
        let character = text.character(point.x < x ? max(0, nearest - 1) : min(nearest, text.utf16.count - 1))
        let (from, to) = (
            layout.caret(at: character.location)?.minX ?? 0, layout.caret(at: character.upperBound)?.minX ?? 0
        )
        partialFraction?.pointee = to > from ? min(max((point.x - from) / (to - from), 0), 1) : 0
        return character.location
    }

    /// Draws glyphs' lines in the current context, the container's corner at a point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for layout in allLayouts
        where NSIntersectionRange(
            NSRange(location: layout.start, length: layout.end - layout.start), glyphsToShow
        ).length > 0 {
            layout.shown(at: origin).draw()
        }
    }

    private func line(
        ofGlyph glyph: Int, _ effective: NSRangePointer?, _ rect: (ContainerLayout, Int) -> CGRect
    ) -> CGRect {
        guard let layout = layout(ofGlyph: glyph), let line = layout.line(of: glyph) else { return .zero }
        effective?.pointee = layout.range(of: line)
        return rect(layout, line)
    }

    private func layout(ofGlyph glyph: Int) -> ContainerLayout? {
        allLayouts.first { glyph >= $0.start && glyph < $0.end } ?? allLayouts.last
    }

    package func layout(of container: NSTextContainer) -> ContainerLayout? {
        guard textStorage != nil, let index = containers.firstIndex(where: { $0 === container }) else {
            return nil
        }
        return allLayouts[index]
    }

    private var allLayouts: [ContainerLayout] {
        if let layouts { return layouts }
        let made = layOut()
        layouts = made
        return made
    }

    private func layOut() -> [ContainerLayout] {
        guard let textStorage else { return [] }
        var layouts: [ContainerLayout] = []
        for container in containers {
            layouts.append(
                ContainerLayout(
                    container.shown(textStorage), from: layouts.last?.end ?? 0, in: container,
                    isRightToLeft: container.isRightToLeft, usesLeading: usesFontLeading))
        }
        return layouts
    }
}
