/// An animation along a series of values, or along a path. Follows Apple's page "CAKeyframeAnimation".
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The keyframe values, in order. Ignored if ``path`` is set.
    open var values: [Any]?
    /// The path of a point property. Each end of a line or curve is a keyframe.
    open var path: CGPath?
    /// The time of each keyframe, from 0 to 1; evenly spaced if `nil`. ``CAAnimationCalculationMode/discrete`` needs one more,
    /// the end of the last value. The paced modes ignore key times.
    open var keyTimes: [NSNumber]?
    /// The timing function of each segment between two keyframes.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// The interpolation between keyframes. Defaults to ``CAAnimationCalculationMode/linear``.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// The tension of the curve at each keyframe, in the cubic modes: 1 is a corner, 0 is round. iOS 4.
    open var tensionValues: [NSNumber]?
    /// The continuity of the curve at each keyframe, in the cubic modes: 0 is smooth. iOS 4.
    open var continuityValues: [NSNumber]?
    /// The bias of the curve at each keyframe, in the cubic modes: positive values bend it after the keyframe, negative values
    /// before it. iOS 4.
    open var biasValues: [NSNumber]?
    /// Whether the layer rotates along the path; `nil`, the default, means that it doesn't.
    open var rotationMode: CAAnimationRotationMode?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path?.copy()
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    override func show(_ moment: MediaTiming.Moment, in layer: CALayer) {
        super.show(moment, in: layer)
        guard let rotationMode, let place = keyframePath?.place(at: share(at: moment.time)) else { return }
        let angle = rotationMode == .rotateAutoReverse ? place.angle + .pi : place.angle
        layer.setValue(Double(angle), forKeyPath: "transform.rotation.z")
    }

    override func value(at time: CFTimeInterval, over below: AnimatedValue?) -> AnimatedValue? {
        let share = share(at: time)
        if path != nil { return keyframePath.flatMap { AnimatedValue($0.place(at: share).point) } }
        let values = (values ?? []).compactMap { AnimatedValue($0) }
        guard !values.isEmpty else { return nil }
        return KeyframeValues(values: values, curve: curve, timetable: timetable(of: values))
            .value(at: share)
    }

    private var keyframePath: KeyframePath? {
        guard let path, let walk = PathWalk(path.elements) else { return nil }
        let table = calculationMode.isPaced ? nil : timetable(count: walk.count + 1)
        return KeyframePath(walk: walk, timetable: table)
    }

    private var curve: KeyframeValues.Curve {
        switch calculationMode {
        case .discrete: .steps
        case .cubic, .cubicPaced:
            .rounded(
                tension: (tensionValues ?? []).map(\.doubleValue),
                continuity: (continuityValues ?? []).map(\.doubleValue),
                bias: (biasValues ?? []).map(\.doubleValue))
        default: .lines
        }
    }

    private func timetable(of values: [AnimatedValue]) -> KeyframeTimetable {
        guard calculationMode.isPaced else { return timetable(count: values.count) }
        var lengths: [Double] = [0]
        for (from, to) in zip(values, values.dropFirst()) {
            lengths.append(lengths[lengths.count - 1] + Double(from.distance(to: to)))
        }
        return KeyframeTimetable(lengths: lengths)
    }

    private func timetable(count: Int) -> KeyframeTimetable {
        KeyframeTimetable(
            count: count, times: keyTimes?.map(\.doubleValue), isDiscrete: calculationMode == .discrete,
            functions: timingFunctions ?? [])
    }
}

/// The interpolation between keyframes. Follows Apple's page "CAAnimationCalculationMode".
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The raw value of the mode.
    public var rawValue: String

    /// Creates a mode from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Linear interpolation.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// No interpolation: each value remains until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Linear interpolation at a constant speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A smooth curve through the keyframes. iOS 4.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A smooth curve through the keyframes, at an approximately constant speed. iOS 4.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// The rotation of a layer along a path. Follows Apple's page "CAAnimationRotationMode".
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// The raw value of the mode.
    public var rawValue: String

    /// Creates a mode from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Rotates the layer to the direction of the path.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// Rotates the layer to the direction opposite to the path.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
