import TextMetrics

/// The rectangles of a line in its container.
struct LineRects {
    /// The fragment rectangle: from side to side, down to the next line.
    var fragment: CGRect
    /// The used part, including the padding on its sides.
    var used: CGRect

    static func all(of layout: TextLayout, width: CGFloat, padding: CGFloat) -> [LineRects] {
        layout.lines.indices.map { LineRects(of: $0, in: layout, width: width, padding: padding) }
    }

    init(of index: Int, in layout: TextLayout, width: CGFloat, padding: CGFloat) {
        let line = layout.lines[index]
        let below = layout.lines[(index + 1)...].first { $0.top > line.top }
        fragment = CGRect(
            x: line.room?.lowerBound ?? 0, y: line.top,
            width: line.room.map { $0.upperBound - $0.lowerBound + 2 * padding } ?? width,
            height: line.room != nil ? line.height : (below?.top ?? line.bottom) - line.top)
        used = fragment
        used.origin.x = line.x
        used.size.width = line.width + 2 * padding
    }

    private init(fragment: CGRect, used: CGRect) {
        self.fragment = fragment
        self.used = used
    }

    /// Returns the lines with a delegate's changes, each after the lines above it are positioned; `nil` if
    /// it changes none.
    static func asked(
        _ rects: [LineRects], of layout: TextLayout, delegate: any NSLayoutManagerDelegate,
        _ manager: NSLayoutManager,
        in container: NSTextContainer, start: Int
    ) -> (rects: [LineRects], layout: TextLayout)? {
        var (rects, lines, moved, isChanged) = (rects, layout.lines, CGFloat(0), false)
        for index in lines.indices {
            rects[index].move(by: moved)
            var (fragment, used) = (rects[index].fragment, rects[index].used)
            var baseline = CGFloat(lines[index].baseline - lines[index].top)
            let range = NSRange(
                location: start + lines[index].range.lowerBound, length: lines[index].range.count)
            let proposed = fragment.maxY
            let answer = delegate.layoutManager(
                manager, shouldSetLineFragmentRect: &fragment, lineFragmentUsedRect: &used,
                baselineOffset: &baseline,
                in: container, forGlyphRange: range)
            if answer {
                isChanged = true
                lines[index].x += used.minX - rects[index].used.minX
                rects[index] = LineRects(fragment: fragment, used: used)
                moved += fragment.maxY - proposed
            }
            lines[index].top = rects[index].fragment.minY
            lines[index].baseline = lines[index].top + baseline
            if answer { lines[index].height = rects[index].used.height }
        }
        return isChanged ? (rects, layout.with(lines)) : nil
    }

    private mutating func move(by distance: CGFloat) {
        fragment.origin.y += distance
        used.origin.y += distance
    }
}

extension LineChoices {
    /// Creates the choices of a layout manager's delegate.
    init(
        of delegate: any NSLayoutManagerDelegate, _ manager: NSLayoutManager, in container: NSTextContainer,
        start: Int
    ) {
        self.init()
        func rect(_ line: TextLine) -> CGRect {
            CGRect(x: 0, y: line.top, width: container.size.width, height: line.height)
        }
        func number(_ value: CGFloat) -> Double? { value.isNaN ? nil : value }
        control = { place, character in
            let action = NSLayoutManager.ControlCharacterAction(of: character)
            let wish = delegate.layoutManager(
                manager, shouldUse: action, forControlCharacterAt: start + place)
            guard wish != action else { return nil }
            return wish.use {
                let line = CGRect(x: 0, y: 0, width: container.size.width, height: 0)
                return delegate.layoutManager(
                    manager, boundingBoxForControlGlyphAt: start + place, for: container,
                    proposedLineFragment: line,
                    glyphPosition: .zero, characterIndex: start + place
                ).width
            }
        }
        mayBreak = { delegate.layoutManager(manager, shouldBreakLineByWordBeforeCharacterAt: start + $0) }
        spacingAfterLine = {
            number(
                delegate.layoutManager(
                    manager,
                    lineSpacingAfterGlyphAt: start + max($0.range.lowerBound, $0.range.upperBound - 1),
                    withProposedLineFragmentRect: rect($0)))
        }
        spacingBeforeParagraph = {
            number(
                delegate.layoutManager(
                    manager, paragraphSpacingBeforeGlyphAt: start + $0.range.lowerBound,
                    withProposedLineFragmentRect: rect($0)))
        }
        spacingAfterParagraph = {
            number(
                delegate.layoutManager(
                    manager,
                    paragraphSpacingAfterGlyphAt: start + max($0.range.lowerBound, $0.range.upperBound - 1),
                    withProposedLineFragmentRect: rect($0)))
        }
    }
}
