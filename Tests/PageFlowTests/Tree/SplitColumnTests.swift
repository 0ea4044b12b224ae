import PageFlow
import PageFlowTesting
import Simulator
import Testing

private struct NoteRoute: PageRoute {
    let number: Int
    var place: RoutePlace { .column(.secondary) }
}

private struct InspectorRoute: PageRoute {
    var place: RoutePlace { .column(.inspector) }
}

private struct FolderRoute: PageRoute {
    let number: Int
}

private final class Folder: TestPage {}
private final class Note: TestPage, NamedPage {
    var pageName: String { "Note\(number)" }
}

private final class Keeper: TestPage, LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool { false }
}

/// A split view with a list and a detail.
@MainActor
private struct ColumnApp {
    let app: TestApp
    let split: UISplitViewController
    let list = A()
    let detail: TestPage

    init(
        on device: Device = .iPadPro11, style: UISplitViewController.Style = .doubleColumn,
        beside: Bool = true, detail: TestPage? = B()
    ) {
        let split = UISplitViewController(style: style)
        if beside { split.preferredDisplayMode = .oneBesideSecondary }
        self.split = split
        self.detail = detail ?? B()
        if style == .unspecified {
            split.viewControllers = [list.inStack] + (detail.map { [$0.inStack] } ?? [])
        } else {
            split.setViewController(list.inStack, for: .primary)
            if let detail { split.setViewController(detail.inStack, for: .secondary) }
            if style == .tripleColumn { split.setViewController(C().inStack, for: .supplementary) }
        }
        app = TestApp(split, on: device)
        navigator.routes.register(NoteRoute.self) { Note($0.number) }
        navigator.routes.register(FolderRoute.self) { Folder($0.number) }
    }

    var path: String { app.path }
    var navigator: Navigator { app.navigator }
}

/// Pages opened in a column.
@MainActor
@Suite(.onStage) struct ColumnOpeningTests {
    @Test func `a page opened in the content column takes the place of the pages there`() {
        let app = ColumnApp()
        var exits: [String] = []
        app.navigator.onExit { exits.append($0.name) }
        #expect(app.app.outcome(of: app.detail.open(C())) == .done)
        #expect(app.path == "A ∥ B/C")
        #expect(app.app.outcome(of: app.list.open(D(), by: .column(.secondary))) == .done)
        #expect(app.path == "A ∥ D" && exits == ["C", "B"])
        #expect(app.navigator.visiblePage is D)
    }

    @Test func `a guard in the column is asked`() async {
        let app = ColumnApp(detail: Keeper())
        let request = app.list.open(D(), by: .column(.secondary))
        await app.app.sim.settled()
        #expect(request.result == .refused(by: PageReference(app.detail)) && app.path == "A ∥ Keeper")
    }

    @Test func `collapsed, the column is pushed, and a step back leads to the list`() {
        let app = ColumnApp(on: .iPhone16)
        #expect(app.app.outcome(of: app.detail.goBack()) == .done)
        #expect(app.path == "A")
        let note = Note(1)
        #expect(app.app.outcome(of: app.list.open(note, by: .column(.secondary))) == .done)
        #expect(app.path == "A/Note1" && note.view.window != nil)
        #expect(app.app.outcome(of: note.goBack()) == .done)
        #expect(app.path == "A")
    }

    @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
    func `an empty column is filled`(style: UISplitViewController.Style) {
        let app = ColumnApp(style: style, detail: nil)
        let note = Note(1)
        #expect(app.app.outcome(of: app.list.open(note, by: .column(.secondary))) == .done)
        #expect(app.path == "A ∥ Note1" && note.navigationController != nil)
        #expect(app.app.outcome(of: note.open(Note(2))) == .done)
        #expect(app.path == "A ∥ Note1/Note2")
    }

    @Test func `a classic split view's second page is exchanged, and collapsed it is pushed`() {
        for isPhone in [false, true] {
            let app = ColumnApp(on: isPhone ? .iPhone16 : .iPadPro11, style: .unspecified)
            let list = app.list
            if isPhone { _ = app.app.outcome(of: app.detail.goBack()) }
            #expect(app.app.outcome(of: list.open(Note(1), by: .column(.secondary))) == .done)
            #expect(app.path == (isPhone ? "A/Note1" : "A ∥ Note1"))
        }
    }

    @Test func `a sidebar over the content goes when a page is opened there`() {
        let app = ColumnApp(beside: false)
        app.split.show(.primary)
        app.app.settle()
        #expect(app.path == "A")
        #expect(app.app.outcome(of: app.list.open(Note(1), by: .column(.secondary))) == .done)
        #expect(app.path == "Note1" && app.split.displayMode == .secondaryOnly)
    }

    @Test func `a page is opened in the middle of three columns`() {
        let app = ColumnApp(style: .tripleColumn)
        app.split.preferredDisplayMode = .twoBesideSecondary
        app.app.settle()
        #expect(app.path == "A ∥ C ∥ B")
        #expect(app.app.outcome(of: app.list.open(Folder(), by: .column(.supplementary))) == .done)
        #expect(app.path == "A ∥ Folder ∥ B")
    }

    @Test func `a compact column that is shown alone gets the pages of the others`() {
        let split = UISplitViewController(style: .doubleColumn)
        let compact = A()
        split.setViewController(B().inStack, for: .primary)
        split.setViewController(C().inStack, for: .secondary)
        split.setViewController(compact.inStack, for: .compact)
        let app = TestApp(split)
        #expect(app.outcome(of: compact.open(D(), by: .column(.secondary))) == .done)
        #expect(app.path == "A/D")
    }

    @Test func `a navigation controller takes the place of the column's own`() {
        let app = ColumnApp()
        let stack = Note(1).inStack
        #expect(app.app.outcome(of: app.list.open(stack, by: .column(.secondary))) == .done)
        #expect(app.path == "A ∥ Note1" && app.split.viewController(for: .secondary) === stack)
    }

    @Test func `a page in no split view, and a column that is not there, are errors`() {
        let page = A()
        let plain = TestApp(stack: page)
        #expect(
            plain.outcome(of: page.open(B(), by: .column(.secondary)))
                == .failed(NavigationError(.noSplitView, at: "A")))
        let app = ColumnApp()
        #expect(
            app.app.outcome(of: app.list.open(C(), by: .column(.supplementary)))
                == .failed(NavigationError(.noSuchColumn(.supplementary), at: "UISplitViewController")))
    }

    @Test func `an answer is awaited from a column`() async throws {
        final class Question: UIViewController, AnsweringPage { typealias Answer = Int }
        let app = ColumnApp()
        let (question, list) = (Question(), app.list)
        let ending = Task { try await list.ask(question, by: .column(.secondary)) }
        await app.app.sim.settled()
        #expect(app.path == "A ∥ Question")
        _ = list.open(Note(1), by: .column(.secondary))
        await app.app.sim.settled()
        #expect(try await ending.value == .left(.code))
    }
}

/// Routes, returns and presentations in columns.
@MainActor
@Suite(.onStage) struct ColumnNavigationTests {
    @Test func `a route leads into a column, and an equal one stays`() {
        let app = ColumnApp()
        #expect(app.app.outcome(of: app.navigator.open(NoteRoute(number: 7))) == .done)
        #expect(app.path == "A ∥ Note7")
        let note = app.navigator.visiblePage
        #expect(app.app.outcome(of: app.navigator.open(NoteRoute(number: 7))) == .done)
        #expect(app.navigator.visiblePage === note)
        #expect(app.app.outcome(of: note!.open(C(), by: .present)) == .done)
        #expect(app.app.outcome(of: app.navigator.open(NoteRoute(number: 8))) == .done)
        #expect(app.path == "A ∥ Note8")
    }

    @Test func `a route into a column of a split view in a tab`() {
        let split = UISplitViewController(style: .doubleColumn)
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(A().inStack, for: .primary)
        split.setViewController(B().inStack, for: .secondary)
        let tabs = UITabBarController()
        tabs.viewControllers = [D().inStack, split]
        let app = TestApp(tabs, on: .iPadPro11)
        app.navigator.routes.register(NoteRoute.self) { Note($0.number) }
        #expect(app.outcome(of: app.navigator.open(NoteRoute(number: 1))) == .done)
        #expect(app.path == "tab:1/A ∥ Note1")
    }

    @Test func `a route without a place opens on the content's stack, even with a sidebar over it`() {
        let app = ColumnApp(beside: false)
        app.split.show(.primary)
        app.app.settle()
        #expect(app.app.outcome(of: app.navigator.open(FolderRoute(number: 1))) == .done)
        #expect(app.path == "B/Folder" && app.list.navigationController?.viewControllers.count == 1)
    }

    @Test(arguments: [false, true])
    func `home is the first page of each column, from either`(fromContent: Bool) {
        let app = ColumnApp()
        var exits: [String] = []
        app.navigator.onExit { exits.append($0.name) }
        _ = app.app.outcome(of: app.detail.open(C()))
        _ = app.app.outcome(of: app.list.open(D()))
        #expect(app.path == "A/D ∥ B/C")
        let asking = (fromContent ? app.detail : app.list) as UIViewController
        for style in [ReturnStyle.direct, .cascade] {
            #expect(app.app.outcome(of: asking.returnHome(style: style)) == .done)
            #expect(app.path == "A ∥ B")
        }
        #expect(Set(exits) == ["C", "D"])
    }

    @Test func `home in portrait shows the list, and the content goes back as well`() {
        let app = ColumnApp(beside: false)
        _ = app.app.outcome(of: app.detail.open(C()))
        #expect(app.app.outcome(of: app.detail.returnHome()) == .done)
        #expect(app.path == "A" && app.detail.navigationController?.viewControllers.count == 1)
    }

    @Test(arguments: [false, true])
    func `a page that is presented over one column is the visible page, and closes`(overContent: Bool) {
        let app = ColumnApp()
        let page = overContent ? app.detail : app.list
        page.definesPresentationContext = true
        let modal = D()
        modal.modalPresentationStyle = .currentContext
        #expect(app.app.outcome(of: page.open(modal, by: .present)) == .done)
        #expect(app.navigator.visiblePage === modal && app.path == "A ∥ B + modal:D")
        #expect(app.app.outcome(of: app.detail.dismissAll()) == .done)
        #expect(app.path == "A ∥ B" && page.viewIfLoaded?.window != nil)
    }

    @Test func `pages presented over both columns close together`() {
        let app = ColumnApp()
        for page in [app.list, app.detail] as [UIViewController] {
            page.definesPresentationContext = true
            let modal = D()
            modal.modalPresentationStyle = .currentContext
            _ = app.app.outcome(of: page.open(modal, by: .present))
        }
        #expect(app.app.outcome(of: app.detail.dismissAll()) == .done)
        #expect(app.path == "A ∥ B")
        #expect(app.list.presentedViewController == nil && app.detail.presentedViewController == nil)
    }
}

/// The inspector column of iOS 26.
@MainActor
@Suite(.onStage) struct InspectorTests {
    private func shown(on device: Device, filled: Bool) -> (
        app: TestApp, list: A, split: UISplitViewController
    ) {
        let sim = Simulator(device: device, system: .iOS(26))
        sim.recordsExceptions = true
        let (list, split) = (A(), UISplitViewController(style: .doubleColumn))
        split.preferredDisplayMode = .oneBesideSecondary
        split.setViewController(list.inStack, for: .primary)
        split.setViewController(B().inStack, for: .secondary)
        if filled { split.setViewController(C().inStack, for: .inspector) }
        return (TestApp(split, in: sim), list, split)
    }

    @Test(arguments: [false, true])
    func `a page opened in the inspector is next to the content`(filled: Bool) {
        let (app, list, split) = shown(on: .iPadPro11, filled: filled)
        #expect(app.path == "A ∥ B")
        #expect(app.outcome(of: list.open(D(), by: .column(.inspector))) == .done)
        #expect(app.path == "A ∥ B ∥ D" && split.isShowing(.inspector))
        #expect(app.navigator.visiblePage is B)
    }

    @Test(arguments: [false, true])
    func `a route into the inspector is beside the content`(filled: Bool) {
        let (app, _, split) = shown(on: .iPadPro11, filled: filled)
        app.navigator.routes.register(InspectorRoute.self) { _ in D() }
        #expect(app.outcome(of: app.navigator.open(InspectorRoute())) == .done)
        #expect(app.path == "A ∥ B ∥ D" && split.isShowing(.inspector))
    }

    @Test func `collapsed, the inspector is in a sheet`() {
        let (app, list, split) = shown(on: .iPhone16, filled: true)
        #expect(app.outcome(of: list.open(D(), by: .column(.inspector))) == .done)
        #expect(app.path == "A/B + modal:D" && split.isShowing(.inspector))
        #expect(app.outcome(of: app.navigator.visiblePage!.goBack()) == .done)
        #expect(app.path == "A/B")
    }
}

/// Columns in saved state.
@MainActor
@Suite(.onStage) struct SavedColumnTests {
    private func saved(_ app: ColumnApp) throws -> Data {
        _ = app.app.outcome(of: app.navigator.open(NoteRoute(number: 3)))
        _ = app.app.outcome(of: app.navigator.open(FolderRoute(number: 4)))
        return try app.navigator.save()
    }

    @Test(arguments: [false, true], [false, true])
    func `columns are restored with their pages, on the same device and on another`(
        fromPhone: Bool, toPhone: Bool
    ) throws {
        let data = try saved(ColumnApp(on: fromPhone ? .iPhone16 : .iPadPro11))
        let app = ColumnApp(on: toPhone ? .iPhone16 : .iPadPro11)
        #expect(app.app.outcome(of: try app.navigator.restore(data)) == .done)
        #expect(app.path == (toPhone ? "A/Note3/Folder" : "A ∥ Note3/Folder"))
        #expect(app.app.sim.diagnostics.isEmpty)
    }

    @Test func `an empty column is filled with its pages`() throws {
        let data = try saved(ColumnApp())
        let app = ColumnApp(detail: nil)
        #expect(app.app.outcome(of: try app.navigator.restore(data)) == .done)
        #expect(app.path == "A ∥ Note3/Folder")
    }

    @Test func `the display is restored`() throws {
        let before = ColumnApp(beside: false)
        before.split.show(.primary)
        before.app.settle()
        let data = try before.navigator.save()
        let app = ColumnApp(beside: false)
        #expect(app.path == "B")
        #expect(app.app.outcome(of: try app.navigator.restore(data)) == .done)
        #expect(app.path == "A" && app.split.displayMode == .oneOverSecondary)
    }

    @Test(arguments: [UISplitViewController.Style.doubleColumn, .unspecified])
    func `pages without a route are left out, and named`(style: UISplitViewController.Style) throws {
        let app = ColumnApp(style: style)
        _ = app.app.outcome(of: app.navigator.open(NoteRoute(number: 3)))
        _ = app.app.outcome(of: app.list.open(D()))
        #expect(throws: NavigationError(.unsavable, at: "D")) { try app.navigator.save() }
        let (data, omitted) = try app.navigator.savePartially()
        #expect(omitted.map(\.name) == ["D"])
        let again = ColumnApp(style: style)
        #expect(again.app.outcome(of: try again.navigator.restore(data)) == .done)
        #expect(again.path == "A ∥ Note3")
    }

    @Test func `a first page that was opened in the column needs a route`() throws {
        let app = ColumnApp()
        _ = app.app.outcome(of: app.list.open(D(), by: .column(.secondary)))
        #expect(try app.navigator.savePartially().omitted.map(\.name) == ["D"])
    }

    @Test func `damaged columns are refused`() {
        var page = SavedPage(
            kind: .split(columns: [.primary, .primary], visible: [], isCollapsed: false), name: "Split")
        page.children = [SavedPage(kind: .given, name: "A"), SavedPage(kind: .given, name: "B")]
        #expect(throws: NavigationError.self) { try SavedState(root: page).check() }
    }
}

/// The pages that a window releases.
@MainActor
@Suite(.onStage) struct ColumnReleaseTests {
    @Test(arguments: [false, true], [false, true])
    func `a split view that another root replaces is released with its pages`(beside: Bool, hasContent: Bool)
    {
        weak var list: UIViewController?
        let sim: Simulator
        do {
            let app = ColumnApp(beside: beside, detail: hasContent ? B() : nil)
            list = app.list
            sim = app.app.sim
        }
        sim.window.rootViewController = UIViewController()
        sim.advance(by: 1)
        #expect(list == nil)
    }
}
