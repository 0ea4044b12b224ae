/// An animation between two values.
///
/// Set at most two of the three values. The layer's value without the animation replaces unset values: both ends if no
/// value is set, the end with ``fromValue``, the start with ``toValue`` or ``byValue``. Follows Apple's page
/// "CABasicAnimation".
open class CABasicAnimation: CAPropertyAnimation {
    /// Creates an animation without a property.
    public override init() {
        super.init()
    }

    /// The value at the start.
    open var fromValue: Any?
    /// The value at the end.
    open var toValue: Any?
    /// The difference between end and start.
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
        // An additive animation starts from zero rather than from the layer's value.
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
