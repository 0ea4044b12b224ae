/// The timing of a layer or an animation relative to its parent's time.
///
/// The local time `t` at the parent time `tp` is `(tp - beginTime) · speed + timeOffset`. Follows Apple's page
/// "CAMediaTiming".
public protocol CAMediaTiming {
    /// The start of the local time, in the parent's time. Defaults to 0; for an animation, 0 is the time at
    /// which it is added.
    var beginTime: CFTimeInterval { get set }
    /// The duration in seconds. Defaults to 0: an added animation uses the duration of the transaction.
    var duration: CFTimeInterval { get set }
    /// The speed of the local time relative to the parent's time. Defaults to 1; 0 pauses it.
    var speed: Float { get set }
    /// The offset that is added to the local time. Defaults to 0.
    var timeOffset: CFTimeInterval { get set }
    /// The number of runs; don't set it together with ``repeatDuration``. Defaults to 0, which counts as one.
    var repeatCount: Float { get set }
    /// The duration of all runs. Defaults to 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether each run plays in reverse after it ends. Defaults to `false`.
    var autoreverses: Bool { get set }
    /// The values shown before the start and after the end. Defaults to ``CAMediaTimingFillMode/removed``.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// The values that an animation shows outside its duration. Follows Apple's page "CAMediaTimingFillMode".
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The raw value of the mode.
    public var rawValue: String

    /// Creates a mode from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Shows the final value after the end.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Shows the initial value before the start.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Shows the initial value before the start, and the final value after the end.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Shows no value outside the duration.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsBackwards: Bool { self == .backwards || self == .both }
    var fillsForwards: Bool { self == .forwards || self == .both }
}
