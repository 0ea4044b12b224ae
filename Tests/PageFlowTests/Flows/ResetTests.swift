import PageFlow
import PageFlowTesting
import Simulator
import Testing

private final class Login: TestPage {}

private struct Secret: PageRoute {}

private final class Question: TestPage, AnsweringPage {
    typealias Answer = Int
}

private final class SlowGuard: TestPage, LeaveGuard {
    private(set) var isAsked = false
    private var waiting: CheckedContinuation<Bool, Never>?

    func canLeave(_ request: LeaveRequest) async -> Bool {
        isAsked = true
        return await withCheckedContinuation { waiting = $0 }
    }

    func answer(_ mayLeave: Bool) {
        waiting?.resume(returning: mayLeave)
        waiting = nil
    }
}

/// A guard that shows its own alert, as in app code.
private final class AlertGuard: TestPage, LeaveGuard {
    func canLeave(_ request: LeaveRequest) async -> Bool {
        let alert = UIAlertController(title: "Discard?", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Discard", style: .destructive))
        present(alert, animated: true, completion: nil)
        return false
    }
}

private final class List: UITableViewController {
    var whenSelected: () -> Void = {}

    override func viewDidLoad() {
        super.viewDidLoad()
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
    }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
        cell.textLabel?.text = "Log out"
        return cell
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { whenSelected() }
}

/// Resets of the window from any page, as in logging out.
@MainActor
@Suite(.onStage) struct ResetTests {
    private func tabs(_ first: UIViewController) -> UITabBarController {
        let tabs = UITabBarController()
        tabs.viewControllers = [first.inStack, B().inStack]
        return tabs
    }

    @Test func `everything leaves, and is released`() async {
        let (app, remains) = await loggedInApp()
        let reset = app.navigator.reset(to: Login().inStack)
        await app.sim.settled()
        #expect(reset.result == .done && app.path == "Login" && remains.alive == [])
        #expect(app.sim.window.subviews.filter { !$0.isHidden }.count == 1 && app.sim.diagnostics.isEmpty)
    }

    private func loggedInApp() async -> (TestApp, Remains) {
        let (home, page, modal) = (A(), C(), D())
        let root = tabs(home)
        let app = TestApp(root)
        _ = app.open(page, from: home)
        _ = app.open(modal.inStack, from: page, by: .presented(.fullScreen))
        await app.sim.settled()
        return (app, Remains(root, home, page, modal))
    }

    @Test func `a row's callback resets the window`() {
        let list = List()
        let app = TestApp(tabs(list))
        var reset: NavigationRequest?
        list.whenSelected = { [unowned list] in reset = list.navigator?.reset(to: Login()) }
        app.sim.tap("Log out")
        app.settle()
        #expect(reset?.result == .done && app.path == "Login")
    }

    @Test func `a modal page, its completion and a transition's middle reset the window`() async {
        let home = A()
        let app = TestApp(tabs(home))
        let modal = D()
        home.present(modal.inStack, animated: true) { app.navigator.reset(to: Login()) }
        await app.sim.settled()
        #expect(app.path == "Login")
        app.navigator.reset(to: tabs(C()))
        app.settle()
        app.navigator.visiblePage?.open(D(), by: .present)
        app.sim.advance(by: 0.1)
        let reset = app.navigator.reset(to: Login())
        #expect(reset.result == nil)
        await app.sim.settled()
        #expect(reset.result == .done && app.path == "Login" && app.sim.diagnostics.isEmpty)
    }

    @Test func `requests that have not ended end as reset, the one that moves pages too`() async {
        let home = A()
        let app = TestApp(tabs(home))
        let first = home.open(C())
        let second = home.open(D(), by: .present)
        app.sim.advance(by: 0.1)
        let reset = app.navigator.reset(to: Login())
        #expect(first.result == .reset && second.result == .reset)
        await app.sim.settled()
        #expect(reset.result == .done && app.path == "Login" && app.navigator.pending.isEmpty)
    }

    @Test func `a guard that has not answered is asked no more`() async {
        let (home, page) = (A(), SlowGuard())
        let app = TestApp(tabs(home))
        _ = app.open(page, from: home)
        let back = page.goBack()
        await app.sim.settled()
        #expect(page.isAsked && back.result == nil)
        let reset = app.navigator.reset(to: Login())
        await app.sim.settled()
        #expect(back.result == .reset && reset.result == .done && app.path == "Login")
        page.answer(true)
        await app.sim.settled()
        #expect(app.path == "Login")
    }

    @Test func `a guard's alert leaves with the pages`() async {
        let (home, page) = (A(), AlertGuard())
        let app = TestApp(tabs(home))
        _ = app.open(page, from: home)
        page.goBack()
        await app.sim.settled()
        app.navigator.reset(to: Login())
        await app.sim.settled()
        #expect(app.path == "Login" && app.sim.diagnostics.isEmpty)
    }

    @Test func `guards are asked when the reset says so, and a refusal leaves everything as it was`() async {
        let (home, page) = (A(), SlowGuard())
        let app = TestApp(tabs(home))
        app.navigator.routes.register(Secret.self) { _ in D() }
        app.navigator.links.addGate { _ in .park(opening: nil) }
        let link = app.navigator.open(Secret())
        _ = app.open(page, from: home)
        let refused = app.navigator.reset(to: Login(), askingGuards: true)
        await app.sim.settled()
        page.answer(false)
        await app.sim.settled()
        #expect(refused.result == .refused(by: PageReference(page)) && link.result == nil)
        #expect(app.path == "tab:0/A/SlowGuard")
        let reset = app.navigator.reset(to: Login(), askingGuards: true)
        let late = home.open(C())
        await app.sim.settled()
        page.answer(true)
        await app.sim.settled()
        #expect(reset.result == .done && link.result == .reset && late.result == .reset)
        #expect(app.path == "Login")
    }

    @Test func `parked links end as reset, and a later login opens nothing`() async {
        let app = TestApp(tabs(A()))
        app.navigator.routes.register(Secret.self) { _ in D() }
        let gate = app.navigator.links.addGate { _ in .park(opening: C()) }
        let link = app.navigator.open(Secret())
        await app.sim.settled()
        #expect(app.path == "tab:0/A + modal:C")
        gate.remove()
        app.navigator.reset(to: Login())
        #expect(link.result == .reset && app.navigator.links.parked.isEmpty)
        await app.sim.settled()
        #expect(app.path == "Login")
    }

    @Test func `tasks that wait for pages end`() async throws {
        let home = A()
        let app = TestApp(tabs(home))
        let shown = Task { try await home.ask(Question()) }
        await app.sim.settled()
        let waits = Task { try await home.ask(Question(), by: .present) }
        app.navigator.reset(to: Login())
        await app.sim.settled()
        #expect(try await shown.value == .left(.code))
        await #expect(throws: (any Error).self) { try await waits.value }
    }

    @Test func `a cover stays, and its page resets the window below`() async {
        let app = TestApp(tabs(A()))
        let lock = C()
        app.navigator.cover(with: lock)
        let reset = lock.cover?.coveredWindow?.navigator.reset(to: Login())
        await app.sim.settled()
        #expect(reset?.result == .done && app.path == "Login")
        #expect(app.navigator.covers.map { $0.page === lock } == [true])
    }

    @Test func `a second reset counts in the place of the first`() async {
        let app = TestApp(tabs(A()))
        app.navigator.visiblePage?.open(C())
        app.sim.advance(by: 0.1)
        let first = app.navigator.reset(to: Login())
        let second = app.navigator.reset(to: D())
        await app.sim.settled()
        #expect(first.result == .reset && second.result == .done && app.path == "D")
    }

    @Test func `a window without a root gets one`() throws {
        let app = TestApp(A())
        let window = UIWindow(windowScene: try #require(app.sim.window.windowScene))
        #expect(window.navigator.reset(to: Login()).result == .done && window.rootViewController is Login)
    }

    @Test func `a reset inside a callback waits for the transition`() async {
        let home = A()
        let app = TestApp(tabs(home))
        let page = LeavingPage()
        page.whenItLeaves = { app.navigator.reset(to: Login()) }
        _ = app.open(page, from: home)
        page.goBack()
        await app.sim.settled()
        #expect(app.path == "Login" && app.sim.diagnostics.isEmpty)
    }
}

private final class LeavingPage: UIViewController {
    var whenItLeaves: () -> Void = {}

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        let whenItLeaves = whenItLeaves
        self.whenItLeaves = {}
        whenItLeaves()
    }
}
