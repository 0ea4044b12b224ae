import PageFlow
import Simulator

/// An app with permanent waits: tasks await pages, requests await guards, links await a login.
///
/// Guards answer late or never, tasks are canceled, roots are replaced and windows released. At the end, each wait has ended exactly once.
@MainActor
final class AwaitingWorld: StressedApp {
    /// A wait, and the number of times that it has ended.
    final class Awaited {
        let name: String
        var endings: [String] = []

        init(_ name: String) {
            self.name = name
        }
    }

    let sim: Simulator
    let user: User
    let director = Director()
    let nested = NestedOperations()
    let waits = Waits()
    var faults: [String] = []

    private(set) var awaited: [Awaited] = []
    var tasks: [Task<Void, Never>] = []
    /// The continuations of waiting guards.
    var answers: [CheckedContinuation<Bool, Never>] = []
    /// The continuations of guards that never answer.
    var neverAnswered: [CheckedContinuation<Bool, Never>] = []
    var isLoggedIn = false
    var isLocked = false
    private(set) var pages: [() -> UIViewController?] = []
    /// A second window, which opens and closes.
    var otherWindow: UIWindow?

    init(for script: StressScript) {
        sim = Simulator(for: script)
        user = User(of: sim)
        sim.records = .nothing
        sim.recordsExceptions = true
        sim.launch(makeRoot(script.root))
        addRoutes()
    }

    var navigator: Navigator { sim.window.navigator }

    func note(_ request: NavigationRequest) {
        let one = begin("\(request)")
        request.onCompletion { one.endings.append("\($0)") }
    }

    func begin(_ name: String) -> Awaited {
        let one = Awaited(name)
        awaited.append(one)
        return one
    }

    /// Records a page without retaining it.
    func register(_ page: UIViewController) { pages.append { [weak page] in page } }

    private func addRoutes() {
        navigator.routes.register(SecretRoute.self) { [unowned self] _ in AwaitedPage(self) }
        navigator.links.addGate { [unowned self] route in
            route is SecretRoute && isLocked ? .park(opening: LockPage(self)) : .pass
        }
        navigator.links.addGate { [unowned self] route in
            guard route is SecretRoute, !isLoggedIn else { return .pass }
            return .park(opening: AwaitedPage(self))
        }
    }
}

/// A page behind a login.
struct SecretRoute: PageRoute {
    let number: Int
}
