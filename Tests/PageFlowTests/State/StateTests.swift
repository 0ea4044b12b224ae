import PageFlow
import PageFlowTesting
import Simulator
import Testing

private struct DraftRoute: PageRoute {
    let number: Int
}

private final class Draft: TestPage, StatefulPage {
    var text = ""
    var textAtLoading: String?
    var pageState: String {
        get { text }
        set { text = newValue }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        textAtLoading = text
    }
}

@MainActor
@Suite(.onStage) struct StateTests {
    /// Launches the app with its initial pages.
    private func launch(on device: Device = .iPhone16) -> TestApp {
        let tabs = UITabBarController()
        tabs.viewControllers = [A().inStack, B().inStack]
        let app = TestApp(tabs, on: device)
        app.navigator.routes.register(DraftRoute.self) { Draft($0.number) }
        return app
    }

    private func open(_ number: Int, on app: TestApp) {
        _ = app.outcome(of: app.navigator.open(DraftRoute(number: number), animated: false))
    }

    /// Pages in both tabs, with the second selected and a modal stack over them.
    private func used() throws -> TestApp {
        let app = launch()
        open(1, on: app)
        (app.sim.window.rootViewController as? UITabBarController)?.selectedIndex = 1
        app.settle()
        open(2, on: app)
        open(3, on: app)
        try #require(app.navigator.visiblePage as? Draft).text = "to be continued"
        return app
    }

    @Test func `tabs, stacks and the pages' own state are restored`() throws {
        let before = try used()
        let data = try before.navigator.save()
        let path = before.path
        let tree = before.navigator.tree
        let after = launch()
        #expect(after.outcome(of: try after.navigator.restore(data)) == .done)
        #expect(after.path == path && path == "tab:1/B/Draft/Draft")
        #expect(after.navigator.tree == tree)
        let page = try #require(after.navigator.visiblePage as? Draft)
        #expect(page.number == 3 && page.text == "to be continued" && page.textAtLoading == page.text)
        #expect(try after.navigator.save() == data)
    }

    @Test func `modal pages are restored in their styles`() throws {
        struct Top: PageRoute { var place: RoutePlace { .modal } }
        func prepared() -> TestApp {
            let app = launch()
            app.navigator.routes.register(Top.self) { _ in C() }
            return app
        }
        let before = prepared()
        open(1, on: before)
        _ = before.outcome(of: before.navigator.open(Top()))
        let over = try #require(
            before.navigator.visiblePage?.presentingViewController?.presentedViewController)
        #expect(before.path == "tab:0/A/Draft + modal:C")
        let after = prepared()
        #expect(after.outcome(of: try after.navigator.restore(before.navigator.save())) == .done)
        #expect(after.path == before.path)
        let restored = after.navigator.visiblePage?.navigationController
        #expect(restored?.modalPresentationStyle == over.modalPresentationStyle)
    }

    @Test func `a popover without a source is an error on a pad when it is restored, too`() throws {
        struct Top: PageRoute { var place: RoutePlace { .modal } }
        func prepared() -> TestApp {
            let app = launch(on: .iPadPro11)
            app.navigator.routes.register(Top.self) { _ in C() }
            return app
        }
        let before = prepared()
        _ = before.outcome(of: before.navigator.open(Top()))
        let over = before.navigator.visiblePage?.presentingViewController?.presentedViewController
        over?.modalPresentationStyle = .popover
        let after = prepared()
        let navigation = try after.navigator.restore(before.navigator.save())
        guard case .failed(let error) = after.outcome(of: navigation) else {
            Issue.record("the popover was restored")
            return
        }
        #expect(error.reason == .noPopoverSource)
        #expect(after.path == "tab:0/A")
        #expect(after.sim.diagnostics.isEmpty)
    }

    @Test func `a page without a route cannot be saved, and the error names it`() {
        let app = launch()
        _ = app.navigator.visiblePage.map { app.outcome(of: $0.open(C())) }
        #expect(throws: NavigationError(.unsavable, at: "C")) { try app.navigator.save() }
    }

    @Test func `broken data, another version and unknown routes are errors that change nothing`() throws {
        let app = launch()
        open(1, on: app)
        let used = try used()
        let data = try used.navigator.save()
        let text = String(decoding: data, as: UTF8.self)
        let broken = [
            "", "{", text.replacingOccurrences(of: "\"version\":2", with: "\"version\":99"),
            text.replacingOccurrences(of: "DraftRoute", with: "GoneRoute"),
        ]
        for text in broken {
            #expect(throws: NavigationError.self) { try app.navigator.restore(Data(text.utf8)) }
            app.settle()
            #expect(app.path == "tab:0/A/Draft")
        }
    }

    @Test func `state of another app's shape is an error`() throws {
        let used = try used()
        let data = try used.navigator.save()
        let app = TestApp(stack: A())
        app.navigator.routes.register(DraftRoute.self) { Draft($0.number) }
        #expect(throws: NavigationError.self) { try app.navigator.restore(data) }
        #expect(app.path == "A")
    }
}
