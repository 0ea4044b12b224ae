/// An animation from one value to another.
///
/// Of the three values at most two are to be set. What is not set is what the layer has without the animation: both ends of
/// it with none of them, the end with ``fromValue``, the beginning with ``toValue`` or ``byValue``. Follows Apple's page
/// "CABasicAnimation".
open class CABasicAnimation: CAPropertyAnimation {
    /// Creates an animation of no property.
    public override init() {
        super.init()
    }

    /// The value at the beginning.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// How far the end lies from the beginning.
    open var byValue: Any?

    override func take(_ other: CAAnimation) {
        super.take(other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    override func value(at time: CFTimeInterval, over below: AnimatedValue?) -> AnimatedValue? {
        guard let ends = ends(over: below) else { return nil }
        return ends.from.blended(with: ends.to, at: CGFloat(share(at: time)))
    }

    private func ends(over below: AnimatedValue?) -> (from: AnimatedValue, to: AnimatedValue)? {
        // What is added to the layer's value stands on nothing.
        let rest = isAdditive ? nil : below
        let (from, to, by) = (AnimatedValue(fromValue), AnimatedValue(toValue), AnimatedValue(byValue))
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return (from, rest ?? from.adding(from, times: -1))
        case (nil, let to?, nil): return (rest ?? to.adding(to, times: -1), to)
        case (nil, nil, let by?):
            let from = rest ?? by.adding(by, times: -1)
            return (from, from.adding(by))
        case (nil, nil, nil): return rest.map { ($0, $0) }
        }
    }
}
