import Simulator

// A custom presentation, step by step, according to Apple's View Controller Programming Guide.
extension Scenario {
    static let customPresentations: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-present-01",
                "A page is presented with a presentation controller and an animator of the app's own",
                animated: true,
                source: .documentation(
                    "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/DefiningCustomPresentations.html"
                ),
                notes: """
                    Apple's View Controller Programming Guide, Creating Custom Presentations. A device's
                    log of the four controller lines: public-GitHub index, file id 48153717847.
                    """,
                events: [
                    "Delegate.presentationController",
                    "Delegate.animationController",
                    "Delegate.interactionController",
                    "Controller.presentationTransitionWillBegin",
                    "Animator.animateTransition",
                    "Controller.containerViewWillLayoutSubviews",
                    "Controller.containerViewDidLayoutSubviews",
                    "Controller.presentationTransitionDidEnd",
                ])
        ) { stage in
            try CustomScene(stage).run { first, second in first.present(second, animated: true) }
        },
        .order(
            EvidenceEntry(
                "pub-present-02",
                "It is dismissed again",
                animated: true,
                source: .documentation(
                    "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/DefiningCustomPresentations.html"
                ),
                notes: "Apple's View Controller Programming Guide, Creating Custom Presentations.",
                events: [
                    "Delegate.animationController",
                    "Delegate.interactionController",
                    "Controller.dismissalTransitionWillBegin",
                    "Animator.animateTransition",
                    "Controller.dismissalTransitionDidEnd",
                ])
        ) { stage in
            let scene = try CustomScene(stage)
            try scene.run { first, second in first.present(second, animated: true) }
            stage.dropRun()
            try scene.run { first, _ in first.dismiss(animated: true) }
        },
        .order(
            EvidenceEntry(
                "pub-present-03",
                """
                A page is presented with an animator of the app's own: the sequence of the \
                transition
                """,
                animated: true,
                source: .documentation(
                    "https://developer.apple.com/library/archive/featuredarticles/ViewControllerPGforiPhoneOS/CustomizingtheTransitionAnimations.html"
                ),
                notes: """
                    Apple's View Controller Programming Guide, Customizing the Transition Animations:
                    the completion handler and animationEnded come when completeTransition was called;
                    it does not say in which order.
                    """,
                events: [
                    "Delegate.animationController",
                    "Delegate.interactionController",
                    "Animator.transitionDuration",
                    "Animator.animateTransition",
                    "[the animator completes]",
                ])
        ) { stage in
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
