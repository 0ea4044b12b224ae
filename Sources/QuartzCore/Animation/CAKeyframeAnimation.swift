/// An animation along several values, or along a path. Follows Apple's page "CAKeyframeAnimation".
open class CAKeyframeAnimation: CAPropertyAnimation {
    /// The values, from first to last. A path comes before them.
    open var values: [Any]?
    /// The way of a property that is a point. Each end of a line or curve counts as a value.
    open var path: CGPath?
    /// When each value is reached, from 0 to 1; without them, at equal distances. With ``CAAnimationCalculationMode/discrete``
    /// there is one more: the end of the last value. The paced modes pay no attention to them.
    open var keyTimes: [NSNumber]?
    /// The pace between each two values.
    open var timingFunctions: [CAMediaTimingFunction]?
    /// What lies between the values. Default ``CAAnimationCalculationMode/linear``.
    open var calculationMode: CAAnimationCalculationMode = .linear
    /// How tight the curve is at each value, with the cubic modes: 1 is a corner, 0 is round. iOS 4.
    open var tensionValues: [NSNumber]?
    /// How sharp the corner is at each value, with the cubic modes: 0 is smooth. iOS 4.
    open var continuityValues: [NSNumber]?
    /// Where the curve lies at each value, with the cubic modes: above 0 beyond it, below 0 before it. iOS 4.
    open var biasValues: [NSNumber]?
    /// Whether what moves along the path turns with it; `nil`, the default, for no.
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

/// What lies between the values of a keyframe animation. Follows Apple's page "CAAnimationCalculationMode".
public struct CAAnimationCalculationMode: Hashable, RawRepresentable, Sendable {
    /// The mode as text.
    public var rawValue: String

    /// Creates a mode from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Lines.
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    /// Nothing: each value stays until the next.
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    /// Lines, at one speed.
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    /// A curve through the values. iOS 4.
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    /// A curve through the values, at about one speed. iOS 4.
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")

    var isPaced: Bool { self == .paced || self == .cubicPaced }
}

/// How what moves along a path turns with it. Follows Apple's page "CAAnimationRotationMode".
public struct CAAnimationRotationMode: Hashable, RawRepresentable, Sendable {
    /// The mode as text.
    public var rawValue: String

    /// Creates a mode from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// It looks ahead.
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    /// It looks back.
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}
