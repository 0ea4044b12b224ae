/// Where UIKit's own animation of a transition shows a view that the container has put in its place already.
@MainActor
package struct ViewMotion {
    package let view: UIView
    /// How far from its place, in its superview's coordinates.
    package var offset = CGPoint.zero
    /// What its size is multiplied by, around its middle.
    package var scale: CGFloat = 1
    /// What its opacity is multiplied by.
    package var opacity: CGFloat = 1
    /// How dark it is, from 0 to 1, while another page lies over it.
    package var dimming: CGFloat = 0
    /// Whether it is drawn in front of the views beside it.
    package var isInFront = false
}

extension TransitionEngine {
    /// The motions of all transitions that UIKit animates at this moment.
    package func motions(at now: TimeInterval) -> [ViewMotion] {
        running.flatMap { transition -> [ViewMotion] in
            guard transition.isAnimated, transition.hasBegun, !transition.movesOwnViews else { return [] }
            return transition.policy.motions(of: transition, at: transition.part(at: now))
        }
    }
}

extension PageTransition {
    /// The part, from 0 to 1, that is over: as far as a finger has driven it, else as time has.
    func part(at now: TimeInterval) -> CGFloat {
        if let context { return context.part(at: now) }
        guard duration > 0 else { return 1 }
        return AnimationCurves.spring(min(max(CGFloat((now - beginTime) / duration), 0), 1))
    }
}

/// How UIKit's own animations run. Their curves are not published: a critically damped spring comes near them.
enum AnimationCurves {
    /// The part of the way at a part of the time; both from 0 to 1.
    static func spring(_ part: CGFloat) -> CGFloat { rest(at: part) / rest(at: 1) }

    private static func rest(at part: CGFloat) -> CGFloat {
        let decay: CGFloat = 8
        return 1 - (1 + decay * part) * exp(-decay * part)
    }
}
