import QuartzCore

/// A change of a view that is shown bit by bit, while the view has the new value already.
@MainActor
final class ViewAnimation {
    let change: LayerChange
    /// The animation that the change belongs to.
    let course: any AnimationCourse
    /// When the change begins, in seconds of its animation.
    private let start: TimeInterval
    let duration: TimeInterval
    /// Whether the view can be touched meanwhile.
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

    /// How much of the way is behind at a moment, from 0 to 1, and with a spring beyond; `nil` when the animation is over.
    func part(at now: TimeInterval) -> Double? {
        guard let moment = course.moment(at: now) else { return nil }
        let passed = moment.seconds - start
        guard passed > 0 else { return 0 }
        guard passed < duration else { return 1 }
        return moment.isEven ? passed / duration : pace.part(after: passed, of: duration)
    }
}

/// How far an animation is, for the changes that belong to it.
@MainActor
protocol AnimationCourse: AnyObject {
    /// Where the animation is at a moment of the clock; `nil` when it is over.
    func moment(at now: TimeInterval) -> AnimationMoment?
    /// A change of a view in a window belongs to it.
    func changeBegan()
    /// A change was taken away before its end.
    func changeWasRemoved()
    /// The view of a change left its window, and with it the change is gone.
    func viewLeftWindow()
}

/// A place in the course of an animation.
struct AnimationMoment {
    /// How much is over, from 0 to the animation's duration.
    var seconds: TimeInterval
    /// Whether changes run evenly at this moment, whatever their pace.
    var isEven = false
}

/// How the speed of a change changes on its way.
enum AnimationPace {
    case even
    case curve(CAMediaTimingFunction)
    case spring(Spring, velocity: Double)

    /// How much of the way is behind after a part of the duration.
    func part(after passed: TimeInterval, of duration: TimeInterval) -> Double {
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

    /// A spring that is at rest when the duration is over.
    init(dampingRatio: CGFloat, velocity: CGFloat, duration: TimeInterval) {
        let ratio = Double(min(max(dampingRatio, 0.01), 1))
        let settling = Spring(frequency: 1, dampingRatio: ratio).settlingDuration(initialVelocity: 0)
        let spring = Spring(frequency: settling / max(duration, 0.001), dampingRatio: ratio)
        self = .spring(spring, velocity: Double(velocity))
    }

    /// The pace that an animator's parameters describe.
    @MainActor
    init(_ parameters: any UITimingCurveProvider, duration: TimeInterval) {
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
