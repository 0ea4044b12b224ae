import Simulator

// Split views of columns: their controllers, and the columns that an app shows and hides.
extension Scenario {
    static let columnChanges: [Scenario] = [
        .order(
            EvidenceEntry(
                "hunt-split-01",
                """
                A split view of two columns, with a page for the compact column, is in a window of a \
                phone at launch
                """,
                ios: "14 to 15 (2021-10)",
                source: .log(
                    "https://github.com/mattneub/Programming-iOS-Book-Examples/blob/4f785bf15f622d363c9334c696be0241512e4091/bk2ch09p490SplitViewControllerNew/SplitViewControllerNew/ViewController.swift"
                ),
                notes: """
                    Only willShow, willHide, didCollapse and didExpand are in the note; the example
                    prints also topColumnForCollapsing ("collapsing...") and willChangeTo. The split
                    view is a child of a plain root page. Quote: iphone launch: compact will show, did
                    collapse
                    """,
                events: [
                    "svcDelegate.willShow(compact)",
                    "svcDelegate.didCollapse",
                ])
        ) { stage in
            let delegate = ColumnLog()
            stage.begin()
            try stage.launch(SplitHolder("Root", delegate))
            let others = stage.lines.filter { $0.contains("willHide") || $0.contains("didExpand") }
            stage.note("nothing else is heard", others.isEmpty, "\(others)")
            withExtendedLifetime(delegate) {}
        },
        .rule(
            EvidenceEntry(
                "hunt-split-02",
                "setViewController(_:for:) with plain pages and with navigation controllers",
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller"),
                notes: """
                    Last statement: header UISplitViewController.h, "If the vc is not a
                    UINavigationController, one will be created, except for
                    UISplitViewControllerColumnCompact." Quote: If you set a child view controller
                    that’s not a navigation controller, the split view controller creates a navigation
                    controller for it. The split view controller returns your original view controller
                    through viewController(for:), but its children property contains the navigation
                    controller
                    """),
            statements: 5
        ) { stage in
            let (a, b) = (stage.page("A"), stage.page("B"))
            let secondary = stage.navigation([b])
            let split = UISplitViewController(style: .doubleColumn)
            split.setViewController(a, for: .primary)
            split.setViewController(secondary, for: .secondary)
            try stage.launch(split)
            stage.state(
                "a plain page for .primary: the split view makes a navigation controller for it",
                a.navigationController != nil, "it is in no stack")
            let column = split.viewController(for: .primary)
            stage.state(
                "viewController(for: .primary) returns the page that was set", column === a,
                "\(String(describing: column))")
            stage.state(
                "children has the navigation controller",
                a.navigationController.map(split.children.contains) == true, "\(split.children)")
            stage.state(
                "a navigation controller for .secondary is used as it is",
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
                "a plain page for .compact is not wrapped",
                c.navigationController == nil && c.viewIfLoaded?.window != nil,
                "\(String(describing: c.navigationController))")
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt-split-03",
                "viewControllers of a split view of columns, expanded and collapsed",
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontroller/viewcontrollers"),
                notes: """
                    Last statement from Neuburg's example of 2021 (bk2ch09p490SplitViewControllerNew):
                    "on compact this is all three", "no longer encompasses all vcs". Quote: When the
                    split view interface is collapsed, this property contains only one view controller.
                    If a view controller is set for the compact column, this property contains that view
                    controller. Otherwise, this property contains the primary view controller.
                    """),
            statements: 4
        ) { stage in
            let tablet = SplitColumns(stage)
            try stage.launch(tablet.split)
            for orientation in [UIInterfaceOrientation.portrait, .landscapeLeft] {
                stage.sim.rotate(to: orientation)
                try stage.settle()
                let pages = tablet.split.viewControllers
                stage.state(
                    """
                    expanded, two columns: viewControllers has two, the primary first and the \
                    secondary last
                    """, pages == [tablet.primary, tablet.secondary], "\(pages)")
            }
            let phone = stage.phone()
            let plain = SplitColumns(stage)
            phone.launch(plain.split)
            try phone.settle()
            stage.state(
                "collapsed without a compact page: viewControllers has one, the primary",
                plain.split.viewControllers == [plain.primary], "\(plain.split.viewControllers)")
            let folded = SplitColumns(stage)
            let compact = stage.navigation([stage.page("Compact")])
            folded.split.setViewController(compact, for: .compact)
            phone.launch(folded.split)
            try phone.settle()
            stage.state(
                "collapsed with a compact page: viewControllers has one, the compact one",
                folded.split.viewControllers == [compact], "\(folded.split.viewControllers)")
            stage.state(
                "on a phone with three pages set, children has all three",
                Set(folded.split.children) == [folded.primary, folded.secondary, compact],
                "\(folded.split.children)")
        }
        .on(.iPadPro11),
        .rule(
            EvidenceEntry(
                "hunt-split-04",
                "show(_:) and hide(_:) of columns while the split view is collapsed",
                ios: "14+",
                source: .documentation(
                    "https://github.com/itsnebulalol/sdks/blob/e9414e087753613edec33b4ff0319ed9d35199ec/iPhoneOS17.0.sdk/System/Library/Frameworks/UIKit.framework/Headers/UISplitViewController.h"
                ),
                notes: """
                    Header of the 17.0 SDK. Three columns: the columns between are pushed as well.
                    Quote: -hideColumn: always ignored for the Primary column, or if the requested
                    column is not on top; otherwise the column is popped / -showColumn: pushes the
                    column (and any intervening columns) if the column is not in the stack; does nothing
                    if the column is on top; pops any covering columns
                    """),
            statements: 6
        ) { stage in
            let columns = SplitColumns(stage)
            let delegate = PrimaryOnTop()
            columns.split.delegate = delegate
            try stage.launch(columns.split)
            stage.note("the primary is on top", columns.visible == ["Primary"], "\(columns.visible)")
            stage.begin()
            @MainActor func look(_ statement: String, _ expected: String, changes: Bool, _ act: () -> Void)
                throws
            {
                let before = stage.lines.count
                act()
                try stage.settle()
                let heard = stage.lines.dropFirst(before).filter { $0.hasSuffix("ppear") }
                stage.state(
                    statement, columns.visible == [expected] && heard.isEmpty != changes,
                    "visible: \(columns.visible), \(heard)")
            }
            let split = columns.split
            try look("show(.secondary) when it is not on the stack: it is pushed", "Secondary", changes: true)
            { split.show(.secondary) }
            try look("show(.secondary) when it is on top: nothing", "Secondary", changes: false) {
                split.show(.secondary)
            }
            try look(
                "show(.primary) with the secondary on top: the secondary is popped", "Primary", changes: true
            ) { split.show(.primary) }
            split.show(.secondary)
            try stage.settle()
            try look("hide(.secondary) when it is on top: it is popped", "Primary", changes: true) {
                split.hide(.secondary)
            }
            try look("hide(.primary): ignored", "Primary", changes: false) { split.hide(.primary) }
            try look("hide(.secondary) when it is not on top: ignored", "Primary", changes: false) {
                split.hide(.secondary)
            }
            withExtendedLifetime(delegate) {}
        },
        .rule(
            EvidenceEntry(
                "hunt-split-05",
                "show(_:) and hide(_:) of columns while the split view is expanded",
                ios: "14+",
                source: .documentation(
                    "https://developer.apple.com/documentation/uikit/uisplitviewcontrollerdelegate/splitviewcontroller(_:willshow:)"
                ),
                notes: """
                    First four and the last: header UISplitViewController.h. hide(_:): "does not support
                    hiding the secondary column". The documentation of show(_:) has an exception for
                    .secondary with the split behavior displace. Quote: The split view controller calls
                    this method when the system is preparing to show one of its columns; for example,
                    when a person rotates the device. The system doesn’t call this method when you
                    display the column programmatically with show(_:).
                    """),
            statements: 6
        ) { stage in
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
            stage.state(
                "oneBesideSecondary, hide(.primary): displayMode becomes secondaryOnly",
                split.displayMode == .secondaryOnly, "\(split.displayMode)")
            split.show(.primary)
            let showing = split.transitionCoordinator != nil
            try stage.settle()
            stage.state(
                "secondaryOnly, show(.primary): the primary column is visible again",
                columns.visible == ["Primary", "Secondary"], "\(columns.visible)")
            let willShow = stage.lines.filter { $0.hasPrefix("svcDelegate.willShow") }
            stage.state(
                """
                the delegate's splitViewController(_:willShow:) is not called for a column that the \
                app shows with show(_:)
                """, willShow.isEmpty, "\(willShow)")
            stage.state(
                "transitionCoordinator of the split view is there after the call", hiding && showing,
                "hiding: \(hiding), showing: \(showing)")
            let ignored: [(String, @MainActor () -> Void)] = [

                ("show(.primary) while it is visible: ignored", { split.show(.primary) }),
                ("hide(.secondary) and show(.secondary): ignored in these modes", { split.hide(.secondary) }),

                ("hide(.secondary) and show(.secondary): ignored in these modes", { split.show(.secondary) }),
            ]
            for (statement, act) in ignored {
                stage.begin()
                act()
                try stage.settle()
                let heard = stage.lines.filter { $0.hasSuffix("ppear") || $0.hasPrefix("svcDelegate.") }
                stage.state(
                    statement,
                    heard.isEmpty && columns.visible == ["Primary", "Secondary"],
                    "\(heard), \(columns.visible)")
            }
            withExtendedLifetime(delegate) {}
        }
        .on(.iPadPro11),
    ]
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
