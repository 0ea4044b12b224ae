/// A change of a layer's property that goes over from the old value into the one that the layer has.
///
/// Numbers, points, sizes and rectangles are added to what the layer has, so that several changes of one property run
/// beside each other. Of other values the last change is what is shown.
package struct LayerChange {
    /// The property.
    package let key: String
    private let start: AnimatedValue?
    /// What is added at the beginning, for values that have a sum.
    private let distance: AnimatedValue?

    /// A change from one value to another.
    ///
    /// - Parameters:
    ///   - key: the property.
    ///   - old: what the layer had, or what was shown of it; `nil` for a colour that was clear.
    ///   - new: what it has.
    package init(of key: String, from old: Any?, to new: Any?) {
        self.key = key
        let (old, new) = (AnimatedValue(old), AnimatedValue(new))
        start = old ?? new?.cleared
        if case .numbers? = old, let old, let new {
            distance = old.adding(new, times: -1)
        } else {
            distance = nil
        }
    }

    /// Puts what is shown into a presentation layer, which holds the layer's value already.
    ///
    /// - Parameters:
    ///   - part: how much of the way is behind, 0 at the beginning and 1 at the end; a spring goes beyond.
    ///   - presentation: the layer as it is without the change.
    package func show(_ part: Double, in presentation: CALayer) {
        let below = AnimatedValue(presentation.value(forKey: key))
        if let distance, let below {
            presentation.setValue(below.adding(distance.times(CGFloat(1 - part))).value, forKey: key)
        } else if let start, let end = below ?? start.cleared {
            presentation.setValue(start.blended(with: end, at: CGFloat(part)).value, forKey: key)
        }
    }

    /// The change as an animation that takes a time.
    package func animation(duration: CFTimeInterval) -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = (distance ?? start)?.value
        animation.toValue = distance?.times(0).value
        animation.isAdditive = distance != nil
        animation.duration = duration
        return animation
    }
}

extension AnimatedValue {
    fileprivate func times(_ factor: CGFloat) -> AnimatedValue {
        guard case .numbers(let numbers, let kind) = self else { return self }
        return .numbers(numbers.map { $0 * factor }, kind)
    }

    /// A colour that cannot be seen; of other values `nil`.
    fileprivate var cleared: AnimatedValue? {
        guard case .color(let color) = self else { return nil }
        return color.copy(alpha: 0).map { .color($0) }
    }
}
