/// A colour, with its opacity, that may depend on the traits it is shown in.
///
/// Colours never change and may be used in any thread. Follows Apple's page "UIColor".
open class UIColor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    let compared = ComparedByFoundation()
    package let source: ColorSource

    init(source: ColorSource) {
        self.source = source
        super.init()
    }

    /// Creates a colour that shows nothing, as `NSObject` lets every class. Apple's pages name no such initialiser.
    public override init() {
        source = .white(0, alpha: 0)
        super.init()
    }

    /// Creates a grey from 0, black, to 1, white.
    public init(white: CGFloat, alpha: CGFloat) {
        source = .white(white, alpha: alpha)
        super.init()
    }

    /// Creates a colour from red, green and blue, each from 0 to 1; values beyond are kept, as extended sRGB.
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        source = .rgb(red: red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// Creates a colour from hue, saturation and brightness, each from 0 to 1; values beyond count as the end.
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        source = .hsb(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha)
        super.init()
    }

    /// Creates a colour from red, green and blue of Display P3, each from 0 to 1. It is kept as extended sRGB. iOS 10.
    public init(displayP3Red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let space = CGColorSpace(name: CGColorSpace.displayP3)
        let color = space.flatMap { CGColor(colorSpace: $0, components: [displayP3Red, green, blue, alpha]) }
        source =
            color.map { ColorSource($0) } ?? .rgb(red: displayP3Red, green: green, blue: blue, alpha: alpha)
        super.init()
    }

    /// Creates a colour that is asked for again for each trait collection it is shown in. iOS 13.
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {
        source = .provider(dynamicProvider)
        super.init()
    }

    /// Creates a colour of a Core Graphics colour.
    public init(cgColor: CGColor) {
        source = ColorSource(cgColor)
        super.init()
    }

    /// Creates a colour that paints an image over and over. An image without pixels of its own, such as a symbol, paints nothing.
    ///
    /// The tiles begin at the upper left corner of the view, or at the origin of the context. Follows Apple's page "init(patternImage:)".
    public init(patternImage image: UIImage) {
        source = image.tile.map { .pattern($0, alpha: 1) } ?? .white(0, alpha: 0)
        super.init()
    }

    /// Creates what the source text `#colorLiteral(red:green:blue:alpha:)` stands for.
    public required convenience init(
        _colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float
    ) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Reads a colour from an archive. Follows Apple's page "init(coder:)".
    public required init?(coder: NSCoder) {
        guard let source = ColorSource(coder) else { return nil }
        self.source = source
        super.init()
    }

    /// Writes the colour to an archive. A dynamic colour is written as it is for `UITraitCollection.current`, and a pattern as grey.
    open func encode(with coder: NSCoder) { source.encode(with: coder, components: components) }

    /// Whether colours can be read from archives that somebody else may have changed: yes.
    open class var supportsSecureCoding: Bool { true }

    /// The colour this one is for a trait collection; itself when it depends on nothing. iOS 13.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch source {
        case .white, .rgb, .pattern: self
        case .provider(let provider): provider(traitCollection).resolvedColor(with: traitCollection)
        case .named(let color): color.color(for: traitCollection).resolvedColor(with: traitCollection)
        case .faded(let color, let alpha):
            color.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        }
    }

    /// The same colour with another opacity. A dynamic colour stays dynamic.
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

    /// The colour as Core Graphics has it. A dynamic colour answers for `UITraitCollection.current`.
    open var cgColor: CGColor { drawnColor }

    /// Makes this the colour of areas and of lines in the current context.
    open func set() {
        setFill()
        setStroke()
    }

    /// Makes this the colour of areas in the current context.
    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }

    /// Makes this the colour of lines in the current context.
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: Components

    /// Writes red, green, blue and alpha where the pointers are not `nil`, and says that it could.
    ///
    /// A dynamic colour answers for `UITraitCollection.current`.
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

    /// Writes the grey and alpha where the pointers are not `nil`, and says whether it could: a colour that is no grey has none.
    ///
    /// A dynamic colour answers for `UITraitCollection.current`. Follows Apple's page "getWhite(_:alpha:)".
    @discardableResult
    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool
    {
        let components = components
        guard components.red == components.green, components.green == components.blue else { return false }
        white?.pointee = components.red
        alpha?.pointee = components.alpha
        return true
    }

    /// Writes hue, saturation, brightness and alpha where the pointers are not `nil`, and says that it could.
    ///
    /// A dynamic colour answers for `UITraitCollection.current`. A grey has hue 0 and saturation 0.
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

    /// Whether the other object is the same colour. A grey is not equal to a colour of equal red, green and blue,
    /// and a colour with a provider is equal to itself alone.
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

    /// Equal colours have equal hashes.
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

    /// The colour itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Standard colours

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
    /// White 0 with no opacity.
    open class var clear: UIColor { StandardColors.clear }
    /// For text on light backgrounds: white 0.
    open class var darkText: UIColor { StandardColors.darkText }
    /// For text on dark backgrounds: white 1 with opacity 0.6.
    open class var lightText: UIColor { StandardColors.lightText }

    // MARK: System colours

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
    /// The base grey.
    open class var systemGray: UIColor { SystemColors.systemGray }
    /// The second grey, nearer to the background. iOS 13.
    open class var systemGray2: UIColor { SystemColors.systemGray2 }
    /// The third grey. iOS 13.
    open class var systemGray3: UIColor { SystemColors.systemGray3 }
    /// The fourth grey. iOS 13.
    open class var systemGray4: UIColor { SystemColors.systemGray4 }
    /// The fifth grey. iOS 13.
    open class var systemGray5: UIColor { SystemColors.systemGray5 }
    /// The sixth grey, nearest to the background. iOS 13.
    open class var systemGray6: UIColor { SystemColors.systemGray6 }

    // MARK: Semantic colours

    /// Text of the first rank.
    open class var label: UIColor { SemanticColors.label }
    /// Text of the second rank.
    open class var secondaryLabel: UIColor { SemanticColors.secondaryLabel }
    /// Text of the third rank.
    open class var tertiaryLabel: UIColor { SemanticColors.tertiaryLabel }
    /// Text of the fourth rank.
    open class var quaternaryLabel: UIColor { SemanticColors.quaternaryLabel }
    /// The tint colour where it is shown: that of the view whose traits it is resolved with, or else the default. iOS 15.
    ///
    /// Follows Apple's page "tintColor".
    open class var tintColor: UIColor { TintTrait.color }
    /// Links.
    open class var link: UIColor { SemanticColors.link }
    /// Text that stands in an empty field.
    open class var placeholderText: UIColor { SemanticColors.placeholderText }
    /// Thin lines that let what is behind show through.
    open class var separator: UIColor { SemanticColors.separator }
    /// Thin lines that cover what is behind.
    open class var opaqueSeparator: UIColor { SemanticColors.opaqueSeparator }
    /// Thin and small shapes.
    open class var systemFill: UIColor { SemanticColors.systemFill }
    /// Middle-sized shapes.
    open class var secondarySystemFill: UIColor { SemanticColors.secondarySystemFill }
    /// Large shapes.
    open class var tertiarySystemFill: UIColor { SemanticColors.tertiarySystemFill }
    /// Large areas of complex content.
    open class var quaternarySystemFill: UIColor { SemanticColors.quaternarySystemFill }
    /// The background of the interface.
    open class var systemBackground: UIColor { SemanticColors.systemBackground }
    /// Content on the background.
    open class var secondarySystemBackground: UIColor { SemanticColors.secondarySystemBackground }
    /// Content on the second background.
    open class var tertiarySystemBackground: UIColor { SemanticColors.tertiarySystemBackground }
    /// The background of grouped content.
    open class var systemGroupedBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// The background of grouped content. Deprecated by Apple in iOS 13 in favour of ``systemGroupedBackground``, which it is.
    open class var groupTableViewBackground: UIColor { SemanticColors.systemGroupedBackground }
    /// Content on the grouped background.
    open class var secondarySystemGroupedBackground: UIColor {
        SemanticColors.secondarySystemGroupedBackground
    }
    /// Content on the second grouped background.
    open class var tertiarySystemGroupedBackground: UIColor { SemanticColors.tertiarySystemGroupedBackground }
}

extension UIColor: _ExpressibleByColorLiteral {}

/// The type that a colour literal has when nothing else is known.
public typealias _ColorLiteralType = UIColor
