/// A token of Swift source, as far as a reader of declarations needs it.
package struct SwiftToken: Equatable {
    package enum Kind: Equatable {
        /// A keyword or a name, including backticks.
        case word(String)
        /// A character that isn't part of a word.
        case punctuation(Character)
        /// `->`.
        case arrow
        /// A string or a regular expression, without its content.
        case literal
        /// `#if`, `#elseif`, `#else` or `#endif`, without the `#`, and its condition.
        case directive(String, condition: String)
    }

    package let kind: Kind
    /// The line number, from 1.
    let line: Int
    /// The offsets of its Unicode scalars in the source.
    package internal(set) var range = 0..<0

    var word: String? {
        if case .word(let text) = kind { text } else { nil }
    }

    package func `is`(_ character: Character) -> Bool { kind == .punctuation(character) }
}
