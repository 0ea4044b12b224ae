/// The base class of layer animations.
///
/// A layer copies an added animation, so later changes have no effect. Follows Apple's page "CAAnimation".
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var named: [String: Any] = [:]

    /// Creates an animation that changes nothing.
    public override init() {
        super.init()
    }

    /// The delegate that is notified of the start and the end. The animation retains it.
    open var delegate: (any CAAnimationDelegate)?

    /// The timing function; `nil`, the default, is linear.
    open var timingFunction: CAMediaTimingFunction?

    /// Whether the layer removes the animation when it ends. Defaults to `true`.
    open var isRemovedOnCompletion: Bool = true

    // MARK: Time

    /// The start time, in the time space of the layer or group. Defaults to 0, the time at which the
    /// animation is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The duration of a run, in seconds. Defaults to 0, which uses the duration of the transaction.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// The speed relative to the parent time. Defaults to 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// The offset into the animation at which it starts, in seconds. The skipped part plays last. Defaults to 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// The number of runs. Defaults to 0, which counts as one.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// The duration of all runs, in seconds. Defaults to 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether each run plays in reverse after it ends. Defaults to `false`.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// The values shown before the animation starts and after it ends. Defaults to ``CAMediaTimingFillMode/removed``.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Key-value coding

    /// Returns the value of one of the app's own keys.
    open func value(forKey key: String) -> Any? { named[key] }

    /// Sets the value of one of the app's own keys, which copies keep; `nil` removes it.
    open func setValue(_ value: Any?, forKey key: String) { named[key] = value }

    /// Returns the default value of a key; `nil` if it has none.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": Float(1)
        case "removedOnCompletion": true
        case "fillMode": CAMediaTimingFillMode.removed
        default: nil
        }
    }

    // MARK: Copies and actions

    /// Returns an animation of the same class with the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = CAAnimation.make(ofTheClassOf: self)
        made.take(self)
        return made
    }

    /// Copies the values of another animation of the same class.
    func take(_ other: CAAnimation) {
        timing = other.timing
        named = other.named
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// Adds the animation to the layer, with the event as its key.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: Showing

    /// Sets the animated values at a moment in a presentation layer.
    func show(_ moment: MediaTiming.Moment, in layer: CALayer) {}

    /// Sets the duration of an animation that has none.
    func settleDuration(_ duration: CFTimeInterval) {
        if timing.duration == 0 { timing.duration = duration }
    }
}
