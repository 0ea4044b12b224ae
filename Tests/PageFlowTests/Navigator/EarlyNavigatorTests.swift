import PageFlow
import Simulator
import Testing

private final class Keeper: TestPage, LeaveGuard {
    private(set) var causes: [ExitCause] = []

    func canLeave(_ request: LeaveRequest) async -> Bool {
        causes.append(request.cause)
        return false
    }
}

/// Reads the navigator in one of its own callbacks.
private final class Asker: TestPage {
    var asks: (Asker) -> Void = { _ in }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        asks(self)
    }
}

/// The moment at which a scene delegate reads the navigator of its window.
enum AskingMoment: CaseIterable {
    case beforeRoot, beforeWindowIsShown, afterWindowIsShown, beforeRootOfShownWindow
}

/// A scene's second window, as the scene's delegate shows it.
@MainActor
private final class EarlyScene {
    let sim = Simulator()
    let window: UIWindow
    private(set) var events: [String] = []

    init() {
        sim.recordsExceptions = true
        sim.launch(UIViewController())
        window = UIWindow(windowScene: sim.window.windowScene!)
    }

    func show(_ root: UIViewController, askingAt moment: AskingMoment) {
        if moment == .beforeRoot { observe() }
        if moment == .beforeRootOfShownWindow {
            observe()
            window.makeKeyAndVisible()
            settle()
        }
        window.rootViewController = root
        if moment == .beforeWindowIsShown { observe() }
        window.makeKeyAndVisible()
        if moment == .afterWindowIsShown { observe() }
    }

    func observe() {
        window.navigator.trace.onEvent { [unowned self] in events.append("\($0)") }
    }

    func settle() {
        do { try sim.settle() } catch { fatalError("\(error)") }
    }
}

/// A navigator sees the changes of other code from the moment at which it is created.
@MainActor
@Suite(.onStage) struct EarlyNavigatorTests {
    @Test(arguments: AskingMoment.allCases)
    func `pushes, pops and modals of app code are seen without a touch or a request`(_ moment: AskingMoment) {
        let scene = EarlyScene()
        let stack = A().inStack
        scene.show(stack, askingAt: moment)
        scene.settle()
        // The first page was shown before the handler was added.
        #expect(scene.events == (moment == .afterWindowIsShown ? [] : ["A shown"]))
        stack.pushViewController(B(), animated: true)
        scene.settle()
        let modal = C()
        modal.modalPresentationStyle = .fullScreen
        stack.present(modal, animated: true)
        scene.settle()
        stack.dismiss(animated: true)
        scene.settle()
        stack.popViewController(animated: true)
        scene.settle()
        #expect(
            scene.events.suffix(6) == [
                "B shown", "C shown", "C left, code", "B shown", "B left, code", "A shown",
            ])
        #expect(scene.sim.diagnostics.isEmpty)
    }

    @Test(arguments: AskingMoment.allCases)
    func `a push in the very turn in which the window is shown is seen`(_ moment: AskingMoment) {
        let scene = EarlyScene()
        let stack = A().inStack
        scene.show(stack, askingAt: moment)
        stack.pushViewController(B(), animated: true)
        scene.settle()
        #expect(scene.events.last == "B shown")
        stack.popViewController(animated: true)
        scene.settle()
        #expect(scene.events.suffix(2) == ["B left, code", "A shown"])
    }

    @Test(arguments: AskingMoment.allCases)
    func `keys and VoiceOver's gesture ask a guard that app code has pushed`(_ moment: AskingMoment) async {
        let scene = EarlyScene()
        let (stack, keeper) = (A().inStack, Keeper())
        scene.show(stack, askingAt: moment)
        stack.pushViewController(keeper, animated: true)
        scene.settle()
        scene.sim.pressBackKeys()
        await scene.sim.settled()
        scene.sim.performEscapeGesture()
        await scene.sim.settled()
        #expect(stack.topViewController === keeper && keeper.causes == [.escape, .escape])
    }

    @Test(arguments: AskingMoment.allCases)
    func `a root that takes the place of another is seen`(_ moment: AskingMoment) {
        let scene = EarlyScene()
        scene.show(A().inStack, askingAt: moment)
        scene.settle()
        scene.window.rootViewController = B().inStack
        scene.settle()
        #expect(
            scene.events.suffix(3) == [
                "A left, rootReplaced", "UINavigationController left, rootReplaced", "B shown",
            ])
    }

    @Test func `a navigator that an appearing page asks for contains the page`() {
        let scene = EarlyScene()
        let stack = A().inStack
        scene.window.rootViewController = stack
        scene.window.makeKeyAndVisible()
        scene.settle()
        let asker = Asker()
        asker.asks = { [unowned scene] _ in if scene.window.navigator.pending.isEmpty { scene.observe() } }
        stack.pushViewController(asker, animated: true)
        scene.settle()
        #expect(scene.events.last == "Asker shown")
    }
}
