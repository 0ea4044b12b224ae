/// Splits lists that contain brackets.
enum Parts {
    /// The parts between commas outside brackets.
    static func split(_ text: some StringProtocol) -> [String] {
        var parts: [String] = []
        var part = ""
        var depth = 0
        var last: Character = " "
        for character in text {
            depth += change(at: character, after: last)
            last = character
            if character == ",", depth == 0 {
                parts.append(part)
                part = ""
            } else if !(part.isEmpty && character == " ") {
                part.append(character)
            }
        }
        return part.isEmpty ? parts : parts + [part]
    }

    /// The position of the bracket that closes the one at a position.
    static func end(of text: String, from open: String.Index) -> String.Index? {
        var depth = 0
        var last: Character = " "
        for index in text[open...].indices {
            depth += change(at: text[index], after: last)
            last = text[index]
            if depth == 0 { return index }
        }
        return nil
    }

    /// An arrow's `>` doesn't close a bracket.
    private static func change(at character: Character, after last: Character) -> Int {
        switch character {
        case "(", "[", "<": 1
        case ")", "]": -1
        case ">": last == "-" ? 0 : -1
        default: 0
        }
    }
}
