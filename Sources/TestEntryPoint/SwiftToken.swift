/// A piece of Swift source, as far as a reader of declarations looks.
struct SwiftToken: Equatable {
    enum Kind: Equatable {
        /// A keyword or a name; backticks belong to it.
        case word(String)
        /// A character that is no part of a word.
        case punctuation(Character)
        /// `->`.
        case arrow
        /// A string or a regular expression; what stands in it does not matter.
        case literal
        /// `#if`, `#elseif`, `#else` or `#endif`, without the `#`, and its condition.
        case directive(String, condition: String)
    }

    let kind: Kind
    /// The line it stands on, from 1.
    let line: Int

    var word: String? {
        if case .word(let text) = kind { text } else { nil }
    }

    func `is`(_ character: Character) -> Bool { kind == .punctuation(character) }
}
