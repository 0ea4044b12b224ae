/// Fills lines with text, one after another.
struct Typesetter {
    /// How far a line may go beyond its room, in points: the tables are no surer than that.
    static let tolerance = 0.05

    private(set) var measured: MeasuredText
    private let shape: ParagraphShape
    private let container: TextLayout.Container
    private var lines: [TextLine] = []
    private var shapes: [(shape: ParagraphShape, isFirst: Bool)] = []
    /// Whether the text does not end with the last line.
    private(set) var leavesTextOut = false

    init(_ text: StyledText, shape: ParagraphShape, container: TextLayout.Container, era: MetricsEra) {
        measured = MeasuredText(text, era: era)
        self.shape = shape
        self.container = container
    }

    /// The greatest width of a line, with its indent, and with the spaces at its end as far as there is room where the text does not
    /// go on in another line.
    var width: Double {
        zip(lines, spans).reduce(visibleWidth) { width, line in
            let spaces = line.1.widthOfSpacesAtEnd(in: measured)
            guard spaces > 0, !line.0.isTruncated else { return width }
            let whole = line.0.width + spaces + line.1.shape.indent(isFirst: line.1.isFirst)
            return max(width, min(whole, container.width))
        }
    }

    /// The greatest width of a line, with its indent.
    private var visibleWidth: Double {
        zip(lines, shapes).reduce(0) { max($0, $1.0.width + $1.1.shape.indent(isFirst: $1.1.isFirst)) }
    }

    mutating func layOut() {
        if mayWrap { measured.findBreaks() }
        guard !measured.characters.isEmpty else { return }
        var start = 0
        // A newline at the end leaves an empty line after it.
        while start <= measured.characters.count {
            let end = measured.endOfParagraph(from: start)
            guard layOutParagraph(start..<end) else { return }
            start = end + 1
        }
    }

    private var mayWrap: Bool {
        measured.width > container.width || shape.hasIndents
            || measured.text.runs.contains { $0.shape?.hasIndents == true }
    }

    /// Whether the text may go on after it.
    private mutating func layOutParagraph(_ paragraph: Range<Int>) -> Bool {
        let shape = shape(at: paragraph.lowerBound)
        var start = paragraph.lowerBound
        repeat {
            let isFirst = start == paragraph.lowerBound
            let end = filler(shape, isFirst).end(from: start, before: paragraph.upperBound)
            let span = LineSpan(shape: shape, isFirst: isFirst, start: start, end: end, paragraph: paragraph)
            guard add(span) else {
                truncateLastLine()
                return false
            }
            start = end
        } while start < paragraph.upperBound
        return true
    }

    /// Adds a line if there is room for it.
    private mutating func add(_ span: LineSpan) -> Bool {
        let line = span.line(in: measured, below: lines.last, after: shapes.last?.shape)
        let isOneTooMany = container.lineLimit > 0 && lines.count == container.lineLimit
        let isTooLow = !lines.isEmpty && line.bottom > container.height + Typesetter.tolerance
        guard !isOneTooMany, !isTooLow else { return false }
        lines.append(line)
        shapes.append((span.shape, span.isFirst))
        spans.append(span)
        return true
    }

    private var spans: [LineSpan] = []

    private mutating func truncateLastLine() {
        leavesTextOut = true
        guard let span = spans.last, let line = lines.last else { return }
        let truncation = LineTruncation(
            measured: measured, span: span,
            width: span.shape.width(in: container.width, isFirst: span.isFirst))
        lines[lines.count - 1] = truncation.apply(to: line)
    }

    private func filler(_ shape: ParagraphShape, _ isFirst: Bool) -> LineFiller {
        LineFiller(
            characters: measured.characters, shape: shape,
            width: shape.width(in: container.width, isFirst: isFirst), indent: shape.indent(isFirst: isFirst))
    }

    private func shape(at index: Int) -> ParagraphShape {
        let known = min(index, measured.characters.count - 1)
        return measured.text.runs[measured.characters[known].run].shape ?? shape
    }

    /// The lines at their sides of the container, or of the widest line when the container has no width.
    func alignedLines() -> [TextLine] {
        let room = container.width.isFinite ? container.width : visibleWidth
        return zip(zip(lines, spans), shapes).map { line, layout in
            var (line, span) = line
            if span.isJustified(in: measured), !line.isTruncated {
                line = span.justified(
                    line, to: layout.shape.width(in: room, isFirst: layout.isFirst), in: measured)
            }
            line.x = layout.shape.x(ofLine: line.width, isFirst: layout.isFirst, in: room)
            return line
        }
    }
}

extension ParagraphShape {
    /// Whether lines may be narrower than their container.
    var hasIndents: Bool { firstLineIndent != 0 || indent != 0 || tailIndent != 0 }

    func indent(isFirst: Bool) -> Double { isFirst ? firstLineIndent : indent }

    /// What of a line stays in place.
    var side: TextLine.Side {
        switch alignment {
        case .left: .start
        case .center: .middle
        case .right: .end
        case .natural, .justified: isRightToLeft ? .end : .start
        }
    }

    /// Where a line of a width begins.
    func x(ofLine line: Double, isFirst: Bool, in room: Double) -> Double {
        let start = indent(isFirst: isFirst)
        let free = width(in: room, isFirst: isFirst) - line
        switch (alignment, isRightToLeft) {
        case (.left, _), (.natural, false), (.justified, false): return start
        case (.center, _): return start + max(0, free / 2)
        case (.right, true), (.natural, true), (.justified, true): return room - start - line
        case (.right, false): return start + max(0, free)
        }
    }
}
