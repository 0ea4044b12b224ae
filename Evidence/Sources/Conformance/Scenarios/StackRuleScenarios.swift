import Simulator

// Rules about stacks and modal presentations, from documentation and reports.
extension Scenario {
    static let stackRules: [Scenario] = [
        .statements("pub-setvc-01") { stage in
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
                0,
                popped.operations == ["pop to B"]
                    && popped.lines == [
                        "C.viewWillDisappear", "B.viewWillAppear", "C.viewDidDisappear", "B.viewDidAppear",
                    ], "\(popped)")
            stage.state(3, navigation.viewControllers == [d, a, b] && !d.isViewLoaded, "\(stage.lines)")
            let kept = try set([a, b])
            stage.state(1, kept.operations.isEmpty && kept.lines.isEmpty, "\(kept)")
            let pushed = try set([a, d])
            stage.state(2, pushed.operations == ["push to D"] && pushed.lines.count == 4, "\(pushed)")
        },
        .statements("pub-dismiss-01") { stage in
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
                0, presenting.count == 2 && presenting[0] === presenter && presenting[1] == nil,
                "\(presenting)")
        },
        .statements("pub-dismiss-02") { stage in
            let (presenter, modal) = (stage.page("A"), stage.page("B", .fullScreen))
            try stage.launch(presenter)
            presenter.present(modal, animated: false)
            try stage.settle()
            presenter.dismiss(animated: false)
            stage.state(
                0, presenter.presentedViewController === modal,
                "\(String(describing: presenter.presentedViewController))")
            try stage.settle()
            stage.note("it is gone later", presenter.presentedViewController == nil, "it is still there")
        },
        .order("pub-present-04") { stage in
            let page = stage.page("First")
            try stage.launch(page)
            stage.begin()
            page.present(stage.page("Second", .fullScreen), animated: true)
            try stage.settle()
        },
        .statements("pub-tab-01") { stage in
            let tabs = UITabBarController()
            let delegate = TabLog()
            tabs.delegate = delegate
            tabs.viewControllers = ["A", "B"].map(stage.page)
            try stage.launch(tabs)
            stage.sim.tapTab(0, in: tabs)
            stage.state(0, delegate.selected == ["A"], "\(delegate.selected)")
            tabs.selectedIndex = 1
            try stage.settle()
            stage.state(1, delegate.selected == ["A"], "\(delegate.selected)")
        },
        .messages("pub-misuse-01") { stage in
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
