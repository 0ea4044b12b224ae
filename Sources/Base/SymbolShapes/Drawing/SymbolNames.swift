/// Finds the drawing for a symbol's name: a symbol with exactly that name, or its variants, word by word from the end.
enum SymbolNames {
    /// The drawn symbols, by theme.
    static let themes: [[String: Drawing]] = [
        Arrows.drawings, Signs.drawings, Figures.drawings, People.drawings, Hands.drawings,
        Communication.drawings, Media.drawings, Editing.drawings, Documents.drawings, Objects.drawings,
        Places.drawings, Tools.drawings, Devices.drawings, Connections.drawings, Weather.drawings,
        Landscape.drawings, Animals.drawings,
        Commerce.drawings, Time.drawings,
    ]

    /// Aliases.
    static let otherNames: [String: String] = [
        "multiply": "xmark", "line.horizontal.3": "line.3.horizontal",
        "line.horizontal.3.decrease": "line.3.horizontal.decrease",
        "rectangle.portrait.and.arrow.right": "rectangle.portrait.and.arrow.forward",
        "speaker.2": "speaker.wave.2",
        "bubble": "bubble.left", "message": "bubble.left", "icloud": "cloud", "smiley": "face.smiling",
        "desktopcomputer": "display", "externaldrive": "internaldrive",
        "puzzlepiece.extension": "puzzlepiece",
        "text.book.closed": "book.closed", "list.bullet.clipboard": "list.clipboard",
        "sidebar.leading": "sidebar.left",
    ]

    private static let drawn: [String: Drawing] = themes.reduce(into: [:]) { drawn, theme in
        drawn.merge(theme) { first, _ in first }
    }

    /// Returns the drawing for a name; nil if it is neither drawn nor a variant of a drawn symbol.
    static func drawing(_ name: Substring) -> Drawing? {
        if let drawing = drawn[String(name)] { return drawing }
        if let other = otherNames[String(name)] { return drawing(Substring(other)) }
        return badged(name) ?? variant(name)
    }

    /// Resolves a name that ends in `.badge` or in `.badge.` and a word.
    private static func badged(_ name: Substring) -> Drawing? {
        let words = name.split(separator: ".")
        guard let index = words.lastIndex(of: "badge"), index > 0, words.count - index <= 2,
            let badge = Badge(named: words.dropFirst(index + 1).first)
        else { return nil }
        return drawing(Substring(words[..<index].joined(separator: "."))).map(badge.on)
    }

    /// Resolves a name that ends in the word of a variant.
    private static func variant(_ name: Substring) -> Drawing? {
        guard let dot = name.lastIndex(of: ".") else { return nil }
        let plain = name[..<dot]
        switch name[name.index(after: dot)...] {
        case "fill": return drawing(plain)?.filled
        case "slash": return drawing(plain)?.slashed
        case let word: return Enclosure(named: word).flatMap { drawing(plain).map($0.around) }
        }
    }
}
