/// Fills lines with text, one after another.
struct Typesetter {
    /// The tolerance for a line's width, in points, which matches the accuracy of the tables.
    static let tolerance = 0.05

    private(set) var measured: MeasuredText
    private let shape: ParagraphShape
    private let container: TextLayout.Container
    private let choices: LineChoices
    private var lines: [TextLine] = []
    private var shapes: [(shape: ParagraphShape, isFirst: Bool)] = []
    /// Whether the last line isn't the end of the text.
    private(set) var leavesTextOut = false

    init(
        _ text: StyledText, shape: ParagraphShape, container: TextLayout.Container, era: MetricsEra,
        choices: LineChoices
    ) {
        self.choices = choices
        measured = MeasuredText(text, era: era)
        if let control = choices.control { measured.apply(control) }
        self.shape = shape
        self.container = container
    }

    /// The maximum width of a line, including its indent and the spaces at its end that fit, unless the text continues on another line.
    var width: Double {
        zip(lines, spans).reduce(visibleWidth) { width, line in
            let spaces = line.1.widthOfSpacesAtEnd(in: measured)
            guard spaces > 0, !line.0.isTruncated else { return width }
            let whole = line.0.width + spaces + line.1.shape.indent(isFirst: line.1.isFirst)
            return max(width, min(whole, container.width))
        }
    }

    /// The maximum width of a line, including its indent.
    private var visibleWidth: Double {
        zip(lines, shapes).reduce(0) { max($0, $1.0.width + $1.1.shape.indent(isFirst: $1.1.isFirst)) }
    }

    mutating func layOut() {
        if mayWrap { measured.findBreaks(where: choices.mayBreak) }
        guard !measured.characters.isEmpty else { return }
        var start = 0
        // A newline at the end is followed by an empty line.
        while start <= measured.characters.count {
            let end = measured.endOfParagraph(from: start)
            guard layOutParagraph(start..<end) else { return }
            if end < measured.characters.count, measured.characters[end].endsContainer {
                leavesTextOut = end + 1 < measured.characters.count
                return
            }
            start = end + 1
        }
    }

    private var mayWrap: Bool {
        measured.width > container.width || choices.rooms != nil || shape.hasIndents
            || measured.text.runs.contains { $0.shape?.hasIndents == true }
    }

    /// Returns whether the text may continue after the paragraph.
    private mutating func layOutParagraph(_ paragraph: Range<Int>) -> Bool {
        let shape = shape(at: paragraph.lowerBound)
        var start = paragraph.lowerBound
        repeat {
            if choices.rooms != nil {
                guard let end = addRow(shape, from: start, of: paragraph) else { return false }
                start = end
                continue
            }
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

    /// Adds a line if it fits.
    private mutating func add(_ span: LineSpan) -> Bool {
        let line = span.line(in: measured, below: lines.last, after: shapes.last?.shape, choices)
        let isOneTooMany = container.lineLimit > 0 && lines.count == container.lineLimit
        let isTooLow = !lines.isEmpty && line.bottom > container.height + Typesetter.tolerance
        guard !isOneTooMany, !isTooLow else { return false }
        lines.append(line)
        shapes.append((span.shape, span.isFirst))
        spans.append(span)
        return true
    }

    private var spans: [LineSpan] = []

    /// Adds the side-by-side lines at the next height with space. Returns the end of the last one; `nil` if no line fits.
    private mutating func addRow(_ shape: ParagraphShape, from start: Int, of paragraph: Range<Int>) -> Int? {
        let isFirst = start == paragraph.lowerBound
        let empty = LineSpan(shape: shape, isFirst: isFirst, start: start, end: start, paragraph: paragraph)
        let probe = empty.line(in: measured, below: lines.last, after: shapes.last?.shape, choices)
        var top = max(probe.top, lines.map(\.top).max() ?? 0)
        var rowsWithoutWords = 0
        while let row = rooms(from: top, height: probe.height, start) {
            // A word that fits nowhere is broken as a last resort.
            let breaksWords = row.rooms.count == 1 || rowsWithoutWords >= Typesetter.rowsToTry
            switch fill(row.rooms, at: row.top, empty, breaksWords: breaksWords) {
            case .ended(let end): return end
            case .hasNoRoomForWord: (top, rowsWithoutWords) = (row.top + 1, rowsWithoutWords + 1)
            case .isOneTooMany:
                truncateLastLine()
                return nil
            }
        }
        truncateLastLine()
        return nil
    }

    private static let rowsToTry = 500

    private enum RowResult {
        case ended(Int)
        case hasNoRoomForWord
        case isOneTooMany
    }

    private mutating func fill(
        _ rooms: [ClosedRange<Double>], at top: Double, _ first: LineSpan, breaksWords: Bool
    ) -> RowResult {
        var span = first
        var isEmpty = true
        for room in first.shape.isRightToLeft ? rooms.reversed() : rooms {
            let filler = LineFiller(
                characters: measured.characters, shape: first.shape,
                width: first.shape.width(in: room.upperBound - room.lowerBound, isFirst: first.isFirst),
                indent: first.shape.indent(isFirst: first.isFirst))
            guard breaksWords || filler.holdsWord(from: span.end, before: first.paragraph.upperBound) else {
                continue
            }
            span = LineSpan(
                shape: first.shape, isFirst: first.isFirst, start: span.end,
                end: filler.end(from: span.end, before: first.paragraph.upperBound),
                paragraph: first.paragraph)
            guard add(span, in: room, at: top) else { return .isOneTooMany }
            isEmpty = false
            if span.end >= first.paragraph.upperBound { break }
        }
        return isEmpty ? .hasNoRoomForWord : .ended(span.end)
    }

    /// Returns the spans at the first height, starting at `top`, that has any.
    private func rooms(
        from top: Double, height: Double, _ start: Int
    ) -> (top: Double, rooms: [ClosedRange<Double>])? {
        var top = top
        let limit = min(container.height, top + 100_000)
        while top + height <= limit + Typesetter.tolerance || lines.isEmpty && top < 1 {
            let rooms = choices.rooms?(top, height, measured.offset(of: start)) ?? []
            if !rooms.isEmpty { return (top, rooms) }
            top += 1
        }
        return nil
    }

    /// Adds a line to a span of a row.
    private mutating func add(_ span: LineSpan, in room: ClosedRange<Double>, at top: Double) -> Bool {
        guard container.lineLimit == 0 || lines.count < container.lineLimit else { return false }
        var line = span.line(in: measured, below: nil, after: nil, choices)
        line.baseline += top - line.top
        line.top = top
        line.room = room
        lines.append(line)
        shapes.append((span.shape, span.isFirst))
        spans.append(span)
        return true
    }

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

    /// Returns the lines, aligned in the container, or in the widest line if the container has no width.
    func alignedLines() -> [TextLine] {
        let room = container.width.isFinite ? container.width : visibleWidth
        return zip(zip(lines, spans), shapes).map { line, layout in
            var (line, span) = line
            let room = line.room.map { $0.upperBound - $0.lowerBound } ?? room
            let start = line.room?.lowerBound ?? 0
            if span.isJustified(in: measured), !line.isTruncated {
                line = span.justified(
                    line, to: layout.shape.width(in: room, isFirst: layout.isFirst), in: measured)
            }
            line.x = layout.shape.x(ofLine: line.width, isFirst: layout.isFirst, in: room) + start
            return line
        }
    }
}

extension ParagraphShape {
    /// Whether lines can be narrower than their container.
    var hasIndents: Bool { firstLineIndent != 0 || indent != 0 || tailIndent != 0 }

    func indent(isFirst: Bool) -> Double { isFirst ? firstLineIndent : indent }

    /// The part of a line that stays in position.
    var side: TextLine.Side {
        switch alignment {
        case .left: .start
        case .center: .middle
        case .right: .end
        case .natural, .justified: isRightToLeft ? .end : .start
        }
    }

    /// Returns the start of a line with a width.
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
