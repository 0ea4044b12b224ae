import Simulator

// Messages that UIKit has changed between releases.
extension Scenario {
    static let wordsByVersion: [Scenario] = [
        dismissing("msg-06", during: .presentation), dismissing("words-03", during: .dismissal),
        .messages("msg-10") { stage in
            let navigation = stage.navigation(["A", "B"].map(stage.page))
            try stage.launch(navigation)
            navigation.pushViewController(stage.page("C"), animated: true)
            stage.sim.advance(by: 0.1)
            navigation.popViewController(animated: true)
            try stage.settle()
            let warnings = stage.sim.diagnostics.count
            stage.note(
                "the pop is made", navigation.viewControllers.count == 2, "\(navigation.viewControllers)")
            navigation.pushViewController(stage.page("D"), animated: false)
            try stage.settle()
            navigation.popViewController(animated: true)
            stage.sim.advance(by: 0.1)
            navigation.popViewController(animated: true)
            try stage.settle()
            stage.note(
                "it is said of a pop during a pop, too", stage.sim.diagnostics.count == warnings * 2,
                "\(stage.sim.diagnostics)")
        },
        pushingTooEarly("msg-12"),
        presentingActive("msg-17"), presentingActive("msg-18"), presentingActive("words-04"),
        .messages("msg-20") { stage in
            let (holder, stranger, child) = (stage.page("A"), stage.page("B"), stage.page("C"))
            try stage.launch(holder)
            holder.view.addSubview(child.view)
            stranger.addChild(child)
        },
        .messages("msg-21") { stage in
            let navigation = stage.navigation([stage.page("A")])
            try stage.launch(navigation)
            let twice = stage.page("B")
            navigation.setViewControllers([twice, twice], animated: false)
            stage.note(
                "the refused call changes nothing", navigation.viewControllers.count == 1,
                "\(navigation.viewControllers)")
        },
        .messages("msg-23") { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.viewWillDisappear(false)
        },
        .messages("words-01") { stage in
            try stage.launch(stage.page("Root"))
            stage.page("Loose").present(stage.page("Presented"), animated: true)
            try stage.settle()
        },
        .messages("words-02") { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            try stage.settle()
            page.present(stage.page("C"), animated: true)
            try stage.settle()
        },
    ]

    private enum Moment { case presentation, dismissal }

    private static func dismissing(_ id: String, during moment: Moment) -> Scenario {
        .messages(id) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            page.present(stage.page("B"), animated: true)
            if moment == .dismissal {
                try stage.settle()
                page.dismiss(animated: true)
            }
            stage.sim.advance(by: 0.1)
            var isCompleted = false
            page.dismiss(animated: true) { isCompleted = true }
            try stage.settle()
            stage.note("the dismissal is lost", !isCompleted, "it is made")
            let isThere = page.presentedViewController != nil
            stage.note(
                "nothing but the first call counts", isThere == (moment == .presentation), "\(isThere)")
        }
    }

    /// Presents a page of a stack that is visible, or one that is already presented.
    private static func presentingActive(_ id: String) -> Scenario {
        .messages(id) { stage in
            let (first, second) = (stage.page("A"), stage.page("B"))
            let active = stage.page("C")
            let tabs = UITabBarController()
            tabs.viewControllers = [first, second]
            try stage.launch(tabs)
            tabs.present(active, animated: true)
            try stage.settle()
            let window = UIWindow(frame: stage.sim.window.frame)
            let other = stage.page("D")
            window.rootViewController = other
            window.isHidden = false
            try stage.settle()
            other.present(active, animated: true)
            stage.note("it stays where it is", active.presentingViewController === tabs, "it does not")
            other.present(second, animated: true)
            let refusals = stage.sim.diagnostics.filter { $0.kind == .exception }
            stage.note("a child is refused as well", refusals.count == 2, "\(refusals)")
            window.isHidden = true
        }
    }
}
