import Simulator

// Split views: columns, collapsing, showing and hiding. Search controllers: results and scopes.
extension Scenario {
    static let huntSplit: [Scenario] = [
        .order("hunt-split-01") { stage in
            let delegate = ColumnLog()
            stage.begin()
            try stage.launch(SplitHolder("Root", delegate))
            let others = stage.lines.filter { $0.contains("willHide") || $0.contains("didExpand") }
            stage.note("nothing else is heard", others.isEmpty, "\(others)")
            withExtendedLifetime(delegate) {}
        },
        .statements("hunt-split-02") { stage in
            let (a, b) = (stage.page("A"), stage.page("B"))
            let secondary = stage.navigation([b])
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(a, for: .primary)
            split.setViewController(secondary, for: .secondary)
            try stage.launch(split)
            stage.state(0, a.navigationController != nil, "it is in no stack")
            let column = split.viewController(for: .primary)
            stage.state(1, column === a, "\(String(describing: column))")
            stage.state(
                2, a.navigationController.map(split.children.contains) == true, "\(split.children)")
            stage.state(
                3,
                split.viewController(for: .secondary) === secondary && b.navigationController === secondary
                    && secondary.navigationController == nil && split.children.contains(secondary),
                "\(split.children)")
            let phone = stage.phone()
            let c = stage.page("C")
            let collapsed = UISplitViewController(style: .doubleColumn)
            collapsed.setViewController(c, for: .compact)
            phone.launch(collapsed)
            try phone.settle()
            stage.state(
                4, c.navigationController == nil && c.viewIfLoaded?.window != nil,
                "\(String(describing: c.navigationController))")
        }
        .on(.iPadPro11),
        .statements("hunt-split-03") { stage in
            let tablet = SplitColumns(stage)
            try stage.launch(tablet.split)
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                stage.sim.rotate(to: orientation)
                try stage.settle()
                let pages = tablet.split.viewControllers
                stage.state(0, pages == [tablet.primary, tablet.secondary], "\(pages)")
            }
            let phone = stage.phone()
            let plain = SplitColumns(stage)
            phone.launch(plain.split)
            try phone.settle()
            stage.state(
                1, plain.split.viewControllers == [plain.primary], "\(plain.split.viewControllers)")
            let folded = SplitColumns(stage)
            let compact = stage.navigation([stage.page("Compact")])
            folded.split.setViewController(compact, for: .compact)
            phone.launch(folded.split)
            try phone.settle()
            stage.state(2, folded.split.viewControllers == [compact], "\(folded.split.viewControllers)")
            stage.state(
                3, Set(folded.split.children) == [folded.primary, folded.secondary, compact],
                "\(folded.split.children)")
        }
        .on(.iPadPro11),
        .statements("hunt-split-04") { stage in
            let columns = SplitColumns(stage)
            let delegate = PrimaryOnTop()
            columns.split.delegate = delegate
            try stage.launch(columns.split)
            stage.note("the primary is on top", columns.visible == ["Primary"], "\(columns.visible)")
            stage.begin()
            @MainActor func look(_ position: Int, _ expected: String, changes: Bool, _ act: () -> Void) throws
            {
                let before = stage.lines.count
                act()
                try stage.settle()
                let heard = stage.lines.dropFirst(before).filter { $0.hasSuffix("ppear") }
                stage.state(
                    position, columns.visible == [expected] && heard.isEmpty != changes,
                    "visible: \(columns.visible), \(heard)")
            }
            let split = columns.split
            try look(0, "Secondary", changes: true) { split.show(.secondary) }
            try look(1, "Secondary", changes: false) { split.show(.secondary) }
            try look(2, "Primary", changes: true) { split.show(.primary) }
            split.show(.secondary)
            try stage.settle()
            try look(3, "Primary", changes: true) { split.hide(.secondary) }
            try look(4, "Primary", changes: false) { split.hide(.primary) }
            try look(5, "Primary", changes: false) { split.hide(.secondary) }
            withExtendedLifetime(delegate) {}
        },
        .statements("hunt-split-05") { stage in
            let (columns, delegate) = (SplitColumns(stage), ColumnLog())
            let split = columns.split
            split.preferredSplitBehavior = .tile
            split.preferredDisplayMode = .oneBesideSecondary
            try stage.show(split, sideways: true)
            stage.note(
                "both columns are beside each other", split.displayMode == .oneBesideSecondary,
                "\(split.displayMode)")
            split.delegate = delegate
            stage.begin()
            split.hide(.primary)
            let hiding = split.transitionCoordinator != nil
            try stage.settle()
            stage.state(0, split.displayMode == .secondaryOnly, "\(split.displayMode)")
            split.show(.primary)
            let showing = split.transitionCoordinator != nil
            try stage.settle()
            stage.state(1, columns.visible == ["Primary", "Secondary"], "\(columns.visible)")
            let willShow = stage.lines.filter { $0.hasPrefix("svcDelegate.willShow") }
            stage.state(4, willShow.isEmpty, "\(willShow)")
            stage.state(5, hiding && showing, "hiding: \(hiding), showing: \(showing)")
            let ignored: [(Int, @MainActor () -> Void)] = [
                (2, { split.show(.primary) }), (3, { split.hide(.secondary) }),
                (3, { split.show(.secondary) }),
            ]
            for (position, act) in ignored {
                stage.begin()
                act()
                try stage.settle()
                let heard = stage.lines.filter { $0.hasSuffix("ppear") || $0.hasPrefix("svcDelegate.") }
                stage.state(
                    position, heard.isEmpty && columns.visible == ["Primary", "Secondary"],
                    "\(heard), \(columns.visible)")
            }
            withExtendedLifetime(delegate) {}
        }
        .on(.iPadPro11),
        .statements("hunt-split-06") { stage in
            for delegate in [nil, SilentFolding(), Folding(false)] as [(any UISplitViewControllerDelegate)?] {
                let app = try FoldedSplit(delegate, on: stage)
                stage.state(
                    0, app.primary.viewControllers == [app.master, app.detail] && app.visible == ["Detail"],
                    "\(app.primary.viewControllers), visible: \(app.visible)")
                stage.state(1, app.primary.collapsed == [app.detail], "\(app.primary.collapsed)")
                stage.state(3, app.split.viewControllers == [app.primary], "\(app.split.viewControllers)")
            }
            let app = try FoldedSplit(Folding(true), on: stage)
            stage.state(
                2,
                app.visible == ["Master"] && app.primary.viewControllers == [app.master],
                "visible: \(app.visible), \(app.primary.viewControllers)")
            stage.state(3, app.split.viewControllers == [app.primary], "\(app.split.viewControllers)")
            stage.note(
                "the dropped page has left the split view", app.detail.parent == nil,
                "\(String(describing: app.detail.parent))")
        },
        .statements("hunt-split-07") { stage in
            for isChild in [false, true] {
                let position = isChild ? 4 : nil as Int?
                let refused = try DetailApp(isInStack: true, isChild: isChild, answer: true, on: stage)
                stage.state(
                    position ?? 0,
                    refused.delegate.asked == 1 && refused.split.viewControllers == refused.before
                        && refused.next.parent == nil && refused.next.presentingViewController == nil,
                    refused.seen)
                let expanded = try DetailApp(isInStack: true, isChild: isChild, on: stage)
                stage.state(
                    position ?? 1,
                    expanded.split.viewControllers == [expanded.primary, expanded.next]
                        && expanded.next.viewIfLoaded?.window != nil, expanded.seen)
                stage.begin()
                expanded.split.showDetailViewController(expanded.next, sender: nil)
                try stage.settle()
                let heard = stage.lines.filter { $0.hasSuffix("ppear") }
                stage.state(
                    5,
                    heard.isEmpty && expanded.split.viewControllers == [expanded.primary, expanded.next],
                    "\(heard), \(expanded.seen)")
                let phone = stage.phone()
                let pushed = try DetailApp(isInStack: true, isChild: isChild, on: stage, phone)
                stage.state(
                    position ?? 2,
                    (pushed.primary as? UINavigationController)?.viewControllers == [
                        pushed.master, pushed.next,
                    ], pushed.seen)
                let presented = try DetailApp(isInStack: false, isChild: isChild, on: stage, phone)
                stage.state(
                    position ?? 3,
                    presented.next.presentingViewController != nil
                        && presented.master.presentedViewController === presented.next, presented.seen)
            }
        }
        .on(.iPadPro11),
        .statements("hunt-split-08") { stage in
            let scene = try SearchedPage(stage)
            stage.state(0, scene.search.automaticallyShowsSearchResultsController, "it is false")
            try scene.tapBar()
            stage.state(
                1, scene.search.isActive && !scene.showsResults,
                "active: \(scene.search.isActive), visible: \(scene.showsResults)")
            try scene.type("a")
            stage.state(2, scene.showsResults, "they are not visible")
            try scene.type("")
            stage.state(
                1, scene.search.isActive && !scene.showsResults,
                "active: \(scene.search.isActive), visible: \(scene.showsResults)")
            let manual = try SearchedPage(stage)
            manual.search.showsSearchResultsController = true
            stage.state(3, !manual.search.automaticallyShowsSearchResultsController, "it stays true")
            try manual.tapBar()
            stage.state(
                4, manual.search.isActive && manual.showsResults,
                "active: \(manual.search.isActive), visible: \(manual.showsResults)")
        },
        .statements("hunt-split-09") { stage in
            let two = try SearchedPage(stage, scopes: ["One", "Two"])
            stage.state(0, !two.search.searchBar.showsScopeBar, "it is shown from the beginning")
            try two.tapBar()
            stage.state(0, two.search.searchBar.showsScopeBar, "it is not shown")
            stage.sim.tapCancel(in: two.search.searchBar)
            try stage.settle()
            stage.state(
                0, !two.search.isActive && !two.search.searchBar.showsScopeBar, "it is still shown")
            let one = try SearchedPage(stage, scopes: ["One"])
            try one.tapBar()
            stage.state(1, one.search.isActive && !one.search.searchBar.showsScopeBar, "it is shown")
            let scopes = UISearchController(searchResultsController: nil)
            stage.note("true by default", scopes.automaticallyShowsScopeBar, "false")
            scopes.searchBar.showsScopeBar = true
            stage.state(2, !scopes.automaticallyShowsScopeBar, "it stays true")
            stage.state(
                4, scopes.scopeBarActivation == .manual || stage.major < 16, "\(scopes.scopeBarActivation)")
            let cancel = UISearchController(searchResultsController: nil)
            stage.note("true by default", cancel.automaticallyShowsCancelButton, "false")
            cancel.searchBar.showsCancelButton = true
            stage.state(3, !cancel.automaticallyShowsCancelButton, "it stays true")
        },
        .uncovered("hunt-split-10", "Systems before iOS 12, the first that the runtime knows."),
    ]
}

extension Stage {
    fileprivate var major: Int {
        UIDevice.current.systemVersion.split(separator: ".").first.flatMap { Int($0) } ?? 0
    }

    /// A phone with the same system, in addition to the scenario's own device.
    fileprivate func phone() -> Simulator {
        let phone = Simulator(device: .iPhone16, system: .iOS(major))
        phone.recordsExceptions = true
        return phone
    }
}

/// A split view of two columns with a stack in each.
@MainActor
private final class SplitColumns {
    let split = UISplitViewController(style: .doubleColumn)
    let primary: UINavigationController
    let secondary: UINavigationController
    private let pages: [Page]

    init(_ stage: Stage) {
        pages = ["Primary", "Secondary"].map(stage.page)
        primary = stage.navigation([pages[0]], name: "primary")
        secondary = stage.navigation([pages[1]], name: "secondary")
        split.setViewController(primary, for: .primary)
        split.setViewController(secondary, for: .secondary)
    }

    /// The names of the pages that are in the window, within its bounds.
    var visible: [String] { pages.filter(\.isInSight).map(\.name) }
}

extension UIViewController {
    /// Whether a part of the page's view is within the window.
    fileprivate var isInSight: Bool {
        guard let view = viewIfLoaded, let window = view.window else { return false }
        return !view.isHidden && window.bounds.intersects(view.convert(view.bounds, to: window))
    }
}

/// A split view's delegate that records which columns are shown and hidden.
@MainActor
private final class ColumnLog: NSObject, UISplitViewControllerDelegate {
    private let journal = Journal.current

    private func log(_ callback: String) { journal.log("svcDelegate.\(callback)") }

    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) {
        log("willShow(\(column))")
    }

    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) {
        log("willHide(\(column))")
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { log("willChangeTo") }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { log("didCollapse") }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) { log("didExpand") }
}

/// A page that contains a split view with a page for the compact column.
private final class SplitHolder: Page {
    private let delegate: ColumnLog

    init(_ name: String, _ delegate: ColumnLog) {
        self.delegate = delegate
        super.init(name)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        let split = UISplitViewController(style: .doubleColumn)
        addChild(split)
        split.view.frame = view.bounds
        split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(split.view)
        split.didMove(toParent: self)
        split.setViewController(Page("Primary"), for: .primary)
        split.setViewController(
            UINavigationController(rootViewController: Page("Secondary")), for: .secondary)
        split.setViewController(UINavigationController(rootViewController: Page("Compact")), for: .compact)
        split.delegate = delegate
    }
}

/// Keeps the primary column on top of a split view that collapses.
@MainActor
private final class PrimaryOnTop: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column { .primary }
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

/// A page with a search controller in its bar.
@MainActor
private final class SearchedPage {
    let search: UISearchController
    private let results: Page
    private let stage: Stage

    init(_ stage: Stage, scopes: [String]? = nil) throws {
        self.stage = stage
        results = stage.page("Results")
        search = UISearchController(searchResultsController: results)
        search.searchBar.scopeButtonTitles = scopes
        let page = stage.page("A")
        page.navigationItem.searchController = search
        page.navigationItem.hidesSearchBarWhenScrolling = false
        try stage.launch(stage.navigation([page]))
    }

    /// Whether the results page is in the window, and no superview of it is hidden.
    var showsResults: Bool {
        guard let view = results.viewIfLoaded, view.window != nil else { return false }
        return sequence(first: view, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }

    func tapBar() throws {
        stage.sim.tap(search.searchBar.searchTextField)
        try stage.settle()
    }

    func type(_ text: String) throws {
        stage.sim.type(text, in: search.searchBar)
        try stage.settle()
    }
}
