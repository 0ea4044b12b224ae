import Simulator

// Other effects of touches: an alert's button, a swipe with an app's decision, columns that collapse.
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
            stage.state(
                1, page.presentedViewController === next,
                "\(String(describing: page.presentedViewController))")
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
                if animates {
                    stage.state(0, count == 2, "\(count) pages")
                } else {
                    stage.note("without it the swipe pops", count == 1, "\(count) pages")
                }
            }
        },
        .statements("pub-swipe-02") { stage in
            let cases: [(Int, @MainActor (UINavigationController) -> Void, Bool)] = [
                (0, { $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem() }, false),
                (1, { $0.isNavigationBarHidden = true }, false),
                (
                    2,
                    { stack in
                        stack.isNavigationBarHidden = true
                        stack.interactivePopGestureRecognizer?.delegate = nil
                    }, true
                ),
            ]
            for (position, change, pops) in cases {
                let stack = stage.navigation([stage.page("Below"), stage.page("Top")])
                try stage.launch(stack)
                change(stack)
                try stage.settle()
                stage.sim.edgeSwipe(to: 0.8)
                stage.sim.endSwipe(.finish)
                try stage.settle()
                let count = stack.viewControllers.count
                stage.state(position, count == (pops ? 1 : 2), "\(count) pages")
            }
        },
        .statements("pub-search-01") { stage in
            let updater = Updater()
            let search = UISearchController(searchResultsController: nil)
            search.searchResultsUpdater = updater
            let page = stage.page("Page")
            page.navigationItem.searchController = search
            try stage.launch(stage.navigation([page]))
            let counts = [
                { search.searchBar.becomeFirstResponder() } as @MainActor () -> Bool,
                {
                    stage.sim.type("a", in: search.searchBar)
                    return true
                },
                {
                    stage.sim.tapCancel(in: search.searchBar)
                    return true
                },
            ].map { act in
                let before = updater.count
                _ = act()
                try? stage.settle()
                return updater.count - before
            }
            for position in 0..<3 { stage.state(position, counts[position] > 0, "\(counts)") }
        },
        .statements("pub-sheet-01") { stage in
            let listener = DetentListener()
            let page = stage.page("Sheet", .pageSheet)
            let sheet = page.sheetPresentationController
            sheet?.detents = [.medium(), .large()]
            sheet?.delegate = listener
            let presenter = stage.page("Presenter")
            try stage.launch(presenter)
            presenter.present(page, animated: true)
            try stage.settle()
            sheet?.selectedDetentIdentifier = .large
            try stage.settle()
            stage.state(1, listener.heard.isEmpty, "\(listener.heard)")
            sheet?.selectedDetentIdentifier = .medium
            try stage.settle()
            let top = page.view.convert(CGPoint.zero, to: nil)
            stage.sim.pan(
                from: CGPoint(x: 200, y: top.y + 4), to: CGPoint(x: 200, y: 120))
            try stage.settle()
            stage.state(0, listener.heard == [.large], "\(listener.heard)")
            presenter.dismiss(animated: true)
            try stage.settle()
            stage.state(2, listener.dismissals == 0, "\(listener.dismissals)")
        },
        .order("pub-rotate-01") { stage in
            let page = stage.page("Page")
            var isUpright = false
            page.on("viewWillTransition(to:size)") { [unowned page] in
                isUpright = page.traitCollection.verticalSizeClass == .regular
            }
            try stage.launch(page)
            stage.begin()
            stage.sim.rotate(to: .landscapeLeft)
            try stage.settle()
            stage.note("the traits are still the old ones in between", isUpright, "they are the new ones")
        },
        .statements("pub-rotate-02") { stage in
            let sim = Simulator(device: .iPadPro11)
            let page = stage.page("Page")
            sim.launch(page)
            try sim.settle()
            stage.begin()
            sim.rotate(to: .landscapeLeft)
            try sim.settle()
            let heard = stage.lines.filter { $0.hasPrefix("Page.") }
            stage.state(0, heard.contains("Page.viewWillTransition(to:size)"), "\(heard)")
            let ofTraits = ["Page.willTransition(to:traits)", "Page.traitCollectionDidChange"]
            stage.state(1, !heard.contains { ofTraits.contains($0) }, "\(heard)")
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

/// A delegate that could animate, and leaves the animation to UIKit.
@MainActor
private final class NoAnimators: NSObject, UINavigationControllerDelegate {
    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { nil }
}

/// Counts the calls to update search results.
@MainActor
private final class Updater: NSObject, UISearchResultsUpdating {
    private(set) var count = 0

    func updateSearchResults(for searchController: UISearchController) { count += 1 }
}

/// Records the selected detent at each change, and counts the callbacks of dismissals.
@MainActor
private final class DetentListener: NSObject, UISheetPresentationControllerDelegate {
    private(set) var heard: [UISheetPresentationController.Detent.Identifier?] = []
    private(set) var dismissals = 0

    func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
        _ sheetPresentationController: UISheetPresentationController
    ) { heard.append(sheetPresentationController.selectedDetentIdentifier) }

    func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
        dismissals += 1
    }

    func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
        dismissals += 1
    }
}
