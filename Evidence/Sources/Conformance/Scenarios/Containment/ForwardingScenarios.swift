import Simulator

// Nested containers, and controllers without a parent.
extension Scenario {
    static let forwarding: [Scenario] = [
        .order(
            EvidenceEntry(
                "pub-forward-01",
                """
                AppRootController > NavigationController > BottomNavigationController presents a \
                modal over the full screen, which is dismissed (2018-07, iOS 11)
                """,
                ios: "not stated (2018-07, iOS 11 era)", animated: true,
                source: .log("https://github.com/CosmicMind/Motion/pull/42"),
                notes: "Outermost first in all four phases; run with lines printed before the call of super.",
                events: [
                    "AppRootController.viewWillDisappear",
                    "NavigationController.viewWillDisappear",
                    "BottomNavigationController.viewWillDisappear",
                    "ModalViewController.viewWillAppear",
                    "ModalViewController.viewDidAppear",
                    "AppRootController.viewDidDisappear",
                    "NavigationController.viewDidDisappear",
                    "BottomNavigationController.viewDidDisappear",
                    "ModalViewController.viewWillDisappear",
                    "AppRootController.viewWillAppear",
                    "NavigationController.viewWillAppear",
                    "BottomNavigationController.viewWillAppear",
                    "AppRootController.viewDidAppear",
                    "NavigationController.viewDidAppear",
                    "BottomNavigationController.viewDidAppear",
                    "ModalViewController.viewDidDisappear",
                ])
        ) { stage in
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
        .order(
            EvidenceEntry(
                "pub-own-view-01",
                """
                Child's view is added to the view of a controller in sight and removed again, \
                without addChild
                """,
                animated: false,
                source: .claim("http://39.103.169.235/p/ad86ca978747"),
                notes: "Second source, for iOS 5 and later: http://gonefish.info/legacy/2013/07/index.html",
                events: [
                    "Child.viewDidLoad",
                    "Child.viewWillAppear",
                    "Child.viewDidAppear",
                    "[child.view.removeFromSuperview]",
                    "Child.viewWillDisappear",
                    "Child.viewDidDisappear",
                ])
        ) { stage in
            let (owner, guest) = (stage.page("Parent"), stage.page("Child"))
            try stage.launch(owner)
            stage.begin()
            owner.view.addSubview(guest.view)
            try stage.settle()
            stage.remark("removeFromSuperview")
            guest.view.removeFromSuperview()
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "pub-own-view-02",
                "vc3 is pushed; its viewDidLoad adds vc4's view, without addChild",
                ios: "not stated (2016-04, iOS 9 era)", animated: true,
                source: .claim("http://ivanchan.github.io/2016/04/27/UIKit-ViewWillAppear.html"),
                notes: """
                    The author ran it: "Don't AddSubview Before ParentViewController Appear?"
                    """),
            statements: 1
        ) { stage in
            let (below, top, guest) = (stage.page("vc2"), stage.page("vc3"), stage.page("vc4"))
            let navigation = stage.navigation([below])
            try stage.launch(navigation)
            top.on("viewDidLoad") { [unowned top] in top.view.addSubview(guest.view) }
            stage.begin()
            navigation.pushViewController(top, animated: true)
            try stage.settle()
            stage.state(
                "vc4.viewWillAppear is not called", !stage.has("vc4.viewWillAppear"), "\(stage.lines)")
        },
        .order(
            EvidenceEntry(
                "pub-own-view-03",
                "A root's viewDidLoad adds Child's view, without addChild (2016-03)",
                ios: "not stated (2016-03, iOS 9 era)", animated: false,
                source: .log(
                    "https://github.com/phchan9/til/blob/master/ios/note-about-viewController-containment.md"),
                notes: "With addChild the parent is first at both ends: contain-02.",
                events: [
                    "Parent.viewWillAppear",
                    "Child.viewWillAppear",
                    "Child.viewDidAppear",
                    "Parent.viewDidAppear",
                ])
        ) { stage in
            let (parent, child) = (stage.page("Parent"), stage.page("Child"))
            parent.on("viewDidLoad") { [unowned parent] in parent.view.addSubview(child.view) }
            stage.begin()
            try stage.launch(parent)
        },
        nestedModals(
            EvidenceEntry(
                "pub-inner-01",
                """
                Nav pushes PushedVC, which adds ChildVC; ChildVC presents PresentedVC1, that \
                presents PresentedVC2 (all full screen); PresentedVC2 dismissed
                """,
                ios: "not stated (2016-07, iOS 9 era)", animated: true,
                source: .log("https://github.com/g-enius/testPresent"),
                notes: """
                    PresentedVC1.presentingViewController is the navigation controller. Without the
                    push.
                    """,
                events: [
                    "ChildVC.viewDidLoad",
                    "ChildVC.viewWillAppear",
                    "ChildVC.viewDidAppear",
                    "PresentedVC1.viewDidLoad",
                    "PushedVC.viewWillDisappear",
                    "ChildVC.viewWillDisappear",
                    "PresentedVC1.viewWillAppear",
                    "PresentedVC1.viewDidAppear",
                    "PushedVC.viewDidDisappear",
                    "ChildVC.viewDidDisappear",
                    "PresentedVC2.viewDidLoad",
                    "PresentedVC1.viewWillDisappear",
                    "PresentedVC2.viewWillAppear",
                    "PresentedVC2.viewDidAppear",
                    "PresentedVC1.viewDidDisappear",
                    "PresentedVC2.viewWillDisappear",
                    "PresentedVC1.viewWillAppear",
                    "PresentedVC1.viewDidAppear",
                    "PresentedVC2.viewDidDisappear",
                    "PresentedVC2.deinit",
                ]), isTransparent: false),
        nestedModals(
            EvidenceEntry(
                "pub-inner-02",
                """
                The same, PresentedVC1 over the current context that ChildVC defines; PresentedVC2 \
                is presented by the nav
                """,
                ios: "not stated (2016-07, iOS 9 era)", animated: true,
                source: .log("https://github.com/g-enius/testPresent"),
                notes: """
                    PresentedVC1.presentingViewController is ChildVC. It hears nothing of PresentedVC2,
                    which covers it.
                    """,
                events: [
                    "ChildVC.viewDidLoad",
                    "ChildVC.viewWillAppear",
                    "ChildVC.viewDidAppear",
                    "PresentedVC1.viewDidLoad",
                    "PresentedVC1.viewWillAppear",
                    "PresentedVC1.viewDidAppear",
                    "PresentedVC2.viewDidLoad",
                    "PushedVC.viewWillDisappear",
                    "ChildVC.viewWillDisappear",
                    "PresentedVC2.viewWillAppear",
                    "PresentedVC2.viewDidAppear",
                    "PushedVC.viewDidDisappear",
                    "ChildVC.viewDidDisappear",
                    "PresentedVC2.viewWillDisappear",
                    "PushedVC.viewWillAppear",
                    "ChildVC.viewWillAppear",
                    "PushedVC.viewDidAppear",
                    "ChildVC.viewDidAppear",
                    "PresentedVC2.viewDidDisappear",
                    "PresentedVC2.deinit",
                ]), isTransparent: true),
    ]

    /// A child of a pushed page presents a modal page; a second one is presented over it and dismissed.
    private static func nestedModals(_ entry: EvidenceEntry, isTransparent: Bool) -> Scenario {
        .order(entry) { stage in
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
