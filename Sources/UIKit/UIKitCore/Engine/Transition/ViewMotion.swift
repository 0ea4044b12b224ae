/// The displayed position of a view during UIKit's own transition animation. The container has already set the view's
/// final frame.
@MainActor
package struct ViewMotion {
    package let view: UIView
    /// The offset from the final position, in the superview's coordinates.
    package var offset = CGPoint.zero
    /// The factor of its size, around its center.
    package var scale: CGFloat = 1
    /// The factor of its opacity.
    package var opacity: CGFloat = 1
    /// The strength of the dimming, from 0 to 1, while another view controller is in front of it.
    package var dimming: CGFloat = 0
    /// Whether it is drawn in front of its sibling views.
    package var isInFront = false
}

extension TransitionEngine {
    /// Returns the motions of all transitions that UIKit currently animates.
    package func motions(at now: TimeInterval) -> [ViewMotion] {
        running.flatMap { transition -> [ViewMotion] in
            guard transition.isAnimated, transition.hasBegun, !transition.movesOwnViews else { return [] }
            return transition.motions(at: now)
        }
    }
}

extension PageTransition {
    /// Returns the progress, from 0 to 1, set by the gesture or by the elapsed time.
    func part(at now: TimeInterval) -> CGFloat {
        if let context { return context.part(at: now) }
        guard duration > 0 else { return 1 }
        let time = min(max(CGFloat((now - beginTime) / duration), 0), 1)
        let isSlide = policy is UINavigationController && Runtime.current.system >= .iOS(26)
        let part = isSlide ? AnimationCurves.approach(time) : AnimationCurves.spring(time)
        return firstPart + (1 - firstPart) * part
    }
}

/// The timing of UIKit's own animations. Apple doesn't publish their curves; a critically damped spring is close to
/// them.
enum AnimationCurves {
    /// Returns the progress at a part of the duration; both from 0 to 1.
    static func spring(_ part: CGFloat) -> CGFloat { rest(at: part) / rest(at: 1) }

    /// Returns the progress of a push since iOS 26, whose time constant is 61 ms of 400 ms. Evidence: ios26-TRANS-30.
    static func approach(_ part: CGFloat) -> CGFloat { (1 - exp(-part / 0.1525)) / (1 - exp(-1 / 0.1525)) }

    private static func rest(at part: CGFloat) -> CGFloat {
        let decay: CGFloat = 8
        return 1 - (1 + decay * part) * exp(-decay * part)
    }
}
