import Simulator

// Custom transitions, their coordinator, and delegates that decide on transitions, according to UIKit's headers.
extension Scenario {
    static let transitionRules: [Scenario] = [
        .order(
            EvidenceEntry(
                "doc-transition-01",
                "animate(alongsideTransition:) with an animator that does not use UIView's animations",
                animated: true,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitionCoordinator.h"
                ),
                notes: """
                    The alongside animations are run just after animateTransition returns; the
                    completion after the transition completes.
                    """,
                events: [
                    "Animator.animateTransition",
                    "[the animator's method returns]",
                    "Alongside.animation",
                    "[the animator completes]",
                    "Alongside.completion",
                ])
        ) { stage in
            let scene = try ScriptedScene(stage)
            scene.second.on("viewWillAppear") { [unowned second = scene.second] in
                second.transitionCoordinator?.animate(alongsideTransition: { _ in
                    stage.log("Alongside.animation")
                }) { _ in stage.log("Alongside.completion") }
            }
            stage.begin()
            scene.first.present(scene.second, animated: true)
            try stage.settle()
            stage.note(
                "the coordinator is released afterwards", scene.second.transitionCoordinator == nil,
                "it is there")
        },
        .open(
            EvidenceEntry(
                "doc-transition-02",
                "A custom presentation that is not animated",
                animated: false,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h"
                ),
                events: [
                    "animateTransition is called nevertheless",
                    "the context's isAnimated is false",
                ]),
            "The header has said so since iOS 7; no log shows that a later iOS still asks for an animator then."
        ),
        .rule(
            EvidenceEntry(
                "doc-transition-03",
                "A percent-driven transition of 1 s is finished at 50 %",
                animated: true,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h"
                ),
                notes: "(1 - percentComplete) * duration, inversely proportional to completionSpeed."),
            statements: 2
        ) { stage in
            for (statement, speed) in zip(
                [
                    "completionSpeed 1: what remains takes 0.5 s",
                    "completionSpeed 2: it takes half of that",
                ], [1.0, 2])
            {
                let scene = try ScriptedScene(stage)
                let driver = UIPercentDrivenInteractiveTransition()
                scene.driver = driver
                scene.first.present(scene.second, animated: true)
                stage.sim.advance(by: 0.1)
                driver.update(0.5)
                driver.completionSpeed = speed
                let start = stage.sim.now
                var end = TimeInterval.infinity
                scene.second.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
                    end = stage.sim.now
                }
                driver.finish()
                try stage.settle()
                stage.state(
                    statement, abs(end - start - 0.5 / speed) < 0.06, "\(end - start) s")
            }
        },
        .rule(
            EvidenceEntry(
                "doc-transition-04",
                "A percent-driven transition with wantsInteractiveStart = false",
                ios: "10.0+", animated: true,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIViewControllerTransitioning.h"
                )),
            statements: 1
        ) { stage in
            let scene = try ScriptedScene(stage)
            let driver = UIPercentDrivenInteractiveTransition()
            driver.wantsInteractiveStart = false
            scene.driver = driver
            scene.first.present(scene.second, animated: true)
            stage.sim.advance(by: 0.1)
            let isInteractive = scene.second.transitionCoordinator?.isInteractive
            stage.state(
                "it starts as if it was not interactive", isInteractive == false,
                "\(String(describing: isInteractive))")
            try stage.settle()
            stage.note(
                "it ends by itself", scene.first.presentedViewController === scene.second, "it does not")
        },
        .rule(
            EvidenceEntry(
                "doc-adapt-01",
                "A sheet with isModalInPresentation is pulled down",
                ios: "13.0+", animated: true,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h"
                )),
            statements: 1
        ) { stage in
            try pullSheet(on: stage) { $0.isModalInPresentation = true }
            let heard = stage.lines.filter { $0.hasPrefix("Delegate.") }
            stage.state(
                "only presentationControllerDidAttemptToDismiss is called",
                heard == ["Delegate.didAttemptToDismiss"], "\(heard)")
        },
        .rule(
            EvidenceEntry(
                "doc-adapt-02",
                """
                A sheet whose delegate answers false to presentationControllerShouldDismiss is \
                pulled down
                """,
                ios: "13.0+", animated: true,
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UIPresentationController.h"
                )),
            statements: 1
        ) { stage in
            let delegate = AdaptiveLog(dismisses: false)
            try pullSheet(on: stage) { $0.presentationController?.delegate = delegate }
            let heard = stage.lines.filter { $0.hasPrefix("Delegate.") }
            stage.state(
                "presentationControllerDidAttemptToDismiss is called after it, and nothing else",
                heard == ["Delegate.shouldDismiss", "Delegate.didAttemptToDismiss"], "\(heard)")
        },
        .rule(
            EvidenceEntry(
                "doc-tab-01",
                "A tab bar controller's delegate answers false to shouldSelect",
                source: .documentation(
                    "https://apple-docs.everest.mt/docs/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)/"
                )),
            statements: 2
        ) { stage in
            let tabs = UITabBarController()
            tabs.viewControllers = [stage.page("A"), stage.page("B")]
            let delegate = TabRefusal()
            tabs.delegate = delegate
            try stage.launch(tabs)
            stage.begin()
            stage.sim.tapTab(1, in: tabs)
            try stage.settle()
            stage.state(
                "the user's tap selects nothing, and didSelect is not called",
                stage.lines == ["Delegate.shouldSelect"], "\(stage.lines)")
            stage.begin()
            tabs.selectedIndex = 1
            try stage.settle()
            stage.state(
                "selectedIndex set in code is not asked about",
                !stage.has("Delegate.shouldSelect") && tabs.selectedIndex == 1, "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "doc-bar-01",
                "A navigation bar of an app's own and its delegate",
                source: .documentation(
                    "https://github.com/okanon/iPhoneOS.sdk/blob/fc77af72ea60dec5e2e325b68254bd63cff04e21/iPhoneOS13.2.sdk/System/Library/Frameworks/UIKit.framework/Headers/UINavigationBar.h"
                )),
            statements: 3
        ) { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            let bar = UINavigationBar(frame: CGRect(x: 0, y: 60, width: 390, height: 44))
            let delegate = BarLog()
            bar.delegate = delegate
            page.view.addSubview(bar)
            bar.pushItem(UINavigationItem(title: "One"), animated: false)
            var lines: [String] { stage.lines.filter { $0.hasPrefix("Bar.") } }
            stage.begin()
            bar.pushItem(UINavigationItem(title: "Two"), animated: false)
            stage.state(
                "an item pushed without an animation: shouldPush, then didPush immediately",
                lines == ["Bar.shouldPush", "Bar.didPush"], "\(lines)")
            stage.begin()
            bar.pushItem(UINavigationItem(title: "Three"), animated: true)
            let atOnce = lines
            try stage.settle()
            stage.state(
                "with an animation: didPush comes at its end",
                atOnce == ["Bar.shouldPush"] && lines == ["Bar.shouldPush", "Bar.didPush"],
                "\(atOnce), then \(lines)")
            delegate.pops = false
            bar.popItem(animated: false)
            stage.state(
                "shouldPop false: the item stays", bar.items?.count == 3, "\(bar.items?.count ?? 0) items")
        },
        .open(
            EvidenceEntry(
                "log-moving-01",
                """
                isMovingFromParent of a popped page, asked by the page and by a child of it in their \
                viewWillDisappear
                """,
                ios: "2017-09", animated: true,
                source: .claim("https://github.com/johnpatrickmorgan/LifecycleHooks/issues/2"),
                notes: """
                    Seen by the library's author while confirming a report; the child is told after the
                    page's own call.
                    """,
                events: [
                    "the page itself sees true",
                    "the child sees false",
                ]),
            "One library's author alone. Apple's page, by which it is true only inside the page's own callbacks, agrees."
        ),
    ]

    private static func pullSheet(on stage: Stage, _ prepare: @MainActor (Page) -> Void) throws {
        let (page, sheet) = (stage.page("Page"), stage.page("Sheet", .pageSheet))
        let delegate = AdaptiveLog(dismisses: true)
        try stage.launch(page)
        sheet.presentationController?.delegate = delegate
        prepare(sheet)
        page.present(sheet, animated: true)
        try stage.settle()
        stage.begin()
        stage.sim.pullSheet()
        try stage.settle()
        withExtendedLifetime(delegate) {}
        stage.note("the sheet stays", page.presentedViewController === sheet, "it has gone")
    }
}

/// Two pages and a transition between them without UIView animations, unless it is driven interactively.
@MainActor
private final class ScriptedScene: NSObject, UIViewControllerTransitioningDelegate,
    UIViewControllerAnimatedTransitioning
{
    let (first, second): (Page, Page)
    var driver: UIPercentDrivenInteractiveTransition?
    private let stage: Stage

    init(_ stage: Stage) throws {
        self.stage = stage
        (first, second) = (stage.page("First"), stage.page("Second", .custom))
        super.init()
        second.transitioningDelegate = self
        try stage.launch(first)
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { self }

    func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
        -> (any UIViewControllerInteractiveTransitioning)?
    { driver }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 1 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        stage.log("Animator.animateTransition")
        let view = transitionContext.view(forKey: .to)
        if let view { transitionContext.containerView.addSubview(view) }
        guard driver != nil else {
            stage.log("[the animator's method returns]")
            return finishLater(transitionContext)
        }
        view?.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            view?.alpha = 1
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func finishLater(_ context: any UIViewControllerContextTransitioning) {
        UIView.animate(withDuration: 0, animations: {}) { [stage] _ in
            stage.log("[the animator completes]")
            context.completeTransition(true)
        }
    }
}

/// An adaptive presentation delegate that records its calls.
@MainActor
private final class AdaptiveLog: NSObject, UIAdaptivePresentationControllerDelegate {
    private let journal = Journal.current
    private let dismisses: Bool

    init(dismisses: Bool) { self.dismisses = dismisses }

    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool {
        journal.log("Delegate.shouldDismiss")
        return dismisses
    }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        journal.log("Delegate.willDismiss")
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        journal.log("Delegate.didDismiss")
    }

    func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
        journal.log("Delegate.didAttemptToDismiss")
    }
}

/// A tab bar controller's delegate that rejects the user's selection.
@MainActor
private final class TabRefusal: NSObject, UITabBarControllerDelegate {
    private let journal = Journal.current

    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        journal.log("Delegate.shouldSelect")
        return false
    }

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        journal.log("Delegate.didSelect")
    }
}

/// A navigation bar's delegate that records its calls.
@MainActor
private final class BarLog: NSObject, UINavigationBarDelegate {
    private let journal = Journal.current
    var pops = true

    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        journal.log("Bar.shouldPush")
        return true
    }

    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {
        journal.log("Bar.didPush")
    }

    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        journal.log("Bar.shouldPop")
        return pops
    }
}
