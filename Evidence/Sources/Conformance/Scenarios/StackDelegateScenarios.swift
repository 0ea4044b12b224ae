import Simulator

// The callbacks of a stack's delegate without a push or pop: the stack itself becomes visible.
extension Scenario {
    static let stackDelegates: [Scenario] = [
        .order("pub-didshow-01") { stage in
            let tabs = UITabBarController()
            let delegate = NavigationLog()
            tabs.viewControllers = ["First", "Second"].map { name in
                let navigation = stage.navigation([stage.page(name)])
                navigation.delegate = delegate
                return navigation
            }
            try stage.launch(tabs)
            stage.begin()
            for (tab, remark) in [(1, "loaded now"), (0, "loaded before"), (1, "loaded as well")] {
                stage.remark(remark)
                stage.sim.tapTab(tab, in: tabs)
                try stage.settle()
            }
            withExtendedLifetime(delegate) {}
        },
        launching("pub-didshow-02", "A"), launching("pub-didshow-03", "Root"),
        .order("pub-stack-01", remark: inCode) { stage in
            stage.begin()
            let navigation = LoggedNavigation(rootViewController: stage.page("ViewController"))
            navigation.debugName = "Nav"
            navigation.logsLast = true
            try stage.launch(navigation)
        },
        .order("pub-didshow-04") { stage in
            let navigation = stage.navigation([stage.page("Top")])
            let delegate = NavigationLog()
            navigation.delegate = delegate
            try stage.launch(navigation)
            navigation.present(stage.page("Modal", .fullScreen), animated: true)
            try stage.settle()
            stage.begin()
            navigation.dismiss(animated: true)
            try stage.settle()
            withExtendedLifetime(delegate) {}
        },
    ]

    private static func launching(_ id: String, _ root: String) -> Scenario {
        .order(id, remark: inCode) { stage in
            let delegate = NavigationLog()
            stage.begin()
            let navigation = stage.navigation([stage.page(root)])
            navigation.delegate = delegate
            try stage.launch(navigation)
            withExtendedLifetime(delegate) {}
        }
    }
}
