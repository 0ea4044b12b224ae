import PageFlow
import PageFlowTesting
import Simulator
import Testing

private final class Lock: TestPage, AnsweringPage {
    typealias Answer = String

    let label = UILabel()

    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
    override func viewDidLoad() {
        super.viewDidLoad()
        label.text = "Locked"
        label.frame = CGRect(x: 20, y: 100, width: 100, height: 30)
        view.addSubview(label)
    }
}

private final class LockFlow: UINavigationController, AnsweringPage {
    typealias Answer = Int
}

private final class Guard: TestPage, LeaveGuard {
    private(set) var askedCount = 0
    var answer = false

    func canLeave(_ request: LeaveRequest) async -> Bool {
        askedCount += 1
        return answer
    }
}

private final class SlowGuard: TestPage, LeaveGuard {
    private var waiting: CheckedContinuation<Bool, Never>?

    func canLeave(_ request: LeaveRequest) async -> Bool {
        await withCheckedContinuation { waiting = $0 }
    }

    func answer(_ mayLeave: Bool) {
        waiting?.resume(returning: mayLeave)
        waiting = nil
    }
}

extension TestApp {
    fileprivate var coverPaths: [String] { navigator.covers.map { $0.window.navigator.tree.path } }
}

/// Covers: pages above all others.
@MainActor
@Suite(.onStage) struct CoverTests {
    @Test func `a cover is visible and laid out at once`() {
        let app = TestApp(stack: A())
        let lock = Lock()
        let cover = app.navigator.cover(with: lock)
        #expect(!cover.window.isHidden && cover.window.isKeyWindow && cover.page === lock)
        #expect(lock.view.window === cover.window && lock.view.frame == cover.window.bounds)
        #expect(
            cover.window.windowScene === app.sim.window.windowScene && cover.coveredWindow === app.sim.window)
        #expect(app.path == "A" && app.coverPaths == ["Lock"])
    }

    @Test func `a cover is there in the middle of a transition and while a guard is asked`() async {
        let (home, page) = (A(), SlowGuard())
        let app = TestApp(stack: home)
        home.open(page)
        app.sim.advance(by: 0.1)
        app.navigator.cover(with: Lock()).dismiss(animated: false)
        await app.sim.settled()
        let back = page.goBack()
        await app.sim.settled()
        let cover = app.navigator.cover(with: Lock())
        #expect(cover.page?.viewIfLoaded?.window === cover.window && back.result == nil)
        cover.dismiss(animated: false)
        #expect(app.navigator.covers.isEmpty)
        page.answer(true)
        await app.sim.settled()
        #expect(back.result == .done && app.path == "A")
    }

    @Test func `a cover asks no guard below it, neither when it appears nor when it disappears`() async {
        let page = Guard()
        let app = TestApp(stack: A(), page)
        app.navigator.cover(with: Lock()).dismiss()
        await app.sim.settled()
        #expect(page.askedCount == 0 && app.path == "A/Guard")
    }

    @Test func `links, tabs, returnHome and dismissAll leave a cover alone`() async {
        struct Target: PageRoute { var place: RoutePlace { .tab(1) } }
        let home = A()
        let tabs = UITabBarController()
        tabs.viewControllers = [home.inStack, B().inStack]
        let app = TestApp(tabs)
        app.navigator.routes.register(Target.self) { _ in C() }
        app.navigator.cover(with: Lock())
        #expect(app.outcome(of: app.navigator.open(Target())) == .done && app.path == "tab:1/B/C")
        #expect(app.outcome(of: home.returnHome()) == .done && app.path == "tab:0/A")
        #expect(app.outcome(of: home.dismissAll()) == .done)
        tabs.selectedIndex = 1
        app.settle()
        #expect(app.coverPaths == ["Lock"] && app.navigator.covers.first?.window.isKeyWindow == true)
    }

    @Test(arguments: [false, true])
    func `a dismissed cover disappears, and all its objects are released`(animated: Bool) async {
        let app = TestApp(stack: A())
        let remains = { () -> Remains in
            let lock = Lock()
            let cover = app.navigator.cover(with: lock)
            app.settle()
            let dismissal = cover.dismiss(animated: animated)
            #expect(app.navigator.covers.isEmpty && app.sim.window.isKeyWindow)
            if animated { #expect(!cover.window.isHidden && dismissal.result == nil) }
            #expect(app.outcome(of: dismissal) == .done && cover.window.isHidden && cover.page == nil)
            return Remains(lock, cover, cover.window)
        }()
        await app.sim.settled()
        #expect(remains.alive == [] && app.sim.diagnostics.isEmpty)
    }

    @Test func `the second dismissal of a cover ends with the first`() {
        let app = TestApp(stack: A())
        let cover = app.navigator.cover(with: Lock())
        let first = cover.dismiss()
        app.sim.advance(by: 0.1)
        let second = cover.dismiss(animated: false)
        #expect(cover.window.isHidden && second === first && app.outcome(of: second) == .done)
    }

    @Test func `a dismissal needs no answer of the cover's own guard`() async {
        let app = TestApp(stack: A())
        let page = SlowGuard()
        let cover = app.navigator.cover(with: page)
        app.settle()
        let back = page.goBack()
        await app.sim.settled()
        let dismissal = cover.dismiss(animated: false)
        await app.sim.settled()
        #expect(back.result == .superseded && dismissal.result == .done && app.navigator.covers.isEmpty)
        page.answer(false)
        await app.sim.settled()
    }

    @Test func `a page ends its cover by going back`() {
        let app = TestApp(stack: A())
        let lock = Lock()
        app.navigator.cover(with: lock)
        app.settle()
        #expect(app.outcome(of: lock.goBack()) == .done && app.navigator.covers.isEmpty)
        let first = B()
        app.navigator.cover(with: first.inStack)
        app.settle()
        let second = C()
        #expect(app.open(second, from: first) == .done && app.coverPaths == ["B/C"])
        #expect(app.outcome(of: second.goBack()) == .done && app.coverPaths == ["B"])
        #expect(app.outcome(of: first.remove()) == .done && app.navigator.covers.isEmpty)
    }

    @Test func `no key ends a cover`() {
        let app = TestApp(stack: A())
        app.navigator.cover(with: Lock())
        app.settle()
        app.sim.pressEscape()
        app.sim.pressBackKeys()
        app.settle()
        #expect(app.coverPaths == ["Lock"])
    }

    @Test func `a cover's page is asked as a guard when goBack closes it`() async {
        let app = TestApp(stack: A())
        let page = Guard()
        app.navigator.cover(with: page)
        let refused = page.goBack()
        await app.sim.settled()
        #expect(refused.result == .refused(by: PageReference(page)) && app.coverPaths == ["Guard"])
        page.answer = true
        page.goBack()
        await app.sim.settled()
        #expect(app.navigator.covers.isEmpty && page.askedCount == 2)
    }

    @Test func `a page that covers already is not shown twice`() {
        let app = TestApp(stack: A())
        let lock = Lock()
        let cover = app.navigator.cover(with: lock)
        #expect(app.navigator.cover(with: lock) === cover && app.navigator.covers.count == 1)
    }
}

/// Answers and levels of covers, and their effect on the windows below.
@MainActor
@Suite(.onStage) struct CoverSurroundingsTests {
    @Test func `a cover's answer is delivered after the cover has disappeared`() async throws {
        let app = TestApp(stack: A())
        let navigator = app.navigator
        let lock = Lock()
        let asking = Task { try await navigator.cover(asking: lock) }
        await app.sim.settled()
        #expect(app.coverPaths == ["Lock"] && lock.cover === navigator.covers.first)
        lock.finish("face")
        await app.sim.settled()
        #expect(try await asking.value == .answer("face") && navigator.covers.isEmpty)
    }

    @Test func `a flow on a cover answers from its second page`() async throws {
        let app = TestApp(stack: A())
        let navigator = app.navigator
        let flow = LockFlow(rootViewController: B())
        let asking = Task { try await navigator.cover(asking: flow) }
        await app.sim.settled()
        flow.topViewController?.open(C())
        await app.sim.settled()
        #expect(app.coverPaths == ["B/C"])
        flow.finish(4)
        await app.sim.settled()
        #expect(try await asking.value == .answer(4) && navigator.covers.isEmpty)
    }

    @Test func `a dismissed cover has no answer, and a page in use covers nothing`() async throws {
        let home = A()
        let app = TestApp(stack: home)
        let navigator = app.navigator
        let asking = Task { try await navigator.cover(asking: Lock()) }
        await app.sim.settled()
        navigator.covers.first?.dismiss()
        await app.sim.settled()
        #expect(try await asking.value == .left(.code))
        let shown = Lock()
        _ = app.open(shown, from: home)
        await #expect(throws: NavigationError(.inUse, at: "Lock")) {
            try await navigator.cover(asking: shown)
        }
        let cover = navigator.cover(with: shown)
        #expect(
            cover.page == nil && cover.window.isHidden && navigator.covers.isEmpty && app.path == "A/Lock")
    }

    @Test func `a cover ends with its scene`() async throws {
        let app = TestApp(stack: A())
        let navigator = app.navigator
        let asking = Task { try await navigator.cover(asking: Lock()) }
        await app.sim.settled()
        let cover = try #require(navigator.covers.first)
        let scene = try #require(app.sim.window.windowScene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        await app.sim.settled()
        #expect(try await asking.value == .left(.windowClosed))
        #expect(cover.page == nil && cover.window.isHidden && navigator.covers.isEmpty)
    }

    @Test func `covers lie by their levels, and the front one has the keys`() {
        let app = TestApp(stack: A())
        let lock = app.navigator.cover(with: Lock(), level: .cover + 2)
        let call = app.navigator.cover(with: B())
        let player = app.navigator.cover(with: C())
        #expect(app.navigator.covers.map(\.id) == [call.id, player.id, lock.id] && lock.window.isKeyWindow)
        lock.dismiss(animated: false)
        #expect(player.window.isKeyWindow && app.coverPaths == ["B", "C"])
        call.dismiss(animated: false)
        #expect(player.window.isKeyWindow)
        player.dismiss(animated: false)
        #expect(app.sim.window.isKeyWindow && app.navigator.covers.isEmpty)
    }

    @Test func `a field gets the keyboard back that a cover has taken`() {
        let home = A()
        let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
        let app = TestApp(stack: home)
        home.view.addSubview(field)
        field.becomeFirstResponder()
        app.settle()
        let cover = app.navigator.cover(with: Lock())
        app.settle()
        app.sim.type("x")
        #expect(field.text == "" && field.isFirstResponder)
        cover.dismiss()
        app.sim.type("a")
        app.settle()
        #expect(field.text == "a" && field.isFirstResponder)
    }

    @Test func `VoiceOver finds the cover alone`() {
        let home = A()
        let app = TestApp(stack: home)
        let label = UILabel(frame: CGRect(x: 20, y: 200, width: 100, height: 30))
        label.text = "Balance"
        home.view.addSubview(label)
        let cover = app.navigator.cover(with: Lock())
        #expect(cover.window.accessibilityViewIsModal)
        #expect(app.sim.voiceOverElements.map { app.sim.spokenText(of: $0) } == ["Locked"])
    }

    @Test func `a cover decides on the status bar`() {
        let app = TestApp(stack: A())
        let scene = app.sim.window.windowScene
        let before = scene?.statusBarManager?.statusBarStyle
        let cover = app.navigator.cover(with: Lock())
        app.settle()
        #expect(scene?.statusBarManager?.statusBarStyle == .lightContent)
        cover.dismiss(animated: false)
        app.settle()
        #expect(scene?.statusBarManager?.statusBarStyle == before)
    }

    @Test func `a cover that is shown when the app resigns active is in the snapshot`() {
        let app = TestApp(stack: A())
        let name = UIScene.willDeactivateNotification
        let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
            MainActor.assumeIsolated { _ = app.navigator.cover(with: Lock()) }
        }
        defer { NotificationCenter.default.removeObserver(token) }
        app.sim.interrupt()
        #expect(app.navigator.covers.first?.page?.viewIfLoaded?.window != nil)
        #expect("\(app.sim.picture())".contains("Locked"))
        app.sim.enterBackground()
        app.sim.enterForeground()
        app.settle()
        #expect(app.coverPaths.first == "Lock")
    }

    @Test func `saved state has no cover`() throws {
        let app = TestApp(stack: A())
        let before = try app.navigator.save()
        app.navigator.cover(with: Lock())
        #expect(try app.navigator.save().count == before.count)
    }

    @Test func `a cover has the appearance of the window below`() {
        let app = TestApp(stack: A())
        app.sim.window.overrideUserInterfaceStyle = .dark
        app.sim.window.tintColor = .red
        let cover = app.navigator.cover(with: Lock())
        #expect(cover.window.overrideUserInterfaceStyle == .dark && cover.window.tintColor == .red)
    }
}
