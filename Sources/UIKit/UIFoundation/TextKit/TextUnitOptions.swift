extension NSString.EnumerationOptions {
    // Foundation on Linux doesn't support these options, and makes their names unavailable.
    package static let words = NSString.EnumerationOptions(rawValue: 3)
    package static let sentences = NSString.EnumerationOptions(rawValue: 4)

    /// The unit of the enumeration: a number in the lowest bits.
    package var kind: NSString.EnumerationOptions { NSString.EnumerationOptions(rawValue: rawValue & 0xFF) }
}

extension NSTextSelection.Granularity {
    package var enumeration: NSString.EnumerationOptions {
        switch self {
        case .character: .byComposedCharacterSequences
        case .word: .words
        case .sentence: .sentences
        case .line: .byLines
        case .paragraph: .byParagraphs
        }
    }
}
