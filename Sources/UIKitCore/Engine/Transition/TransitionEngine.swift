/// Runs every transition of every container: one set of rules, one order.
///
/// A transition never overlaps another one that moves the same pages. What cannot start yet waits, in the order
/// in which it was asked for, and is looked at again whenever something has ended: nothing is lost, nothing polls.
@MainActor
package final class TransitionEngine {
    @exclusivity(unchecked) private var requests: [any TransitionRequest] = []
    @exclusivity(unchecked) private var waiting: [any TransitionRequest] = [] {
        didSet { isWaiting = !waiting.isEmpty }
    }
    /// Whether anything waits: asked at the end of every change of every page, where looking would cost more.
    @exclusivity(unchecked) package private(set) var isWaiting = false
    @exclusivity(unchecked) var running: [PageTransition] = []
    /// How many changes are inside their callbacks at this moment.
    @exclusivity(unchecked) var dispatchDepth = 0
    @exclusivity(unchecked) var members = TransactionMembers()
    @exclusivity(unchecked) var starting: [StartingRequest] = []

    package init() {}
}

/// A wish for a transition.
@MainActor
protocol TransitionRequest: AnyObject {
    var requestName: String { get }

    /// Whether a controller that it would move, or anything beneath one, is not at rest.
    func isBlocked(in engine: TransitionEngine) -> Bool

    /// Whether it starts with the layout pass; if not, after it.
    var startsInCommit: Bool { get }

    /// Whether an animation was asked for: asked where a transaction is open.
    var mayAnimate: Bool { get }

    func start()
}

extension TransitionRequest {
    var mayAnimate: Bool { false }
}

extension TransitionRequest where Self: UIViewController {
    /// Several changes of a container before it starts are one request.
    func requestOnce() {
        if OpenTransactions.isWaitedFor { Runtime.engine.join(self) }
        guard !flags.contains(.isRequested) else { return }
        flags.insert(.isRequested)
        Runtime.withEngine { $0.request(self) }
    }
}

// Callbacks of changes that are no transitions: a view added by hand, a root replaced.
extension TransitionEngine {
    func beginDispatch() { dispatchDepth += 1 }

    func endDispatch() { dispatchDepth -= 1 }
}

// Requests.
extension TransitionEngine {
    package var hasRequests: Bool { !requests.isEmpty }

    package var pendingNames: [String] { (requests + waiting).map(\.requestName) }

    /// Whether no transition runs, and none was asked for that could start.
    var isAtRest: Bool { running.isEmpty && requests.isEmpty }

    /// A wish of the app's, as against one that comes back from waiting.
    func ask(_ request: any TransitionRequest) {
        if OpenTransactions.isWaitedFor { join(request) }
        self.request(request)
    }

    func request(_ request: any TransitionRequest) {
        if request.startsInCommit {
            requests.append(request)
            Runtime.withLoop { $0.noteContainerWork() }
        } else {
            Runtime.loop.afterCommit(ModalStart(request))
        }
    }

    func startRequested() {
        if requests.count == 1 { return startOrWait(requests.removeLast()) }
        // One at a time: where app code runs the run loop inside a start, the turn in there goes on with the others.
        for _ in requests.indices where !requests.isEmpty { startOrWait(requests.removeFirst()) }
    }

    /// A container that was made before the app it will run in brings along what it was asked for.
    func takeUnseenRequests(from other: TransitionEngine) {
        let unseen = other.requests.filter { request in
            guard let container = request as? UIViewController else { return false }
            return container.viewStorage?.windowLink == nil
        }
        guard !unseen.isEmpty else { return }
        other.requests.removeAll { request in unseen.contains { $0 === request } }
        requests += unseen
    }

    /// Starts now what containers beneath a view were asked for.
    func startRequested(beneath view: UIView) {
        guard !requests.isEmpty else { return }
        let present = requests
        requests.removeAll()
        for request in present {
            if let container = request as? UIViewController,
                container.viewStorage?.isDescendant(of: view) == true
            {
                startOrWait(request)
            } else {
                requests.append(request)
            }
        }
    }

    /// Starts one container's request now, as asking for its transition coordinator does.
    func startRequest(of container: UIViewController) {
        // Without a closure: those of the main actor ask each time whether it is there.
        for index in requests.indices where requests[index] === container {
            return startOrWait(requests.remove(at: index))
        }
    }

    func startOrWait(_ request: any TransitionRequest) {
        if request.isBlocked(in: self) {
            waiting.append(request)
        } else if members.isEmpty {
            request.start()
        } else {
            startJoined(request)
        }
    }

    /// Gives everything that waits another chance.
    func somethingEnded() {
        guard !waiting.isEmpty else { return }
        let present = waiting
        waiting.removeAll()
        for item in present { request(item) }
    }

    func isBusy(_ root: UIViewController) -> Bool {
        root.appearance.isChanging || !running.isEmpty && isRunning(within: root)
    }
}

/// A modal request at its turn: after the layout pass.
private final class ModalStart: LoopWork {
    private let request: any TransitionRequest

    init(_ request: any TransitionRequest) {
        self.request = request
    }

    var workName: String { request.requestName }

    func run() { Runtime.engine.startOrWait(request) }
}
