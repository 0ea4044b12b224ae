/// The layout of a paragraph's lines. iOS 6. Follows Apple's page "NSParagraphStyle".
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    let compared = ComparedByFoundation()
    fileprivate(set) var values: ParagraphValues

    /// Creates the default style.
    public override init() {
        values = ParagraphValues()
        super.init()
    }

    fileprivate init(_ values: ParagraphValues) {
        self.values = values
        super.init()
    }

    /// Decodes a style from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        values = ParagraphValues(coder)
        super.init()
    }

    /// Encodes the style.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// Returns `true`: styles support secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// The default style.
    open class var `default`: NSParagraphStyle { standard }

    private static let standard = NSParagraphStyle()

    /// Returns the writing direction of a language, by its code such as `he`; for `nil`, that of the app's language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        let language = languageName ?? RunningApp.currentRegion.locale.identifier
        return Locale(identifier: language).language.characterDirection == .rightToLeft
            ? .rightToLeft : .leftToRight
    }

    /// The space between lines in points, in addition to the font's leading. Defaults to 0.
    open var lineSpacing: CGFloat { values.lineSpacing }
    /// The space below the paragraph, in points. Defaults to 0.
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    /// The alignment of lines. Defaults to `.natural`.
    open var alignment: NSTextAlignment { values.alignment }
    /// The indent of the lines after the first, in points. Defaults to 0.
    open var headIndent: CGFloat { values.headIndent }
    /// The end of lines, in points: the distance from the leading side if positive, from the trailing side if 0 or
    /// negative. Defaults to 0.
    open var tailIndent: CGFloat { values.tailIndent }
    /// The indent of the first line, in points. Defaults to 0.
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    /// The minimum height of a line, in points. Defaults to 0.
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    /// The maximum height of a line, in points; 0, the default, is no limit.
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    /// The wrapping or truncation of a line that is too long. Defaults to `.byWordWrapping`.
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    /// The writing direction. Defaults to `.natural`.
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    /// The factor of a line's height; 0, the default, for none.
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    /// The space above the paragraph, in points. Defaults to 0.
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    /// The hyphenation threshold, as a fraction of a line's width; 0, the default, means never. Stored, but not used.
    open var hyphenationFactor: Float { values.hyphenationFactor }
    /// Whether words are hyphenated by the system. Defaults to `false`. iOS 15. Stored, but not used.
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    /// The tab stops. Defaults to twelve at intervals of 28 points. iOS 7.
    open var tabStops: [NSTextTab] { values.tabStops }
    /// The distance between the stops after those of ``tabStops``, in points. Defaults to 0, for no more stops. iOS 7.
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    /// Whether letters are tightened before text is truncated. Defaults to `false`. iOS 9.
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsTightening }
    /// The line break strategy. Defaults to none. iOS 9. Stored, but not used.
    open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy { values.lineBreakStrategy }

    /// The lists that contain the paragraph, the outermost first. Defaults to none. iOS 7.
    open var textLists: [NSTextList] { values.textLists }

    /// Returns whether the other object is an equal style.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSParagraphStyle else { return false }
        return self === other || values == other.values
    }

    /// The hash value, which is equal for equal styles.
    open override var hash: Int { values.hashValue }

    /// Returns an immutable copy.
    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values) }

    /// Returns a mutable copy.
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values) }
}

extension NSParagraphStyle {
    /// The strategy for line breaks. iOS 9. Follows Apple's page "NSParagraphStyle.LineBreakStrategy".
    public struct LineBreakStrategy: OptionSet, Hashable, Sendable {
        /// The bit mask.
        public let rawValue: UInt

        /// Creates a strategy from a bit mask.
        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }

        /// Avoids a single word on the last line.
        public static let pushOut = LineBreakStrategy(rawValue: 1 << 0)
        /// Keeps Hangul words together. iOS 14.
        public static let hangulWordPriority = LineBreakStrategy(rawValue: 1 << 1)
        /// The strategy of the system's labels. iOS 14.
        public static let standard = LineBreakStrategy(rawValue: 0xFFFF)
    }
}

/// A mutable layout of a paragraph's lines. iOS 6. Follows Apple's page "NSMutableParagraphStyle".
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    /// The space between lines in points, in addition to the font's leading. Defaults to 0.
    open override var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }

    /// The space below the paragraph, in points. Defaults to 0.
    open override var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }

    /// The alignment of lines. Defaults to `.natural`.
    open override var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }

    /// The indent of the first line, in points. Defaults to 0.
    open override var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }

    /// The indent of the lines after the first, in points. Defaults to 0.
    open override var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }

    /// The end of lines, in points. Defaults to 0.
    open override var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }

    /// The wrapping or truncation of a line that is too long. Defaults to `.byWordWrapping`.
    open override var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }

    /// The minimum height of a line, in points. Defaults to 0.
    open override var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }

    /// The maximum height of a line, in points; 0, the default, is no limit.
    open override var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }

    /// The writing direction. Defaults to `.natural`.
    open override var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }

    /// The factor of a line's height; 0, the default, for none.
    open override var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }

    /// The space above the paragraph, in points. Defaults to 0.
    open override var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }

    /// The hyphenation threshold, as a fraction of a line's width; 0, the default, means never. Stored, but not used.
    open override var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set { values.hyphenationFactor = newValue }
    }

    /// Whether words are hyphenated by the system. Defaults to `false`. iOS 15. Stored, but not used.
    open override var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set { values.usesDefaultHyphenation = newValue }
    }

    /// The tab stops. Defaults to twelve at intervals of 28 points. iOS 7.
    open override var tabStops: [NSTextTab] {
        get { values.tabStops }
        set { values.tabStops = newValue }
    }

    /// The distance between the stops after those of ``tabStops``, in points. Defaults to 0, for no more stops. iOS 7.
    open override var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }

    /// Whether letters are tightened before text is truncated. Defaults to `false`. iOS 9.
    open override var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsTightening }
        set { values.allowsTightening = newValue }
    }

    /// The line break strategy. Defaults to none. iOS 9. Stored, but not used.
    open override var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
        get { values.lineBreakStrategy }
        set { values.lineBreakStrategy = newValue }
    }

    /// The lists that contain the paragraph, the outermost first. Defaults to none. iOS 7.
    open override var textLists: [NSTextList] {
        get { values.textLists }
        set { values.textLists = newValue }
    }

    /// Adds a tab stop, sorted by location. iOS 9.
    open func addTabStop(_ anObject: NSTextTab) {
        values.tabStops = (values.tabStops + [anObject]).sorted { $0.location < $1.location }
    }

    /// Removes a tab stop. iOS 9.
    open func removeTabStop(_ anObject: NSTextTab) {
        values.tabStops.removeAll { $0.isEqual(anObject) }
    }

    /// Copies the values of another style. iOS 9.
    open func setParagraphStyle(_ obj: NSParagraphStyle) {
        values = obj.values
    }
}
