/// Whether typed straight quotes are replaced with curly ones. iOS 11. Follows Apple's page "UITextSmartQuotesType".
public enum UITextSmartQuotesType: Int, Sendable {
    /// If the user has turned on smart punctuation.
    case `default` = 0
    /// Straight quotes aren't replaced.
    case no = 1
    /// Straight quotes are replaced.
    case yes = 2
}

/// Whether two typed hyphens are replaced with a dash. iOS 11. Follows Apple's page "UITextSmartDashesType".
public enum UITextSmartDashesType: Int, Sendable {
    /// If the user has turned on smart punctuation.
    case `default` = 0
    /// Hyphens aren't replaced.
    case no = 1
    /// Hyphens are replaced.
    case yes = 2
}

/// Whether the spaces around cut or pasted words are adjusted. iOS 11. Follows Apple's page "UITextSmartInsertDeleteType".
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// The text input's default. Text fields and text views don't adjust spaces here.
    case `default` = 0
    /// Spaces aren't adjusted.
    case no = 1
    /// Spaces are adjusted.
    case yes = 2
}

/// Whether the end of a word or sentence is predicted while typing. iOS 17. Follows Apple's page "UITextInlinePredictionType".
public enum UITextInlinePredictionType: Int, Sendable {
    /// The system's default.
    case `default` = 0
    /// Predictions are off.
    case no = 1
    /// Predictions are on. Here there are none, because there is no dictionary.
    case yes = 2
}

/// The text that the keyboard inserts for a typed character.
package struct SmartTyping {
    /// The length of the replaced text before the insertion point, in UTF-16 units.
    package let replacedBefore: Int
    package let text: String

    /// Inserts a text unchanged.
    package init(_ text: String) {
        (replacedBefore, self.text) = (0, text)
    }

    /// Returns whether smart punctuation applies to a character.
    package static func changes(_ character: Character) -> Bool { "\"'-".contains(character) }

    /// The form of a quote depends on the text before it. The second of two hyphens makes a dash. `isOn` is the user's setting of smart
    /// punctuation.
    @MainActor
    package init(
        _ character: Character, after before: Character?, in input: any UITextInputTraits, isOn: Bool
    ) {
        let quotes = Self.applies(input.smartQuotesType.rawValue, isOn)
        let opens = Self.opens(after: before)
        switch character {
        case _ where input.isSecureTextEntry: (replacedBefore, text) = (0, String(character))
        case "\"" where quotes: (replacedBefore, text) = (0, opens ? "\u{201C}" : "\u{201D}")
        case "'" where quotes: (replacedBefore, text) = (0, opens ? "\u{2018}" : "\u{2019}")
        case "-" where before == "-" && Self.applies(input.smartDashesType.rawValue, isOn):
            (replacedBefore, text) = (1, "\u{2014}")
        default: (replacedBefore, text) = (0, String(character))
        }
    }

    private static func applies(_ choice: Int, _ isOn: Bool) -> Bool {
        choice == UITextSmartQuotesType.default.rawValue
            ? isOn : choice == UITextSmartQuotesType.yes.rawValue
    }

    private static func opens(after before: Character?) -> Bool {
        guard let before else { return true }
        return before.isWhitespace || "([{\u{201C}\u{2018}\u{2014}-/".contains(before)
    }
}

/// The spaces around a word that is cut or pasted.
package enum SmartSpaces {
    /// Returns the range to cut, with a space that would be superfluous.
    package static func cut(_ range: NSRange, of text: String) -> NSRange {
        let before = text.characterBefore(range.location)
        let after = text.characterAfter(range.upperBound)
        if before == " ", after == nil || after?.isWhitespace == true || after?.isPunctuation == true {
            return NSRange(location: range.location - 1, length: range.length + 1)
        }
        if before == nil || before?.isNewline == true, after == " " {
            return NSRange(location: range.location, length: range.length + 1)
        }
        return range
    }

    /// Returns a text that is pasted over a range, with the spaces that separate words.
    package static func pasted(_ new: String, in range: NSRange, of text: String) -> String {
        var result = new
        if let before = text.characterBefore(range.location), before.isWordPart, new.first?.isWordPart == true
        {
            result = " " + result
        }
        if let after = text.characterAfter(range.upperBound), after.isWordPart, new.last?.isWordPart == true {
            result += " "
        }
        return result
    }
}

extension String {
    func characterBefore(_ offset: Int) -> Character? {
        offset > 0 ? part(NSRange(location: 0, length: offset)).last : nil
    }

    func characterAfter(_ offset: Int) -> Character? {
        let length = utf16.count
        return offset < length ? part(NSRange(location: offset, length: length - offset)).first : nil
    }
}

extension Character {
    fileprivate var isWordPart: Bool { isLetter || isNumber }
}
