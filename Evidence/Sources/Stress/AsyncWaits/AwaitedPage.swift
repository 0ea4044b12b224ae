import PageFlow
import Simulator

/// A page that can be asked for a result.
class AwaitedPage: UIViewController, AnsweringPage {
    typealias Answer = Int

    private(set) weak var world: AwaitingWorld?

    private let isSearchable: Bool

    /// Creates a page; every third one has a search.
    init(_ world: AwaitingWorld, isSearchable: Bool = true) {
        self.world = world
        self.isSearchable = isSearchable && world.pages.count % 3 == 0
        super.init(nibName: nil, bundle: nil)
        world.register(self)
    }

    required init?(coder: NSCoder) { nil }

    /// Some pages have a search.
    override func viewDidLoad() {
        super.viewDidLoad()
        guard let world, isSearchable else { return }
        navigationItem.searchController = UISearchController(
            searchResultsController: AwaitedPage(world, isSearchable: false))
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        world?.callbackCame()
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        world?.callbackCame()
    }
}

/// A page that a gate opens before the login.
final class LockPage: AwaitedPage {}

/// A page behind a lock and a login.
final class SecretPage: AwaitedPage, RoutedPage {
    let route: any PageRoute

    init(_ world: AwaitingWorld, _ route: SecretRoute) {
        self.route = route
        super.init(world)
    }

    required init?(coder: NSCoder) { nil }
}

/// A page with a guard that answers in various ways.
final class GuardPage: AwaitedPage, LeaveGuard {
    enum Manner: Int, CaseIterable {
        case agrees, refuses, answersLater, neverAnswers, asksAnotherPage, opensAnotherPage, showsAlert,
            leaves
    }

    private let manner: Manner

    init(_ world: AwaitingWorld, _ manner: Manner) {
        self.manner = manner
        super.init(world)
    }

    required init?(coder: NSCoder) { nil }

    func canLeave(_ request: LeaveRequest) async -> Bool {
        guard let world else { return true }
        switch manner {
        case .agrees: return true
        case .refuses: return false
        case .answersLater, .neverAnswers: return await waitForAnswer(in: world)
        case .asksAnotherPage:
            let ending = try? await ask(AwaitedPage(world), by: .present, animated: false)
            return ending == .answer(1)
        case .opensAnotherPage:
            open(AwaitedPage(world), by: .present, animated: false)
            return true
        case .showsAlert: return await showAlert(in: world)
        case .leaves:
            goBack(animated: false)
            return true
        }
    }

    private func waitForAnswer(in world: AwaitingWorld) async -> Bool {
        await withCheckedContinuation { world.wait(for: $0, forEver: manner == .neverAnswers) }
    }

    private func showAlert(in world: AwaitingWorld) async -> Bool {
        await withCheckedContinuation { answer in
            world.wait(for: answer, forEver: true)
            let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
            alert.addAction(UIAlertAction(title: "Yes", style: .default))
            present(alert, animated: false, completion: nil)
        }
    }
}
