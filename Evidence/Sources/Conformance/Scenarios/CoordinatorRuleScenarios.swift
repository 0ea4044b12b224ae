import Simulator

// Transitions according to headers and stubs: coordinators, interaction controllers, final frames.
extension Scenario {
    static let coordinatorRules: [Scenario] = [
        .statements("gt2-trans-01") { stage in
            let navigation = stage.navigation([stage.page("A")])
            try stage.launch(navigation)
            navigation.pushViewController(stage.page("B"), animated: true)
            var order: [Int] = []
            for number in 1...3 {
                navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                    order.append(number)
                }
            }
            try stage.settle()
            stage.state(0, order == [3, 2, 1], "\(order)")
        },
        .order("gt2-trans-04") { stage in
            let (first, second) = (stage.page("First"), stage.page("Second", .custom))
            let scene = InteractiveScene(stage)
            second.transitioningDelegate = scene
            try stage.launch(first)
            stage.begin()
            first.present(second, animated: true)
            try stage.settle()
        },
        .statements("gt2-trans-05") { stage in
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
                let (first, second) = (stage.page("First"), stage.page("Second", style))
                let frames = FrameNoting()
                second.transitioningDelegate = frames
                try stage.launch(first)
                first.present(second, animated: true)
                try stage.settle()
                let isRemoved = first.view.window == nil
                stage.state(
                    0, isRemoved == (frames.finalFrame == .zero),
                    "removed: \(isRemoved), final frame \(String(describing: frames.finalFrame))")
            }
        },
        .statements("gt2-trans-06") { stage in
            let (first, second) = (stage.page("First"), stage.page("Second", .overFullScreen))
            let listener = StyleListener()
            try stage.launch(first)
            second.presentationController?.delegate = listener
            first.present(second, animated: true)
            try stage.settle()
            stage.state(0, listener.styles == [.none], "\(listener.styles)")
        },
    ]
}

/// An interaction controller that lets the animator continue immediately.
private final class InteractiveScene: NSObject, UIViewControllerTransitioningDelegate {
    private let animator: HeardSlide
    private let interactor: Interactor

    init(_ stage: Stage) {
        animator = HeardSlide()
        interactor = Interactor(animator)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { interactor }

    @MainActor
    final class Interactor: NSObject, UIViewControllerInteractiveTransitioning {
        private let animator: HeardSlide
        private let journal = Journal.current

        init(_ animator: HeardSlide) {
            self.animator = animator
        }

        func startInteractiveTransition(_ transitionContext: any UIViewControllerContextTransitioning) {
            journal.log("Interactor.startInteractiveTransition")
            journal.log("[interactor decides]")
            transitionContext.finishInteractiveTransition()
            animator.animateTransition(using: transitionContext)
        }
    }

    @MainActor
    final class HeardSlide: NSObject, UIViewControllerAnimatedTransitioning {
        private let journal = Journal.current

        func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
            -> TimeInterval
        { 0.3 }

        func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
            journal.log("Animator.animateTransition")
            if let view = transitionContext.view(forKey: .to) {
                transitionContext.containerView.addSubview(view)
            }
            UIView.animate(withDuration: 0.3) {
                transitionContext.containerView.alpha = 0.9
            } completion: { [journal] _ in
                journal.log("Context.completeTransition")
                transitionContext.completeTransition(true)
            }
        }

        func animationEnded(_ transitionCompleted: Bool) { journal.log("Animator.animationEnded") }
    }
}

/// Records the final frame of the disappearing page.
private final class FrameNoting: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    var finalFrame: CGRect?

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        finalFrame = transitionContext.viewController(forKey: .from).map {
            transitionContext.finalFrame(for: $0)
        }
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        transitionContext.completeTransition(true)
    }
}

/// Records the styles of its notifications.
private final class StyleListener: NSObject, UIAdaptivePresentationControllerDelegate {
    var styles: [UIModalPresentationStyle] = []

    func presentationController(
        _ presentationController: UIPresentationController,
        willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: (any UIViewControllerTransitionCoordinator)?
    ) {
        styles.append(style)
    }
}
