/// Whether straight quotes become curly ones while typing. iOS 11. Follows Apple's page "UITextSmartQuotesType".
public enum UITextSmartQuotesType: Int, Sendable {
    /// As the system sees fit: where the user has smart punctuation on.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// Whether two hyphens become a dash while typing. iOS 11. Follows Apple's page "UITextSmartDashesType".
public enum UITextSmartDashesType: Int, Sendable {
    /// As the system sees fit: where the user has smart punctuation on.
    case `default` = 0
    /// They do not.
    case no = 1
    /// They do.
    case yes = 2
}

/// Whether the spaces around words that are pasted or cut are put right. iOS 11. Follows Apple's page
/// "UITextSmartInsertDeleteType".
public enum UITextSmartInsertDeleteType: Int, Sendable {
    /// As the input sees fit. Text fields and text views leave the spaces here.
    case `default` = 0
    /// They are left.
    case no = 1
    /// They are put right.
    case yes = 2
}

/// Whether the end of a word or sentence is suggested while typing. iOS 17. Follows Apple's page "UITextInlinePredictionType".
public enum UITextInlinePredictionType: Int, Sendable {
    /// As the system sees fit.
    case `default` = 0
    /// It is not.
    case no = 1
    /// It is. Nothing is suggested here: there is no dictionary.
    case yes = 2
}

/// What the keyboard puts in for a character that was typed.
struct SmartTyping {
    /// What of the text before the insertion point goes, in UTF-16 units.
    let replacedBefore: Int
    let text: String

    /// A text as it is.
    init(_ text: String) {
        (replacedBefore, self.text) = (0, text)
    }

    /// Whether smart punctuation is about a character.
    static func changes(_ character: Character) -> Bool { "\"'-".contains(character) }

    /// Quotes turn by what is before them; the second hyphen of two makes a dash.
    @MainActor
    init(_ character: Character, after before: Character?, in input: any UITextInputTraits) {
        let quotes = Self.isOn(input.smartQuotesType.rawValue)
        let opens = Self.opens(after: before)
        switch character {
        case _ where input.isSecureTextEntry: (replacedBefore, text) = (0, String(character))
        case "\"" where quotes: (replacedBefore, text) = (0, opens ? "\u{201C}" : "\u{201D}")
        case "'" where quotes: (replacedBefore, text) = (0, opens ? "\u{2018}" : "\u{2019}")
        case "-" where before == "-" && Self.isOn(input.smartDashesType.rawValue):
            (replacedBefore, text) = (1, "\u{2014}")
        default: (replacedBefore, text) = (0, String(character))
        }
    }

    @MainActor
    private static func isOn(_ choice: Int) -> Bool {
        choice == UITextSmartQuotesType.default.rawValue
            ? TextInputSystem.current.hasSmartPunctuation : choice == UITextSmartQuotesType.yes.rawValue
    }

    private static func opens(after before: Character?) -> Bool {
        guard let before else { return true }
        return before.isWhitespace || "([{\u{201C}\u{2018}\u{2014}-/".contains(before)
    }
}

/// Where spaces stand around a word that is cut out of a text or pasted into it.
enum SmartSpaces {
    /// A range that is cut, with the space that would be one too many.
    static func cut(_ range: NSRange, of text: String) -> NSRange {
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

    /// A text that is pasted in the place of a range, with the spaces that words need.
    static func pasted(_ new: String, in range: NSRange, of text: String) -> String {
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
