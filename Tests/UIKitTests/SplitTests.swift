import PageFlowTesting
import Testing

@testable import UIKitCore

private final class Judge: NSObject, UISplitViewControllerDelegate {
    let notes: PageNotes
    var top: UISplitViewController.Column?
    var takesSecondary = false

    init(_ notes: PageNotes) { self.notes = notes }

    func splitViewController(
        _ svc: UISplitViewController,
        topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column {
        notes.add("proposed \(proposedTopColumn)")
        return top ?? proposedTopColumn
    }

    func splitViewController(
        _ splitViewController: UISplitViewController,
        collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController
    ) -> Bool { takesSecondary }

    func splitViewControllerDidCollapse(_ svc: UISplitViewController) {
        notes.add("did collapse \(svc.isCollapsed)")
    }

    func splitViewControllerDidExpand(_ svc: UISplitViewController) {
        notes.add("did expand \(svc.isCollapsed)")
    }

    func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode
    ) { notes.add("will be \(displayMode)") }

    func splitViewController(
        _ svc: UISplitViewController, willShow column: UISplitViewController.Column
    ) { notes.add("will show \(column)") }

    func splitViewController(
        _ svc: UISplitViewController, willHide column: UISplitViewController.Column
    ) { notes.add("will hide \(column)") }
}

@MainActor
@Suite(.onStage) struct SplitTests {
    private let notes = PageNotes()

    private func columns(
        _ style: UISplitViewController.Style, _ judge: Judge? = nil
    ) -> (UISplitViewController, [UISplitViewController.Column: LoggedPage]) {
        let split = UISplitViewController(style: style)
        split.delegate = judge
        var pages: [UISplitViewController.Column: LoggedPage] = [:]
        let columns: [UISplitViewController.Column] =
            style == .tripleColumn ? [.primary, .supplementary, .secondary] : [.primary, .secondary]
        for column in columns {
            let page = LoggedPage("\(column)", notes)
            pages[column] = page
            split.setViewController(page, for: column)
        }
        return (split, pages)
    }

    /// The pages on the stack, those of a nested column in brackets.
    private func outline(_ controller: UIViewController?) -> String {
        guard let stack = controller as? UINavigationController else { return controller?.title ?? "-" }
        return "[" + stack.viewControllers.map(outline).joined(separator: " ") + "]"
    }

    private func become(_ width: UIUserInterfaceSizeClass, _ parent: UIViewController, _ app: ShownApp) {
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: width), forChild: parent.children[0])
        app.settle()
    }

    /// A parent that gives the split view a width.
    private func frame(_ split: UISplitViewController, _ app: ShownApp) -> UIViewController {
        let parent = UIViewController()
        parent.addChild(split)
        parent.view.addSubview(split.view)
        split.view.frame = parent.view.bounds
        split.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        split.didMove(toParent: parent)
        app.show(parent)
        return parent
    }

    @Test func `on a phone the columns are one stack, the secondary on top`() {
        let app = ShownApp()
        let judge = Judge(notes)
        let (split, pages) = columns(.doubleColumn, judge)
        #expect(!split.isCollapsed && split.viewControllers.count == 2)
        _ = notes.take()
        app.show(split)
        #expect(split.isCollapsed)
        #expect(split.viewControllers.map(outline) == ["[primary [secondary]]"])
        #expect(
            notes.take() == [
                "proposed secondary", "did collapse true", "secondary.willAppear", "secondary.didAppear",
                "secondary.joined", "primary.joined",
            ])
        #expect(pages[.secondary]?.splitViewController === split)
        #expect(split.viewController(for: .secondary) === pages[.secondary])
    }

    @Test func `the user's button tells of the columns that come and go`() {
        let app = ShownApp(device: .iPadPro11)
        let judge = Judge(notes)
        let (split, _) = columns(.doubleColumn, judge)
        app.show(split)
        _ = notes.take()
        split.userChangesMode()
        app.settle()
        #expect(notes.take().prefix(2) == ["will be oneOverSecondary", "will show primary"])
        split.userChangesMode()
        app.settle()
        #expect(notes.take().prefix(2) == ["will be secondaryOnly", "will hide primary"])
    }

    nonisolated private static let tops: [(UISplitViewController.Column, String)] = [
        (.primary, "[primary]"), (.supplementary, "[primary [supplementary]]"),
        (.secondary, "[primary [supplementary] [secondary]]"),
    ]

    @Test(arguments: tops)
    func `the delegate names the column on top`(top: UISplitViewController.Column, expected: String) {
        let app = ShownApp()
        let judge = Judge(notes)
        judge.top = top
        let (split, _) = columns(.tripleColumn, judge)
        app.show(split)
        #expect(split.viewControllers.map(outline) == [expected])
    }

    @Test func `a compact column takes the place of all others`() {
        let app = ShownApp()
        let judge = Judge(notes)
        let (split, _) = columns(.doubleColumn, judge)
        let compact = LoggedPage("compact", notes)
        split.setViewController(compact, for: .compact)
        _ = notes.take()
        app.show(split)
        #expect(split.viewControllers == [compact])
        #expect(
            notes.take() == [
                "proposed compact", "will show compact", "did collapse true", "compact.willAppear",
                "compact.didAppear",
            ])
    }

    @Test func `on a pad the columns are side by side`() throws {
        let app = ShownApp(device: .iPadPro11)
        let (split, pages) = columns(.doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        _ = notes.take()
        app.show(split)
        #expect(!split.isCollapsed && split.viewControllers.map(outline) == ["[primary]", "[secondary]"])
        #expect(
            notes.take() == [
                "primary.willAppear", "secondary.willAppear", "primary.didAppear", "primary.joined",
                "secondary.didAppear", "secondary.joined",
            ])
        let primary = try #require(pages[.primary]?.navigationController)
        let secondary = try #require(pages[.secondary]?.navigationController)
        #expect(primary.view.frame.width == 320 && secondary.view.frame.minX == 320)
        split.preferredPrimaryColumnWidthFraction = 0.25
        split.maximumPrimaryColumnWidth = 500
        app.settle()
        #expect(primary.view.frame.width == 834 * 0.25 && split.primaryColumnWidth == 834 * 0.25)
    }

    @Test func `columns come and go with the display mode`() {
        let app = ShownApp(device: .iPadPro11)
        let judge = Judge(notes)
        let (split, _) = columns(.tripleColumn, judge)
        app.show(split)
        #expect(split.displayMode == .secondaryOnly && split.splitBehavior == .overlay)
        _ = notes.take()
        split.show(.supplementary)
        app.settle()
        #expect(split.displayMode == .oneOverSecondary)
        #expect(
            notes.take() == [
                "will be oneOverSecondary", "supplementary.willAppear", "supplementary.didAppear",
                "supplementary.joined",
            ])
        split.show(.primary)
        app.settle()
        #expect(split.displayMode == .twoOverSecondary)
        _ = notes.take()
        split.hide(.supplementary)
        app.settle()
        #expect(split.displayMode == .secondaryOnly)
        let told = notes.take()
        #expect(told.first == "will be secondaryOnly" && !told.contains { $0.hasPrefix("will hide") })
        #expect(
            told.filter { $0.hasSuffix("didDisappear") } == [
                "primary.didDisappear", "supplementary.didDisappear",
            ])
    }

    nonisolated private static let modes:
        [(
            UISplitViewController.SplitBehavior, UISplitViewController.DisplayMode,
            UISplitViewController.DisplayMode
        )] = [
            (.automatic, .oneBesideSecondary, .oneBesideSecondary),
            (.automatic, .twoDisplaceSecondary, .twoDisplaceSecondary),
            (.tile, .oneOverSecondary, .oneBesideSecondary),
            (.overlay, .twoBesideSecondary, .twoOverSecondary),
            (.displace, .twoBesideSecondary, .twoDisplaceSecondary), (.tile, .automatic, .oneBesideSecondary),
            (.overlay, .automatic, .secondaryOnly),
        ]

    @Test(arguments: modes)
    func `a mode is one of its behaviour's`(
        behavior: UISplitViewController.SplitBehavior, preferred: UISplitViewController.DisplayMode,
        expected: UISplitViewController.DisplayMode
    ) {
        let app = ShownApp(device: .iPadPro11)
        let (split, _) = columns(.tripleColumn)
        split.preferredSplitBehavior = behavior
        split.preferredDisplayMode = preferred
        app.show(split)
        #expect(split.displayMode == expected)
    }

    @Test func `a change of the width collapses and expands, and every page is where it was`() {
        let app = ShownApp(device: .iPadPro11)
        let judge = Judge(notes)
        let (split, pages) = columns(.tripleColumn, judge)
        split.preferredDisplayMode = .twoBesideSecondary
        let parent = frame(split, app)
        let outlines = split.viewControllers.map(outline)
        for _ in 0..<2 {
            _ = notes.take()
            become(.compact, parent, app)
            #expect(split.isCollapsed)
            #expect(split.viewControllers.map(outline) == ["[primary [supplementary] [secondary]]"])
            #expect(notes.take().contains("did collapse true"))
            #expect(pages[.secondary]?.appearance == .appeared && pages[.primary]?.appearance == .disappeared)
            become(.regular, parent, app)
            #expect(!split.isCollapsed && split.viewControllers.map(outline) == outlines)
            #expect(notes.take().contains("did expand false"))
            #expect(pages.values.allSatisfy { $0.appearance == .appeared })
            #expect(split.children.count == 3)
        }
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `a large phone turned on its side has columns`() {
        let app = ShownApp(device: .iPhone16ProMax)
        let (split, pages) = columns(.doubleColumn)
        app.show(split)
        #expect(split.isCollapsed)
        app.window.rotate(to: .landscapeRight)
        app.settle()
        #expect(!split.isCollapsed && split.displayMode == .oneBesideSecondary)
        #expect(pages.values.allSatisfy { $0.appearance == .appeared })
        app.window.rotate(to: .portrait)
        app.settle()
        #expect(split.isCollapsed && pages[.primary]?.appearance == .disappeared)
    }

    @Test func `collapsed columns are shown and hidden on the stack, and the back button leaves them`() throws
    {
        let app = ShownApp()
        let judge = Judge(notes)
        judge.top = .primary
        let (split, pages) = columns(.tripleColumn, judge)
        app.show(split)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        split.show(.secondary)
        app.settle()
        #expect(outline(stack) == "[primary [supplementary] [secondary]]")
        pages[.secondary]?.navigationController?.pushViewController(LoggedPage("more", notes), animated: true)
        app.settle()
        stack.userTapsBack()
        app.settle()
        #expect(outline(stack) == "[primary [supplementary] [secondary]]")
        stack.userTapsBack()
        app.settle()
        #expect(outline(stack) == "[primary [supplementary]]")
        split.hide(.supplementary)
        app.settle()
        #expect(outline(stack) == "[primary]")
        split.show(.secondary)
        app.settle()
        split.show(.primary)
        app.settle()
        #expect(outline(stack) == "[primary]" && pages[.primary]?.appearance == .appeared)
    }

    @Test func `a second page of the secondary column is pushed, unless the column was emptied`() throws {
        let app = ShownApp(device: .iPadPro11)
        let (split, pages) = columns(.doubleColumn)
        app.show(split)
        let first = try #require(pages[.secondary]?.navigationController)
        split.setViewController(LoggedPage("next", notes), for: .secondary)
        app.settle()
        #expect(outline(first) == "[secondary next]")
        split.setViewController(nil, for: .secondary)
        split.setViewController(LoggedPage("other", notes), for: .secondary)
        app.settle()
        #expect(split.viewControllers.map(outline) == ["[primary]", "[other]"])
        #expect(first.parent == nil && first.view.window == nil)
    }

    // MARK: Classic

    private func classic(_ judge: Judge? = nil) -> (UISplitViewController, LoggedPage, LoggedPage) {
        let split = UISplitViewController()
        split.delegate = judge
        let (list, detail) = (LoggedPage("list", notes), LoggedPage("detail", notes))
        split.viewControllers = [
            UINavigationController(rootViewController: list),
            UINavigationController(rootViewController: detail),
        ]
        return (split, list, detail)
    }

    @Test(arguments: [false, true])
    func `a classic secondary page goes onto the primary's stack, unless the delegate has taken it`(
        taken: Bool
    ) {
        let app = ShownApp(device: .iPadPro11)
        let judge = Judge(notes)
        judge.takesSecondary = taken
        let (split, list, detail) = classic(judge)
        split.preferredDisplayMode = .oneBesideSecondary
        let parent = frame(split, app)
        become(.compact, parent, app)
        #expect(split.viewControllers.map(outline) == [taken ? "[list]" : "[list [detail]]"])
        #expect(list.appearance == (taken ? .appeared : .disappeared))
        #expect((detail.splitViewController == nil) == taken)
        become(.regular, parent, app)
        #expect(split.viewControllers.map(outline) == ["[list]", "[detail]"])
        #expect(list.appearance == .appeared && detail.appearance == .appeared)
    }

    @Test func `details are shown beside the list, or on its stack`() throws {
        let app = ShownApp(device: .iPadPro11)
        let (split, list, _) = classic()
        split.preferredDisplayMode = .oneBesideSecondary
        let parent = frame(split, app)
        let second = UINavigationController(rootViewController: LoggedPage("second", notes))
        list.showDetailViewController(second, sender: nil)
        app.settle()
        #expect(split.viewControllers.map(outline) == ["[list]", "[second]"])
        become(.compact, parent, app)
        let stack = try #require(split.viewControllers.first as? UINavigationController)
        stack.userTapsBack()
        app.settle()
        list.showDetailViewController(LoggedPage("third", notes), sender: nil)
        app.settle()
        #expect(outline(stack) == "[list third]" && second.parent == nil)
    }

    @Test func `a split view without a primary page is warned of`() {
        let app = ShownApp()
        app.show(UISplitViewController())
        #expect(
            Runtime.current.diagnostics.entries.map(\.message).contains {
                $0.hasSuffix("is expected to have a view controller at index 0 before it's used!")
            })
    }
}
