/// An effect on a view when the device is tilted. iOS 7.
///
/// Subclasses return the properties to change. A simulated device isn't tilted, like Apple's simulator: effects are stored, and the offset
/// is always zero. Follows Apple's page "UIMotionEffect".
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
    /// Creates an effect.
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the effect to an archive. The base class writes nothing.
    open func encode(with coder: NSCoder) {}

    /// The changes for a tilt, by key path. Both components of the offset range from -1 to 1. The base class returns `nil`.
    ///
    /// Follows Apple's page "keyPathsAndRelativeValues(forViewerOffset:)".
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// Returns the effect itself.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes one property with the tilt about one axis. iOS 7. Follows Apple's page "UIInterpolatingMotionEffect".
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of a tilt. Follows Apple's page "UIInterpolatingMotionEffect.EffectType".
    public enum EffectType: Int, Sendable {
        /// Tilting left and right.
        case tiltAlongHorizontalAxis
        /// Tilting up and down.
        case tiltAlongVerticalAxis
    }

    private let path: String
    private let axis: EffectType

    /// The key path of the property, such as "center.x".
    open var keyPath: String { path }
    /// The axis of the tilt.
    open var type: EffectType { axis }
    /// The change of the property at the offset -1. Default `nil`.
    open var minimumRelativeValue: Any?
    /// The change of the property at the offset 1. Default `nil`.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a property and an axis.
    public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
        path = keyPath
        axis = type
        super.init()
    }

    /// Always `nil`: an effect isn't restored from an archive here.
    public required init?(coder: NSCoder) { nil }

    /// The property's change, interpolated between the two values; `nil` if they aren't numbers.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        guard let least = Self.number(minimumRelativeValue), let most = Self.number(maximumRelativeValue)
        else { return nil }
        let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
        return [keyPath: least + (most - least) * (offset + 1) / 2]
    }

    private static func number(_ value: Any?) -> CGFloat? {
        (value as? NSNumber).map { CGFloat($0.doubleValue) } ?? value as? CGFloat
            ?? (value as? Double).map { CGFloat($0) } ?? (value as? Int).map { CGFloat($0) }
    }
}

/// Several effects at once. iOS 7. Follows Apple's page "UIMotionEffectGroup".
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
    /// The effects. Default `nil`.
    open var motionEffects: [UIMotionEffect]?

    /// The changes of all effects. If two effects change one property, the later one applies.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        motionEffects?.reduce(into: [:]) { all, effect in
            let changes = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            all.merge(changes) { $1 }
        }
    }
}
