/// The characters of a line, with the layout of its paragraph.
struct LineSpan {
    let shape: ParagraphShape
    /// Whether it is the paragraph's first line.
    let isFirst: Bool
    let start: Int
    /// The first character of the next line, or the paragraph's newline.
    let end: Int
    let paragraph: Range<Int>

    /// Returns the line below a previous line, whose paragraph may have another layout.
    func line(
        in measured: MeasuredText, below above: TextLine?, after previous: ParagraphShape?,
        _ choices: LineChoices
    ) -> TextLine {
        let heights = heights(in: measured)
        let height = shape.lineHeight(heights.ascent + heights.descent)
        let shown = withoutSpacesAtEnd(measured)
        let (pieces, width) = pieces(shown, in: measured)
        var line = TextLine(
            range: measured.offset(of: start)..<measured.offset(of: endWithNewline(measured)), pieces: pieces,
            x: 0, top: 0, baseline: height - heights.descent, width: width, height: height,
            isTruncated: false, side: shape.side)
        line.top = top(of: line, below: above, after: previous, leading: heights.leading, choices)
        line.baseline += line.top
        return line
    }

    private func endWithNewline(_ measured: MeasuredText) -> Int {
        end == paragraph.upperBound ? min(end + 1, measured.characters.count) : end
    }

    private func top(
        of line: TextLine, below above: TextLine?, after previous: ParagraphShape?, leading: Double,
        _ choices: LineChoices
    ) -> Double {
        guard let above, let previous else { return 0 }
        let top = above.bottom + leading + (choices.spacingAfterLine?(above) ?? previous.lineSpacing)
        guard isFirst else { return top }
        return top + (choices.spacingAfterParagraph?(above) ?? previous.paragraphSpacing)
            + (choices.spacingBeforeParagraph?(line) ?? shape.paragraphSpacingBefore)
    }

    func withoutSpacesAtEnd(_ measured: MeasuredText) -> Range<Int> {
        var last = end
        while last > start, measured.characters[last - 1].kind == .space { last -= 1 }
        return start..<last
    }

    /// Returns the width of the spaces at the end of a paragraph's last line.
    func widthOfSpacesAtEnd(in measured: MeasuredText) -> Double {
        guard end == paragraph.upperBound else { return 0 }
        return measured.characters[withoutSpacesAtEnd(measured).upperBound..<max(start, end)].reduce(0) {
            $0 + $1.advance
        }
    }

    /// Returns the maximum heights of the line's runs; for an empty line, the heights of its newline.
    private func heights(in measured: MeasuredText) -> (ascent: Double, descent: Double, leading: Double) {
        var (ascent, descent, leading) = (0.0, 0.0, 0.0)
        var known = -1
        // An empty last line uses the heights of the preceding newline.
        let first = min(start, measured.characters.count - 1)
        for character in measured.characters[first..<max(end, first + 1)] where character.run != known {
            known = character.run
            let style = measured.style(of: known)
            ascent = max(ascent, style.ascent + style.rise)
            descent = max(descent, style.descent - style.rise)
            leading = max(leading, style.leadingInPoints)
        }
        return (ascent, descent, leading)
    }

    /// Returns the characters as pieces of one run each, from the line's start, and their total width. A tab or a control character is a
    /// separate piece.
    func pieces(
        _ shown: Range<Int>, in measured: MeasuredText, tabsLeadToStops: Bool = true
    ) -> (pieces: [TextLine.Piece], width: Double) {
        var pieces: [TextLine.Piece] = []
        var x = 0.0
        var first = shown.lowerBound
        while first < shown.upperBound {
            let run = measured.characters[first].run
            let end =
                measured.characters[first].kind.isAlone
                ? first + 1
                : measured.characters[first..<shown.upperBound].firstIndex {
                    $0.run != run || $0.kind.isAlone
                } ?? shown.upperBound
            let next = measured.characters[first..<end].reduce(x) {
                tabsLeadToStops ? advance($0, over: $1) : $0 + $1.advance
            }
            pieces.append(measured.piece(first..<end, run: run, x: x, width: next - x))
            (first, x) = (end, next)
        }
        return (pieces, x)
    }

    private func advance(_ x: Double, over character: MeasuredCharacter) -> Double {
        guard character.kind == .tab else { return x + character.advance }
        let indent = shape.indent(isFirst: isFirst)
        return shape.tabStop(after: x + indent) - indent
    }
}

extension MeasuredText {
    func piece(_ characters: Range<Int>, run: Int, x: Double, width: Double) -> TextLine.Piece {
        let range = offset(of: characters.lowerBound)..<offset(of: characters.upperBound)
        return TextLine.Piece(text: part(range), range: range, run: run, x: x, width: width)
    }

    private func part(_ range: Range<Int>) -> String {
        if range == 0..<length { return text.string }
        let start = String.Index(utf16Offset: range.lowerBound, in: text.string)
        return String(text.string[start..<String.Index(utf16Offset: range.upperBound, in: text.string)])
    }
}
