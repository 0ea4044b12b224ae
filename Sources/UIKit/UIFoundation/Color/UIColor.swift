/// A color with opacity, which can depend on traits.
///
/// Immutable and safe to use on any thread. Follows Apple's page "UIColor".
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let compared = ComparedByFoundation()
    package let source: ColorSource

    init(source: ColorSource) {
        self.source = source
        super.init()
    }

    /// Creates a clear color, because every `NSObject` subclass has this initializer. Apple's pages don't document it.
    public override init() {
        source = .white(0, alpha: 0)
        super.init()
    }

    /// Creates a gray from 0 (black) to 1 (white).
    public init(white: CGFloat, alpha: CGFloat) {
        source = .white(white, alpha: alpha)
        super.init()
    }

    /// Creates a color from red, green, and blue, each from 0 to 1. Values outside the range are kept, as extended sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// Creates a color from hue, saturation, and brightness, each clamped to 0 through 1.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source = .hsb(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        super.init()
    }

    /// Creates a color from Display P3 components, each from 0 to 1. It is stored as extended sRGB. iOS 10.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let color = space.flatMap { CGColor(colorSpace: $0, components: [displayP3Red, green, blue, alpha]) }
        source =
            color.map { ColorSource($0) } ?? .rgb(red: displayP3Red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// Creates a dynamic color, which is resolved for each trait collection. iOS 13.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .provider(dynamicProvider)
        super.init()
    }

    /// Creates a color from a Core Graphics color.
    public init(cgColor: CGColor) {
        source = ColorSource(cgColor)
        super.init()
    }

    /// Creates a color that repeats an image. An image without pixels, such as a symbol, paints nothing.
    ///
    /// The tiles start at the upper-left corner of the view, or at the origin of the context. Follows Apple's page "init(patternImage:)".
    public init(patternImage image: UIImage) {
        source = image.tile.map { .pattern($0, alpha: 1) } ?? .white(0, alpha: 0)
        super.init()
    }

    /// Creates the color of the literal `#colorLiteral(red:green:blue:alpha:)`.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Decodes a color from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        guard let source = ColorSource(coder) else { return nil }
        self.source = source
        super.init()
    }

    /// Encodes the color. A dynamic color is encoded as resolved for `UITraitCollection.current`, and a pattern as gray.
    open func encode(with coder: NSCoder) { source.encode(with: coder, components: components) }

    /// Returns `true`: colors support secure coding.
    open class var supportsSecureCoding: Bool { true }

    /// Returns the color resolved for a trait collection; this color if it isn't dynamic. iOS 13.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .white, .rgb, .pattern: self
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        case .named(let color): color.color(for: traitCollection).resolvedColor(with: traitCollection)
        case .faded(let color, let alpha):
            color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        }
    }

    /// Returns this color with another opacity. A dynamic color stays dynamic.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch source {
        case .white(let white, _): UIColor(white: white, alpha: alpha)
        case .rgb(let red, let green, let blue, _): UIColor(red: red, green: green, blue: blue, alpha: alpha)
        case .provider, .named: UIColor(source: .faded(self, alpha: alpha))
        case .faded(let color, _): UIColor(source: .faded(color, alpha: alpha))
        case .pattern(let tile, _): UIColor(source: .pattern(tile, alpha: alpha))
        }
    }

    // MARK: Drawing

    /// The Core Graphics color. A dynamic color is resolved for `UITraitCollection.current`.
    open var cgColor: CGColor { drawnColor }

    /// Sets the fill and stroke color of the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Sets the fill color of the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Sets the stroke color of the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Components

    /// Writes red, green, blue, and alpha to the pointers that aren't `nil`, and returns `true`.
    ///
    /// A dynamic color is resolved for `UITraitCollection.current`.
    @discardableResult
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes the gray and alpha to the pointers that aren't `nil`, and returns whether the color is a gray.
    ///
    /// A dynamic color is resolved for `UITraitCollection.current`. Follows Apple's page "getWhite(_:alpha:)".
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    {
        let components = components
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes hue, saturation, brightness, and alpha to the pointers that aren't `nil`, and returns `true`.
    ///
    /// A dynamic color is resolved for `UITraitCollection.current`. A gray has hue 0 and saturation 0.
    @discardableResult
    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        let components = components
        let hsb = components.hsb
        hue?.pointee = hsb.hue
        saturation?.pointee = hsb.saturation
        brightness?.pointee = hsb.brightness
        alpha?.pointee = components.alpha
        return true
    }

    package var components: ColorComponents {
        switch source {
        case .white(let white, let alpha):
            ColorComponents(red: white, green: white, blue: white, alpha: alpha)
        case .rgb(let red, let green, let blue, let alpha):
            ColorComponents(red: red, green: green, blue: blue, alpha: alpha)
        case .provider, .named, .faded: resolvedColor(with: .current).components
        case .pattern(_, let alpha): ColorComponents(red: 0.5, green: 0.5, blue: 0.5, alpha: alpha)
        }
    }

    /// Returns whether the other object is an equal color. A gray isn't equal to a color with equal red, green, and blue, and a color
    /// with a provider is only equal to itself.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        if self === other { return true }
        switch (source, other.source) {
        case (.white(let white, let alpha), .white(let otherWhite, let otherAlpha)):
            return white == otherWhite && alpha == otherAlpha
        case (
            .rgb(let red, let green, let blue, let alpha),
            .rgb(let otherRed, let otherGreen, let otherBlue, let otherAlpha)
        ):
            return red == otherRed && green == otherGreen && blue == otherBlue && alpha == otherAlpha
        case (.faded(let color, let alpha), .faded(let otherColor, let otherAlpha)):
            return alpha == otherAlpha && color.isEqual(otherColor)
        case (.named(let color), .named(let otherColor)): return color === otherColor
        case (.pattern(let tile, let alpha), .pattern(let otherTile, let otherAlpha)):
            return tile == otherTile && alpha == otherAlpha
        default: return false
        }
    }

    /// The hash value, which is equal for equal colors.
    open override var hash: Int {
        switch source {
        case .white(let white, let alpha): [white, alpha].hashValue
        case .rgb(let red, let green, let blue, let alpha): [red, green, blue, alpha].hashValue
        case .provider: ObjectIdentifier(self).hashValue
        case .named(let color): ObjectIdentifier(color).hashValue
        case .faded(let color, let alpha): color.hash ^ alpha.hashValue
        case .pattern(let tile, let alpha): tile.hashValue ^ alpha.hashValue
        }
    }

    /// Returns this color, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Standard colors

    /// White 0.
    open class var black: UIColor { StandardColors.black }
    /// White 1/3.
    open class var darkGray: UIColor { StandardColors.darkGray }
    /// White 2/3.
    open class var lightGray: UIColor { StandardColors.lightGray }
    /// White 1.
    open class var white: UIColor { StandardColors.white }
    /// White 0.5.
    open class var gray: UIColor { StandardColors.gray }
    /// Red 1.
    open class var red: UIColor { StandardColors.red }
    /// Green 1.
    open class var green: UIColor { StandardColors.green }
    /// Blue 1.
    open class var blue: UIColor { StandardColors.blue }
    /// Green 1, blue 1.
    open class var cyan: UIColor { StandardColors.cyan }
    /// Red 1, green 1.
    open class var yellow: UIColor { StandardColors.yellow }
    /// Red 1, blue 1.
    open class var magenta: UIColor { StandardColors.magenta }
    /// Red 1, green 0.5.
    open class var orange: UIColor { StandardColors.orange }
    /// Red 0.5, blue 0.5.
    open class var purple: UIColor { StandardColors.purple }
    /// Red 0.6, green 0.4, blue 0.2.
    open class var brown: UIColor { StandardColors.brown }
    /// White 0 with alpha 0.
    open class var clear: UIColor { StandardColors.clear }
    /// For text on light backgrounds: white 0.
    open class var darkText: UIColor { StandardColors.darkText }
    /// For text on dark backgrounds: white 1 with alpha 0.6.
    open class var lightText: UIColor { StandardColors.lightText }

    // MARK: System colors

    /// Red.
    open class var systemRed: UIColor { SystemColors.systemRed }
    /// Green.
    open class var systemGreen: UIColor { SystemColors.systemGreen }
    /// Blue, the default tint.
    open class var systemBlue: UIColor { SystemColors.systemBlue }
    /// Orange.
    open class var systemOrange: UIColor { SystemColors.systemOrange }
    /// Yellow.
    open class var systemYellow: UIColor { SystemColors.systemYellow }
    /// Pink.
    open class var systemPink: UIColor { SystemColors.systemPink }
    /// Purple.
    open class var systemPurple: UIColor { SystemColors.systemPurple }
    /// Teal.
    open class var systemTeal: UIColor { SystemColors.systemTeal }
    /// Indigo. iOS 13.
    open class var systemIndigo: UIColor { SystemColors.systemIndigo }
    /// Brown. iOS 13.
    open class var systemBrown: UIColor { SystemColors.systemBrown }
    /// Mint. iOS 15.
    open class var systemMint: UIColor { SystemColors.systemMint }
    /// Cyan. iOS 15.
    open class var systemCyan: UIColor { SystemColors.systemCyan }
    /// The base gray.
    open class var systemGray: UIColor { SystemColors.systemGray }
    /// The second gray, closer to the background. iOS 13.
    open class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The third gray. iOS 13.
    open class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The fourth gray. iOS 13.
    open class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The fifth gray. iOS 13.
    open class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The sixth gray, closest to the background. iOS 13.
    open class var systemGray6: UIColor { SystemColors.systemGray6 }

    // MARK: Semantic colors

    /// The color of primary text.
    open class var label: UIColor { SemanticColors.label }
    /// The color of secondary text.
    open class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }
    /// The color of tertiary text.
    open class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }
    /// The color of quaternary text.
    open class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }
    /// The current tint color: that of the view whose traits resolve the color, or the default. iOS 15.
    ///
    /// Follows Apple's page "tintColor".
    open class var tintColor: UIColor { TintTrait.color }
    /// The color of links.
    open class var link: UIColor { SemanticColors.link }
    /// The color of placeholder text.
    open class var placeholderText: UIColor { SemanticColors.placeholderText }
    /// The color of separators that let underlying content show through.
    open class var separator: UIColor { SemanticColors.separator }
    /// The color of opaque separators.
    open class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }
    /// The fill color of thin and small shapes.
    open class var systemFill: UIColor { SemanticColors.systemFill }
    /// The fill color of medium-sized shapes.
    open class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }
    /// The fill color of large shapes.
    open class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }
    /// The fill color of large areas with complex content.
    open class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }
    /// The primary background color.
    open class var systemBackground: UIColor { SemanticColors.systemBackground }
    /// The color of content on the primary background.
    open class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }
    /// The color of content on the secondary background.
    open class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }
    /// The background color of grouped content.
    open class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// The background color of grouped content. Deprecated by Apple in iOS 13 in favor of ``systemGroupedBackground``, its equivalent.
    open class var groupTableViewBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// The color of content on the grouped background.
    open class var secondarySystemGroupedBackground: UIColor {
        SemanticColors.secondarySystemGroupedBackground
    }
    /// The color of content on the secondary grouped background.
    open class var tertiarySystemGroupedBackground: UIColor { SemanticColors.tertiarySystemGroupedBackground }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The default type of a color literal.
public typealias _ColorLiteralType = UIColor
