/// An animation of a property of a layer. Follows Apple's page "CAPropertyAnimation".
open class CAPropertyAnimation: CAAnimation {
    /// Creates an animation of no property.
    public override init() {
        super.init()
    }

    /// Creates an animation of a property, or of a part of it: `"opacity"`, `"position.x"`, `"transform.rotation.z"`.
    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    /// Which property is animated.
    open var keyPath: String?

    /// Whether the animation's value is added to what the layer has. Default `false`.
    open var isAdditive: Bool = false

    /// Whether each run goes on from where the one before it ended. Default `false`.
    open var isCumulative: Bool = false

    /// What makes the property's value of the animation's numbers; `nil`, the default, takes them as they are.
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

    /// Where the layer has numbers as the animation's own.
    private func pathOfNumbers(_ path: String) -> String {
        valueFunction.map { path + "." + $0.part } ?? path
    }

    /// Properties such as a layer's colour or path may have no value of their own.
    private func showWithoutValue(_ moment: MediaTiming.Moment, in layer: CALayer) {
        guard let keyPath, let value = value(at: moment.time, over: nil) else { return }
        layer.setValue(value.value, forKeyPath: keyPath)
    }

    /// The value so many seconds into a run, where the layer has `below` without the animation.
    func value(at time: CFTimeInterval, over below: AnimatedValue?) -> AnimatedValue? { nil }

    /// The share of a run that is behind, from 0 to 1, at the animation's pace.
    func share(at time: CFTimeInterval) -> Double {
        let share = duration > 0 ? time / duration : 1
        return timingFunction?.progress(at: share) ?? share
    }
}
