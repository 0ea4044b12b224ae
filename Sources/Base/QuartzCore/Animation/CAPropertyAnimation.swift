/// An animation of a property of a layer. Follows Apple's page "CAPropertyAnimation".
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation without a property.
    public override init() {
        super.init()
    }

    /// Creates an animation of a property or of one of its components: `"opacity"`, `"position.x"`,
    /// `"transform.rotation.z"`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// The key path of the animated property.
    open var keyPath: String?

    /// Whether the animated value is added to the layer's value. Defaults to `false`.
    open var isAdditive: Bool = false

    /// Whether each run starts from the end value of the previous run. Defaults to `false`.
    open var isCumulative: Bool = false

    /// The function that converts the animated number to the property's value; `nil`, the default, uses the
    /// number unchanged.
    open var valueFunction: CAValueFunction?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CAPropertyAnimation else { return }
        valueFunction = other.valueFunction
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
    }

    override func show(_ moment: MediaTiming.Moment, in layer: CALayer) {
        guard let keyPath, let below = AnimatedValue(layer.value(forKeyPath: pathOfNumbers(keyPath))) else {
            return showWithoutValue(moment, in: layer)
        }
        guard var value = value(at: moment.time, over: below) else { return }
        if isCumulative, moment.completedCount > 0, let end = self.value(at: duration, over: below) {
            value = value.adding(end, times: CGFloat(moment.completedCount))
        }
        let shown = isAdditive ? below.adding(value) : value
        layer.setValue(valueFunction?.transform(of: shown) ?? shown.value, forKeyPath: keyPath)
    }

    /// Returns the key path of the layer's numbers that correspond to the animation's.
    private func pathOfNumbers(_ path: String) -> String {
        valueFunction.map { path + "." + $0.part } ?? path
    }

    /// Animates a property without a value, such as a color or path.
    private func showWithoutValue(_ moment: MediaTiming.Moment, in layer: CALayer) {
        guard let keyPath, let value = value(at: moment.time, over: nil) else { return }
        layer.setValue(value.value, forKeyPath: keyPath)
    }

    /// Returns the value at a time in a run, in seconds. `below` is the layer's value without the animation.
    func value(at time: CFTimeInterval, over below: AnimatedValue?) -> AnimatedValue? { nil }

    /// Returns the progress of a run, from 0 to 1, with the timing function applied.
    func share(at time: CFTimeInterval) -> Double {
        let share = duration > 0 ? time / duration : 1
        return timingFunction?.progress(at: share) ?? share
    }
}
