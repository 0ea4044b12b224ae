/// A character of a text with its width.
struct MeasuredCharacter {
    enum Kind {
        case letter
        /// At a line's end it takes no room.
        case space
        case tab
        /// As wide as an app says.
        case control
        case newline
    }

    /// Where it begins, in UTF-16 units.
    var offset: Int
    /// In points, with the kerning between it and the character before it.
    var advance: Double
    var kind: Kind
    /// The part of the text it belongs to.
    var run: Int
    /// Whether a line may begin with it.
    var mayBeginLine: Bool
    /// Whether the container ends after it. It is a newline then.
    var endsContainer = false
}

/// A text's characters, measured once for all its lines.
struct MeasuredText {
    let text: StyledText
    let era: MetricsEra
    private(set) var characters: [MeasuredCharacter] = []
    /// The length in UTF-16 units.
    let length: Int
    /// The width of all characters on one line; infinite if there are tabs, whose width depends on their place.
    var width: Double {
        characters.reduce(0) { $1.kind == .tab ? .infinity : $0 + $1.advance }
    }

    init(_ text: StyledText, era: MetricsEra) {
        self.text = text
        self.era = era
        length = text.string.utf16.count
        characters.reserveCapacity(length)
        var start = text.string.startIndex
        for (number, run) in text.runs.enumerated() {
            let end = String.Index(utf16Offset: run.range.upperBound, in: text.string)
            measure(text.string[start..<end], run: number)
            start = end
        }
    }

    private mutating func measure(_ part: Substring, run: Int) {
        let ruler = CharacterRuler(text.runs[run].style, era)
        let first = characters.count
        if measureASCII(part, ruler, run: run) { return }
        characters.removeSubrange(first...)
        var offset = text.runs[run].range.lowerBound
        var before: Character?
        for character in part {
            let kerning = before.map { ruler.kerning($0, character) } ?? 0
            add(ruler.width(of: character) + kerning, character.kind, at: offset, run)
            offset += character.utf16.count
            before = character
        }
    }

    /// ASCII characters are bytes, which is much quicker. Whether there were no others: what was added counts only then.
    private mutating func measureASCII(_ part: Substring, _ ruler: CharacterRuler, run: Int) -> Bool {
        var offset = text.runs[run].range.lowerBound
        var before: UInt8 = 0
        for code in part.utf8 {
            // A carriage return may be one character with what follows.
            guard code < 0x80, code != 0x0D else { return false }
            add(ruler.width(ofASCII: code, after: before), .of(ascii: code), at: offset, run)
            offset += 1
            before = code
        }
        return true
    }

    private mutating func add(_ advance: Double, _ kind: MeasuredCharacter.Kind, at offset: Int, _ run: Int) {
        characters.append(
            MeasuredCharacter(offset: offset, advance: advance, kind: kind, run: run, mayBeginLine: false))
    }

    /// Finds the places where lines may begin. A text that fits on its lines needs none.
    mutating func findBreaks(where mayBreak: ((Int) -> Bool)? = nil) {
        var index = 0
        for place in LineBreakOpportunities.find(in: text.string) where mayBreak?(place) ?? true {
            while index < characters.count, characters[index].offset < place { index += 1 }
            guard index < characters.count else { return }
            if characters[index].offset == place { characters[index].mayBeginLine = true }
        }
    }

    /// Makes control characters do what an app says.
    mutating func apply(_ use: (Int, Unicode.Scalar) -> LineChoices.ControlUse?) {
        let scalars = text.string.unicodeScalars
        for index in characters.indices {
            let place = characters[index].offset
            let scalar = scalars[String.Index(utf16Offset: place, in: text.string)]
            guard scalar.isControl, let use = use(place, scalar) else { continue }
            switch use {
            case .space(let width): (characters[index].kind, characters[index].advance) = (.control, width)
            case .tab: characters[index].kind = .tab
            case .newline: characters[index].kind = .newline
            case .containerEnd: (characters[index].kind, characters[index].endsContainer) = (.newline, true)
            }
        }
    }

    /// Where a character begins, or where the text ends.
    func offset(of index: Int) -> Int {
        index < characters.count ? characters[index].offset : length
    }

    /// The first newline from a character on, or the end.
    func endOfParagraph(from start: Int) -> Int {
        characters[start...].firstIndex { $0.kind == .newline } ?? characters.count
    }

    func style(of run: Int) -> RunStyle { text.runs[run].style }
}

extension MeasuredCharacter.Kind {
    /// Whether its width depends on more than its letters.
    var isAlone: Bool { self == .tab || self == .control }

    fileprivate static func of(ascii code: UInt8) -> MeasuredCharacter.Kind {
        switch code {
        case 0x20: .space
        case 0x09: .tab
        case 0x0A...0x0D: .newline
        default: .letter
        }
    }
}

extension Unicode.Scalar {
    fileprivate var isControl: Bool {
        [.control, .lineSeparator, .paragraphSeparator].contains(properties.generalCategory)
    }
}

extension Character {
    fileprivate var kind: MeasuredCharacter.Kind {
        if isNewline { return .newline }
        if self == "\t" { return .tab }
        return isWhitespace && self != "\u{A0}" ? .space : .letter
    }
}
