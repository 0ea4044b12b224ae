/// Finds how much text a line holds.
struct LineFiller {
    let characters: [MeasuredCharacter]
    let shape: ParagraphShape
    /// The room of the line in points.
    let width: Double
    /// How far the line begins from the side: tabs count from there.
    let indent: Double

    /// The first character of the next line. A line holds one character at least.
    func end(from start: Int, before end: Int) -> Int {
        guard let overflow = firstThatDoesNotFit(from: start, before: end) else { return end }
        let isWrappedByCharacter = shape.lineBreak == .characterWrapping
        let place = isWrappedByCharacter ? overflow : lastBreak(upTo: overflow, after: start) ?? overflow
        return afterSpaces(from: max(place, start + 1), before: end)
    }

    /// Whether the first word has room, or all of the text.
    func holdsWord(from start: Int, before end: Int) -> Bool {
        guard let overflow = firstThatDoesNotFit(from: start, before: end) else { return true }
        return shape.lineBreak == .characterWrapping
            ? overflow > start : lastBreak(upTo: overflow, after: start) != nil
    }

    /// Spaces take no room at a line's end, so they never are what does not fit.
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
