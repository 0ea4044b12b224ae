/// What a view does when the device is tilted. iOS 7.
///
/// Subclasses say which properties change. A simulated device is held still, as Apple's simulator is: effects are kept, and the offset
/// is always zero. Follows Apple's page "UIMotionEffect".
@preconcurrency @MainActor
open class UIMotionEffect: NSObject, NSCopying, @preconcurrency NSCoding {
    /// Creates an effect.
    public override init() { super.init() }

    /// Creates an effect from an archive.
    public required init?(coder: NSCoder) { super.init() }

    /// Writes the effect to an archive. The base class writes nothing of its own.
    open func encode(with coder: NSCoder) {}

    /// The changes, by key path, for a tilt: both parts go from -1 to 1. The base class returns `nil`.
    ///
    /// Follows Apple's page "keyPathsAndRelativeValues(forViewerOffset:)".
    open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }

    /// An effect like this one.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Changes one property with the tilt about one axis. iOS 7. Follows Apple's page "UIInterpolatingMotionEffect".
@preconcurrency @MainActor
open class UIInterpolatingMotionEffect: UIMotionEffect {
    /// The axis of a tilt. Follows Apple's page "UIInterpolatingMotionEffect.EffectType".
    public enum EffectType: Int, Sendable {
        /// The left and the right side go to and fro.
        case tiltAlongHorizontalAxis
        /// The upper and the lower side go to and fro.
        case tiltAlongVerticalAxis
    }

    private let path: String
    private let axis: EffectType

    /// The property, such as "center.x".
    open var keyPath: String { path }
    /// The axis.
    open var type: EffectType { axis }
    /// What the property changes by at the one end, where the offset is -1. Default `nil`.
    open var minimumRelativeValue: Any?
    /// What the property changes by at the other end, where the offset is 1. Default `nil`.
    open var maximumRelativeValue: Any?

    /// Creates an effect for a property and an axis.
    public init(keyPath: String, type: UIInterpolatingMotionEffect.EffectType) {
        path = keyPath
        axis = type
        super.init()
    }

    /// An effect does not come from an archive here: `nil`.
    public required init?(coder: NSCoder) { nil }

    /// The property's change, between the two values; `nil` where they are no numbers.
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

    /// What all of them change; of two that change one property, the later.
    open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
        motionEffects?.reduce(into: [:]) { all, effect in
            let changes = effect.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) ?? [:]
            all.merge(changes) { $1 }
        }
    }
}
