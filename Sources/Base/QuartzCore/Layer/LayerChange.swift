/// An animated change of a layer's property from the old value to the layer's current value.
///
/// Changes of numbers, points, sizes, and rectangles are additive, so that several changes of one property run
/// concurrently. For other values, the last change determines the shown value.
package struct LayerChange {
    /// The key of the property.
    package let key: String
    private let start: AnimatedValue?
    /// The difference between old and new, for additive values.
    private let distance: AnimatedValue?

    /// Creates a change from one value to another.
    ///
    /// - Parameters:
    ///   - key: The key of the property.
    ///   - old: The old value of the layer or of its presentation; `nil` for a clear color.
    ///   - new: The new value.
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

    /// Sets the animated value in a presentation layer that already has the layer's value.
    ///
    /// - Parameters:
    ///   - part: The progress, from 0 at the start to 1 at the end; a spring overshoots.
    ///   - presentation: The presentation layer without the change.
    package func show(_ part: Double, in presentation: CALayer) {
        let below = AnimatedValue(presentation.value(forKey: key))
        if let distance, let below {
            presentation.setValue(below.adding(distance.times(CGFloat(1 - part))).value, forKey: key)
        } else if let start, let end = below ?? start.cleared {
            presentation.setValue(start.blended(with: end, at: CGFloat(part)).value, forKey: key)
        }
    }

    /// Returns the change as an animation with a duration.
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

    /// The clear variant of a color; `nil` for other values.
    fileprivate var cleared: AnimatedValue? {
        guard case .color(let color) = self else { return nil }
        return color.copy(alpha: 0).map { .color($0) }
    }
}
