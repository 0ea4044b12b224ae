import QuartzCore

/// An animated change of a view. The view already has the new value.
@MainActor
final class ViewAnimation {
    let change: LayerChange
    let course: any AnimationCourse
    /// The start of the change, in seconds of its animation.
    private let start: TimeInterval
    let duration: TimeInterval
    /// Whether the view receives touches while the change is animated.
    let allowsTouches: Bool
    private let pace: AnimationPace

    init(of change: LayerChange, in context: AnimationContext, _ course: any AnimationCourse) {
        self.change = change
        self.course = course
        start = context.start
        duration = context.duration
        allowsTouches = context.allowsTouches
        pace = context.pace
    }

    /// The fraction of the change at a moment, from 0 to 1, or beyond with a spring; `nil` after the end of the animation.
    func part(at now: TimeInterval) -> Double? {
        guard let moment = course.moment(at: now) else { return nil }
        let passed = moment.seconds - start
        guard passed > 0 else { return 0 }
        guard passed < duration else { return 1 }
        return moment.isEven ? passed / duration : pace.part(after: passed, of: duration)
    }
}

/// The progress of an animation, for its changes.
@MainActor
package protocol AnimationCourse: AnyObject {
    /// The position of the animation at a moment of the clock; `nil` after its end.
    func moment(at now: TimeInterval) -> AnimationMoment?
    /// Called when a change of a view in a window is added.
    func changeBegan()
    /// Called when a change was removed before its end.
    func changeWasRemoved()
    /// Called when the view of a change left its window, which removes the change.
    func viewLeftWindow()
}

/// A position in the course of an animation.
package struct AnimationMoment {
    /// The time in the animation, from 0 to its duration.
    package var seconds: TimeInterval
    /// Whether changes are linear at this moment, whatever their timing.
    package var isEven = false

    package init(seconds: TimeInterval, isEven: Bool = false) {
        self.seconds = seconds
        self.isEven = isEven
    }
}

/// The timing of a change.
package enum AnimationPace {
    case even
    case curve(CAMediaTimingFunction)
    case spring(Spring, velocity: Double)

    /// The fraction of the change after a part of the duration.
    package func part(after passed: TimeInterval, of duration: TimeInterval) -> Double {
        switch self {
        case .even: passed / duration
        case .curve(let function): function.progress(at: passed / duration)
        case .spring(let spring, let velocity): spring.progress(at: passed, initialVelocity: velocity)
        }
    }
}

extension AnimationPace {
    init(_ curve: UIView.AnimationCurve) {
        switch curve {
        case .easeInOut: self = .curve(CAMediaTimingFunction(name: .easeInEaseOut))
        case .easeIn: self = .curve(CAMediaTimingFunction(name: .easeIn))
        case .easeOut: self = .curve(CAMediaTimingFunction(name: .easeOut))
        case .linear: self = .even
        }
    }

    /// Creates a spring that settles at the end of the duration.
    init(dampingRatio: CGFloat, velocity: CGFloat, duration: TimeInterval) {
        let ratio = Double(min(max(dampingRatio, 0.01), 1))
        let settling = Spring(frequency: 1, dampingRatio: ratio).settlingDuration(initialVelocity: 0)
        let spring = Spring(frequency: settling / max(duration, 0.001), dampingRatio: ratio)
        self = .spring(spring, velocity: Double(velocity))
    }

    /// Creates the timing for an animator's parameters.
    @MainActor
    package init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
        if let spring = parameters.springTimingParameters {
            self = spring.pace(duration: duration)
        } else if let curve = parameters.cubicTimingParameters, curve.timingCurveType == .builtin {
            self.init(curve.animationCurve)
        } else if let curve = parameters.cubicTimingParameters {
            let (first, second) = (curve.controlPoint1, curve.controlPoint2)
            self = .curve(
                CAMediaTimingFunction(
                    controlPoints: Float(first.x), Float(first.y), Float(second.x), Float(second.y)))
        } else {
            self.init(.easeInOut)
        }
    }
}
