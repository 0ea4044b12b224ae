import Simulator

// A container that exchanges its child without an animation and sends the appearance callbacks itself.
extension Scenario {
    static let childSwaps: [Scenario] = [
        .order(
            EvidenceEntry(
                "log-swap-01",
                "A container whose view is not loaded exchanges its child",
                source: .log(
                    "https://github.com/square/workflow-swift/blob/0061902f4bdc7d836ae60ef723b99eec6289897a/WorkflowUI/Tests/UIViewControllerExtensionTests.swift"
                ),
                notes: "Asserted by a test that runs on a simulator.",
                events: [
                    "2.willMove(toParent:Root)",
                    "1.willMove(toParent:nil)",
                    "2.didMove(toParent:Root)",
                    "1.didMove(toParent:nil)",
                ])
        ) { stage in
            let swap = Swap(stage)
            stage.begin()
            swap.exchange()
            stage.note("no view is loaded", !swap.root.isViewLoaded, "the container's is")
        },
        .order(
            EvidenceEntry(
                "log-swap-02",
                "A container whose view is loaded and in no window exchanges its child",
                source: .log(
                    "https://github.com/square/workflow-swift/blob/0061902f4bdc7d836ae60ef723b99eec6289897a/WorkflowUI/Tests/UIViewControllerExtensionTests.swift"
                ),
                notes: """
                    Asserted by a test that runs on a simulator. Neither child is told that it appears
                    or disappears.
                    """,
                events: [
                    "2.willMove(toParent:Root)",
                    "1.willMove(toParent:nil)",
                    "2.loadView",
                    "2.didMove(toParent:Root)",
                    "1.didMove(toParent:nil)",
                ])
        ) { stage in
            let swap = Swap(stage)
            swap.root.loadViewIfNeeded()
            stage.begin()
            swap.exchange()
        },
        .order(
            EvidenceEntry(
                "log-swap-03",
                """
                A container in sight exchanges its child within begin and end appearance calls of \
                its own, not animated, and forwards by default
                """,
                animated: false,
                source: .log(
                    "https://github.com/square/workflow-swift/blob/0061902f4bdc7d836ae60ef723b99eec6289897a/WorkflowUI/Tests/UIViewControllerExtensionTests.swift"
                ),
                notes: "Asserted by a test that runs on a simulator; animated is false in each call.",
                events: [
                    "2.willMove(toParent:Root)",
                    "1.willMove(toParent:nil)",
                    "2.loadView",
                    "2.viewWillAppear",
                    "1.viewWillDisappear",
                    "2.viewDidAppear",
                    "1.viewDidDisappear",
                    "2.didMove(toParent:Root)",
                    "1.didMove(toParent:nil)",
                ])
        ) { stage in
            let swap = Swap(stage)
            try stage.launch(swap.root)
            stage.begin()
            swap.exchange()
            stage.note(
                "nothing is animated", stage.entries.allSatisfy { $0.animated != true }, "\(stage.lines)")
            try stage.settle()
        },
    ]
}

/// A container with one child, as in a screen library.
@MainActor
private final class Swap {
    let root: Page
    private let (one, two): (Page, Page)

    init(_ stage: Stage) {
        (root, one, two) = (stage.page("Root"), stage.page("1"), stage.page("2"))
        root.addChild(one)
        one.didMove(toParent: root)
        root.on("viewDidLoad") { [unowned root, one] in
            one.view.frame = root.view.bounds
            root.view.addSubview(one.view)
        }
    }

    func exchange() {
        root.addChild(two)
        one.willMove(toParent: nil)
        if root.isViewLoaded, one.isViewLoaded, let container = one.view.superview {
            let isVisible = root.view.window != nil
            two.view.frame = one.view.frame
            if isVisible {
                two.beginAppearanceTransition(true, animated: false)
                one.beginAppearanceTransition(false, animated: false)
            }
            container.insertSubview(two.view, aboveSubview: one.view)
            one.view.removeFromSuperview()
            if isVisible {
                two.endAppearanceTransition()
                one.endAppearanceTransition()
            }
        }
        two.didMove(toParent: root)
        one.removeFromParent()
    }
}
