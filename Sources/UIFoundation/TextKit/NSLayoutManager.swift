import TextMetrics

/// Lays a text out in containers. iOS 7. Follows Apple's page "NSLayoutManager".
///
/// Glyphs are not known here: a glyph is a UTF-16 unit of the text, and both are counted alike. A line of a text that is written from right
/// to left has its glyphs in the order of the text.
open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private var layouts: [ContainerLayout]?
    /// Whether the delegate may be asked now: what it asks for then is not laid out yet.
    private var isLayingOut = false

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

    /// Decides on lines, and is notified of layout. Not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { invalidate() } }
    }

    /// Whether parts of the text may be laid out without those before. Default `false`. Here all of a text is laid out at once in any case.
    open var allowsNonContiguousLayout = false

    /// Whether parts of the text are laid out without those before: never here.
    open var hasNonContiguousLayout: Bool { false }

    /// Whether layout guards against text that was made to be slow. Default `false`. iOS 12. Kept: there is nothing to be guarded here.
    open var limitsLayoutForSuspiciousContents = false

    /// Whether words are hyphenated. Default `false`. iOS 13. Kept, not followed: there is no dictionary here.
    open var usesDefaultHyphenation = false

    /// From which share of a line's width on words are hyphenated. Default 0. Deprecated by Apple in iOS 13. Kept, not followed.
    open var hyphenationFactor: CGFloat = 0

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
        let wasComplete = layouts != nil
        layouts = nil
        for container in containers { container.tellTextViewOfLayout() }
        if wasComplete { delegate?.layoutManagerDidInvalidateLayout(self) }
    }

    /// Called when a container has another size or shape.
    func containerChanged(_ container: NSTextContainer, from oldSize: CGSize?) {
        if let oldSize {
            delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
        }
        textContainerChangedGeometry(container)
    }

    /// Forgets the glyphs of some of the text, whose length has changed. Here all of it is laid out again, and the actual range is that of the
    /// whole text.
    ///
    /// Follows Apple's page "invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)".
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

    /// Shows characters anew, as they are laid out.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in containers { container.tellTextViewOfLayout() }
    }

    /// Shows glyphs anew, as they are laid out.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: characterRange(forGlyphRange: glyphRange, actualGlyphRange: nil))
    }

    // MARK: Layout

    /// Lays out what a container shows, if that is not done.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(of: container) }

    /// Makes the glyphs of characters, if that is not done. Here characters are glyphs.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// Makes glyphs, if that is not done. Here characters are glyphs.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Lays characters out, if that is not done.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = allLayouts }

    /// Lays glyphs out, if that is not done.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = allLayouts }

    /// Lays out what lies in a rectangle of a container, if that is not done.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = allLayouts }

    /// The first character that is not laid out: that after the last container, or 0 before a layout.
    open func firstUnlaidCharacterIndex() -> Int { layouts?.last?.end ?? 0 }

    /// The first glyph that is not laid out.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    /// The first character and the first glyph that are not laid out.
    ///
    /// Follows Apple's page "getFirstUnlaidCharacterIndex(_:glyphIndex:)".
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    /// The rectangle that text fills of a container, with the padding at its sides.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(of: container)?.usedRect ?? .zero }

    /// How many glyphs there are.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Whether there is a glyph of a number.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// What is special about a glyph: control characters such as newlines, tabs and attachments, spaces, and accents that stand on the
    /// character before them.
    open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        textStorage.map { GlyphProperty(of: glyphIndex, in: $0.string) } ?? []
    }

    /// Whether a glyph is not drawn: newlines and tabs are not.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        let isControl = propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
        return isControl && attachmentSize(forGlyphAt: glyphIndex) == CGSize(width: -1, height: -1)
    }

    /// Whether a glyph is drawn outside of its line's rectangle: lines are as high as their letters, so that none is.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return false
        }
        return layout.lines[line].height < layout.naturalHeight(ofGlyph: glyphIndex)
    }

    /// The size of the attachment that a glyph stands for; -1 by -1 where it stands for none.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let text = textStorage, isValidGlyphIndex(glyphIndex),
            let container = textContainer(forGlyphAt: glyphIndex, effectiveRange: nil),
            let shown = AttachmentContext(container: container).attachment(
                in: text.attributes(at: glyphIndex, effectiveRange: nil), at: glyphIndex)
        else { return CGSize(width: -1, height: -1) }
        return shown.bounds.size
    }

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

    /// The container that shows a glyph. Without additional layout `nil` for what is not laid out.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        flag && layouts == nil
            ? nil : textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The glyphs of the lines that a rectangle of a container touches.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        layout(of: container)?.range(within: bounds) ?? NSRange(location: 0, length: 0)
    }

    /// The same of what is laid out.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        layouts == nil ? NSRange(location: 0, length: 0) : glyphRange(forBoundingRect: bounds, in: container)
    }

    /// The glyphs around one that follow each other without anything between them: those of its line with the same attributes.
    ///
    /// Follows Apple's page "range(ofNominallySpacedGlyphsContaining:)".
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return NSRange(location: glyphIndex, length: 0)
        }
        return layout.piece(ofGlyph: glyphIndex, on: line) ?? NSRange(location: glyphIndex, length: 1)
    }

    /// The glyphs for which an ellipsis stands on a glyph's line; its location is `NSNotFound` where there is none.
    ///
    /// Follows Apple's page "truncatedGlyphRange(inLineFragmentForGlyphAt:)".
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return none
        }
        return layout.truncatedRange(on: line) ?? none
    }

    /// The insertion points of a character's line: how far each is from the line's left side, and the character before which it is. Returns how
    /// many there are; without arrays it only counts. There are no alternate positions, and the order of display is that of the text.
    ///
    /// Follows Apple's page "getLineFragmentInsertionPoints(forCharacterAt:alternatePositions:inDisplayOrder:positions:characterIndexes:)".
    open func getLineFragmentInsertionPoints(
        forCharacterAt charIndex: Int, alternatePositions aFlag: Bool, inDisplayOrder dFlag: Bool,
        positions: UnsafeMutablePointer<CGFloat>?, characterIndexes charIndexes: UnsafeMutablePointer<Int>?
    ) -> Int {
        guard let layout = layout(ofGlyph: charIndex), let line = layout.line(of: charIndex),
            let text = textStorage
        else { return 0 }
        let points = layout.insertionPoints(on: line, in: text.string)
        for (number, point) in points.enumerated() {
            positions?[number] = point.x
            charIndexes?[number] = point.index
        }
        return points.count
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

    /// The rectangle of a glyph's line. Without additional layout it is empty for what is not laid out.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        flag && layouts == nil
            ? .zero : lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// The part of a glyph's line that has text. Without additional layout it is empty for what is not laid out.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        flag && layouts == nil
            ? .zero : lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
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

    /// The part of ``extraLineFragmentRect`` around the insertion point: as wide as the padding at both its sides.
    open var extraLineFragmentUsedRect: CGRect {
        guard let last = allLayouts.last, extraLineFragmentRect != .zero else { return .zero }
        var rect = last.usedFragment(last.lines.count - 1)
        rect.size.width = 2 * last.padding
        return rect
    }

    /// The container of the empty line after a newline at the text's end; `nil` where there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect == .zero ? nil : containers.last
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

    /// The glyph that lies beneath a point of a container, or is nearest to it, and which part of its width the point has passed.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Which part of a glyph's width a point of a container has passed, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
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

    // MARK: Drawing

    /// Draws what is behind glyphs in the current context: their background colours, by
    /// ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``. The container's corner is at the point.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for layout in allLayouts { layout.drawBackgrounds(of: glyphsToShow, at: origin, by: self) }
    }

    /// Draws glyphs with the lines beneath and through them in the current context. The container's corner is at the point.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for layout in allLayouts {
            layout.drawLetters(of: glyphsToShow, at: origin)
            layout.drawRules(of: glyphsToShow, at: origin, by: self)
        }
    }

    /// Fills rectangles with the colour behind characters. The colour is set in the current context already. Called by
    /// ``drawBackground(forGlyphRange:at:)``.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) {
            UIRectFillUsingBlendMode(rect, .normal)
        }
    }

    /// Draws a line beneath glyphs. Called by ``underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        layout(ofGlyph: glyphRange.location)?.drawRule(
            \.underline, underlineVal, of: glyphRange, at: containerOrigin)
    }

    /// Draws the lines beneath glyphs of one style, without the spaces at the line's ends; for a style by word without those between words.
    /// Called by ``drawGlyphs(forGlyphRange:at:)``.
    open func underlineGlyphRange(
        _ glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for range in ruledRanges(of: glyphRange, underlineVal) {
            drawUnderline(
                forGlyphRange: range, underlineType: underlineVal, baselineOffset: 0,
                lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    /// Draws a line through glyphs. Called by
    /// ``strikethroughGlyphRange(_:strikethroughType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func drawStrikethrough(
        forGlyphRange glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        layout(ofGlyph: glyphRange.location)?
            .drawRule(\.strikethrough, strikethroughVal, of: glyphRange, at: containerOrigin)
    }

    /// Draws the lines through glyphs of one style, without the spaces at the line's ends; for a style by word without those between words.
    /// Called by ``drawGlyphs(forGlyphRange:at:)``.
    open func strikethroughGlyphRange(
        _ glyphRange: NSRange, strikethroughType strikethroughVal: NSUnderlineStyle,
        lineFragmentRect lineRect: CGRect,
        lineFragmentGlyphRange lineGlyphRange: NSRange, containerOrigin: CGPoint
    ) {
        for range in ruledRanges(of: glyphRange, strikethroughVal) {
            drawStrikethrough(
                forGlyphRange: range, strikethroughType: strikethroughVal, baselineOffset: 0,
                lineFragmentRect: lineRect,
                lineFragmentGlyphRange: lineGlyphRange, containerOrigin: containerOrigin)
        }
    }

    private func ruledRanges(of range: NSRange, _ style: NSUnderlineStyle) -> [NSRange] {
        guard let text = textStorage?.string else { return [] }
        return text.rangesWithoutSpaces(in: range, byWord: style.contains(.byWord))
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
        let all = allLayouts
        return index < all.count ? all[index] : nil
    }

    private var allLayouts: [ContainerLayout] {
        if let layouts { return layouts }
        if isLayingOut { return [] }
        let made = layOut()
        layouts = made
        return made
    }

    private func layOut() -> [ContainerLayout] {
        guard let textStorage else { return [] }
        isLayingOut = true
        defer { isLayingOut = false }
        var layouts: [ContainerLayout] = []
        for container in containers {
            let layout = ContainerLayout(
                container.shown(textStorage), from: layouts.last?.end ?? 0, in: container,
                isRightToLeft: container.isRightToLeft, usesLeading: usesFontLeading,
                delegate: delegate.map { ($0, self) })
            layouts.append(layout)
            delegate?.layoutManager(
                self, didCompleteLayoutFor: container, atEnd: layout.end == textStorage.length)
        }
        if let last = layouts.last, last.end < textStorage.length {
            delegate?.layoutManager(self, didCompleteLayoutFor: nil, atEnd: true)
        }
        return layouts
    }
}
