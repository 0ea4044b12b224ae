/// How the lines of a paragraph are laid out. iOS 6. Follows Apple's page "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    let compared = ComparedByFoundation()
    fileprivate(set) var values: ParagraphValues

    /// Creates the style that text has by itself.
    public override init() {
        values = ParagraphValues()
        super.init()
    }

    fileprivate init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// Reads a style from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        values = ParagraphValues(coder)
        super.init()
    }

    /// Writes the style to an archive.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// Whether styles can be read from archives that somebody else may have changed: yes.
    open class var supportsSecureCoding: Bool { true }

    /// The style that text has by itself.
    open class var `default`: NSParagraphStyle { standard }

    private static let standard = NSParagraphStyle()

    /// The direction of writing of a language, by its code such as `he`; without one, that of the app's language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? RunningApp.currentRegion.locale.identifier
        return Locale(identifier: language).language.characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// Points between two lines, besides the font's own. Default 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// Points beneath the paragraph. Default 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The alignment of the lines. Default `.natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// How far the lines after the first begin from the side, in points. Default 0.
    open var headIndent: CGFloat { values.headIndent }
    /// Where lines end, in points: from the side they begin at when positive, from the other when 0 or negative. Default 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// How far the first line begins from the side, in points. Default 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The least height of a line in points. Default 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The greatest height of a line in points; 0, the default, is no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// What happens to a line that is too long. Default `.byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The direction of writing. Default `.natural`.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// What a line's height is multiplied by; 0, the default, is nothing.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// Points above the paragraph. Default 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// From which share of a line's width on words are hyphenated; 0, the default, is never. Kept, not followed.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated as the system sees fit. Default `false`. iOS 15. Kept, not followed.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// Where tabs lead. Default every 28 points, twelve of them. iOS 7.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// How far the stops after those of ``tabStops`` are apart, in points. Default 0: there are none. iOS 7.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether letters move together before text is cut off. Default `false`. iOS 9.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// How places for line breaks are chosen. Default none. iOS 9. Kept, not followed.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }

    /// The lists that the paragraph is an item of, the outermost first. Default none. iOS 7.
    open var textLists: [NSTextList] { values.textLists }

    /// Whether the other object says the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    /// Equal styles have equal hashes.
    open override var hash: Int { values.hashValue }

    /// A style that says the same and does not change.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// A style that says the same and can be changed.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }
}

extension NSParagraphStyle {
    /// How places for line breaks are chosen. iOS 9. Follows Apple's page "NSParagraphStyle.LineBreakStrategy".
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bits.
        public let rawValue: UInt

        /// Creates a strategy from bits.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// A last line does not hold a single word.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Words in Hangul are kept together. iOS 14.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// As the system's labels have it. iOS 14.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// How the lines of a paragraph are laid out, to be changed. iOS 6. Follows Apple's page "NSMutableParagraphStyle".
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// Points between two lines, besides the font's own. Default 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// Points beneath the paragraph. Default 0.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    /// The alignment of the lines. Default `.natural`.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// How far the first line begins from the side, in points. Default 0.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    /// How far the lines after the first begin from the side, in points. Default 0.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// Where lines end, in points. Default 0.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// What happens to a line that is too long. Default `.byWordWrapping`.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The least height of a line in points. Default 0.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// The greatest height of a line in points; 0, the default, is no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    /// The direction of writing. Default `.natural`.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// What a line's height is multiplied by; 0, the default, is nothing.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// Points above the paragraph. Default 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    /// From which share of a line's width on words are hyphenated; 0, the default, is never. Kept, not followed.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Whether words are hyphenated as the system sees fit. Default `false`. iOS 15. Kept, not followed.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    /// Where tabs lead. Default every 28 points, twelve of them. iOS 7.
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }

    /// How far the stops after those of ``tabStops`` are apart, in points. Default 0: there are none. iOS 7.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Whether letters move together before text is cut off. Default `false`. iOS 9.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsTightening }
        set { values.allowsTightening = newValue }
    }

    /// How places for line breaks are chosen. Default none. iOS 9. Kept, not followed.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// The lists that the paragraph is an item of, the outermost first. Default none. iOS 7.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds a tab stop at its place among the others. iOS 9.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops = (values.tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Takes a tab stop away. iOS 9.
    open func removeTabStop(_ anObject: NSTextTab) {
        values.tabStops.removeAll { $0.isEqual(anObject) }
    }

    /// Says the same as another style. iOS 9.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
