/// Runs every transition of every container with the same rules and in one order.
///
/// Two transitions that move the same view controllers never overlap. A request that can't start yet waits. The
/// waiting requests are checked in their order at each end of a transition or appearance change; nothing polls.
@MainActor
package final class TransitionEngine {
    // Exclusivity isn't checked, as in `UIView`, which has the figures: 3 % of the checks would be here.
    @exclusivity(unchecked) private var requests: [any TransitionRequest] = []
    @exclusivity(unchecked) private var waiting: [any TransitionRequest] = [] {
        didSet { isWaiting = !waiting.isEmpty }
    }
    /// Whether a request waits. Read at the end of every change, where a search would be slower.
    @exclusivity(unchecked) package private(set) var isWaiting = false
    @exclusivity(unchecked) var running: [PageTransition] = []
    /// The number of changes that are currently inside their callbacks.
    @exclusivity(unchecked) var dispatchDepth = 0
    @exclusivity(unchecked) var members = TransactionMembers()
    @exclusivity(unchecked) var starting: [StartingRequest] = []

    package init() {}
}

/// A request for a transition.
@MainActor
package protocol TransitionRequest: AnyObject {
    var requestName: String { get }

    /// Returns whether the request waits for a view controller that it would move, or for a transition below one.
    func isBlocked(in engine: TransitionEngine) -> Bool

    /// Whether the transition starts in the layout pass; otherwise it starts after it.
    var startsInCommit: Bool { get }

    /// Whether an animation was requested. Read while a transaction is open.
    var mayAnimate: Bool { get }

    func start()
}

extension TransitionRequest {
    package var mayAnimate: Bool { false }
}

extension TransitionRequest where Self: UIViewController {
    /// Adds a request once. Several changes of a container before its start are one request.
    package func requestOnce() {
        if OpenTransactions.isWaitedFor { Runtime.engine.join(self) }
        guard !flags.contains(.isRequested) else { return }
        flags.insert(.isRequested)
        Runtime.withEngine { $0.request(self) }
    }
}

// Callbacks of changes that aren't transitions: a view that an app adds, or a root view controller that is replaced.
extension TransitionEngine {
    func beginDispatch() { dispatchDepth += 1 }

    func endDispatch() { dispatchDepth -= 1 }
}

extension TransitionEngine {
    package var hasRequests: Bool { !requests.isEmpty }

    package var pendingNames: [String] { (requests + waiting).map(\.requestName) }

    /// Whether no transition runs and no request is about to start.
    var isAtRest: Bool { running.isEmpty && requests.isEmpty }

    /// Adds a new request of the app, as opposed to one that has waited.
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
        // One at a time: if app code runs the run loop inside a start, the inner turn continues with the remaining
        // requests.
        for _ in requests.indices where !requests.isEmpty { startOrWait(requests.removeFirst()) }
    }

    /// Takes over the requests of a container that was created before the app that runs it.
    func takeUnseenRequests(from other: TransitionEngine) {
        let unseen = other.requests.filter { request in
            guard let container = request as? UIViewController else { return false }
            return container.viewStorage?.windowLink == nil
        }
        guard !unseen.isEmpty else { return }
        other.requests.removeAll { request in unseen.contains { $0 === request } }
        requests += unseen
    }

    /// Starts the requests of containers below a view now.
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

    /// Starts one container's request now, as reading its transition coordinator does.
    func startRequest(of container: UIViewController) {
        // Without a closure, because closures of the main actor check their executor on every call.
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

    /// Checks all waiting requests again.
    func somethingEnded() {
        guard !waiting.isEmpty else { return }
        let present = waiting
        waiting.removeAll()
        for item in present { request(item) }
    }

    package func isBusy(_ root: UIViewController) -> Bool {
        root.appearance.isChanging || !running.isEmpty && isRunning(within: root)
    }
}

/// Starts a modal request after the layout pass.
private final class ModalStart: LoopWork {
    private let request: any TransitionRequest

    init(_ request: any TransitionRequest) {
        self.request = request
    }

    var workName: String { request.requestName }

    func run() { Runtime.engine.startOrWait(request) }
}
