/// The markers of a list in text. iOS 7. Follows Apple's page "NSTextList".
open class NSTextList: NSObject, NSCopying, NSSecureCoding {
    /// The format of an item's marker: a text with a kind of number in braces. Follows Apple's page "NSTextList.MarkerFormat".
    public struct MarkerFormat: RawRepresentable, Hashable, Sendable {
        /// The format, such as `{decimal}.`.
        public var rawValue: String

        /// Creates a format from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a format from a raw value.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// An empty box.
        public static let box = MarkerFormat("{box}")
        /// A check mark.
        public static let check = MarkerFormat("{check}")
        /// A circle.
        public static let circle = MarkerFormat("{circle}")
        /// A diamond.
        public static let diamond = MarkerFormat("{diamond}")
        /// A filled circle.
        public static let disc = MarkerFormat("{disc}")
        /// A hyphen.
        public static let hyphen = MarkerFormat("{hyphen}")
        /// A filled square.
        public static let square = MarkerFormat("{square}")
        /// 1, 2, …, a, b, …, f.
        public static let lowercaseHexadecimal = MarkerFormat("{lower-hexadecimal}")
        /// 1, 2, …, A, B, …, F.
        public static let uppercaseHexadecimal = MarkerFormat("{upper-hexadecimal}")
        /// 1, 2, …, 7, 10.
        public static let octal = MarkerFormat("{octal}")
        /// a, b, …, z, aa.
        public static let lowercaseAlpha = MarkerFormat("{lower-alpha}")
        /// A, B, …, Z, AA.
        public static let uppercaseAlpha = MarkerFormat("{upper-alpha}")
        /// a, b, …, z, aa.
        public static let lowercaseLatin = MarkerFormat("{lower-latin}")
        /// A, B, …, Z, AA.
        public static let uppercaseLatin = MarkerFormat("{upper-latin}")
        /// i, ii, iii, iv.
        public static let lowercaseRoman = MarkerFormat("{lower-roman}")
        /// I, II, III, IV.
        public static let uppercaseRoman = MarkerFormat("{upper-roman}")
        /// 1, 2, 3.
        public static let decimal = MarkerFormat("{decimal}")
    }

    /// The options of a list. Follows Apple's page "NSTextList.Options".
    public struct Options: OptionSet, Sendable {
        /// The bit mask.
        public let rawValue: UInt

        /// Creates options from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Prepends the markers of enclosing lists to an item's marker.
        public static let prependEnclosingMarker = Options(rawValue: 1 << 0)
    }

    let compared = ComparedByFoundation()
    private let format: MarkerFormat
    private let choices: Options

    /// Creates a list with the number of its first item. iOS 16.
    ///
    /// Follows Apple's page "init(markerFormat:options:startingItemNumber:)".
    public init(
        markerFormat: NSTextList.MarkerFormat, options: NSTextList.Options = [], startingItemNumber: Int
    ) {
        format = markerFormat
        choices = options
        self.startingItemNumber = startingItemNumber
        super.init()
    }

    /// Creates a list whose first item has the number 1. Follows Apple's page "init(markerFormat:options:)".
    public convenience init(markerFormat: NSTextList.MarkerFormat, options: Int) {
        self.init(
            markerFormat: markerFormat, options: Options(rawValue: UInt(bitPattern: options)),
            startingItemNumber: 1)
    }

    /// Decodes a list from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        guard let format = coder.archivedText(forKey: "NSMarkerFormat") else { return nil }
        self.format = MarkerFormat(format)
        choices = Options(rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "NSOptions")))
        startingItemNumber = coder.decodeInteger(forKey: "NSStartingItemNumber")
        super.init()
    }

    /// Encodes the list.
    open func encode(with coder: NSCoder) {
        coder.encode(NSString(string: format.rawValue), forKey: "NSMarkerFormat")
        coder.encode(Int(bitPattern: choices.rawValue), forKey: "NSOptions")
        coder.encode(startingItemNumber, forKey: "NSStartingItemNumber")
    }

    /// Returns `true`: lists support secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// The format of the items' markers.
    open var markerFormat: NSTextList.MarkerFormat { format }

    /// The options.
    open var listOptions: NSTextList.Options { choices }

    /// The number of the first item. Defaults to 1.
    open var startingItemNumber: Int

    /// Whether items have numbers or letters. iOS 16.
    open var isOrdered: Bool { MarkerText(format.rawValue).isOrdered }

    /// Returns the marker of an item with a number, starting at 1. For a format without numbers, and for a number below 1, the
    /// marker depends only on the format.
    ///
    /// Follows Apple's page "marker(forItemNumber:)".
    open func marker(forItemNumber itemNumber: Int) -> String {
        MarkerText(format.rawValue).marker(of: itemNumber)
    }

    /// Returns whether the other object is a list with the same markers.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextList else { return false }
        return self === other
            || format == other.format && choices == other.choices
                && startingItemNumber == other.startingItemNumber
    }

    /// The hash value, which is equal for equal lists.
    open override var hash: Int { format.hashValue }

    /// Returns a list with the same markers.
    open func copy(with zone: NSZone? = nil) -> Any {
        NSTextList(markerFormat: format, options: choices, startingItemNumber: startingItemNumber)
    }
}

/// The text of a marker, with its kind of number.
private struct MarkerText {
    private let before: Substring
    private let kind: Substring
    private let after: Substring

    /// A text without braces is the marker.
    init(_ text: String) {
        guard let open = text.firstIndex(of: "{"), let close = text[open...].firstIndex(of: "}") else {
            (before, kind, after) = (text[...], "", "")
            return
        }
        before = text[..<open]
        kind = text[text.index(after: open)..<close]
        after = text[text.index(after: close)...]
    }

    private static let signs: [Substring: String] = [
        "box": "\u{25A1}", "check": "\u{2713}", "circle": "\u{25E6}", "diamond": "\u{25C6}",
        "disc": "\u{2022}",
        "hyphen": "\u{2043}", "square": "\u{25A0}",
    ]

    var isOrdered: Bool { number(1) != nil }

    func marker(of number: Int) -> String {
        before + (MarkerText.signs[kind] ?? self.number(max(number, 1)) ?? "") + after
    }

    private func number(_ number: Int) -> String? {
        switch kind {
        case "decimal": String(number)
        case "octal": String(number, radix: 8)
        case "lower-hexadecimal": String(number, radix: 16)
        case "upper-hexadecimal": String(number, radix: 16, uppercase: true)
        case "lower-alpha", "lower-latin": number.inLetters
        case "upper-alpha", "upper-latin": number.inLetters.uppercased()
        case "lower-roman": number.roman
        case "upper-roman": number.roman.uppercased()
        default: nil
        }
    }
}

extension Int {
    /// a to z, then aa.
    fileprivate var inLetters: String {
        var (number, letters) = (self, "")
        while number > 0 {
            let letter = UnicodeScalar(UInt8(97 + (number - 1) % 26))
            letters = String(Character(letter)) + letters
            number = (number - 1) / 26
        }
        return letters
    }

    fileprivate var roman: String {
        let signs = [
            (1000, "m"), (900, "cm"), (500, "d"), (400, "cd"), (100, "c"), (90, "xc"), (50, "l"), (40, "xl"),
            (10, "x"),
            (9, "ix"), (5, "v"), (4, "iv"), (1, "i"),
        ]
        var (number, text) = (self, "")
        for (value, sign) in signs {
            text += String(repeating: sign, count: number / value)
            number %= value
        }
        return text
    }
}
