import Simulator

// Rules about stacks and modal presentations, from documentation and reports.
extension Scenario {
    static let stackRules: [Scenario] = [
        .rule(
            EvidenceEntry(
                "pub-setvc-01",
                "Nav [A,B,C]; setViewControllers([D,A,B], animated: true); then [A,B]; then [A,D]",
                animated: true,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)"
                ),
                notes: "Only one transition is performed: D, beneath the top, is not shown."),
            statements: 4
        ) { stage in
            let (a, b, c, d) = (stage.page("A"), stage.page("B"), stage.page("C"), stage.page("D"))
            let navigation = stage.navigation([a, b, c])
            let operations = OperationLog()
            navigation.delegate = operations
            try stage.launch(navigation)
            @MainActor func set(_ pages: [UIViewController]) throws -> (operations: [String], lines: [String])
            {
                operations.heard.removeAll()
                stage.begin()
                navigation.setViewControllers(pages, animated: true)
                try stage.settle()
                return (operations.heard, stage.lines.filter { $0.hasSuffix("ppear") })
            }
            let popped = try set([d, a, b])
            stage.state(
                "the new top is in the stack, not on top: a pop transition",
                popped.operations == ["pop to B"]
                    && popped.lines == [
                        "C.viewWillDisappear", "B.viewWillAppear", "C.viewDidDisappear", "B.viewDidAppear",
                    ], "\(popped)")
            stage.state(
                "when it has finished, the stack is the new one",
                navigation.viewControllers == [d, a, b] && !d.isViewLoaded, "\(stage.lines)")
            let kept = try set([a, b])
            stage.state(
                "the new top is the top: no transition", kept.operations.isEmpty && kept.lines.isEmpty,
                "\(kept)")
            let pushed = try set([a, d])
            stage.state(
                "the new top is not in the stack: a push transition",
                pushed.operations == ["push to D"] && pushed.lines.count == 4, "\(pushed)")
        },
        .rule(
            EvidenceEntry(
                "pub-dismiss-01",
                "A presents B full screen; B dismissed",
                ios: "not stated (2017-02, iOS 10 era)", animated: true,
                source: .claim("https://github.com/microsoft/WinObjC/issues/2114"),
                notes: "Compared with iOS by the author of the report."),
            statements: 1
        ) { stage in
            let (presenter, modal) = (stage.page("A"), stage.page("B", .fullScreen))
            try stage.launch(presenter)
            presenter.present(modal, animated: true)
            try stage.settle()
            var presenting: [UIViewController?] = []
            for callback in ["viewWillDisappear", "viewDidDisappear"] {
                modal.on(callback) { [unowned modal] in presenting.append(modal.presentingViewController) }
            }
            modal.dismiss(animated: true)
            try stage.settle()
            stage.state(
                "B.presentingViewController is A in B.viewWillDisappear, nil in B.viewDidDisappear",
                presenting.count == 2 && presenting[0] === presenter && presenting[1] == nil,
                "\(presenting)")
        },
        .rule(
            EvidenceEntry(
                "pub-dismiss-02",
                "dismiss(animated: false), and presentedViewController read in the next line",
                ios: "8.0.2", animated: false,
                source: .log("https://github.com/lionheart/openradar-mirror/issues/3068"),
                notes: """
                    Radar 18464897, "-[UIViewController dismissViewControllerAnimated:NO] is not
                    performed immediately on iOS8".
                    """),
            statements: 1
        ) { stage in
            let (presenter, modal) = (stage.page("A"), stage.page("B", .fullScreen))
            try stage.launch(presenter)
            presenter.present(modal, animated: false)
            try stage.settle()
            presenter.dismiss(animated: false)
            stage.state(
                "presentedViewController is still there", presenter.presentedViewController === modal,
                "\(String(describing: presenter.presentedViewController))")
            try stage.settle()
            stage.note("it is gone later", presenter.presentedViewController == nil, "it is still there")
        },
        .order(
            EvidenceEntry(
                "pub-present-04",
                "First presents Second over the full screen; layout logged",
                animated: true,
                source: .log("https://seeking-star.com/prog/swift/lifecycle_uiviewcontroller/"),
                notes: "The presenter, whose view is moved, lays out as well, after the presented one.",
                events: [
                    "Second.viewDidLoad",
                    "First.viewWillDisappear",
                    "Second.viewWillAppear",
                    "Second.viewWillLayoutSubviews",
                    "Second.viewDidLayoutSubviews",
                    "First.viewWillLayoutSubviews",
                    "First.viewDidLayoutSubviews",
                    "Second.viewDidAppear",
                    "First.viewDidDisappear",
                ])
        ) { stage in
            let page = stage.page("First")
            try stage.launch(page)
            stage.begin()
            page.present(stage.page("Second", .fullScreen), animated: true)
            try stage.settle()
        },
        .rule(
            EvidenceEntry(
                "pub-tab-01",
                """
                Tab bar controller with delegate; the selected tab is tapped again; another is \
                selected in code
                """,
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uitabbarcontrollerdelegate/tabbarcontroller(_:didselect:)"
                )),
            statements: 2
        ) { stage in
            let tabs = UITabBarController()
            let delegate = TabLog()
            tabs.delegate = delegate
            tabs.viewControllers = ["A", "B"].map(stage.page)
            try stage.launch(tabs)
            stage.sim.tapTab(0, in: tabs)
            stage.state(
                "the selected tab tapped: tabBarController(_:didSelect:)", delegate.selected == ["A"],
                "\(delegate.selected)")
            tabs.selectedIndex = 1
            try stage.settle()
            stage.state("selected in code: no call", delegate.selected == ["A"], "\(delegate.selected)")
        },
        .messages(
            EvidenceEntry(
                "pub-misuse-01",
                "An app calls the appearance callbacks by itself",
                ios: "16",
                source: .log("https://github.com/Automattic/pocket-casts-ios/issues/599"),
                notes: "Second source: https://github.com/LeoNatan/LNPopupController/issues/521, 2022-11.",
                events: [
                    """
                    console warning: Calling -viewWillDisappear: directly on a view controller is \
                    not supported, and may result in out-of-order callbacks and other inconsistent \
                    behavior. Use the -beginAppearanceTransition:animated: and \
                    -endAppearanceTransition APIs on UIViewController to manually drive appearance \
                    callbacks instead. Make a symbolic breakpoint at \
                    UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. \
                    View controller: <%@: %p>
                    """,
                    """
                    console warning: Calling -viewDidDisappear: directly on a view controller is not \
                    supported, and may result in out-of-order callbacks and other inconsistent \
                    behavior. Use the -beginAppearanceTransition:animated: and \
                    -endAppearanceTransition APIs on UIViewController to manually drive appearance \
                    callbacks instead. Make a symbolic breakpoint at \
                    UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. \
                    View controller: <%@: %p>
                    """,
                    """
                    console warning: Calling -viewWillAppear: directly on a view controller is not \
                    supported, and may result in out-of-order callbacks and other inconsistent \
                    behavior. Use the -beginAppearanceTransition:animated: and \
                    -endAppearanceTransition APIs on UIViewController to manually drive appearance \
                    callbacks instead. Make a symbolic breakpoint at \
                    UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. \
                    View controller: <%@: %p>
                    """,
                    """
                    console warning: Calling -viewDidAppear: directly on a view controller is not \
                    supported, and may result in out-of-order callbacks and other inconsistent \
                    behavior. Use the -beginAppearanceTransition:animated: and \
                    -endAppearanceTransition APIs on UIViewController to manually drive appearance \
                    callbacks instead. Make a symbolic breakpoint at \
                    UIViewControllerAlertForAppearanceCallbackMisuse to catch this in the debugger. \
                    View controller: <%@: %p>
                    """,
                ])
        ) { stage in
            let page = stage.page("A")
            try stage.launch(page)
            stage.note(
                "nothing is said of UIKit's own calls", stage.sim.diagnostics.isEmpty,
                "\(stage.sim.diagnostics)")
            page.viewWillDisappear(false)
            page.viewDidDisappear(false)
            page.viewWillAppear(false)
            page.viewDidAppear(false)
        },
    ]
}

/// A delegate that records the operation of each transition, and leaves the animation to UIKit.
private final class OperationLog: NSObject, UINavigationControllerDelegate {
    var heard: [String] = []

    func navigationController(
        _ navigationController: UINavigationController,
        animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        heard.append("\(operation == .push ? "push" : "pop") to \(toVC.debugName ?? "")")
        return nil
    }
}

/// A delegate that records the tabs that the user selects.
private final class TabLog: NSObject, UITabBarControllerDelegate {
    var selected: [String] = []

    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    {
        selected.append(viewController.debugName ?? "")
    }
}
