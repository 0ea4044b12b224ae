import TextMetrics

/// The layout of a container's part of the text. Offsets are relative to the start of the text, points to the container's
/// upper-left corner.
package struct ContainerLayout {
    /// The start of the part in the text.
    let start: Int
    /// The end of the text that fits; the end of the text if everything fits.
    package let end: Int
    package let places: TextPlaces
    let padding: CGFloat
    let width: CGFloat
    /// The look of each run of the part.
    let looks: [ShownText.Look]
    /// The line rectangles set by the layout manager's delegate, if any.
    private let rects: [LineRects]?

    package init(
        _ text: NSTextStorage, from start: Int, in container: NSTextContainer, isRightToLeft: Bool,
        usesLeading: Bool, delegate: (any NSLayoutManagerDelegate, NSLayoutManager)? = nil
    ) {
        let part = start == 0 ? text : text.part(NSRange(location: start, length: text.length - start))
        var shape = ParagraphShape(container.lastLineBreak ?? .wordWrapping)
        shape.isRightToLeft = isRightToLeft
        let attachments = AttachmentContext(container: container, start: start)
        let styled = part.measured(
            shape: shape, usesLeading: usesLeading, lineBreak: container.lastLineBreak,
            attachments: attachments)
        var choices =
            delegate.map { LineChoices(of: $0.0, $0.1, in: container, start: start) } ?? LineChoices()
        choices.rooms = container.rooms(isRightToLeft: isRightToLeft)
        let layout = TextLayout(styled, shape: shape, in: container.room, era: .current, choices: choices)
        self.start = start
        end = layout.isTruncated ? start + (layout.lines.last?.range.upperBound ?? 0) : text.length
        padding = container.lineFragmentPadding
        width = container.size.width > 0 ? container.size.width : layout.width + 2 * padding
        looks = part.looks(
            font: NSAttributedString.standardFont, color: .black, attachments: attachments)
        let (width, padding) = (width, padding)
        let asked = delegate.flatMap {
            LineRects.asked(
                LineRects.all(of: layout, width: width, padding: padding), of: layout, delegate: $0.0, $0.1,
                in: container, start: start)
        }
        self.rects = asked?.rects
        places = TextPlaces(of: styled, in: asked?.layout ?? layout, era: .current)
    }

    package var lines: [TextLine] { places.layout.lines }

    /// The rectangle used by the text, including the padding.
    var usedRect: CGRect {
        let left = lines.map(\.x).min() ?? 0
        let right = lines.map { $0.x + $0.width }.max() ?? 0
        return CGRect(x: left, y: 0, width: right - left + 2 * padding, height: places.layout.height)
    }

    /// Returns the index of the line at an offset.
    func line(of offset: Int) -> Int? { places.line(of: offset - start) }

    /// Returns the range of a line in the text.
    func range(of line: Int) -> NSRange {
        let range = lines[line].range
        return NSRange(location: start + range.lowerBound, length: range.count)
    }

    /// The range of each line in the text.
    package var lineRanges: [NSRange] { lines.indices.map(range(of:)) }

    /// Returns a line's fragment rectangle: the container's width, down to the next line.
    func fragment(_ line: Int) -> CGRect { rects(of: line).fragment }

    /// Returns the used part of a line's fragment rectangle, including the padding.
    func usedFragment(_ line: Int) -> CGRect { rects(of: line).used }

    private func rects(of line: Int) -> LineRects {
        rects?[line] ?? LineRects(of: line, in: places.layout, width: width, padding: padding)
    }

    /// Returns the insertion point's rectangle at an offset, with zero width.
    package func caret(at offset: Int) -> CGRect? {
        guard let line = line(of: offset) else { return nil }
        let x = places.x(of: offset - start, on: lines[line]) + padding
        return CGRect(x: x, y: lines[line].top, width: 0, height: lines[line].height)
    }

    /// Returns the rectangles of a range, one per line. A line whose newline is in the range extends to the container's side.
    package func rects(of range: NSRange) -> [(rect: CGRect, range: NSRange)] {
        lines.indices.compactMap { index in
            let common = NSIntersectionRange(self.range(of: index), range)
            guard common.length > 0 else { return nil }
            let line = lines[index]
            let from = places.x(of: common.location - start, on: line)
            let goesOn =
                range.upperBound > common.upperBound && common.upperBound == self.range(of: index).upperBound
            let to =
                goesOn
                ? max(line.x + line.width, width - 2 * padding)
                : places.x(of: common.upperBound - start, on: line)
            return (
                CGRect(
                    x: min(from, to) + padding, y: line.top, width: abs(to - from), height: line.height),
                common
            )
        }
    }

    /// Returns the offset nearest to a point.
    package func offset(at point: CGPoint) -> Int {
        guard let line = places.line(at: point.y, point.x - padding) else { return start }
        return start + places.offset(at: point.x - padding, on: lines[line])
    }

    /// Returns the lines for drawing, with the container's corner at a point; only those in a range of heights.
    package func shown(at origin: CGPoint, within heights: ClosedRange<CGFloat>? = nil) -> ShownText {
        let maker = ShownText.Maker(runs: looks, origin: CGPoint(x: origin.x + padding, y: origin.y))
        var shown = maker.make(places.layout, isDimmed: false)
        if let heights {
            shown.lines.removeAll { $0.top > heights.upperBound || $0.top + $0.height < heights.lowerBound }
        }
        return shown
    }
}
