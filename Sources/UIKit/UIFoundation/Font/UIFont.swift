import TextMetrics

/// A typeface at a size.
///
/// Immutable and safe to use on any thread. Widths and heights are those of Apple's fonts as far as they were measured; see
/// `TextMetrics`. Follows Apple's page "UIFont".
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let compared = ComparedByFoundation()
    let values: FontValues

    /// The PostScript name, such as `Georgia-Bold`.
    open var fontName: String { values.name }
    /// The name of the family, such as `Georgia`.
    open var familyName: String { values.family }
    /// The size in points.
    open var pointSize: CGFloat { values.size }

    init(_ values: FontValues) {
        self.values = values
        super.init()
    }

    /// Creates a font with a PostScript or family name, of iOS or of a file in `UIAppFonts` of the app's property list; `nil` if there
    /// is none. The characters of an app's font have the widths of the system font.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontCatalog.find(fontName) else { return nil }
        self.init(found.withSize(fontSize))
    }

    /// Creates the font that best matches a descriptor. A size other than 0 overrides the descriptor's. iOS 7.
    ///
    /// Follows Apple's page "init(descriptor:size:)".
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.match(size: pointSize))
    }

    /// Decodes a font; `nil` if neither iOS nor the app has a font with its name. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        guard let values = FontValues(coder) else { return nil }
        self.values = values
        super.init()
    }

    /// Encodes the font.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// Returns `true`: fonts support secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the typeface at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(values.withSize(fontSize))
    }

    /// The descriptor of the font. iOS 7.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(describing: values) }

    // MARK: Metrics

    /// The extent of letters above the baseline, in points.
    open var ascender: CGFloat { values.face.metrics.ascender * pointSize }
    /// The extent of letters below the baseline, in points: a negative number.
    open var descender: CGFloat { -values.face.metrics.descender * pointSize }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { values.face.metrics.capHeight * pointSize }
    /// The height of the letter x in points.
    open var xHeight: CGFloat { values.face.metrics.xHeight * pointSize }
    /// The height of a line in points. iOS 4.
    open var lineHeight: CGFloat { values.face.metrics.lineHeight * pointSize }
    /// The space between two lines, in points. In fonts of text styles, it is the rest of their line distance.
    open var leading: CGFloat { values.leading }

    // MARK: System font

    /// Returns the system font at a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// Returns the system font at a size and weight. iOS 8.2.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight))
    }

    /// Returns the bold system font at a size.
    ///
    /// As on a device, its name is semibold; its widths are those of bold letters, measured on labels.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var values = FontValues.system(size: fontSize, weight: .semibold)
        values.face.weight = .bold
        return UIFont(values)
    }

    /// Returns the italic system font at a size.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize, weight: .regular, isItalic: true))
    }

    /// Returns the system font with monospaced digits, at a size and weight. iOS 9.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight, design: .systemMonospacedDigits))
    }

    /// Returns the monospaced system font, at a size and weight. iOS 13.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight, design: .systemMonospaced))
    }

    /// The font size of labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The font size of buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The font size of small system text: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The font size of system text: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Text styles

    /// Returns the font of a text style at the user's preferred text size. iOS 7.
    ///
    /// An unknown style has the font of `.body`.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// Returns the font of a text style at the content size category of a trait collection; if it is unspecified, at the user's
    /// preferred text size. iOS 10.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(.preferred(style, at: .resolve(traitCollection)))
    }

    // MARK: Families

    /// The font families of iOS.
    open class var familyNames: [String] { FontCatalog.familyNames }

    /// Returns the PostScript names of a family's fonts; empty if iOS doesn't have the family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.members(ofFamily: familyName)
    }

    // MARK: Values

    /// Returns whether the other object is the same typeface at the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || fontName == other.fontName && pointSize == other.pointSize
    }

    /// The hash value, which is equal for equal fonts.
    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

    /// Returns this font, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIContentSizeCategory {
    /// Returns the content size category of a trait collection; if it is unspecified, the user's preferred one.
    static func resolve(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let wish = traits?.preferredContentSizeCategory ?? .unspecified
        guard wish == .unspecified else { return wish }
        return MainThread.isCurrent
            ? MainActor.assumeIsolated { RunningApp.current.screenTraits.preferredContentSizeCategory }
            : .large
    }
}
