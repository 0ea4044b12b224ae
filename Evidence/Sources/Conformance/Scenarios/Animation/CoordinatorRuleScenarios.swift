import Simulator

// Transitions according to headers and stubs: coordinators, interaction controllers, final frames.
extension Scenario {
    static let coordinatorRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "gt2-trans-01",
                "animate(alongsideTransition:completion:) called several times on one coordinator",
                ios: "13-18",
                source: .claim(
                    "https://github.com/airbnb/epoxy-ios/blob/a2b0450e79e98f689aab27f39b4ce821943d3d76/Tests/EpoxyTests/NavigationControllerTests/StubTransitionCoordinator.swift"
                ),
                notes: "A stub that states it copies UIKit; no log. Verify before use."),
            statements: 1
        ) { stage in
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
            stage.state(
                "the completion handlers run in REVERSE order of registration", order == [3, 2, 1], "\(order)"
            )
        },
        .order(
            EvidenceEntry(
                "gt2-trans-04",
                "Custom transition with an interaction controller",
                ios: "7+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h"
                ),
                notes: """
                    animationEnded is sent from within completeTransition ('will be invoked by the
                    system when the transition context's completeTransition: method is invoked').
                    """,
                events: [
                    "Interactor.startInteractiveTransition",
                    "[interactor decides]",
                    "Animator.animateTransition",
                    "Context.completeTransition",
                    "Animator.animationEnded",
                ])
        ) { stage in
            let (first, second) = (stage.page("First"), stage.page("Second", .custom))
            let scene = InteractiveScene(stage)
            second.transitioningDelegate = scene
            try stage.launch(first)
            stage.begin()
            first.present(second, animated: true)
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "gt2-trans-05",
                "finalFrame(for: from) in a custom transition",
                ios: "7+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h"
                )),
            statements: 1
        ) { stage in
            for style in [UIModalPresentationStyle.fullScreen, .overFullScreen] {
                let (first, second) = (stage.page("First"), stage.page("Second", style))
                let frames = FrameNoting()
                second.transitioningDelegate = frames
                try stage.launch(first)
                first.present(second, animated: true)
                try stage.settle()
                let isRemoved = first.view.window == nil
                stage.state(
                    ".zero if and only if the from view will be removed from the window at the end",
                    isRemoved == (frames.finalFrame == .zero),
                    "removed: \(isRemoved), final frame \(String(describing: frames.finalFrame))")
            }
        },
        .rule(
            EvidenceEntry(
                "gt2-trans-06",
                """
                presentationController(_:willPresentWithAdaptiveStyle:transitionCoordinator:) \
                without adaptation
                """,
                ios: "8.3+",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h"
                )),
            statements: 1
        ) { stage in
            let (first, second) = (stage.page("First"), stage.page("Second", .overFullScreen))
            let listener = StyleListener()
            try stage.launch(first)
            second.presentationController?.delegate = listener
            first.present(second, animated: true)
            try stage.settle()
            stage.state("style .none is passed", listener.styles == [.none], "\(listener.styles)")
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
