/// Where characters of a laid-out text are, and which character is where.
package struct TextPlaces: Sendable {
    private let text: StyledText
    /// The lines and their places.
    package let layout: TextLayout
    private let measure: TextMeasure

    /// Creates it for a text that was laid out.
    package init(of text: StyledText, in layout: TextLayout, era: MetricsEra) {
        self.text = text
        self.layout = layout
        measure = TextMeasure(era)
    }

    /// The number of the line that a place in the text is on: between two lines the second, but for the end of the text.
    package func line(of offset: Int) -> Int? {
        guard !layout.lines.isEmpty else { return nil }
        return layout.lines.firstIndex { $0.range.contains(offset) } ?? layout.lines.count - 1
    }

    /// Where a place in the text is on a line, from the container's left side.
    package func x(of offset: Int, on line: TextLine) -> Double {
        guard let piece = line.pieces.last(where: { ($0.range?.lowerBound ?? .max) <= offset }),
            let range = piece.range
        else { return line.x }
        let stops = stops(of: piece)
        let last = stops.last { $0.offset <= min(offset, range.upperBound) }
        return line.x + piece.x + (last?.x ?? 0)
    }

    /// The place in the text that is nearest to a point on a line, by its distance from the container's left side. Never after
    /// the line's newline.
    package func offset(at x: Double, on line: TextLine) -> Int {
        var nearest = (offset: line.range.lowerBound, distance: abs(x - line.x))
        for piece in line.pieces {
            for stop in stops(of: piece) {
                let distance = abs(x - line.x - piece.x - stop.x)
                if distance < nearest.distance { nearest = (stop.offset, distance) }
            }
        }
        return nearest.offset
    }

    /// The line that is nearest to a height.
    package func line(at y: Double) -> Int? {
        guard !layout.lines.isEmpty else { return nil }
        return layout.lines.firstIndex { y < $0.bottom } ?? layout.lines.count - 1
    }

    /// The line that is nearest to a point. Several lines may be side by side.
    package func line(at y: Double, _ x: Double) -> Int? {
        guard let line = line(at: y), layout.lines[line].room != nil else { return line(at: y) }
        let row = layout.lines.indices.filter { layout.lines[$0].top == layout.lines[line].top }
        return row.min { distance(of: x, from: $0) < distance(of: x, from: $1) } ?? line
    }

    private func distance(of x: Double, from line: Int) -> Double {
        guard let room = layout.lines[line].room else { return 0 }
        return max(room.lowerBound - x, x - room.upperBound, 0)
    }

    /// Where each character of a piece begins and the last one ends, from the piece's beginning.
    private func stops(of piece: TextLine.Piece) -> [(offset: Int, x: Double)] {
        guard let range = piece.range else { return [] }
        let natural = measure.offsets(of: piece.text, style: text.runs[piece.run].style)
        let width = natural.last ?? 0
        let factor = width > 0 ? piece.width / width : 0
        var stops = [(offset: range.lowerBound, x: 0.0)]
        for (character, x) in zip(piece.text, natural.dropFirst()) {
            stops.append((stops[stops.count - 1].offset + character.utf16.count, x * factor))
        }
        if factor == 0 { stops[stops.count - 1].x = piece.width }
        return stops
    }
}
