import PageFlow
import Simulator

/// An app in which somebody always waits: tasks for pages, requests for guards, links for a login.
///
/// Guards answer late or never, tasks are cancelled, roots are replaced and windows released. At the end everything that was waited
/// for has ended exactly once.
@MainActor
final class AwaitingWorld: StressedApp {
    /// Something that ends, and how often it has.
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
    /// What guards wait for.
    var answers: [CheckedContinuation<Bool, Never>] = []
    /// Those that get no answer.
    var neverAnswered: [CheckedContinuation<Bool, Never>] = []
    var isLoggedIn = false
    var isLocked = false
    private(set) var pages: [() -> UIViewController?] = []
    /// A window besides the app's own, which comes and goes.
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

    /// Notes a page without keeping it.
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
