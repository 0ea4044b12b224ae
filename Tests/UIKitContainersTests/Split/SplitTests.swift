import TestApps
import TestTraits
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
@Suite(.inTurn) struct SplitTests {
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

    /// The pages in the stack, with those of a nested column in brackets.
    private func outline(_ controller: UIViewController?) -> String {
        guard let stack = controller as? UINavigationController else { return controller?.title ?? "-" }
        return "[" + stack.viewControllers.map(outline).joined(separator: " ") + "]"
    }

    private func become(_ width: UIUserInterfaceSizeClass, _ parent: UIViewController, _ app: ShownApp) {
        parent.setOverrideTraitCollection(
            UITraitCollection(horizontalSizeClass: width), forChild: parent.children[0])
        app.settle()
    }

    /// A parent that sets the split view's width.
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
    func `a mode is one of its behavior's`(
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

private final class Bystander: NSObject, UISplitViewControllerDelegate {}

private final class Chooser: NSObject, UISplitViewControllerDelegate {
    func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode { .secondaryOnly }
}

/// Split views that rotate or expand.
@MainActor
@Suite(.inTurn) struct SplitShapeTests {
    private let notes = PageNotes()

    private func fill(_ split: UISplitViewController) -> (list: LoggedPage, detail: LoggedPage) {
        let (list, detail) = (LoggedPage("list", notes), LoggedPage("detail", notes))
        let stacks = [list, detail].map { UINavigationController(rootViewController: $0) }
        if split.style == .unspecified {
            split.viewControllers = stacks
        } else {
            split.setViewController(stacks[0], for: .primary)
            split.setViewController(stacks[1], for: .secondary)
        }
        return (list, detail)
    }

    nonisolated private static let cases: [(Int, UISplitViewController.Style)] = [
        (13, .unspecified), (14, .unspecified), (14, .doubleColumn), (18, .doubleColumn), (26, .doubleColumn),
        (26, .tripleColumn), (26, .unspecified),
    ]

    @Test(arguments: cases)
    func `a split view turned to landscape shows its first column, and turned back hides it`(
        system: Int, style: UISplitViewController.Style
    ) {
        let app = ShownApp(device: .iPadAir, system: .iOS(system))
        let split = UISplitViewController(style: style)
        let (list, detail) = fill(split)
        let supplementary = LoggedPage("supplementary", notes)
        split.setViewController(supplementary, for: .supplementary)
        let sidebar = style == .tripleColumn ? supplementary : list
        app.show(split)
        #expect(split.displayMode == .secondaryOnly && sidebar.viewIfLoaded?.window == nil)
        app.window.rotate(to: .landscapeLeft)
        app.settle()
        #expect(split.displayMode == .oneBesideSecondary)
        #expect(sidebar.appearance == .appeared && sidebar.view.window === app.window)
        // Since iOS 26 a primary column floats over the content.
        let content = detail.navigationController?.view
        let floats = system >= 26 && style == .doubleColumn
        #expect(content?.frame.minX == (floats ? 0 : 320))
        #expect(content?.safeAreaInsets.left == (floats ? 320 : 0))
        app.window.rotate(to: .portrait)
        app.settle()
        #expect(split.displayMode == .secondaryOnly && sidebar.appearance == .disappeared)
        #expect(detail.appearance == .appeared && detail.navigationController?.view.frame.minX == 0)
    }

    @Test func `the delegate is notified once of the columns that a rotation shows and hides`() {
        let app = ShownApp(device: .iPadAir)
        let split = UISplitViewController(style: .doubleColumn)
        let judge = Judge(notes)
        split.delegate = judge
        _ = fill(split)
        app.show(split)
        _ = notes.take()
        app.window.rotate(to: .landscapeLeft)
        app.settle()
        #expect(
            notes.take().filter { $0.hasPrefix("will ") } == [
                "will be oneBesideSecondary", "will show primary",
            ])
        app.window.rotate(to: .portrait)
        app.settle()
        #expect(
            notes.take().filter { $0.hasPrefix("will ") } == ["will be secondaryOnly", "will hide primary"])
    }

    @Test(arguments: [false, true])
    func `only a delegate with the method chooses the display mode of an expansion`(chooses: Bool) {
        let app = ShownApp(device: .iPadAir)
        let split = UISplitViewController(style: .doubleColumn)
        let (bystander, chooser) = (Bystander(), Chooser())
        split.delegate = chooses ? chooser : bystander
        _ = fill(split)
        app.show(split)
        app.window.traitOverrides.horizontalSizeClass = .compact
        app.settle()
        #expect(split.isCollapsed)
        app.window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        app.settle()
        #expect(!split.isCollapsed)
        app.window.rotate(to: .landscapeLeft)
        app.settle()
        #expect(split.displayMode == (chooses ? .secondaryOnly : .oneBesideSecondary))
    }
}

/// The inspector column of iOS 26.
@MainActor
@Suite(.inTurn) struct InspectorColumnTests {
    private let notes = PageNotes()

    private func shown(
        on device: DeviceSpec, system: SystemVersion = .iOS(26)
    ) -> (app: ShownApp, split: UISplitViewController, stack: UINavigationController) {
        let app = ShownApp(device: device, system: system)
        let split = UISplitViewController(style: .doubleColumn)
        split.setViewController(LoggedPage("list", notes), for: .primary)
        split.setViewController(LoggedPage("detail", notes), for: .secondary)
        let stack = UINavigationController(rootViewController: LoggedPage("inspector", notes))
        split.setViewController(stack, for: .inspector)
        app.show(split)
        return (app, split, stack)
    }

    @Test func `the column is hidden until it is shown, beside the content`() {
        let (app, split, stack) = shown(on: .iPadPro11)
        #expect(!split.isShowing(.inspector) && split.isShowing(.secondary) && !split.isShowing(.primary))
        #expect(split.viewController(for: .inspector) === stack && stack.parent === split)
        split.show(.inspector)
        app.settle()
        #expect(split.isShowing(.inspector) && stack.topViewController?.appearance == .appeared)
        #expect(stack.view.frame.maxX == 834 && stack.view.frame.width == 320)
        #expect(split.viewControllers[1].view.frame.width == 514)
        split.preferredInspectorColumnWidth = 260
        app.settle()
        #expect(stack.view.frame.width == 260)
        split.hide(.inspector)
        app.settle()
        #expect(!split.isShowing(.inspector) && stack.view.window == nil && stack.parent === split)
        #expect(split.viewControllers[1].view.frame.width == 834)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `collapsed, the column is in a sheet`() {
        let (app, split, stack) = shown(on: .iPhone16)
        split.show(.inspector)
        app.settle()
        #expect(split.presentedViewController === stack && split.isShowing(.inspector))
        split.hide(.inspector)
        app.settle()
        #expect(split.presentedViewController == nil && !split.isShowing(.inspector))
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `a visible column becomes a sheet as the split view collapses, and a column again`() {
        let (app, split, stack) = shown(on: .iPadPro11)
        split.show(.inspector)
        app.settle()
        app.window.traitOverrides.horizontalSizeClass = .compact
        app.settle()
        #expect(split.isCollapsed && split.presentedViewController === stack)
        app.window.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        app.settle()
        #expect(!split.isCollapsed && split.presentedViewController == nil && stack.parent === split)
        #expect(split.isShowing(.inspector) && stack.topViewController?.appearance == .appeared)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `before iOS 26 there is no inspector column to show`() {
        let (app, split, stack) = shown(on: .iPadPro11, system: .iOS(18))
        split.show(.inspector)
        app.settle()
        #expect(stack.viewIfLoaded?.window == nil)
    }
}

/// The pages that a window releases.
@MainActor
@Suite(.inTurn) struct SplitReleaseTests {
    @Test(arguments: [false, true], [false, true])
    func `a split view that another root replaces is released with its pages`(
        isBeside: Bool, hasContent: Bool
    ) {
        let app = ShownApp(device: .iPadPro11)
        weak var split: UISplitViewController?
        weak var list: UIViewController?
        do {
            let made = UISplitViewController(style: .doubleColumn)
            if isBeside { made.preferredDisplayMode = .oneBesideSecondary }
            let page = UIViewController()
            made.setViewController(UINavigationController(rootViewController: page), for: .primary)
            if hasContent {
                made.setViewController(
                    UINavigationController(rootViewController: UIViewController()), for: .secondary)
            }
            (split, list) = (made, page)
            app.show(made)
            made.show(.primary)
            app.settle()
            made.hide(.primary)
            app.settle()
        }
        app.window.rootViewController = UIViewController()
        app.settle()
        #expect(split == nil && list == nil)
    }
}
