/// The effect of a visual effect view on the views behind it, or on its content. iOS 8.
///
/// The base class does nothing. Follows Apple's page "UIVisualEffect".
@preconcurrency @MainActor
open class UIVisualEffect: NSObject, @preconcurrency NSCopying, @preconcurrency NSSecureCoding {
    /// Always `true`.
    open class var supportsSecureCoding: Bool { true }

    /// Creates an effect that does nothing.
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the effect to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// Returns the effect itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The fill of a view with the effect; `nil` for none.
    package var fillColor: UIColor? { nil }
}

/// An effect that blurs the content behind a visual effect view. iOS 8. Follows Apple's page "UIBlurEffect".
///
/// Pictures show a translucent fill in the style's color; they don't blur.
@preconcurrency @MainActor
open class UIBlurEffect: UIVisualEffect {
    package let style: Style

    /// Creates a blur with a style.
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

    /// Blurs with the same style are equal.
    open override func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }

    /// Equal blurs have equal hashes.
    open override var hash: Int { style.hashValue }

    package override var fillColor: UIColor? { style.fillColor }
}

extension UIBlurEffect {
    /// The intensity and brightness of a blur. Follows Apple's page "UIBlurEffect.Style".
    public enum Style: Int, Sendable {
        /// Lighter than the content behind it.
        case extraLight = 0
        /// As light as the content behind it.
        case light = 1
        /// Darker than the content behind it.
        case dark = 2
        /// Adapts to the interface style. iOS 10.
        case regular = 4
        /// Adapts to the interface style, and stands out. iOS 10.
        case prominent = 5
        /// The thinnest material; adapts to the interface style. iOS 13.
        case systemUltraThinMaterial = 6
        /// A thin material; adapts to the interface style. iOS 13.
        case systemThinMaterial = 7
        /// The default material; adapts to the interface style. iOS 13.
        case systemMaterial = 8
        /// A thick material; adapts to the interface style. iOS 13.
        case systemThickMaterial = 9
        /// The material of bars; adapts to the interface style. iOS 13.
        case systemChromeMaterial = 10
        /// The thinnest material, always light. iOS 13.
        case systemUltraThinMaterialLight = 11
        /// A thin material, always light. iOS 13.
        case systemThinMaterialLight = 12
        /// The default material, always light. iOS 13.
        case systemMaterialLight = 13
        /// A thick material, always light. iOS 13.
        case systemThickMaterialLight = 14
        /// The material of bars, always light. iOS 13.
        case systemChromeMaterialLight = 15
        /// The thinnest material, always dark. iOS 13.
        case systemUltraThinMaterialDark = 16
        /// A thin material, always dark. iOS 13.
        case systemThinMaterialDark = 17
        /// The default material, always dark. iOS 13.
        case systemMaterialDark = 18
        /// A thick material, always dark. iOS 13.
        case systemThickMaterialDark = 19
        /// The material of bars, always dark. iOS 13.
        case systemChromeMaterialDark = 20
    }
}

/// An effect that gives content in front of a blur the blur's colors. iOS 8. Follows Apple's page "UIVibrancyEffect".
///
/// Pictures show the content unchanged.
@preconcurrency @MainActor
open class UIVibrancyEffect: UIVisualEffect {
    /// Creates vibrancy for content in front of a blur.
    public convenience init(blurEffect: UIBlurEffect) {
        self.init(blurEffect: blurEffect, style: .label)
    }

    /// Creates vibrancy with a style for content in front of a blur. iOS 13.
    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) { super.init() }

    /// Creates vibrancy from an archive.
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The style of vibrant content. iOS 13. Follows Apple's page "UIVibrancyEffectStyle".
public enum UIVibrancyEffectStyle: Int, Sendable {
    /// Primary text.
    case label
    /// Secondary text.
    case secondaryLabel
    /// Tertiary text.
    case tertiaryLabel
    /// Quaternary text.
    case quaternaryLabel
    /// Large filled shapes.
    case fill
    /// Medium-sized filled shapes.
    case secondaryFill
    /// Small filled shapes.
    case tertiaryFill
    /// Separator lines.
    case separator
}
