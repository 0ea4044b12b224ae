import Simulator

// A custom presentation, step by step, according to Apple's View Controller Programming Guide.
extension Scenario {
    static let customPresentations: [Scenario] = [
        .order("pub-present-01") { stage in
            try CustomScene(stage).run { first, second in first.present(second, animated: true) }
        },
        .order("pub-present-02") { stage in
            let scene = try CustomScene(stage)
            try scene.run { first, second in first.present(second, animated: true) }
            stage.dropRun()
            try scene.run { first, _ in first.dismiss(animated: true) }
        },
        .order("pub-present-03") { stage in
            try CustomScene(stage).run { first, second in
                first.present(second, animated: true) { stage.log("Page.completion") }
            }
            let ends = stage.lines.drop { $0 != "[the animator completes]" }
            for line in ["Page.completion", "Animator.animationEnded"] {
                stage.note("\(line) comes when the animator has completed", ends.contains(line), "\(ends)")
            }
        },
    ]
}

/// Two pages, and the custom presentation of the second over the first.
@MainActor
private final class CustomScene: NSObject, UIViewControllerTransitioningDelegate {
    private let stage: Stage
    private let first: Page
    private let second: Page

    init(_ stage: Stage) throws {
        self.stage = stage
        first = stage.page("First")
        second = stage.page("Second", .custom)
        super.init()
        second.transitioningDelegate = self
        try stage.launch(first)
    }

    func run(_ body: (UIViewController, UIViewController) -> Void) throws {
        stage.begin()
        body(first, second)
        try stage.settle()
    }

    func presentationController(
        forPresented presented: UIViewController, presenting: UIViewController?, source: UIViewController
    ) -> UIPresentationController? {
        stage.log("Delegate.presentationController")
        return HeardPresentation(presentedViewController: presented, presenting: presenting)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        stage.log("Delegate.animationController")
        return HeardAnimator()
    }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        stage.log("Delegate.interactionController")
        return nil
    }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    {
        stage.log("Delegate.animationController")
        return HeardAnimator()
    }

    func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    {
        stage.log("Delegate.interactionController")
        return nil
    }
}

/// A presentation controller that records its callbacks.
private final class HeardPresentation: UIPresentationController {
    private let journal = Journal.current

    override func presentationTransitionWillBegin() {
        journal.log("Controller.presentationTransitionWillBegin")
    }

    override func presentationTransitionDidEnd(_ completed: Bool) {
        journal.log("Controller.presentationTransitionDidEnd")
    }

    override func dismissalTransitionWillBegin() { journal.log("Controller.dismissalTransitionWillBegin") }

    override func dismissalTransitionDidEnd(_ completed: Bool) {
        journal.log("Controller.dismissalTransitionDidEnd")
    }

    override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        journal.log("Controller.containerViewWillLayoutSubviews")
    }

    override func containerViewDidLayoutSubviews() {
        super.containerViewDidLayoutSubviews()
        journal.log("Controller.containerViewDidLayoutSubviews")
    }
}

/// An animator that records its calls and answers.
@MainActor
private final class HeardAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    private let journal = Journal.current

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    {
        journal.log("Animator.transitionDuration")
        return 0.3
    }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        journal.log("Animator.animateTransition")
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.3) {
            transitionContext.containerView.alpha = 0.9
        } completion: { [journal] _ in
            journal.log("[the animator completes]")
            transitionContext.completeTransition(true)
        }
    }

    func animationEnded(_ transitionCompleted: Bool) { journal.log("Animator.animationEnded") }
}
