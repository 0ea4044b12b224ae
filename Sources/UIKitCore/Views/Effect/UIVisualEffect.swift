/// What a visual effect view does to what lies behind it, or to its content. iOS 8.
///
/// The base class does nothing. Follows Apple's page "UIVisualEffect".
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Effects are kept in archives.
    open class var supportsSecureCoding: Bool { true }

    /// Creates an effect that does nothing.
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the effect to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// The effect itself: it never changes.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// What a view with the effect is filled with; `nil` for nothing.
    var fillColor: UIColor? { nil }
}

/// Blurs what lies behind a visual effect view. iOS 8. Follows Apple's page "UIBlurEffect".
///
/// Pictures show a translucent fill in the style's colour; they do not blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    let style: Style

    /// Creates a blur in a style.
    public init(style: UIBlurEffect.Style) {
        self.style = style
        super.init()
    }

    /// Creates a blur from an archive.
    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    /// Writes the style to an archive.
    open override func encode(with coder: NSCoder) {
        super.encode(with: coder)
        coder.encode(style.rawValue, forKey: "UIBlurEffectStyle")
    }

    /// Blurs of one style are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// Equal blurs have equal hashes.
    open override var hash: Int { style.hashValue }

    override var fillColor: UIColor? { style.fillColor }
}

extension UIBlurEffect {
    /// How strong a blur is, and how light or dark. Follows Apple's page "UIBlurEffect.Style".
    public enum Style: Int, Sendable {
        /// Lighter than what lies behind.
        case extraLight = 0
        /// As light as what lies behind.
        case light = 1
        /// Darker than what lies behind.
        case dark = 2
        /// Fits the interface style. iOS 10.
        case regular = 4
        /// Fits the interface style, and stands out. iOS 10.
        case prominent = 5
        /// The thinnest material; fits the interface style. iOS 13.
        case systemUltraThinMaterial = 6
        /// A thin material; fits the interface style. iOS 13.
        case systemThinMaterial = 7
        /// The usual material; fits the interface style. iOS 13.
        case systemMaterial = 8
        /// A thick material; fits the interface style. iOS 13.
        case systemThickMaterial = 9
        /// The material of bars; fits the interface style. iOS 13.
        case systemChromeMaterial = 10
        /// The thinnest material, always light. iOS 13.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light. iOS 13.
        case systemThinMaterialLight = 12
        /// The usual material, always light. iOS 13.
        case systemMaterialLight = 13
        /// A thick material, always light. iOS 13.
        case systemThickMaterialLight = 14
        /// The material of bars, always light. iOS 13.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark. iOS 13.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark. iOS 13.
        case systemThinMaterialDark = 17
        /// The usual material, always dark. iOS 13.
        case systemMaterialDark = 18
        /// A thick material, always dark. iOS 13.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark. iOS 13.
        case systemChromeMaterialDark = 20
    }
}

/// Lets content in front of a blur take on its colours. iOS 8. Follows Apple's page "UIVibrancyEffect".
///
/// Pictures show the content as it is.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates vibrancy for content in front of a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates vibrancy for content of a rank in front of a blur. iOS 13.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }

    /// Creates vibrancy from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Of which rank vibrant content is. iOS 13. Follows Apple's page "UIVibrancyEffectStyle".
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Text of the first rank.
    case label
    /// Text of the second rank.
    case secondaryLabel
    /// Text of the third rank.
    case tertiaryLabel
    /// Text of the fourth rank.
    case quaternaryLabel
    /// Large filled shapes.
    case fill
    /// Middle-sized filled shapes.
    case secondaryFill
    /// Small filled shapes.
    case tertiaryFill
    /// Lines between content.
    case separator
}
