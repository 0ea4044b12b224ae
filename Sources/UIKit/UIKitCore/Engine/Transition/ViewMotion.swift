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
    /// The part of the view, in its own coordinates, that is cut off at each edge.
    package var insets = UIEdgeInsets.zero
    /// The corner radius of the remaining part, in its own coordinates.
    package var cornerRadius: CGFloat = 0
    /// The colors of the dimming, from behind; empty for black.
    package var shades: [CGColor] = []

    /// Whether only a part of the view is visible, possibly with rounded corners.
    package var isClipped: Bool { insets != .zero || cornerRadius > 0 }
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

extension UIView {
    /// Moves the copy of the view's layer that an app reads during UIKit's own transition animation.
    package func showTransition(in presentation: CALayer) {
        let (engine, now) = (Runtime.current.engine, Runtime.current.loop.now)
        guard !engine.running.isEmpty, let motion = engine.motions(at: now).first(where: { $0.view === self })
        else { return }
        let position = presentation.position
        presentation.position = CGPoint(x: position.x + motion.offset.x, y: position.y + motion.offset.y)
        presentation.opacity *= Float(motion.opacity)
        guard motion.scale != 1 else { return }
        presentation.transform = CATransform3DConcat(
            presentation.transform, CATransform3DMakeScale(motion.scale, motion.scale, 1))
    }
}

extension PageTransition {
    /// Returns the progress, from 0 to 1, set by the gesture or by the elapsed time.
    func part(at now: TimeInterval) -> CGFloat {
        if let context { return context.part(at: now) }
        guard duration > 0 else { return 1 }
        let time = min(max(CGFloat((now - beginTime) / duration), 0), 1)
        return firstPart + (1 - firstPart) * eased(time)
    }

    private func eased(_ time: CGFloat) -> CGFloat {
        if zoom != nil { return AnimationCurves.spring(time, decay: ZoomCourse.springDecay) }
        let isSlide = policy is UINavigationController && Runtime.current.system >= .iOS(26)
        return isSlide ? AnimationCurves.approach(time) : AnimationCurves.spring(time)
    }

    /// Returns the positions of the views at a progress from 0 to 1.
    func motions(atPart part: CGFloat) -> [ViewMotion] {
        zoom?.motions(at: part) ?? policy.motions(of: self, at: part)
    }
}

/// The timing of UIKit's own animations. Apple doesn't publish their curves; a critically damped spring is close to
/// them.
enum AnimationCurves {
    /// Returns the progress at a part of the duration; both from 0 to 1.
    static func spring(_ part: CGFloat, decay: CGFloat = 8) -> CGFloat {
        let way = { (part: CGFloat) in 1 - (1 + decay * part) * exp(-decay * part) }
        return way(part) / way(1)
    }

    /// Returns the progress of a push since iOS 26, whose time constant is 61 ms of 400 ms. Evidence: ios26-TRANS-30.
    static func approach(_ part: CGFloat) -> CGFloat { (1 - exp(-part / 0.1525)) / (1 - exp(-1 / 0.1525)) }
}
