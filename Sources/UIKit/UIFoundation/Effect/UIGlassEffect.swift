/// An effect that renders a visual effect view as glass. iOS 26.
///
/// A view with the effect is a capsule unless it has a corner configuration. Pictures show a translucent fill in the tint color.
/// Follows Apple's page "UIGlassEffect".
@preconcurrency @MainActor
open class UIGlassEffect: UIVisualEffect {
    package let style: Style

    /// Creates a glass effect with a style.
    public init(style: UIGlassEffect.Style) {
        self.style = style
        super.init()
    }

    /// Creates an effect of the regular style.
    public override init() {
        style = .regular
        super.init()
    }

    /// Creates a glass effect from an archive.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIGlassEffectStyle")) ?? .regular
        super.init(coder: coder)
        isInteractive = coder.decodeBool(forKey: "UIGlassEffectInteractive")
        tintColor = coder.decodeObject(of: UIColor.self, forKey: "UIGlassEffectTintColor")
    }

    /// Whether the glass reacts to touches. Default `false`. Follows Apple's page "isInteractive".
    open var isInteractive = false

    /// The tint of the glass; `nil`, the default, for none. Follows Apple's page "tintColor".
    open var tintColor: UIColor?

    /// Writes the effect to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIGlassEffectStyle")
        coder.encode(isInteractive, forKey: "UIGlassEffectInteractive")
        coder.encode(tintColor, forKey: "UIGlassEffectTintColor")
    }

    /// Returns an equal effect.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassEffect(style: style)
        copy.isInteractive = isInteractive
        copy.tintColor = tintColor
        return copy
    }

    /// Effects with the same style and properties are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassEffect else { return false }
        return MainActor.assumeIsolated {
            let isSame = style == other.style && isInteractive == other.isInteractive
            return isSame && tintColor == other.tintColor
        }
    }

    /// Equal effects have equal hashes.
    open override var hash: Int { style.hashValue }

    package override var fillColor: UIColor? {
        guard let tintColor else { return style.fillColor }
        return tintColor.withAlphaComponent(style == .clear ? 0.3 : 0.75)
    }
}

extension UIGlassEffect {
    /// The appearance of glass. Follows Apple's page "UIGlassEffect.Style".
    public enum Style: Int, Sendable {
        /// The standard appearance.
        case regular
        /// More transparent than the standard appearance.
        case clear
    }
}

extension UIGlassEffect.Style {
    /// The fill that represents glass without a tint in pictures.
    @MainActor package var fillColor: UIColor {
        let isClear = self == .clear
        return UIColor { traits in
            traits.userInterfaceStyle == .dark
                ? UIColor(white: 0.2, alpha: isClear ? 0.2 : 0.6)
                : UIColor(white: 1, alpha: isClear ? 0.2 : 0.6)
        }
    }
}

/// An effect that combines the glass of visual effect views in its content view. iOS 26.
///
/// Pictures show the glass of each view separately. Follows Apple's page "UIGlassContainerEffect".
@preconcurrency @MainActor
open class UIGlassContainerEffect: UIVisualEffect {
    /// Creates an effect with a spacing of zero.
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        spacing = CGFloat(coder.decodeDouble(forKey: "UIGlassContainerEffectSpacing"))
    }

    /// The distance in points at which elements begin to merge. Default 0. Follows Apple's page "spacing".
    open var spacing: CGFloat = 0

    /// Writes the effect to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(Double(spacing), forKey: "UIGlassContainerEffectSpacing")
    }

    /// Returns an equal effect.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIGlassContainerEffect()
        copy.spacing = spacing
        return copy
    }

    /// Effects with the same spacing are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIGlassContainerEffect else { return false }
        return MainActor.assumeIsolated { spacing == other.spacing }
    }

    /// The same number for all effects of this class, because the spacing can change.
    open override var hash: Int { ObjectIdentifier(UIGlassContainerEffect.self).hashValue }
}

/// An effect that fills a visual effect view with a color. iOS 11. Follows Apple's page "UIColorEffect".
@preconcurrency @MainActor
open class UIColorEffect: UIVisualEffect {
    private let color: UIColor?

    /// Creates an effect with a color; `nil` for none. iOS 26.1. Follows Apple's page "init(color:)".
    public convenience init(color: UIColor?) { self.init(ofColor: color) }

    /// Creates an effect without a color.
    public override convenience init() { self.init(ofColor: nil) }

    private init(ofColor color: UIColor?) {
        self.color = color
        super.init()
    }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) {
        color = coder.decodeObject(of: UIColor.self, forKey: "UIColorEffectColor")
        super.init(coder: coder)
    }

    /// Writes the color to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(color, forKey: "UIColorEffectColor")
    }

    /// Effects with the same color are equal.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? UIColorEffect).map { $0.color == color } ?? false
    }

    /// Equal effects have equal hashes.
    open override var hash: Int { color.hashValue }

    package override var fillColor: UIColor? { color }
}
