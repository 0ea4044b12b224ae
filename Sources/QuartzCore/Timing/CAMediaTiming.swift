/// The time of a layer or an animation within the time of what holds it.
///
/// The own time `t` at a time `tp` of the parent is `(tp - beginTime) · speed + timeOffset`. Follows Apple's page
/// "CAMediaTiming".
public protocol CAMediaTiming {
    /// When the own time begins, in the parent's. Default 0: for an animation, the time at which it is added.
    var beginTime: CFTimeInterval { get set }
    /// The length in seconds. Default 0: an animation that is added takes that of the transaction.
    var duration: CFTimeInterval { get set }
    /// How fast the own time goes, beside the parent's. Default 1; with 0 it stands.
    var speed: Float { get set }
    /// What is added to the own time. Default 0.
    var timeOffset: CFTimeInterval { get set }
    /// How often the animation runs; not to be set together with ``repeatDuration``. Default 0, which counts as once.
    var repeatCount: Float { get set }
    /// How long the animation runs, over and over. Default 0.
    var repeatDuration: CFTimeInterval { get set }
    /// Whether it runs back after each time. Default `false`.
    var autoreverses: Bool { get set }
    /// What is shown before it begins and after it has ended. Default ``CAMediaTimingFillMode/removed``.
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its time. Follows Apple's page "CAMediaTimingFillMode".
public struct CAMediaTimingFillMode: Hashable, RawRepresentable, Sendable {
    /// The mode as text.
    public var rawValue: String

    /// Creates a mode from text.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// Its end, afterwards.
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    /// Its beginning, before.
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    /// Its beginning before, and its end afterwards.
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    /// Nothing.
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var fillsBackwards: Bool { self == .backwards || self == .both }
    var fillsForwards: Bool { self == .forwards || self == .both }
}
