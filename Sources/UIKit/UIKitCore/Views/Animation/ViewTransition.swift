import QuartzCore

/// A view's transition from its old content to its new content.
@MainActor
final class ViewTransition {
    /// The kinds of transitions that are drawn.
    enum Kind {
        case crossDissolve
        /// A flip around the vertical axis, or the horizontal one.
        case flip(isUpright: Bool)
    }

    let kind: Kind
    /// A snapshot of the old content.
    let old: UIView
    private let animation: ViewAnimation

    init?(of view: UIView, _ options: UIView.AnimationOptions) {
        guard let kind = Kind(options), view.windowLink != nil, !view.bounds.isEmpty,
            let context = AnimationContext.current, let course = context.course
        else { return nil }
        self.kind = kind
        old = view.makeSnapshot(of: view.bounds, .zero)
        old.frame = view.bounds
        let nothing = LayerChange(of: "transition", from: nil, to: nil)
        animation = ViewAnimation(of: nothing, in: context, course)
    }

    /// The fraction of the transition; `nil` after its end.
    func part(at now: TimeInterval) -> Double? { animation.part(at: now) }

    func keepsTouchesAway(at now: TimeInterval) -> Bool {
        !animation.allowsTouches && part(at: now) != nil
    }
}

extension ViewTransition.Kind {
    /// Returns `nil` for page curls, which aren't drawn.
    fileprivate init?(_ options: UIView.AnimationOptions) {
        switch options.rawValue >> 20 & 0x7 {
        case 1, 2: self = .flip(isUpright: true)
        case 5: self = .crossDissolve
        case 6, 7: self = .flip(isUpright: false)
        default: return nil
        }
    }
}

extension UIView {
    class func runTransition(
        with view: UIView, duration: TimeInterval, options: UIView.AnimationOptions,
        animations: (() -> Void)?,
        completion: ((Bool) -> Void)?
    ) {
        AnimationRequest(duration: duration, options: options, isTransition: true).run(
            {
                let transition = ViewTransition(of: view, options)
                if let transition { view.begin(transition) }
                if transition == nil || options.contains(.allowAnimatedContent) {
                    animations?()
                } else {
                    AnimationContext.describeStill { animations?() }
                }
            },
            completion: completion.map { completion in
                { isFinished in
                    if view.extras?.transition?.part(at: Runtime.loop.now) == nil {
                        view.extras?.transition = nil
                    }
                    completion(isFinished)
                }
            })
    }

    private func begin(_ transition: ViewTransition) {
        ensureExtras().transition = transition
        flags.insert(.wasAnimatedUntouchably)
    }

    /// The transition of the view at a moment; `nil` if none is running.
    package func shownTransition(at now: TimeInterval) -> ShownTransition? {
        guard let transition = extras?.transition, let part = transition.part(at: now), part < 1 else {
            return nil
        }
        return ShownTransition(transition, part: part, of: self)
    }
}

/// A moment of a view's transition.
@MainActor
package struct ShownTransition {
    /// The layer with the old content.
    package let old: CALayer
    /// The opacities of the old and the new content.
    package let opacities: (old: Double, new: Double)
    /// In the view's coordinates.
    package let transform: CGAffineTransform

    init(_ transition: ViewTransition, part: Double, of view: UIView) {
        old = transition.old.layer
        let part = min(max(part, 0), 1)
        switch transition.kind {
        case .crossDissolve:
            // On an opaque background the old content stays opaque, so that the background isn't visible in between.
            opacities = (view.hasOpaqueGround ? 1 : 1 - part, part)
            transform = .identity
        case .flip(let isUpright):
            opacities = part < 0.5 ? (1, 0) : (0, 1)
            let width = max(abs(cos(part * .pi)), 0.001)
            let scale = isUpright ? CGSize(width: width, height: 1) : CGSize(width: 1, height: width)
            let bounds = view.bounds
            transform = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
                .concatenating(CGAffineTransform(scaleX: scale.width, y: scale.height))
                .concatenating(CGAffineTransform(translationX: bounds.midX, y: bounds.midY))
        }
    }
}

extension UIView {
    fileprivate var hasOpaqueGround: Bool { backgroundColor?.cgColor.alpha == 1 }
}
