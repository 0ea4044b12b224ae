import PageFlow
import PageFlowTesting
import Simulator
import Testing

/// A page that sends requests in its callbacks.
private final class Eager: TestPage {
    var loaded: (Eager) -> Void = { _ in }
    var willAppear: (Eager) -> Void = { _ in }

    override func viewDidLoad() {
        super.viewDidLoad()
        loaded(self)
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        willAppear(self)
    }
}

private final class Question: TestPage, AnsweringPage {
    typealias Answer = Int

    var answerAtLoading: Int?

    override func viewDidLoad() {
        super.viewDidLoad()
        if let answerAtLoading { finish(answerAtLoading) }
    }
}

private final class Keeper: TestPage, LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool { false }
}

private struct OrderRoute: PageRoute {
    let number: Int
    var place: RoutePlace { .tab(1) }
    var dependencies: [any PageRoute] { [OrdersRoute()] }
}

private struct OrdersRoute: PageRoute {
    var place: RoutePlace { .tab(1) }
}

private struct HelpRoute: PageRoute {
    var place: RoutePlace { .modal }
}

/// A second window that isn't visible yet, as in a scene delegate.
@MainActor
private struct Scene {
    let sim = Simulator()
    let window: UIWindow

    init(_ root: UIViewController) {
        sim.recordsExceptions = true
        sim.launch(UIViewController())
        window = UIWindow(windowScene: sim.window.windowScene!)
        window.rootViewController = root
        sim.clearTrace()
    }

    var path: String { window.navigator.tree.path }

    func show() {
        window.makeKeyAndVisible()
        settle()
    }

    func settle() {
        do { try sim.settle() } catch { fatalError("\(error)") }
    }
}

/// Pages that send requests before they are in a window.
@MainActor
@Suite(.onStage) struct WithoutWindowTests {
    // MARK: The first page

    @Test(arguments: [false, true])
    func `the first page opens another one in a callback of its own`(byLoading: Bool) {
        let first = Eager()
        var request: NavigationRequest?
        let ask: (Eager) -> Void = { if request == nil { request = $0.open(B()) } }
        if byLoading { first.loaded = ask } else { first.willAppear = ask }
        let scene = Scene(first.inStack)
        scene.show()
        #expect(request?.result == .done)
        #expect(scene.path == "Eager/B")
        #expect(scene.sim.diagnostics.isEmpty)
    }

    @Test func `a request before the window is shown moves nothing that the user has seen`() {
        let tabs = UITabBarController()
        let first = A()
        tabs.viewControllers = [first.inStack, C().inStack]
        let scene = Scene(tabs)
        let modal = B()
        let requests = [first.open(modal, by: .present), modal.open(D(), by: .present)]
        #expect(requests.map(\.result) == [nil, nil])
        #expect(requests.map(\.offScreenPage?.name) == ["A", "B"])
        let start = scene.sim.now
        scene.show()
        #expect(requests.map(\.result) == [.done, .done])
        #expect(requests.map(\.offScreenPage) == [nil, nil])
        #expect(scene.path == "tab:0/A + modal:B + modal:D")
        #expect(scene.sim.now - start == 0 && scene.sim.diagnostics.isEmpty)
    }

    @Test func `a link at a cold start shows no page but those that it means`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [A().inStack, B().inStack]
        let scene = Scene(tabs)
        let navigator = scene.window.navigator
        navigator.routes.register(OrderRoute.self) { D($0.number) }
        navigator.routes.register(OrdersRoute.self) { _ in C() }
        navigator.links.add("orders/{number:int}") { OrderRoute(number: try $0.value("number")) }
        let request = navigator.open(URL(string: "shop://orders/7")!)
        #expect(request.result == nil)
        scene.show()
        #expect(request.result == .done)
        #expect(scene.path == "tab:1/B/C/D")
        let appeared = scene.sim.trace.lines.filter { $0.hasSuffix(".viewDidAppear") }
        #expect(
            Set(appeared)
                == ["UITabBarController", "UINavigationController", "D"].reduce(into: []) {
                    $0.insert("\($1).viewDidAppear")
                })
        #expect(!scene.sim.trace.contains { $0.animated == true })
    }

    @Test(arguments: [false, true])
    func `a cold start through tabs, a stack and two modals animates once at most`(byLoading: Bool) {
        let (page, first, second) = (Eager(), Eager(), B())
        let opensFirst: (Eager) -> Void = { $0.open(first, by: .present) }
        let opensSecond: (Eager) -> Void = { $0.open(second, by: .present) }
        if byLoading { (page.loaded, first.loaded) = (opensFirst, opensSecond) }
        let tabs = UITabBarController()
        tabs.viewControllers = [A().inStack, B().inStack]
        let scene = Scene(tabs)
        scene.window.navigator.routes.register(OrderRoute.self) { _ in
            if !byLoading { for open in [{ opensFirst(page) }, { opensSecond(first) }] { open() } }
            return page
        }
        scene.window.navigator.routes.register(OrdersRoute.self) { _ in C() }
        scene.window.navigator.open(OrderRoute(number: 7))
        scene.show()
        #expect(scene.path == "tab:1/B/C/Eager + modal:Eager + modal:B")
        let appearing = scene.sim.trace.filter { $0.description.hasSuffix(".viewWillAppear") }
        #expect(appearing.filter { $0.animated == true }.count <= (byLoading ? 1 : 0))
        #expect(!scene.sim.trace.lines.contains { $0.hasPrefix("A.view") || $0.hasPrefix("C.view") })
        #expect(scene.sim.diagnostics.isEmpty)
    }

    @Test func `saved pages are restored before the window is shown`() throws {
        let saved = TestApp(stack: A())
        saved.navigator.routes.register(OrdersRoute.self) { _ in C() }
        let data = try saved.navigator.save()
        let scene = Scene(A().inStack)
        let request = try scene.window.navigator.restore(data)
        scene.show()
        #expect(request.result == .done && scene.path == "A")
    }

    // MARK: Pages that other requests show

    @Test(arguments: [OpenMethod.present, .push])
    func `a page that is only about to come opens the next one`(method: OpenMethod) {
        let a = A()
        let app = TestApp(stack: a)
        let b = B()
        let first = a.open(b, by: method)
        let second = b.open(C(), by: method)
        #expect(second.result == nil)
        app.settle()
        #expect([first.result, second.result] == [.done, .done])
        #expect(app.path == (method == .push ? "A/B/C" : "A + modal:B + modal:C"))
        #expect(app.sim.diagnostics.isEmpty)
    }

    @Test func `requests are done in the order of asking`() {
        let a = A()
        let app = TestApp(stack: a)
        let b = B().inStack
        var ended: [String] = []
        let requests = [
            a.open(b, by: .present), b.viewControllers[0].open(C()), a.open(D()),
            b.viewControllers[0].goBack(),
        ]
        for request in requests { request.onCompletion { ended.append("\(request.summary): \($0)") } }
        app.settle()
        #expect(
            ended == [
                "open UINavigationController: done", "open C: done", "open D: done", "go back from B: done",
            ])
        #expect(app.path == "A/D")
    }

    @Test func `the queue names the page that a request waits for`() {
        let a = A()
        let app = TestApp(stack: a)
        let b = B()
        b.loadViewIfNeeded()
        let request = b.open(C())
        #expect(app.navigator.pending.map(\.id) == [request.id])
        #expect(app.navigator.pending.first?.offScreenPage?.page === b)
        a.present(b, animated: true)
        app.settle()
        #expect(request.result == .done && app.navigator.pending.isEmpty)
        #expect(app.path == "A + modal:B + modal:C")
    }

    @Test(arguments: [true, false])
    func `code of the app brings the page later`(isLoaded: Bool) {
        let a = A()
        let app = TestApp(stack: a)
        let b = B()
        if isLoaded { b.loadViewIfNeeded() }
        let request = b.open(C(), by: .present)
        app.sim.advance(by: 3)
        #expect(request.result == nil)
        a.navigationController?.pushViewController(b, animated: true)
        app.settle()
        if !isLoaded { app.sim.advance(by: 8) }
        app.settle()
        #expect(request.result == .done)
        #expect(app.path == "A/B + modal:C")
    }

    @Test func `a page that answers while it is loaded has its answer heard`() async throws {
        let a = A()
        let app = TestApp(stack: a)
        let question = Question()
        question.answerAtLoading = 42
        let asking = Task { try await a.ask(question, by: .present) }
        await app.sim.settled()
        #expect(try await asking.value == .answer(42))
        #expect(app.path == "A")
    }

    // MARK: Endings

    @Test func `a page that is released supersedes its request`() {
        let app = TestApp(stack: A())
        var page: B? = B()
        weak let released = page
        let request = page!.open(C())
        app.settle()
        #expect(request.result == nil)
        page = nil
        app.settle()
        #expect(request.result == .superseded && released == nil)
    }

    @Test func `a page that other code takes away supersedes its request`() {
        let app = TestApp(stack: A())
        let (page, stack) = (B(), UINavigationController())
        stack.viewControllers = [C(), page]
        let request = page.open(D())
        stack.viewControllers = [C()]
        app.settle()
        #expect(request.result == .superseded)
    }

    @Test func `a page whose own request is refused supersedes what it has asked for`() async {
        let keeper = Keeper()
        let a = A()
        let app = TestApp(stack: a, keeper)
        let page = B()
        let (bringing, asked) = (keeper.replace(with: page), page.open(C()))
        await app.sim.settled()
        #expect(bringing.result == .refused(by: PageReference(keeper)))
        #expect(asked.result == .superseded)
        withExtendedLifetime(page) {}
    }

    @Test func `a page that has left asks for nothing any more, until it is brought again`() {
        let a = A()
        let app = TestApp(stack: a)
        let b = B()
        _ = app.outcome(of: a.open(b))
        _ = app.outcome(of: b.goBack())
        #expect(b.open(C()).result == .failed(b.error(.offScreen)))
        #expect(b.goBack().result == .failed(b.error(.offScreen)))
        let requests = [a.open(b, by: .present), b.open(D(), by: .present)]
        app.settle()
        #expect(requests.map(\.result) == [.done, .done])
        #expect(app.path == "A + modal:B + modal:D")
    }

    @Test func `a page that never appears fails its request after the time limit`() {
        let app = TestApp(stack: A())
        let page = B()
        let request = page.open(C())
        app.sim.advance(by: NavigationRequest.offScreenTimeLimit - 0.1)
        #expect(request.result == nil)
        app.sim.advance(by: 0.2)
        #expect(request.result == .failed(page.error(.offScreen)))
        #expect(app.navigator.pending.isEmpty)
    }

    @Test func `a second tap counts once`() {
        let a = A()
        let app = TestApp(stack: a)
        let (b, c) = (B(), C())
        _ = a.open(b)
        let requests = [b.open(c), b.open(c)]
        app.settle()
        #expect(requests.map(\.result) == [.done, .done] && requests[1].joined === requests[0])
        #expect(app.path == "A/B/C")
    }

    @Test func `a task that is canceled gives its question up`() async {
        let app = TestApp(stack: A())
        let page = B()
        let asking = Task { try await page.ask(Question()) }
        await app.sim.settled()
        let request = app.navigator.pending.first
        asking.cancel()
        await app.sim.settled()
        #expect(request?.result == .dropped && app.navigator.pending.isEmpty)
        await #expect(throws: CancellationError.self) { try await asking.value }
    }

    @Test func `a scene that is disconnected ends what waits for its window`() throws {
        let scene = Scene(A().inStack)
        let navigator = scene.window.navigator
        navigator.routes.register(HelpRoute.self) { _ in C() }
        let request = navigator.open(HelpRoute())
        scene.settle()
        #expect(request.result == nil && request.offScreenPage?.name == "UINavigationController")
        NotificationCenter.default.post(
            name: UIScene.didDisconnectNotification, object: scene.window.windowScene)
        #expect(request.result == .superseded)
    }
}
