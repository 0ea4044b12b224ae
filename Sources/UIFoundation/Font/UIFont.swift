import TextMetrics

/// A typeface at a size.
///
/// Fonts never change and may be used in any thread. Widths and heights are those of Apple's fonts as far as they were
/// measured; see `TextMetrics`. Follows Apple's page "UIFont".
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

    /// Creates a font by its PostScript or family name: one of iOS, or of a file that the app's property list names as `UIAppFonts`;
    /// `nil` where neither brings one of that name. The letters of an app's font are measured as the system's are.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontCatalog.find(fontName) else { return nil }
        self.init(found.withSize(fontSize))
    }

    /// Creates the font that a descriptor describes best. A size other than 0 counts more than the descriptor's. iOS 7.
    ///
    /// Follows Apple's page "init(descriptor:size:)".
    public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        self.init(descriptor.match(size: pointSize))
    }

    /// Reads a font from an archive; `nil` for one of a name that neither iOS nor the app brings. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        guard let values = FontValues(coder) else { return nil }
        self.values = values
        super.init()
    }

    /// Writes the font to an archive.
    open func encode(with coder: NSCoder) { values.encode(with: coder) }

    /// Whether fonts can be read from archives that somebody else may have changed: yes.
    open class var supportsSecureCoding: Bool { true }

    /// The same typeface at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(values.withSize(fontSize))
    }

    /// What describes the font. iOS 7.
    open var fontDescriptor: UIFontDescriptor { UIFontDescriptor(describing: values) }

    // MARK: Heights

    /// How far letters reach above the baseline, in points.
    open var ascender: CGFloat { values.face.metrics.ascender * pointSize }
    /// How far letters reach beneath the baseline, in points: a negative number.
    open var descender: CGFloat { -values.face.metrics.descender * pointSize }
    /// The height of capital letters in points.
    open var capHeight: CGFloat { values.face.metrics.capHeight * pointSize }
    /// The height of the letter x in points.
    open var xHeight: CGFloat { values.face.metrics.xHeight * pointSize }
    /// The height of a line in points. iOS 4.
    open var lineHeight: CGFloat { values.face.metrics.lineHeight * pointSize }
    /// What lies between two lines, in points: in fonts of text styles it makes up their line distance.
    open var leading: CGFloat { values.leading }

    // MARK: The system's typeface

    /// The system's typeface at a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's typeface at a size and weight. iOS 8.2.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight))
    }

    /// The system's bold typeface at a size.
    ///
    /// Its name says semibold, as on a device; its letters are as wide as bold ones, measured on labels.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var values = FontValues.system(size: fontSize, weight: .semibold)
        values.face.weight = .bold
        return UIFont(values)
    }

    /// The system's slanted typeface at a size.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        UIFont(.system(size: fontSize, weight: .regular, isItalic: true))
    }

    /// The system's typeface with digits of one width, at a size and weight. iOS 9.
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight, design: .systemMonospacedDigits))
    }

    /// The system's typeface whose characters all have one width, at a size and weight. iOS 13.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(.system(size: fontSize, weight: weight, design: .systemMonospaced))
    }

    /// The size of text in labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of text in buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The small size of the system's text: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system's text: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Text styles

    /// The font of a text style at the size that the user likes. iOS 7.
    ///
    /// A style that the system does not know gets the font of `.body`.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }

    /// The font of a text style at the size of a trait collection; where that says none, at the size that the user likes.
    /// iOS 10.
    open class func preferredFont(
        forTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFont {
        UIFont(.preferred(style, at: .resolve(traitCollection)))
    }

    // MARK: Families

    /// The families that iOS brings.
    open class var familyNames: [String] { FontCatalog.familyNames }

    /// The PostScript names of a family's typefaces; none when iOS brings no such family.
    open class func fontNames(forFamilyName familyName: String) -> [String] {
        FontCatalog.members(ofFamily: familyName)
    }

    // MARK: Values

    /// Whether the other object is the same typeface at the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other || fontName == other.fontName && pointSize == other.pointSize
    }

    /// Equal fonts have equal hashes.
    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

    /// The font itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}

extension UIContentSizeCategory {
    /// The size that a trait collection says; where it says none, the one that the user likes.
    static func resolve(_ traits: UITraitCollection?) -> UIContentSizeCategory {
        let wish = traits?.preferredContentSizeCategory ?? .unspecified
        guard wish == .unspecified else { return wish }
        return MainThread.isCurrent
            ? MainActor.assumeIsolated { RunningApp.current.screenTraits.preferredContentSizeCategory }
            : .large
    }
}
