import Simulator

// The state that a popped page observes, and the time at which a changed stack contains its new pages.
extension Scenario {
    static let leaving: [Scenario] = [
        .rule(
            EvidenceEntry(
                "push-held-01",
                """
                Nav [Home] in sight; setViewControllers([Home, B], animated: false) and then \
                pushViewController(C, animated: true) in one turn
                """,
                ios: "16, 17 (2026)",
                source: .log(
                    "https://github.com/Expensify/App/pull/103603; https://github.com/WojtekBoman/rns-ios17-push-same-vc-twice-repro"
                ),
                notes: """
                    Reproduced on the iOS 17.2 simulator, with the stack -[UINavigationController
                    pushViewController:transition:forceImmediate:], -[_UIAfterCACommitBlock run]; crash
                    reports are of iOS 16 and 17 alone. The exception is that of msg-14. Whether iOS 18
                    makes one transition of the two is not said.
                    """),
            statements: 4,
            isMisuse: true
        ) { stage in
            for system in [System.iOS(16), .iOS(17), .iOS(18)] {
                let sim = Simulator(system: system)
                sim.recordsExceptions = true
                let (home, b, c) = (stage.page("Home"), stage.page("B"), stage.page("C"))
                let stack = stage.navigation([home])
                let listener = ShowListener()
                sim.launch(stack)
                stack.delegate = listener
                stack.setViewControllers([home, b], animated: false)
                stack.pushViewController(c, animated: true)
                let early = stack.viewControllers
                guard system != .iOS(18) else {
                    stage.state("from iOS 18 on the push is made at once", early == [home, b, c], "\(early)")
                    continue
                }
                stage.state(
                    """
                    C is not in viewControllers and transitionCoordinator is nil until the \
                    transaction commits
                    """, early == [home, b] && stack.transitionCoordinator == nil,
                    "\(early), \(String(describing: stack.transitionCoordinator))")
                stack.pushViewController(c, animated: true)
                stage.state(
                    """
                    a second push of C in that turn is an exception when the held pushes are made, \
                    not when it is called
                    """, sim.diagnostics.isEmpty, "\(sim.diagnostics)")
                try sim.settle()
                stage.state(
                    """
                    C is not in viewControllers and transitionCoordinator is nil until the \
                    transaction commits
                    """, stack.viewControllers == [home, b, c] && c.view.window != nil,
                    "\(stack.viewControllers)")
                stage.state(
                    "didShow of B comes before or after the held push is made", listener.shown.contains(b),
                    "\(listener.shown)")
                stage.state(
                    """
                    a second push of C in that turn is an exception when the held pushes are made, \
                    not when it is called
                    """,
                    sim.diagnostics.contains {
                        $0.message.contains("is pushing the same view controller instance")
                    },
                    "\(sim.diagnostics)")
            }
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-12",
                "Popped controller in viewDidDisappear",
                ios: "11-26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreen.mm"
                ),
                notes: """
                    Depended on by the library for its dismiss event. didMove(toParent: nil) comes after
                    viewDidDisappear per existing pop-04, the parent link is cut before. Quote: if
                    (self.parentViewController == nil && self.presentingViewController == nil) { ... //
                    screen dismissed, send event
                    """),
            statements: 1
        ) { stage in
            let (below, top) = (stage.page("below"), stage.page("top"))
            let stack = stage.navigation([below, top])
            try stage.launch(stack)
            var parents: [UIViewController?] = []
            for callback in ["viewWillDisappear", "viewDidDisappear"] {
                top.on(callback) { [unowned top] in parents.append(top.parent) }
            }
            stage.begin()
            stack.popViewController(animated: stage.animated)
            try stage.settle()
            stage.state(
                "parent == nil already in viewDidDisappear of the popped controller",
                parents.count == 2 && parents[0] === stack && parents[1] == nil, "\(parents)")
            stage.note(
                "didMove(toParent: nil) comes after it",
                stage.has("top.viewDidDisappear", before: "top.didMove(toParent:nil)"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-13",
                "Back button long-pressed (iOS 14 menu): pop over several screens",
                ios: "14+",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreen.mm"
                ),
                notes: """
                    Only for a pop that is not interactive. Overlaps in part with held-out push-19
                    (other property, other source). Quote: user might have long pressed ios 14 back
                    button item, so he can go back more than one screen ... the index of the target
                    screen, which is the view of topViewController at this point.
                    """),
            statements: 1
        ) { stage in
            let pages = ["one", "two", "three", "four"].map(stage.page)
            for page in pages { page.title = page.name }
            let stack = stage.navigation(pages)
            try stage.launch(stack)
            var top: UIViewController?
            pages[3].on("viewWillDisappear") { top = stack.topViewController }
            let titles = stage.sim.longPressBack(in: stack)
            stage.note("the menu holds the pages below", titles.count == 3, "\(titles)")
            stage.sim.chooseInMenu("two")
            try stage.settle()
            stage.state(
                "in viewWillDisappear of the top one, nav.topViewController is already the target",
                top === pages[1], "\(String(describing: top))")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-16",
                "Stack changed while the nav has no window, then the nav is added to a parent",
                ios: "11-26",
                source: .claim(
                    "https://github.com/software-mansion/react-native-screens/blob/8fe8b874ee1d5a68d6d0ce48b4ac350787176e78/ios/legacy/RNSScreenStack.mm"
                ),
                notes: """
                    Quote: If we do that after it is added to parent the push updates operations are
                    going to be blocked by UIKit. Second source, of iOS 16 and 17 (2026): a push that
                    UIKit holds until the transaction commits is not in viewControllers, and
                    transitionCoordinator is nil until then; from iOS 18 on it is made at once
                    (Expensify/App pull request 103603).
                    """),
            statements: 2
        ) { stage in
            let parent = stage.page("parent")
            try stage.launch(parent)
            let (first, early, late) = (stage.page("first"), stage.page("early"), stage.page("late"))
            let stack = stage.navigation([first])
            stage.begin()
            stack.setViewControllers([first, early], animated: true)
            stage.state(
                "changes before it joins a parent take effect at once",
                stack.viewControllers == [first, early] && early.parent === stack,
                "\(stack.viewControllers)")
            parent.addChild(stack)
            parent.view.addSubview(stack.view)
            stack.didMove(toParent: parent)
            stage.state(
                "changes before it joins a parent take effect at once", stage.has("early.viewWillAppear"),
                "\(stage.lines)")
            stack.pushViewController(late, animated: true)
            let coordinator = stack.transitionCoordinator
            let isShown = stage.has("late.viewWillAppear")
            try stage.settle()
            stage.state(
                "changes right after joining are blocked (while its own appearance runs)",
                !isShown && coordinator == nil
                    && stage.has("early.viewDidAppear", before: "late.viewWillAppear"),
                "\(stage.lines), \(String(describing: coordinator))")
            stage.note("it is made in the end", stage.has("late.viewDidAppear"), "\(stage.lines)")
            let rooted = stage.navigation([stage.page("root")])
            let window = UIWindow(frame: UIScreen.main.bounds)
            window.rootViewController = rooted
            window.makeKeyAndVisible()
            rooted.pushViewController(stage.page("pushed"), animated: true)
            let joined = rooted.transitionCoordinator
            try stage.settle()
            stage.note(
                "the same in the turn in which a window becomes visible",
                joined == nil && stage.has("root.viewDidAppear", before: "pushed.viewWillAppear"),
                "\(stage.lines), \(String(describing: joined))")
            stage.note(
                "the first page is never visible", !stage.has("first.viewWillAppear"), "\(stage.lines)")
        },
        .rule(
            EvidenceEntry(
                "gt2-vc-26",
                "Size change without a coordinator: the nav bar is hidden in code",
                ios: "8-15",
                source: .claim(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch06p250sizeChangeTest/SizeChangeTest/ViewController.swift"
                ),
                notes: """
                    Observed by the author, no printed log quoted. Quote: demonstrating that a size
                    change without rotation is not notified to the view controller
                    """),
            statements: 1
        ) { stage in
            let page = stage.page("Page")
            let stack = stage.navigation([page])
            try stage.launch(stack)
            let area = page.view.safeAreaInsets.top
            stage.begin()
            stack.setNavigationBarHidden(true, animated: true)
            try stage.settle()
            stage.note(
                "the bar takes no room any more", page.view.safeAreaInsets.top < area,
                "\(page.view.safeAreaInsets.top)")
            page.view.frame.size.height -= 100
            try stage.settle()
            stage.state(
                "viewWillTransition(to:with:) is NOT sent though the view's size changes",
                !stage.has("Page.viewWillTransition(to:size)"), "\(stage.lines)")
        },
    ]
}

/// Stores the pages that a stack has shown.
@MainActor
private final class ShowListener: NSObject, UINavigationControllerDelegate {
    private(set) var shown: [UIViewController] = []

    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
    ) { shown.append(viewController) }
}
