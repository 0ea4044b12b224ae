/// Converts between characters and positions in laid-out text.
package struct TextPlaces: Sendable {
    private let text: StyledText
    package let layout: TextLayout
    private let measure: TextMeasure

    /// Creates the conversion for a text and its layout.
    package init(of text: StyledText, in layout: TextLayout, era: MetricsEra) {
        self.text = text
        self.layout = layout
        measure = TextMeasure(era)
    }

    /// Returns the index of the line at an offset. An offset between two lines belongs to the second, except at the
    /// end of the text.
    package func line(of offset: Int) -> Int? {
        guard !layout.lines.isEmpty else { return nil }
        return layout.lines.firstIndex { $0.range.contains(offset) } ?? layout.lines.count - 1
    }

    /// Returns the x coordinate of an offset on a line, from the container's left edge.
    package func x(of offset: Int, on line: TextLine) -> Double {
        guard let piece = line.pieces.last(where: { ($0.range?.lowerBound ?? .max) <= offset }),
            let range = piece.range
        else { return line.x }
        let stops = stops(of: piece)
        let last = stops.last { $0.offset <= min(offset, range.upperBound) }
        return line.x + piece.x + (last?.x ?? 0)
    }

    /// Returns the offset nearest to an x coordinate on a line, measured from the container's left edge. Never after the
    /// line's newline.
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

    /// Returns the line nearest to a y coordinate.
    package func line(at y: Double) -> Int? {
        guard !layout.lines.isEmpty else { return nil }
        return layout.lines.firstIndex { y < $0.bottom } ?? layout.lines.count - 1
    }

    /// Returns the line nearest to a point. Several lines can be side by side.
    package func line(at y: Double, _ x: Double) -> Int? {
        guard let line = line(at: y), layout.lines[line].room != nil else { return line(at: y) }
        let row = layout.lines.indices.filter { layout.lines[$0].top == layout.lines[line].top }
        return row.min { distance(of: x, from: $0) < distance(of: x, from: $1) } ?? line
    }

    private func distance(of x: Double, from line: Int) -> Double {
        guard let room = layout.lines[line].room else { return 0 }
        return max(room.lowerBound - x, x - room.upperBound, 0)
    }

    /// Returns the start of each character of a piece and the end of the last one, from the piece's start.
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
