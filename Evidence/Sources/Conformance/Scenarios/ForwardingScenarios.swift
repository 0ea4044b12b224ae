import Simulator

// Nested containers, and controllers without a parent.
extension Scenario {
    static let forwarding: [Scenario] = [
        .order("pub-forward-01") { stage in
            let (app, modal) = (
                stage.page("AppRootController"), stage.page("ModalViewController", .fullScreen)
            )
            let tabs = LoggedTabs()
            tabs.debugName = "BottomNavigationController"
            tabs.viewControllers = [stage.page("Home")]
            let navigation = LoggedNavigation(rootViewController: tabs)
            navigation.debugName = "NavigationController"
            app.on("viewDidLoad") { [unowned app] in
                app.addChild(navigation)
                app.view.addSubview(navigation.view)
                navigation.didMove(toParent: app)
            }
            try stage.launch(app)
            stage.begin()
            tabs.present(modal, animated: true)
            try stage.settle()
            modal.dismiss(animated: true)
            try stage.settle()
        },
        .order("pub-own-view-01") { stage in
            let (owner, guest) = (stage.page("Parent"), stage.page("Child"))
            try stage.launch(owner)
            stage.begin()
            owner.view.addSubview(guest.view)
            try stage.settle()
            stage.remark("removeFromSuperview")
            guest.view.removeFromSuperview()
            try stage.settle()
        },
        .statements("pub-own-view-02") { stage in
            let (below, top, guest) = (stage.page("vc2"), stage.page("vc3"), stage.page("vc4"))
            let navigation = stage.navigation([below])
            try stage.launch(navigation)
            top.on("viewDidLoad") { [unowned top] in top.view.addSubview(guest.view) }
            stage.begin()
            navigation.pushViewController(top, animated: true)
            try stage.settle()
            stage.state(0, !stage.has("vc4.viewWillAppear"), "\(stage.lines)")
        },
        .order("pub-own-view-03") { stage in
            let (parent, child) = (stage.page("Parent"), stage.page("Child"))
            parent.on("viewDidLoad") { [unowned parent] in parent.view.addSubview(child.view) }
            stage.begin()
            try stage.launch(parent)
        },
        nestedModals("pub-inner-01", isTransparent: false), nestedModals("pub-inner-02", isTransparent: true),
    ]

    /// A child of a pushed page presents a modal page; a second one is presented over it and dismissed.
    private static func nestedModals(_ id: String, isTransparent: Bool) -> Scenario {
        .order(id) { stage in
            let navigation = stage.navigation([stage.page("presentingVC")])
            let (pushed, child) = (stage.page("PushedVC"), stage.page("ChildVC"))
            let (first, second) = (
                stage.page("PresentedVC1", .fullScreen), stage.page("PresentedVC2", .fullScreen)
            )
            try stage.launch(navigation)
            navigation.pushViewController(pushed, animated: true)
            try stage.settle()
            stage.begin()
            pushed.addChild(child)
            pushed.view.addSubview(child.view)
            child.didMove(toParent: pushed)
            try stage.settle()
            if isTransparent {
                child.definesPresentationContext = true
                first.modalPresentationStyle = .overCurrentContext
            }
            child.present(first, animated: true)
            try stage.settle()
            let presenter: UIViewController = isTransparent ? child : navigation
            stage.note(
                "who presents", first.presentingViewController === presenter,
                "\(String(describing: first.presentingViewController))")
            (isTransparent ? navigation : first).present(second, animated: true)
            try stage.settle()
            second.dismiss(animated: true)
            try stage.settle()
        }
    }
}
