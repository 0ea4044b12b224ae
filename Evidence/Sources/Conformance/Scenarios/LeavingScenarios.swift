import Simulator

// The state that a popped page observes, and the time at which a changed stack contains its new pages.
extension Scenario {
    static let leaving: [Scenario] = [
        .statements("push-held-01", isMisuse: true) { stage in
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
                    stage.state(3, early == [home, b, c], "\(early)")
                    continue
                }
                stage.state(
                    0, early == [home, b] && stack.transitionCoordinator == nil,
                    "\(early), \(String(describing: stack.transitionCoordinator))")
                stack.pushViewController(c, animated: true)
                stage.state(2, sim.diagnostics.isEmpty, "\(sim.diagnostics)")
                try sim.settle()
                stage.state(
                    0, stack.viewControllers == [home, b, c] && c.view.window != nil,
                    "\(stack.viewControllers)")
                stage.state(1, listener.shown.contains(b), "\(listener.shown)")
                stage.state(
                    2,
                    sim.diagnostics.contains {
                        $0.message.contains("is pushing the same view controller instance")
                    },
                    "\(sim.diagnostics)")
            }
        },
        .statements("gt2-vc-12") { stage in
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
            stage.state(0, parents.count == 2 && parents[0] === stack && parents[1] == nil, "\(parents)")
            stage.note(
                "didMove(toParent: nil) comes after it",
                stage.has("top.viewDidDisappear", before: "top.didMove(toParent:nil)"), "\(stage.lines)")
        },
        .statements("gt2-vc-13") { stage in
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
            stage.state(0, top === pages[1], "\(String(describing: top))")
        },
        .statements("gt2-vc-16") { stage in
            let parent = stage.page("parent")
            try stage.launch(parent)
            let (first, early, late) = (stage.page("first"), stage.page("early"), stage.page("late"))
            let stack = stage.navigation([first])
            stage.begin()
            stack.setViewControllers([first, early], animated: true)
            stage.state(
                0, stack.viewControllers == [first, early] && early.parent === stack,
                "\(stack.viewControllers)")
            parent.addChild(stack)
            parent.view.addSubview(stack.view)
            stack.didMove(toParent: parent)
            stage.state(0, stage.has("early.viewWillAppear"), "\(stage.lines)")
            stack.pushViewController(late, animated: true)
            let coordinator = stack.transitionCoordinator
            let isShown = stage.has("late.viewWillAppear")
            try stage.settle()
            stage.state(
                1,
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
        .statements("gt2-vc-26") { stage in
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
            stage.state(0, !stage.has("Page.viewWillTransition(to:size)"), "\(stage.lines)")
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
