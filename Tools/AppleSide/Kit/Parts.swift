/// Takes lists apart that have brackets in them.
enum Parts {
    /// The parts between the commas that stand in no brackets.
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

    /// Where the bracket closes that opens at a place.
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

    /// An arrow closes nothing.
    private static func change(at character: Character, after last: Character) -> Int {
        switch character {
        case "(", "[", "<": 1
        case ")", "]": -1
        case ">": last == "-" ? 0 : -1
        default: 0
        }
    }
}
