import Simulator

// Other effects of touches: an alert's button, a swipe with an app's decision, columns that collapse.
extension Scenario {
    static let userWays: [Scenario] = [
        .rule(
            EvidenceEntry(
                "pub-alert-01",
                "A button of an alert is tapped; its handler presents another page",
                ios: "8.4",
                source: .claim("https://github.com/pivotal-legacy/PivotalCoreKit/pull/152"),
                notes: """
                    https://github.com/material-components/material-components-ios/pull/2490 says so
                    too.
                    """),
            statements: 2
        ) { stage in
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
            stage.state(
                "when the handler is called the page presents nobody any more", seen == "nobody is presented",
                seen)
            stage.state(
                "what it presents then is shown", page.presentedViewController === next,
                "\(String(describing: page.presentedViewController))")
        },
        .rule(
            EvidenceEntry(
                "pub-swipe-01",
                """
                Nav with a delegate that implements animationControllerFor and returns nil; swipe \
                from the edge
                """,
                ios: "iOS 7 (2013-10)",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/4382"),
                notes: "rdar 15215690."),
            statements: 1
        ) { stage in
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
                    stage.state("the swipe does not pop", count == 2, "\(count) pages")
                } else {
                    stage.note("without it the swipe pops", count == 1, "\(count) pages")
                }
            }
        },
        .rule(
            EvidenceEntry(
                "pub-swipe-02",
                """
                Nav with a left bar button of the app's own, or with a hidden bar; swipe from the \
                edge
                """,
                ios: "8.1",
                source: .log("https://github.com/lionheart/openradar-mirror/issues/2688"),
                notes: "rdar 19031955."),
            statements: 3
        ) { stage in
            let cases: [(String, @MainActor (UINavigationController) -> Void, Bool)] = [
                (
                    "a left bar button item: the swipe does not pop",
                    { $0.topViewController?.navigationItem.leftBarButtonItem = UIBarButtonItem() }, false
                ),
                ("a hidden bar: the swipe does not pop", { $0.isNavigationBarHidden = true }, false),
                (
                    "a hidden bar, the recognizer's delegate set to nil: it pops",
                    { stack in
                        stack.isNavigationBarHidden = true
                        stack.interactivePopGestureRecognizer?.delegate = nil
                    }, true
                ),
            ]
            for (statement, change, pops) in cases {
                let stack = stage.navigation([stage.page("Below"), stage.page("Top")])
                try stage.launch(stack)
                change(stack)
                try stage.settle()
                stage.sim.edgeSwipe(to: 0.8)
                stage.sim.endSwipe(.finish)
                try stage.settle()
                let count = stack.viewControllers.count
                stage.state(statement, count == (pops ? 1 : 2), "\(count) pages")
            }
        },
        .rule(
            EvidenceEntry(
                "pub-search-01",
                "A search bar becomes first responder, gets a text, and is cancelled",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisearchresultsupdating/updatesearchresults(for:)-4ta8f"
                ),
                notes: "The last: public-GitHub index, file id 47775312127."),
            statements: 3
        ) { stage in
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
            stage.state(
                """
                updateSearchResults(for:) is called when the search bar \
                becomes the first responder
                """, counts[0] > 0, "\(counts)")
            stage.state("it is called when the text changes", counts[1] > 0, "\(counts)")
            stage.state("it is called when the user cancels", counts[2] > 0, "\(counts)")
        },
        .rule(
            EvidenceEntry(
                "pub-sheet-01",
                "A sheet with two detents and a delegate",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisheetpresentationcontrollerdelegate/sheetpresentationcontrollerdidchangeselecteddetentidentifier(_:)"
                )),
            statements: 3
        ) { stage in
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
            stage.state(
                "the app selects a detent: the delegate hears nothing", listener.heard.isEmpty,
                "\(listener.heard)")
            sheet?.selectedDetentIdentifier = .medium
            try stage.settle()
            let top = page.view.convert(CGPoint.zero, to: nil)
            stage.sim.pan(
                from: CGPoint(x: 200, y: top.y + 4), to: CGPoint(x: 200, y: 120))
            try stage.settle()
            stage.state(
                """
                the user drags it to the large detent: the delegate hears that the selected detent \
                has changed, once it has
                """, listener.heard == [.large], "\(listener.heard)")
            presenter.dismiss(animated: true)
            try stage.settle()
            stage.state(
                "the app dismisses it: the delegate hears neither willDismiss nor didDismiss",
                listener.dismissals == 0, "\(listener.dismissals)")
        },
        .order(
            EvidenceEntry(
                "pub-rotate-01",
                "A phone is turned on its side",
                ios: "not stated (2016-08)",
                source: .claim("https://github.com/facebookarchive/AsyncDisplayKit/pull/2115"),
                notes: """
                    traitCollectionDidChange comes last:
                    https://github.com/facebookarchive/AsyncDisplayKit/pull/1592. At viewWillTransition
                    the traits have not changed yet:
                    https://github.com/mozilla-mobile/firefox-ios/pull/10987.
                    """,
                events: [
                    "Page.willTransition(to:traits)",
                    "Page.viewWillTransition(to:size)",
                    "Page.traitCollectionDidChange",
                ])
        ) { stage in
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
        .rule(
            EvidenceEntry(
                "pub-rotate-02",
                "A tablet is turned on its side",
                ios: "not stated (2022-06)",
                source: .claim("https://github.com/mozilla-mobile/firefox-ios/pull/10987")),
            statements: 2
        ) { stage in
            let sim = Simulator(device: .iPadPro11)
            let page = stage.page("Page")
            sim.launch(page)
            try sim.settle()
            stage.begin()
            sim.rotate(to: .landscapeLeft)
            try sim.settle()
            let heard = stage.lines.filter { $0.hasPrefix("Page.") }
            stage.state(
                "viewWillTransition(to:with:) is called", heard.contains("Page.viewWillTransition(to:size)"),
                "\(heard)")
            let ofTraits = ["Page.willTransition(to:traits)", "Page.traitCollectionDidChange"]
            stage.state(
                """
                its traits do not change: neither willTransition(to:with:) nor \
                traitCollectionDidChange is called
                """, !heard.contains { ofTraits.contains($0) }, "\(heard)")
        },
        .rule(
            EvidenceEntry(
                "pub-split-01",
                "A split view of two columns on a phone",
                ios: "not stated (2016-04)",
                source: .claim(
                    "http://commandshift.co.uk/blog/2016/04/11/understanding-split-view-controller/")),
            statements: 2
        ) { stage in
            let split = UISplitViewController()
            split.viewControllers = [stage.page("Primary"), stage.page("Secondary")]
            stage.state("it is not collapsed before it is in a window", !split.isCollapsed, "collapsed")
            try stage.launch(split)
            stage.state("in a window of compact width it is", split.isCollapsed, "not collapsed")
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
