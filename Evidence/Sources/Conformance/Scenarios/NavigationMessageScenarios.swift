import Simulator

// UIKit's messages about incorrect appearance transitions and stack changes.
extension Scenario {
    static let navigationMessages: [Scenario] = [
        .messages("msg-08") { stage in
            let container = ManualContainer("Container")
            let child = stage.page("Child")
            try stage.launch(container)
            container.addChild(child)
            child.beginAppearanceTransition(true, animated: false)
            child.endAppearanceTransition()
            child.beginAppearanceTransition(true, animated: false)
            try stage.settle()
        },
        pushingTooEarly("msg-09"), pushingTooEarly("msg-11"),
        onStack("msg-13") { $0.pushViewController($1[0], animated: true) },
        onStack("msg-14") { $0.pushViewController($1[0], animated: true) },
        onStack("msg-15") { navigation, _ in
            navigation.pushViewController(UINavigationController(), animated: true)
        },
        onStack("msg-16") { navigation, _ in
            navigation.popToViewController(Page("Stranger"), animated: true)
        },
    ]

    static func pushingTooEarly(_ id: String) -> Scenario {
        .messages(id) { stage in
            let navigation = stage.navigation([stage.page("A")])
            try stage.launch(navigation)
            navigation.pushViewController(stage.page("B"), animated: true)
            stage.sim.advance(by: 0.1)
            navigation.pushViewController(stage.page("C"), animated: true)
            try stage.settle()
        }
    }

    /// A rejected call doesn't change the stack.
    private static func onStack(
        _ id: String, _ call: @escaping @MainActor (UINavigationController, [Page]) -> Void
    ) -> Scenario {
        .messages(id) { stage in
            let pages = ["A", "B"].map(stage.page)
            let navigation = stage.navigation(pages)
            try stage.launch(navigation)
            call(navigation, pages)
            try stage.settle()
            stage.note(
                "the refused call changes nothing", navigation.viewControllers == pages,
                "\(navigation.viewControllers)")
        }
    }
}
