/// A place that a tab leads to. iOS 7. Follows Apple's page "NSTextTab".
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// Options of a tab stop. Follows Apple's page "NSTextTab.OptionKey".
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The name in archives.
        public var rawValue: String

        /// Creates an option's name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end the column: a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let side: NSTextAlignment
    private let place: CGFloat
    private let choices: [OptionKey: Any]

    /// Creates a tab stop at a distance from the side where lines begin, in points.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        side = alignment
        place = loc
        choices = options
        super.init()
    }

    /// Reads a tab stop from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        side = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left
        place = coder.decodeDouble(forKey: "NSLocation")
        choices = [:]
        super.init()
    }

    /// Writes the tab stop to an archive, without its options.
    open func encode(with coder: NSCoder) {
        coder.encode(side.rawValue, forKey: "NSAlignment")
        coder.encode(Double(place), forKey: "NSLocation")
    }

    /// Whether tab stops can be read from archives that somebody else may have changed: yes.
    open class var supportsSecureCoding: Bool { true }

    /// The characters that end a column of numbers: the locale's decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// How text stands at the stop.
    open var alignment: NSTextAlignment { side }
    /// How far the stop is from the side where lines begin, in points.
    open var location: CGFloat { place }
    /// What more it says.
    open var options: [NSTextTab.OptionKey: Any] { choices }

    /// Whether the other object is a stop of the same kind at the same place.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return side == other.side && place == other.place && Set(choices.keys) == Set(other.choices.keys)
    }

    /// Equal stops have equal hashes.
    open override var hash: Int { place.hashValue ^ side.hashValue }

    /// The stop itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
