/// A typeface at a size.
///
/// A font knows its name and size; it does not measure letters. Fonts never change and may be used in any thread.
/// Follows Apple's page "UIFont".
open class UIFont: NSObject, NSCopying, @unchecked Sendable {
    private let name: String
    private let family: String
    private let size: CGFloat

    /// The PostScript name, such as `Georgia-Bold`.
    open var fontName: String { name }
    /// The name of the family, such as `Georgia`.
    open var familyName: String { family }
    /// The size in points.
    open var pointSize: CGFloat { size }

    init(name: String, family: String, size: CGFloat) {
        self.name = name
        self.family = family
        self.size = size
        super.init()
    }

    /// Creates a font of iOS by its PostScript or family name; `nil` when iOS brings none of that name.
    public convenience init?(name fontName: String, size fontSize: CGFloat) {
        guard let found = FontCatalog.find(fontName) else { return nil }
        self.init(name: found.name, family: found.family, size: fontSize)
    }

    /// The same typeface at another size.
    open func withSize(_ fontSize: CGFloat) -> UIFont {
        UIFont(name: fontName, family: familyName, size: fontSize)
    }

    /// The system's typeface at a size.
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .regular)
    }

    /// The system's typeface at a size and weight. iOS 8.2.
    open class func systemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        system(".SFUI-\(weight.styleName)", size: fontSize)
    }

    /// The system's bold typeface at a size. Its weight is semibold.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        systemFont(ofSize: fontSize, weight: .semibold)
    }

    /// The system's slanted typeface at a size.
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        system(".SFUI-RegularItalic", size: fontSize)
    }

    /// The size of text in labels: 17 points.
    open class var labelFontSize: CGFloat { 17 }
    /// The size of text in buttons: 18 points.
    open class var buttonFontSize: CGFloat { 18 }
    /// The small size of the system's text: 12 points.
    open class var smallSystemFontSize: CGFloat { 12 }
    /// The size of the system's text: 14 points.
    open class var systemFontSize: CGFloat { 14 }

    static func system(_ name: String, size: CGFloat) -> UIFont {
        UIFont(name: name, family: ".AppleSystemUIFont", size: size)
    }

    /// Whether the other object is the same typeface at the same size.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return fontName == other.fontName && pointSize == other.pointSize
    }

    /// Equal fonts have equal hashes.
    open override var hash: Int { fontName.hashValue ^ pointSize.hashValue }

    /// The font itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Apple's fonts

    /// The system's typeface whose characters all have one width, at a size and weight. iOS 13.
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: UIFont.Weight) -> UIFont {
        UIFont(
            name: ".AppleSystemUIFontMonospaced-\(weight.styleName)", family: ".AppleSystemUIFontMonospaced",
            size: fontSize)
    }

    /// The font of a text style at the content size that devices have by default, Large.
    ///
    /// A style that the system does not know gets the font of `.body`.
    open class func preferredFont(forTextStyle style: UIFont.TextStyle) -> UIFont {
        systemFont(
            ofSize: TextStyle.sizes[style] ?? 17, weight: style == .headline ? .semibold : .regular)
    }
}
