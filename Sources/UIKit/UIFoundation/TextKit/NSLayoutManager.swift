import TextMetrics

/// Lays out text in containers. iOS 7. Follows Apple's page "NSLayoutManager".
///
/// There are no font glyphs here: a glyph is a UTF-16 unit of the text, and glyph indexes equal character indexes. The glyphs of a
/// right-to-left line are in text order.
open class NSLayoutManager: NSObject {
    private var containers: [NSTextContainer] = []
    private var layouts: [ContainerLayout]?
    /// Whether the delegate is being called, which delays its requests for layout.
    private var isLayingOut = false

    /// Creates a layout manager without text and containers.
    public override init() {
        super.init()
    }

    /// The text to lay out. Not retained.
    open weak var textStorage: NSTextStorage? {
        didSet { if textStorage !== oldValue { invalidate() } }
    }

    /// Whether the font's leading is used. Defaults to `true`.
    open var usesFontLeading = true {
        didSet { if usesFontLeading != oldValue { invalidate() } }
    }

    /// The delegate, which customizes and observes the layout. Not retained.
    open weak var delegate: (any NSLayoutManagerDelegate)? {
        didSet { if delegate !== oldValue { invalidate() } }
    }

    /// Whether parts of the text may be laid out without those before. Defaults to `false`. All text is always laid out at once.
    open var allowsNonContiguousLayout = false

    /// Whether parts of the text are laid out without those before: always `false`.
    open var hasNonContiguousLayout: Bool { false }

    /// Whether the layout of suspicious content is limited. Defaults to `false`. iOS 12. Stored, but not used, because no layout
    /// here is at risk.
    open var limitsLayoutForSuspiciousContents = false

    /// Whether words are hyphenated. Defaults to `false`. iOS 13. Stored, but not used, because there is no dictionary here.
    open var usesDefaultHyphenation = false

    /// The hyphenation threshold, as a fraction of a line's width. Defaults to 0. Deprecated by Apple in iOS 13. Stored, but not used.
    open var hyphenationFactor: CGFloat = 0

    // MARK: Containers

    /// The containers, each of which continues the text of the previous one.
    open var textContainers: [NSTextContainer] { containers }

    /// Appends a container.
    open func addTextContainer(_ container: NSTextContainer) {
        insertTextContainer(container, at: containers.count)
    }

    /// Inserts a container.
    open func insertTextContainer(_ container: NSTextContainer, at index: Int) {
        containers.insert(container, at: index)
        container.layoutManager = self
        invalidate()
    }

    /// Removes a container.
    open func removeTextContainer(at index: Int) {
        containers.remove(at: index).layoutManager = nil
        invalidate()
    }

    /// Invalidates the layout after a container's geometry changed.
    open func textContainerChangedGeometry(_ container: NSTextContainer) { invalidate() }

    /// Called by the text storage after a change.
    open func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange
    ) {
        invalidate()
        for container in containers { container.tellTextView(edited: newCharRange, by: delta, editMask) }
    }

    /// Invalidates the layout of a range. The whole text is laid out again, and the actual range is the whole text.
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

    /// Called when a container's size or shape changes.
    func containerChanged(_ container: NSTextContainer, from oldSize: CGSize?) {
        if let oldSize {
            delegate?.layoutManager(self, textContainer: container, didChangeGeometryFrom: oldSize)
        }
        textContainerChangedGeometry(container)
    }

    /// Invalidates the glyphs of a range whose length has changed. The whole text is laid out again, and the actual range is
    /// the whole text.
    ///
    /// Follows Apple's page "invalidateGlyphs(forCharacterRange:changeInLength:actualCharacterRange:)".
    open func invalidateGlyphs(
        forCharacterRange charRange: NSRange, changeInLength delta: Int,
        actualCharacterRange actualCharRange: NSRangePointer?
    ) { invalidateLayout(forCharacterRange: charRange, actualCharacterRange: actualCharRange) }

    /// Invalidates the display of characters, without their layout.
    open func invalidateDisplay(forCharacterRange charRange: NSRange) {
        for container in containers { container.tellTextViewOfLayout() }
    }

    /// Invalidates the display of glyphs, without their layout.
    open func invalidateDisplay(forGlyphRange glyphRange: NSRange) {
        invalidateDisplay(forCharacterRange: characterRange(forGlyphRange: glyphRange, actualGlyphRange: nil))
    }

    // MARK: Layout

    /// Lays out a container, if its layout is invalid.
    open func ensureLayout(for container: NSTextContainer) { _ = layout(of: container) }

    /// Generates the glyphs of characters, if necessary. Does nothing, because characters are glyphs.
    open func ensureGlyphs(forCharacterRange charRange: NSRange) {}

    /// Generates glyphs, if necessary. Does nothing, because characters are glyphs.
    open func ensureGlyphs(forGlyphRange glyphRange: NSRange) {}

    /// Lays out characters, if their layout is invalid.
    open func ensureLayout(forCharacterRange charRange: NSRange) { _ = allLayouts }

    /// Lays out glyphs, if their layout is invalid.
    open func ensureLayout(forGlyphRange glyphRange: NSRange) { _ = allLayouts }

    /// Lays out a rectangle of a container, if its layout is invalid.
    open func ensureLayout(forBoundingRect bounds: CGRect, in container: NSTextContainer) { _ = allLayouts }

    /// Returns the first character without layout: the end of the last container, or 0 before layout.
    open func firstUnlaidCharacterIndex() -> Int { layouts?.last?.end ?? 0 }

    /// Returns the first glyph without layout.
    open func firstUnlaidGlyphIndex() -> Int { firstUnlaidCharacterIndex() }

    /// Gets the first character and the first glyph without layout.
    ///
    /// Follows Apple's page "getFirstUnlaidCharacterIndex(_:glyphIndex:)".
    open func getFirstUnlaidCharacterIndex(
        _ charIndex: UnsafeMutablePointer<Int>?, glyphIndex: UnsafeMutablePointer<Int>?
    ) {
        charIndex?.pointee = firstUnlaidCharacterIndex()
        glyphIndex?.pointee = firstUnlaidGlyphIndex()
    }

    /// Returns the rectangle used by text in a container, including the padding on its sides.
    open func usedRect(for container: NSTextContainer) -> CGRect { layout(of: container)?.usedRect ?? .zero }

    /// The number of glyphs.
    open var numberOfGlyphs: Int { textStorage?.length ?? 0 }

    /// Returns whether a glyph index is valid.
    open func isValidGlyphIndex(_ glyphIndex: Int) -> Bool { (0..<numberOfGlyphs).contains(glyphIndex) }

    /// Returns the properties of a glyph: control characters such as newlines, tabs, and attachments, spaces, and combining accents.
    open func propertyForGlyph(at glyphIndex: Int) -> NSLayoutManager.GlyphProperty {
        textStorage.map { GlyphProperty(of: glyphIndex, in: $0.string) } ?? []
    }

    /// Returns whether a glyph isn't drawn, as newlines and tabs.
    open func notShownAttribute(forGlyphAt glyphIndex: Int) -> Bool {
        let isControl = propertyForGlyph(at: glyphIndex).contains(.controlCharacter)
        return isControl && attachmentSize(forGlyphAt: glyphIndex) == CGSize(width: -1, height: -1)
    }

    /// Returns whether a glyph is drawn outside its line's rectangle: always `false`, because lines are as high as their letters.
    open func drawsOutsideLineFragment(forGlyphAt glyphIndex: Int) -> Bool {
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return false
        }
        return layout.lines[line].height < layout.naturalHeight(ofGlyph: glyphIndex)
    }

    /// Returns the size of a glyph's attachment; -1 by -1 without one.
    open func attachmentSize(forGlyphAt glyphIndex: Int) -> CGSize {
        guard let text = textStorage, isValidGlyphIndex(glyphIndex),
            let container = textContainer(forGlyphAt: glyphIndex, effectiveRange: nil),
            let shown = AttachmentContext(container: container).attachment(
                in: text.attributes(at: glyphIndex, effectiveRange: nil), at: glyphIndex)
        else { return CGSize(width: -1, height: -1) }
        return shown.bounds.size
    }

    /// Returns the glyphs of a container.
    open func glyphRange(for container: NSTextContainer) -> NSRange {
        guard let layout = layout(of: container) else { return NSRange(location: 0, length: 0) }
        return NSRange(location: layout.start, length: layout.end - layout.start)
    }

    /// Returns the glyphs of characters.
    open func glyphRange(
        forCharacterRange charRange: NSRange, actualCharacterRange actualCharRange: NSRangePointer?
    ) -> NSRange {
        actualCharRange?.pointee = charRange
        return charRange
    }

    /// Returns the characters of glyphs.
    open func characterRange(
        forGlyphRange glyphRange: NSRange, actualGlyphRange: NSRangePointer?
    ) -> NSRange {
        actualGlyphRange?.pointee = glyphRange
        return glyphRange
    }

    /// Returns the glyph of a character.
    open func glyphIndexForCharacter(at charIndex: Int) -> Int { charIndex }

    /// Returns the character of a glyph.
    open func characterIndexForGlyph(at glyphIndex: Int) -> Int { glyphIndex }

    /// Returns the container of a glyph.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> NSTextContainer? {
        let found = containers.first { NSLocationInRange(glyphIndex, glyphRange(for: $0)) }
        if let found { effectiveGlyphRange?.pointee = glyphRange(for: found) }
        return found
    }

    /// Returns the container of a glyph. Without additional layout, `nil` for a glyph that isn't laid out.
    open func textContainer(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> NSTextContainer? {
        flag && layouts == nil
            ? nil : textContainer(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the glyphs of the lines that intersect a rectangle of a container.
    open func glyphRange(forBoundingRect bounds: CGRect, in container: NSTextContainer) -> NSRange {
        layout(of: container)?.range(within: bounds) ?? NSRange(location: 0, length: 0)
    }

    /// Returns the glyphs of the lines that intersect a rectangle, without additional layout.
    open func glyphRange(
        forBoundingRectWithoutAdditionalLayout bounds: CGRect, in container: NSTextContainer
    ) -> NSRange {
        layouts == nil ? NSRange(location: 0, length: 0) : glyphRange(forBoundingRect: bounds, in: container)
    }

    /// Returns the glyphs around one that follow each other without gaps: those of its line with the same attributes.
    ///
    /// Follows Apple's page "range(ofNominallySpacedGlyphsContaining:)".
    open func range(ofNominallySpacedGlyphsContaining glyphIndex: Int) -> NSRange {
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return NSRange(location: glyphIndex, length: 0)
        }
        return layout.piece(ofGlyph: glyphIndex, on: line) ?? NSRange(location: glyphIndex, length: 1)
    }

    /// Returns the glyphs that an ellipsis replaces on a glyph's line; the location is `NSNotFound` if there are none.
    ///
    /// Follows Apple's page "truncatedGlyphRange(inLineFragmentForGlyphAt:)".
    open func truncatedGlyphRange(inLineFragmentForGlyphAt glyphIndex: Int) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return none
        }
        return layout.truncatedRange(on: line) ?? none
    }

    /// Gets the insertion points of a character's line: the distance of each from the line's left side, and the index of the
    /// following character. Returns their number; without arrays, it only counts. There are no alternate positions, and the display
    /// order is the text order.
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

    /// Returns the smallest rectangle that encloses glyphs, in the container's coordinates.
    open func boundingRect(forGlyphRange glyphRange: NSRange, in container: NSTextContainer) -> CGRect {
        let rects = layout(of: container)?.rects(of: glyphRange).map(\.rect) ?? []
        return rects.dropFirst().reduce(rects.first ?? .zero) { $0.union($1) }
    }

    /// Calls a block with the rectangles that enclose glyphs, one per line, in the container's coordinates. Ignores the selection.
    open func enumerateEnclosingRects(
        forGlyphRange glyphRange: NSRange, withinSelectedGlyphRange selectedRange: NSRange,
        in textContainer: NSTextContainer, using block: (CGRect, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for (rect, _) in layout(of: textContainer)?.rects(of: glyphRange) ?? [] where !stop.boolValue {
            block(rect, &stop)
        }
    }

    /// Returns the fragment rectangle of a glyph's line, as wide as its container.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(ofGlyph: glyphIndex, effectiveGlyphRange) { $0.fragment($1) }
    }

    /// Returns the fragment rectangle of a glyph's line. Without additional layout, empty for a glyph that isn't laid out.
    open func lineFragmentRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        flag && layouts == nil
            ? .zero : lineFragmentRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the used part of a glyph's line. Without additional layout, empty for a glyph that isn't laid out.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?,
        withoutAdditionalLayout flag: Bool
    ) -> CGRect {
        flag && layouts == nil
            ? .zero : lineFragmentUsedRect(forGlyphAt: glyphIndex, effectiveRange: effectiveGlyphRange)
    }

    /// Returns the used part of a glyph's line.
    open func lineFragmentUsedRect(
        forGlyphAt glyphIndex: Int, effectiveRange effectiveGlyphRange: NSRangePointer?
    ) -> CGRect {
        line(ofGlyph: glyphIndex, effectiveGlyphRange) { $0.usedFragment($1) }
    }

    /// The rectangle of the empty line after a newline at the end of the text; empty if there is none.
    open var extraLineFragmentRect: CGRect {
        guard let text = textStorage?.string, text.last?.isNewline == true, let last = allLayouts.last,
            last.end == text.utf16.count, !last.lines.isEmpty
        else { return .zero }
        return last.fragment(last.lines.count - 1)
    }

    /// The part of ``extraLineFragmentRect`` around the insertion point, as wide as the padding on both sides.
    open var extraLineFragmentUsedRect: CGRect {
        guard let last = allLayouts.last, extraLineFragmentRect != .zero else { return .zero }
        var rect = last.usedFragment(last.lines.count - 1)
        rect.size.width = 2 * last.padding
        return rect
    }

    /// The container of the empty line after a newline at the end of the text; `nil` if there is none.
    open var extraLineFragmentTextContainer: NSTextContainer? {
        extraLineFragmentRect == .zero ? nil : containers.last
    }

    /// Calls a block for each line, with its rectangle, its used part, its container, and its glyphs.
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

    /// Returns the location of a glyph in its line's rectangle, on the baseline.
    open func location(forGlyphAt glyphIndex: Int) -> CGPoint {
        guard let layout = layout(ofGlyph: glyphIndex), let line = layout.line(of: glyphIndex) else {
            return .zero
        }
        let x = layout.caret(at: glyphIndex)?.minX ?? 0
        return CGPoint(x: x, y: layout.lines[line].baseline - layout.lines[line].top)
    }

    /// Returns the glyph nearest to a point in a container.
    open func glyphIndex(for point: CGPoint, in container: NSTextContainer) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: nil)
    }

    /// Returns the glyph at or nearest to a point in a container, and the fraction of its width before the point.
    open func glyphIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceThroughGlyph partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        characterIndex(for: point, in: container, fractionOfDistanceBetweenInsertionPoints: partialFraction)
    }

    /// Returns the fraction of a glyph's width before a point in a container, from 0 to 1.
    open func fractionOfDistanceThroughGlyph(for point: CGPoint, in container: NSTextContainer) -> CGFloat {
        var fraction: CGFloat = 0
        _ = glyphIndex(for: point, in: container, fractionOfDistanceThroughGlyph: &fraction)
        return fraction
    }

    /// Returns the character at or nearest to a point in a container, and the fraction of its width before the point.
    open func characterIndex(
        for point: CGPoint, in container: NSTextContainer,
        fractionOfDistanceBetweenInsertionPoints partialFraction: UnsafeMutablePointer<CGFloat>?
    ) -> Int {
        guard let layout = layout(of: container), let text = textStorage?.string, !text.isEmpty else {
            return 0
        }
        let nearest = layout.offset(at: point)
        let x = layout.caret(at: nearest)?.minX ?? 0
        // The nearest offset may be after the character.
        let character = text.character(point.x < x ? max(0, nearest - 1) : min(nearest, text.utf16.count - 1))
        let (from, to) = (
            layout.caret(at: character.location)?.minX ?? 0, layout.caret(at: character.upperBound)?.minX ?? 0
        )
        partialFraction?.pointee = to > from ? min(max((point.x - from) / (to - from), 0), 1) : 0
        return character.location
    }

    // MARK: Drawing

    /// Draws the background colors of glyphs in the current context, with ``fillBackgroundRectArray(_:count:forCharacterRange:color:)``.
    /// The container's corner is at `origin`.
    open func drawBackground(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for layout in allLayouts { layout.drawBackgrounds(of: glyphsToShow, at: origin, by: self) }
    }

    /// Draws glyphs with underlines and strikethroughs in the current context. The container's corner is at `origin`.
    open func drawGlyphs(forGlyphRange glyphsToShow: NSRange, at origin: CGPoint) {
        for layout in allLayouts {
            layout.drawLetters(of: glyphsToShow, at: origin)
            layout.drawRules(of: glyphsToShow, at: origin, by: self)
        }
    }

    /// Fills rectangles with the background color of characters. The color is already set in the current context. Called by
    /// ``drawBackground(forGlyphRange:at:)``.
    open func fillBackgroundRectArray(
        _ rectArray: UnsafePointer<CGRect>, count rectCount: Int, forCharacterRange charRange: NSRange,
        color: UIColor
    ) {
        for rect in UnsafeBufferPointer(start: rectArray, count: rectCount) {
            UIRectFillUsingBlendMode(rect, .normal)
        }
    }

    /// Draws an underline. Called by ``underlineGlyphRange(_:underlineType:lineFragmentRect:lineFragmentGlyphRange:containerOrigin:)``.
    open func drawUnderline(
        forGlyphRange glyphRange: NSRange, underlineType underlineVal: NSUnderlineStyle,
        baselineOffset: CGFloat,
        lineFragmentRect lineRect: CGRect, lineFragmentGlyphRange lineGlyphRange: NSRange,
        containerOrigin: CGPoint
    ) {
        layout(ofGlyph: glyphRange.location)?.drawRule(
            \.underline, underlineVal, of: glyphRange, at: containerOrigin)
    }

    /// Draws the underlines of glyphs with one style, without the spaces at the line's ends; with a by-word style, without any spaces.
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

    /// Draws a strikethrough. Called by
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

    /// Draws the strikethroughs of glyphs with one style, without the spaces at the line's ends; with a by-word style, without any spaces.
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
