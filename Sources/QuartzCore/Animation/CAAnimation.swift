/// An animation of a layer: the class that all others have in common.
///
/// A layer takes a copy; what is changed afterwards changes nothing. Follows Apple's page "CAAnimation".
open class CAAnimation: NSObject, NSCopying, CAMediaTiming, CAAction {
    var timing = MediaTiming()
    private var named: [String: Any] = [:]

    /// Creates an animation of nothing.
    public override init() {
        super.init()
    }

    /// Who is notified of the beginning and the end. The animation keeps it.
    open var delegate: (any CAAnimationDelegate)?

    /// The pace; `nil`, the default, is an even one.
    open var timingFunction: CAMediaTimingFunction?

    /// Whether the layer removes the animation when it has ended. Default `true`.
    open var isRemovedOnCompletion: Bool = true

    // MARK: Time

    /// When it begins, in the time of its layer or group. Default 0: when it is added.
    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// The length of a run in seconds. Default 0: that of the transaction.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    /// How fast it runs. Default 1.
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    /// Where in its way it begins, in seconds: what lies before comes last. Default 0.
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    /// How often it runs. Default 0, which counts as once.
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    /// How long it runs, over and over. Default 0.
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    /// Whether it runs back after each run. Default `false`.
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    /// What it shows before it begins and after it has ended. Default ``CAMediaTimingFillMode/removed``.
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Values by name

    /// The value that was set for a key of the app's own.
    open func value(forKey key: String) -> Any? { named[key] }

    /// Sets the value for a key of the app's own, which copies keep; `nil` takes it away.
    open func setValue(_ value: Any?, forKey key: String) { named[key] = value }

    /// The value that a new animation has for a key; `nil` where that is none.
    open class func defaultValue(forKey key: String) -> Any? {
        switch key {
        case "speed": Float(1)
        case "removedOnCompletion": true
        case "fillMode": CAMediaTimingFillMode.removed
        default: nil
        }
    }

    // MARK: Copies and actions

    /// An animation of the same class and the same values.
    open func copy(with zone: NSZone? = nil) -> Any {
        let made = CAAnimation.make(ofTheClassOf: self)
        made.take(self)
        return made
    }

    /// Takes the values of another animation of the class.
    func take(_ other: CAAnimation) {
        timing = other.timing
        named = other.named
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
    }

    /// Adds the animation to the layer, under the name of the event.
    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    // MARK: Showing

    /// Puts what the animation shows at a moment into a presentation layer.
    func show(_ moment: MediaTiming.Moment, in layer: CALayer) {}

    /// The length of an animation that was given none.
    func settleDuration(_ duration: CFTimeInterval) {
        if timing.duration == 0 { timing.duration = duration }
    }
}
