/// Truncates the last line of a text that doesn't fit. Tabs on it have the width of a space.
struct LineTruncation {
    let measured: MeasuredText
    let span: LineSpan
    /// The available width of the line, in points.
    let width: Double

    /// Returns the line with as much of the rest of its paragraph as fits.
    func apply(to line: TextLine) -> TextLine {
        switch span.shape.lineBreak {
        case .wordWrapping, .characterWrapping: line
        case .clipping: shown(line, [.text(rest)], isTruncated: false)
        case .truncatingTail: shown(line, [.text(rest.lowerBound..<head(width)), .ellipsis])
        case .truncatingHead: shown(line, [.ellipsis, .text(tail(width)..<rest.upperBound)])
        case .truncatingMiddle: shown(line, middle)
        }
    }

    private enum Part {
        case text(Range<Int>)
        case ellipsis
    }

    private var rest: Range<Int> { span.start..<span.paragraph.upperBound }

    /// The start and the end of the text, with about equal widths.
    private var middle: [Part] {
        let free = width - ellipsisWidth(measured.characters[rest.lowerBound].run)
        let end = head(width / 2 + ellipsisWidth(measured.characters[rest.lowerBound].run) / 2)
        let taken = measured.characters[rest.lowerBound..<end].reduce(0) { $0 + $1.advance }
        let begin = max(end, tail(width - min(taken, free)))
        return [.text(rest.lowerBound..<end), .ellipsis, .text(begin..<rest.upperBound)]
    }

    /// Returns the end of the longest prefix that fits with an ellipsis after it.
    private func head(_ width: Double) -> Int {
        var (x, end) = (0.0, rest.lowerBound)
        for index in rest {
            x += measured.characters[index].advance
            let run = measured.characters[index].run
            if x + ellipsisWidth(run) > width + Typesetter.tolerance { break }
            end = index + 1
        }
        return end
    }

    /// Returns the start of the longest suffix that fits with an ellipsis before it.
    private func tail(_ width: Double) -> Int {
        var (x, start) = (0.0, rest.upperBound)
        for index in rest.reversed() {
            x += measured.characters[index].advance
            let run = measured.characters[index].run
            if x + ellipsisWidth(run) > width + Typesetter.tolerance { break }
            start = index
        }
        return start
    }

    private func ellipsisWidth(_ run: Int) -> Double {
        CharacterRuler(measured.style(of: run), measured.era).width(of: "…")
    }

    private func shown(_ line: TextLine, _ parts: [Part], isTruncated: Bool = true) -> TextLine {
        var line = line
        line.isTruncated = isTruncated
        line.pieces = []
        line.width = 0
        for part in parts { add(part, to: &line) }
        line.range = line.range.lowerBound..<measured.length
        return line
    }

    private func add(_ part: Part, to line: inout TextLine) {
        switch part {
        case .text(let characters):
            let (pieces, width) = span.pieces(characters, in: measured, tabsLeadToStops: false)
            line.pieces += pieces.map { piece in
                var piece = piece
                piece.x += line.width
                return piece
            }
            line.width += width
        case .ellipsis:
            let run = line.pieces.last?.run ?? measured.characters[rest.lowerBound].run
            let width = ellipsisWidth(run)
            line.pieces.append(TextLine.Piece(text: "…", range: nil, run: run, x: line.width, width: width))
            line.width += width
        }
    }
}
