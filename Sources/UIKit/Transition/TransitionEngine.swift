/// Runs every transition of every container: one set of rules, one order.
///
/// A transition never overlaps another one that moves the same pages. What cannot start yet waits, in the order
/// in which it was asked for, and is looked at again whenever something has ended: nothing is lost, nothing polls.
@MainActor
package final class TransitionEngine {
    private var requests: [any TransitionRequest] = []
    private var waiting: [any TransitionRequest] = []
    private(set) var running: [Transition] = []
    /// How many transitions are inside their callbacks at this moment.
    private(set) var dispatchDepth = 0

    package init() {}
}

/// A wish for a transition.
@MainActor
protocol TransitionRequest: AnyObject {
    var requestName: String { get }

    /// The controllers that must be at rest, with everything beneath them, before it starts.
    var disturbedRoots: [UIViewController] { get }

    /// Whether it starts with the layout pass; if not, after it.
    var startsInCommit: Bool { get }

    func start()
}

// Requests.
extension TransitionEngine {
    package var hasRequests: Bool { !requests.isEmpty }

    package var pendingNames: [String] { (requests + waiting).map(\.requestName) }

    package var isWaiting: Bool { !waiting.isEmpty }

    func request(_ request: any TransitionRequest) {
        if request.startsInCommit {
            requests.append(request)
            Runtime.current.loop.noteContainerWork()
        } else {
            Runtime.current.loop.afterCommit(ModalStart(request))
        }
    }

    func startRequested() {
        guard !requests.isEmpty else { return }
        let present = requests
        requests.removeAll(keepingCapacity: true)
        for request in present { startOrWait(request) }
    }

    /// Starts now what containers beneath a view were asked for.
    func startRequested(beneath view: UIView) {
        guard !requests.isEmpty else { return }
        let present = requests
        requests.removeAll()
        for request in present {
            if let container = request as? UIViewController, container.viewStorage?.isDescendant(of: view) == true {
                startOrWait(request)
            } else {
                requests.append(request)
            }
        }
    }

    /// Starts one container's request now, as asking for its transition coordinator does.
    func startRequest(of container: any TransitionRequest) {
        guard let index = requests.firstIndex(where: { $0 === container }) else { return }
        startOrWait(requests.remove(at: index))
    }

    func startOrWait(_ request: any TransitionRequest) {
        if request.disturbedRoots.contains(where: isBusy) {
            waiting.append(request)
        } else {
            request.start()
        }
    }

    /// Gives everything that waits another chance.
    func somethingEnded() {
        guard !waiting.isEmpty else { return }
        let present = waiting
        waiting.removeAll()
        for item in present { request(item) }
    }

    private func isBusy(_ root: UIViewController) -> Bool {
        root.appearance.isChanging || isRunning(within: root)
    }
}

// Running.
extension TransitionEngine {
    func isRunning(page: UIViewController) -> Bool {
        running.contains { $0.involves(page) }
    }

    func isRunning(within root: UIViewController) -> Bool {
        running.contains { transition in
            transition.container.isWithin(root) || transition.leaving?.isWithin(root) == true
                || transition.coming?.isWithin(root) == true
        }
    }

    func runningTransition(in container: UIViewController) -> Transition? {
        running.first { $0.container === container }
    }

    func begin(_ transition: Transition) {
        dispatchDepth += 1
        running.append(transition)
        transition.leaving?.flags.insert(.movedByTransition)
        transition.coming?.flags.insert(.movedByTransition)
        transition.coming?.loadViewIfNeeded()
        transition.policy.willBegin(transition)
        sendWillCallbacks(transition)
        transition.policy.placeViews(transition)
        transition.coming?.sendIsAppearing()
        dispatchDepth -= 1
        transition.hasBegun = true
        animate(transition)
    }

    private func sendWillCallbacks(_ transition: Transition) {
        func leave() {
            guard let page = transition.leaving, page.appearance == .appeared else { return }
            page.beginAppearance(false, animated: transition.isAnimated)
        }
        func come() {
            guard let page = transition.coming, page.appearance == .disappeared else { return }
            page.beginAppearance(true, animated: transition.isAnimated)
        }
        if transition.family.beginsWithLeaving {
            leave()
            come()
        } else {
            come()
            leave()
        }
    }

    private func animate(_ transition: Transition) {
        if !transition.isAnimated {
            Runtime.current.loop.afterCommit(transition)
        } else if !transition.policy.animate(transition) {
            Runtime.current.loop.schedule(after: transition.duration, transition)
        }
        transition.coordinator?.runAlongside()
    }

    func end(_ transition: Transition) {
        guard !transition.isEnded else { return }
        transition.isEnded = true
        dispatchDepth += 1
        transition.policy.removeViews(transition)
        if let index = running.firstIndex(where: { $0 === transition }) { running.remove(at: index) }
        transition.leaving?.flags.remove(.movedByTransition)
        transition.coming?.flags.remove(.movedByTransition)
        sendDidCallbacks(transition)
        transition.policy.didEnd(transition)
        dispatchDepth -= 1
        if let coordinator = transition.coordinator {
            transition.coordinator = nil
            coordinator.runCompletions()
        }
        transition.policy.complete(transition)
        somethingEnded()
    }

    private func sendDidCallbacks(_ transition: Transition) {
        func leave() {
            guard let page = transition.leaving, page.appearance == .disappearing else { return }
            page.endAppearance()
        }
        func come() {
            guard let page = transition.coming, page.appearance == .appearing else { return }
            page.endAppearance()
        }
        if transition.family.endsWithLeaving {
            leave()
            come()
        } else {
            come()
            leave()
        }
    }

    /// Ends at once whatever runs beneath a controller that is about to go.
    func finishAll(within root: UIViewController) {
        while let transition = running.first(where: { $0.container.isWithin(root) }) {
            end(transition)
        }
    }
}

/// A modal request at its turn: after the layout pass.
private final class ModalStart: LoopWork {
    private let request: any TransitionRequest

    init(_ request: any TransitionRequest) {
        self.request = request
    }

    var workName: String { request.requestName }

    func run() { Runtime.current.engine.startOrWait(request) }
}
