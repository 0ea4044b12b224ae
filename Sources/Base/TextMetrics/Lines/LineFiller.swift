/// Finds the text that fits on a line.
struct LineFiller {
    let characters: [MeasuredCharacter]
    let shape: ParagraphShape
    /// The available width of the line, in points.
    let width: Double
    /// The indent of the line, from which tabs are measured.
    let indent: Double

    /// Returns the first character of the next line. A line contains at least one character.
    func end(from start: Int, before end: Int) -> Int {
        guard let overflow = firstThatDoesNotFit(from: start, before: end) else { return end }
        let isWrappedByCharacter = shape.lineBreak == .characterWrapping
        let place = isWrappedByCharacter ? overflow : lastBreak(upTo: overflow, after: start) ?? overflow
        return afterSpaces(from: max(place, start + 1), before: end)
    }

    /// Returns whether the first word, or all the text, fits.
    func holdsWord(from start: Int, before end: Int) -> Bool {
        guard let overflow = firstThatDoesNotFit(from: start, before: end) else { return true }
        return shape.lineBreak == .characterWrapping
            ? overflow > start : lastBreak(upTo: overflow, after: start) != nil
    }

    /// Spaces at a line's end take no width, so they always fit.
    private func firstThatDoesNotFit(from start: Int, before end: Int) -> Int? {
        var x = indent
        for index in start..<max(start, end) {
            let character = characters[index]
            x = character.kind == .tab ? shape.tabStop(after: x) : x + character.advance
            if x > indent + width + Typesetter.tolerance, character.kind != .space { return index }
        }
        return nil
    }

    private func lastBreak(upTo index: Int, after start: Int) -> Int? {
        var index = index
        while index > start {
            if characters[index].mayBeginLine { return index }
            index -= 1
        }
        return nil
    }

    private func afterSpaces(from start: Int, before end: Int) -> Int {
        var index = start
        while index < end, characters[index].kind == .space { index += 1 }
        return index
    }
}
