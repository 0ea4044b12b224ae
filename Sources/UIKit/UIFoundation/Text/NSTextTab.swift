/// A tab stop. iOS 7. Follows Apple's page "NSTextTab".
open class NSTextTab: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// An option of a tab stop. Follows Apple's page "NSTextTab.OptionKey".
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        /// The raw value, used in archives.
        public var rawValue: String

        /// Creates an option key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// The characters that end the column: a `CharacterSet`.
        public static let columnTerminators = OptionKey(rawValue: "NSTabColumnTerminatorsAttributeName")
    }

    private let side: NSTextAlignment
    private let place: CGFloat
    private let choices: [OptionKey: Any]

    /// Creates a tab stop at a distance from the leading side, in points.
    public init(
        textAlignment alignment: NSTextAlignment, location loc: CGFloat,
        options: [NSTextTab.OptionKey: Any] = [:]
    ) {
        side = alignment
        place = loc
        choices = options
        super.init()
    }

    /// Decodes a tab stop from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        side = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .left
        place = coder.decodeDouble(forKey: "NSLocation")
        choices = [:]
        super.init()
    }

    /// Encodes the tab stop, without its options.
    open func encode(with coder: NSCoder) {
        coder.encode(side.rawValue, forKey: "NSAlignment")
        coder.encode(Double(place), forKey: "NSLocation")
    }

    /// Returns `true`: tab stops support secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the characters that end a column of numbers: the locale's decimal separator.
    open class func columnTerminators(for aLocale: Locale?) -> CharacterSet {
        CharacterSet(charactersIn: aLocale?.decimalSeparator ?? ".")
    }

    /// The alignment of text at the stop.
    open var alignment: NSTextAlignment { side }
    /// The distance of the stop from the leading side, in points.
    open var location: CGFloat { place }
    /// The options.
    open var options: [NSTextTab.OptionKey: Any] { choices }

    /// Returns whether the other object is a stop with the same alignment and location.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? NSTextTab else { return false }
        return side == other.side && place == other.place && Set(choices.keys) == Set(other.choices.keys)
    }

    /// The hash value, which is equal for equal stops.
    open override var hash: Int { place.hashValue ^ side.hashValue }

    /// Returns this stop, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
}
