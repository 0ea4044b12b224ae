import Simulator

// Split views without columns: collapsing, and the detail page.
extension Scenario {
    static let classicSplits: [Scenario] = [
        .rule(
            EvidenceEntry(
                "hunt-split-06",
                "A classic split view of a navigation controller and a page collapses",
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:collapsesecondary:onto:)"
                ),
                notes: """
                    Most view controllers do nothing in collapseSecondaryViewController(_:for:); a
                    primary that is no navigation controller stays visible alone. Quote: the split view
                    controller calls the collapseSecondaryViewController(_:for:) method of the primary
                    view controller [...]. Most view controllers do nothing by default, but the
                    UINavigationController class responds by pushing the secondary view controller onto
                    its navigation stack.
                    """),
            statements: 4
        ) { stage in
            for delegate in [nil, SilentFolding(), Folding(false)] as [(any UISplitViewControllerDelegate)?] {
                let app = try FoldedSplit(delegate, on: stage)
                stage.state(
                    """
                    the delegate answers false, or does not implement collapseSecondary: the primary \
                    navigation controller pushes the secondary page onto its stack, and it is \
                    visible
                    """,
                    app.primary.viewControllers == [app.master, app.detail] && app.visible == ["Detail"],
                    "\(app.primary.viewControllers), visible: \(app.visible)")
                stage.state(
                    "false: collapseSecondaryViewController(_:for:) of the primary page is called",
                    app.primary.collapsed == [app.detail], "\(app.primary.collapsed)")
                stage.state(
                    "after it viewControllers has the primary alone",
                    app.split.viewControllers == [app.primary], "\(app.split.viewControllers)")
            }
            let app = try FoldedSplit(Folding(true), on: stage)
            stage.state(
                """
                the delegate answers true: the primary page is visible, and the secondary one is \
                dropped
                """,
                app.visible == ["Master"] && app.primary.viewControllers == [app.master],
                "visible: \(app.visible), \(app.primary.viewControllers)")
            stage.state(
                "after it viewControllers has the primary alone", app.split.viewControllers == [app.primary],
                "\(app.split.viewControllers)")
            stage.note(
                "the dropped page has left the split view", app.detail.parent == nil,
                "\(String(describing: app.detail.parent))")
        },
        .rule(
            EvidenceEntry(
                "hunt-split-07",
                "showDetailViewController(_:sender:) of a classic split view",
                ios: "8+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/showdetailviewcontroller(_:sender:)"
                ),
                notes: """
                    Third: the message is forwarded to the controller being replaced or, in a compact
                    width, to the master (header: "In a horizontally-compact environment the master view
                    controller or detail view controller is sent the showViewController:sender:
                    message"). Quote: In a horizontally regular environment, the split view controller
                    installs vc as the secondary view controller. In a horizontally compact environment,
                    the split view controller presents vc modally. [...] a navigation controller
                    responds by pushing vc onto its navigation stack.
                    """),
            statements: 6
        ) { stage in
            for isChild in [false, true] {
                let onChild =
                    isChild ? "called on a child page: the same as on the split view" : nil as String?
                let refused = try DetailApp(isInStack: true, isChild: isChild, answer: true, on: stage)
                stage.state(
                    onChild ?? """
                        the delegate's splitViewController(_:showDetail:sender:) is \
                        asked first; true: nothing else happens
                        """,
                    refused.delegate.asked == 1 && refused.split.viewControllers == refused.before
                        && refused.next.parent == nil && refused.next.presentingViewController == nil,
                    refused.seen)
                let expanded = try DetailApp(isInStack: true, isChild: isChild, on: stage)
                stage.state(
                    onChild ?? "expanded: the page becomes the secondary one",
                    expanded.split.viewControllers == [expanded.primary, expanded.next]
                        && expanded.next.viewIfLoaded?.window != nil, expanded.seen)
                stage.begin()
                expanded.split.showDetailViewController(expanded.next, sender: nil)
                try stage.settle()
                let heard = stage.lines.filter { $0.hasSuffix("ppear") }
                stage.state(
                    "the page is the secondary one already: nothing",
                    heard.isEmpty && expanded.split.viewControllers == [expanded.primary, expanded.next],
                    "\(heard), \(expanded.seen)")
                let phone = stage.phone()
                let pushed = try DetailApp(isInStack: true, isChild: isChild, on: stage, phone)
                stage.state(
                    onChild ?? """
                        collapsed, the primary is a navigation controller: it pushes \
                        the page
                        """,
                    (pushed.primary as? UINavigationController)?.viewControllers == [
                        pushed.master, pushed.next,
                    ], pushed.seen)
                let presented = try DetailApp(isInStack: false, isChild: isChild, on: stage, phone)
                stage.state(
                    onChild ?? """
                        collapsed, the primary is a plain page: the page is \
                        presented modally
                        """,
                    presented.next.presentingViewController != nil
                        && presented.master.presentedViewController === presented.next, presented.seen)
            }
        }
        .on(.iPadPro11),
    ]
}

/// A delegate without methods for collapsing.
@MainActor
private final class SilentFolding: NSObject, UISplitViewControllerDelegate {}

/// A delegate that collapses a split view itself, or doesn't.
@MainActor
private final class Folding: NSObject, UISplitViewControllerDelegate {
    private let answer: Bool

    init(_ answer: Bool) {
        self.answer = answer
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { answer }
}

/// A stack that records the pages that collapsing pushes onto it.
private final class FoldingNavigation: UINavigationController {
    private(set) var collapsed: [UIViewController] = []

    override func collapseSecondaryViewController(
        _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
    ) {
        collapsed.append(secondaryViewController)
        super.collapseSecondaryViewController(secondaryViewController, for: splitViewController)
    }
}

/// A classic split view that is launched on a phone.
@MainActor
private final class FoldedSplit {
    let split = UISplitViewController()
    let master: Page
    let detail: Page
    let primary: FoldingNavigation

    init(_ delegate: (any UISplitViewControllerDelegate)?, on stage: Stage) throws {
        master = stage.page("Master")
        detail = stage.page("Detail")
        primary = FoldingNavigation(rootViewController: master)
        split.viewControllers = [primary, detail]
        split.delegate = delegate
        try stage.launch(split)
        withExtendedLifetime(delegate) {}
    }

    /// The names of the pages that are in the window.
    var visible: [String] { [master, detail].filter(\.isInSight).map(\.name) }
}

/// Collapses onto the primary page, and decides when a detail is shown.
@MainActor
private final class DetailDelegate: NSObject, UISplitViewControllerDelegate {
    private let answer: Bool
    private(set) var asked = 0

    init(_ answer: Bool) {
        self.answer = answer
    }

    func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
    ) -> Bool {
        asked += 1
        return answer
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { true }
}

/// A classic split view that shows another detail.
@MainActor
private final class DetailApp {
    let split = UISplitViewController()
    let delegate: DetailDelegate
    let master: Page
    let next: Page
    let primary: UIViewController
    /// The pages of the split view before that.
    let before: [UIViewController]

    init(
        isInStack: Bool, isChild: Bool, answer: Bool = false, on stage: Stage, _ phone: Simulator? = nil
    ) throws {
        delegate = DetailDelegate(answer)
        master = stage.page("Master")
        next = stage.page("New")
        primary = isInStack ? stage.navigation([master]) : master
        split.viewControllers = [primary, stage.page("Detail")]
        split.preferredDisplayMode = .oneBesideSecondary
        split.delegate = delegate
        let sim = phone ?? stage.sim
        sim.launch(split)
        if phone == nil { sim.rotate(to: .landscapeLeft) }
        try sim.settle()
        before = split.viewControllers
        (isChild ? master : split).showDetailViewController(next, sender: nil)
        try sim.settle()
    }

    var seen: String {
        "asked \(delegate.asked) times, pages \(split.viewControllers), primary \(primary.children), "
            + "presented \(String(describing: master.presentedViewController))"
    }
}
