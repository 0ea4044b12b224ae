import Simulator

// What else a user's finger sets off: a button of an alert, a swipe that an app has a say in, columns that fold.
extension Scenario {
    static let userWays: [Scenario] = [
        .statements("pub-alert-01") { stage in
            let page = stage.page("Page")
            try stage.launch(page)
            let alert = UIAlertController(title: "Title", message: nil, preferredStyle: .alert)
            var seen = "the handler was not called"
            let next = stage.page("Next")
            let action = UIAlertAction(title: "OK", style: .default) { _ in
                seen = page.presentedViewController == nil ? "nobody is presented" : "the alert is presented"
                page.present(next, animated: true)
            }
            alert.addAction(action)
            page.present(alert, animated: true)
            try stage.settle()
            stage.sim.tap(action, in: alert)
            try stage.settle()
            stage.state(0, seen == "nobody is presented", seen)
            stage.state(1, page.presentedViewController === next, "\(String(describing: page.presentedViewController))")
        },
        .statements("pub-swipe-01") { stage in
            for animates in [false, true] {
                let stack = stage.navigation([stage.page("Below"), stage.page("Top")])
                let delegate = animates ? NoAnimators() : NSObject() as? any UINavigationControllerDelegate
                stack.delegate = delegate
                try stage.launch(stack)
                stage.sim.edgeSwipe(to: 0.8)
                stage.sim.endSwipe(.finish)
                try stage.settle()
                withExtendedLifetime(delegate) {}
                let count = stack.viewControllers.count
                if animates { stage.state(0, count == 2, "\(count) pages") }
                else { stage.note("without it the swipe pops", count == 1, "\(count) pages") }
            }
        },
        .statements("pub-split-01") { stage in
            let split = UISplitViewController()
            split.viewControllers = [stage.page("Primary"), stage.page("Secondary")]
            stage.state(0, !split.isCollapsed, "collapsed")
            try stage.launch(split)
            stage.state(1, split.isCollapsed, "not collapsed")
        },
    ]
}

/// A delegate that could animate and leaves it to UIKit.
@MainActor
private final class NoAnimators: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}
