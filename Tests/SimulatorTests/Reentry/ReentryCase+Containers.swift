import Simulator

// Tabs.
extension ReentryCase {
    static let tabs: [ReentryCase] = [
        ReentryCase("another tab in viewWillAppear", "tabs*[A B*]") { sim in
            _ = sim.tabs(
                Reacting("A").on("viewWillAppear") { $0.tabBarController?.selectedIndex = 1 }, Reacting("B"))
        },
        ReentryCase("another tab in viewDidAppear", "tabs*[A B*]") { sim in
            _ = sim.tabs(
                Reacting("A").on("viewDidAppear") { $0.tabBarController?.selectedIndex = 1 }, Reacting("B"))
        },
        ReentryCase("a third tab in viewWillDisappear", "tabs*[A B C*]") { sim in
            let first = Reacting("A").on("viewWillDisappear") { $0.tabBarController?.selectedIndex = 2 }
            sim.tabs(first, Reacting("B"), Reacting("C")).selectedIndex = 1
        },
        ReentryCase("there and back in one turn", "tabs*[A* B]") { sim in
            let tabs = sim.tabs(Reacting("A"), Reacting("B"))
            tabs.selectedIndex = 1
            tabs.selectedIndex = 0
        },
        ReentryCase("other tabs beneath a sheet", "tabs*[C*]+M*") { sim in
            let tabs = sim.tabs(Reacting("A"), Reacting("B"))
            tabs.present(Reacting("M"), animated: true)
            try sim.settle()
            tabs.setViewControllers([Reacting("C")], animated: false)
        },
    ]
}

// Children, and roots.
extension ReentryCase {
    static let children: [ReentryCase] = [
        adding("a child in viewDidLoad", in: "viewDidLoad"),
        adding("a child in viewWillAppear", in: "viewWillAppear"),
        adding("a child in viewIsAppearing", in: "viewIsAppearing"),
        adding("a child in viewDidLayoutSubviews", in: "viewDidLayoutSubviews"),
        adding("a child in viewDidAppear", in: "viewDidAppear"),
        removing("a child that leaves in its viewDidLoad", in: "viewDidLoad"),
        removing("a child that leaves in its viewWillAppear", in: "viewWillAppear"),
        removing("a child that leaves in its viewDidAppear", in: "viewDidAppear"),
        ReentryCase("a child that comes as its parent goes", "nav*[P*[C*]]") { sim in
            let stack = sim.stack(Reacting("P").on("viewWillDisappear") { add(Reacting("C"), to: $0) })
            stack.pushViewController(Reacting("B"), animated: true)
            try sim.settle()
            stack.popViewController(animated: true)
        },
        covering("a page that covers the parent in the child's viewWillAppear", seconds: 0),
        covering("a page that has half covered the parent in the child's viewWillAppear", seconds: 0.2),
        covering("a page that has covered the parent in the child's viewWillAppear", seconds: 1),
        ReentryCase("an exchange of children in viewWillAppear", "P*[D*]") { sim in
            let (old, new) = (Reacting("C"), Reacting("D"))
            let parent = Reacting("P").on("viewDidLoad") { add(old, to: $0) }
            _ = sim.page(
                parent.on("viewWillAppear") { parent in
                    parent.addChild(new)
                    old.willMove(toParent: nil)
                    parent.transition(from: old, to: new, duration: 0.3, animations: nil) { _ in
                        new.didMove(toParent: parent)
                        old.removeFromParent()
                    }
                })
        },
        ReentryCase("a controller as its own child", "A*", says: ["Can't add self"]) { sim in
            let page = sim.page(Reacting("A"))
            page.addChild(page)
        },
        ReentryCase("a parent as its child's child", "P*[A]", says: ["Can't add self"]) { sim in
            let (parent, child) = (sim.page(Reacting("P")), Reacting("A"))
            parent.addChild(child)
            child.addChild(parent)
        },
        ReentryCase("begun twice, ended twice", "P*[C]", says: ["Unbalanced calls", "Unbalanced calls"]) {
            sim in
            let (parent, child) = (sim.page(Reacting("P")), Reacting("C"))
            parent.addChild(child)
            for _ in 1...2 { child.beginAppearanceTransition(true, animated: false) }
            for _ in 1...2 { child.endAppearanceTransition() }
        },
        ReentryCase("another root in viewWillAppear", "B*") { sim in
            _ = sim.page(
                Reacting("A").on("viewWillAppear") { [unowned sim] _ in
                    sim.window.rootViewController = Reacting("B")
                })
        },
        ReentryCase("another root in viewDidAppear", "B*") { sim in
            _ = sim.page(
                Reacting("A").on("viewDidAppear") { $0.view.window?.rootViewController = Reacting("B") })
        },
        ReentryCase("another root during a push", "C*") { sim in
            sim.stack(Reacting("A")).pushViewController(Reacting("B"), animated: true)
            sim.advance(by: 0.1)
            sim.window.rootViewController = Reacting("C")
        },
        ReentryCase("a window hidden in viewDidAppear", "A*") { sim in
            _ = sim.page(Reacting("A").on("viewDidAppear") { $0.view.window?.isHidden = true })
        },
    ]

    private static func adding(_ name: String, in callback: String) -> ReentryCase {
        ReentryCase(name, "P*[C*]") { sim in
            _ = sim.page(Reacting("P").on(callback) { add(Reacting("C"), to: $0) })
        }
    }

    private static func removing(_ name: String, in callback: String) -> ReentryCase {
        ReentryCase(name, "P*") { sim in
            let child = Reacting("C").on(callback) { child in
                child.willMove(toParent: nil)
                child.viewIfLoaded?.removeFromSuperview()
                child.removeFromParent()
            }
            _ = sim.page(Reacting("P").on("viewWillAppear") { add(child, to: $0) })
        }
    }

    /// Time passes in the callback because of a nested run loop.
    private static func covering(_ name: String, seconds: TimeInterval) -> ReentryCase {
        ReentryCase(name, "nav*[P[C] B*]") { sim in
            let parent = Reacting("P")
            let stack = sim.stack(parent)
            try sim.settle()
            let child = Reacting("C").on("viewWillAppear") { [unowned sim] _ in
                stack.pushViewController(Reacting("B"), animated: true)
                sim.turn()
                sim.advance(by: seconds)
            }
            add(child, to: parent)
        }
    }

    @MainActor private static func add(_ child: Reacting, to parent: Reacting) {
        parent.addChild(child)
        parent.view.addSubview(child.view)
        if child.parent === parent { child.didMove(toParent: parent) }
    }
}
