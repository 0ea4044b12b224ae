/// A character of a text with its width.
struct MeasuredCharacter {
    enum Kind {
        case letter
        /// Takes no width at the end of a line.
        case space
        case tab
        /// Has the width that the app sets.
        case control
        case newline
    }

    /// The start, in UTF-16 units.
    var offset: Int
    /// In points, including the kerning with the preceding character.
    var advance: Double
    var kind: Kind
    /// The index of its run.
    var run: Int
    /// Whether a line may start with it.
    var mayBeginLine: Bool
    /// Whether the container ends after it. The character's kind is then newline.
    var endsContainer = false
}

/// The characters of a text, measured once for all its lines.
struct MeasuredText {
    let text: StyledText
    let era: MetricsEra
    private(set) var characters: [MeasuredCharacter] = []
    /// The length in UTF-16 units.
    let length: Int
    /// The width of all characters on one line; infinite if there are tabs, whose width depends on their position.
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

    /// Measures the bytes of ASCII text, which is much faster. Returns `false` for other text; the added characters are
    /// then invalid.
    private mutating func measureASCII(_ part: Substring, _ ruler: CharacterRuler, run: Int) -> Bool {
        var offset = text.runs[run].range.lowerBound
        var before: UInt8 = 0
        for code in part.utf8 {
            // A carriage return can form one character with the next one.
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

    /// Finds the line break opportunities. Text that fits on its lines needs none.
    mutating func findBreaks(where mayBreak: ((Int) -> Bool)? = nil) {
        var index = 0
        for place in LineBreakOpportunities.find(in: text.string) where mayBreak?(place) ?? true {
            while index < characters.count, characters[index].offset < place { index += 1 }
            guard index < characters.count else { return }
            if characters[index].offset == place { characters[index].mayBeginLine = true }
        }
    }

    /// Applies the app's decisions about control characters.
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

    /// Returns the offset of a character, or the length of the text.
    func offset(of index: Int) -> Int {
        index < characters.count ? characters[index].offset : length
    }

    /// Returns the first newline at or after a character, or the end.
    func endOfParagraph(from start: Int) -> Int {
        characters[start...].firstIndex { $0.kind == .newline } ?? characters.count
    }

    func style(of run: Int) -> RunStyle { text.runs[run].style }
}

extension MeasuredCharacter.Kind {
    /// Whether its width depends on more than its glyph.
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
