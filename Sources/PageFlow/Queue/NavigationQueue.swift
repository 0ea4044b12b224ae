import PageFlowCore
import UIKit

/// Performs the requests of a window, one at a time.
///
/// ``QueuePhase/after(_:)`` decides the phase that follows an event; the functions here perform what belongs to a phase.
@MainActor
final class NavigationQueue {
    let pages: WindowPages
    private(set) var phase = QueuePhase.idle
    private var waiting: [QueuedRequest] = []
    /// Called when nothing is left to do: for the queue of a question.
    var whenIdle: (() -> Void)?
    /// The gatekeeper that asks the window's gates.
    weak var gatekeeper: (any Gatekeeper)?
    /// The app's requests that are in no queue yet.
    let withoutWindow = RequestsWithoutWindow.shared

    init(_ pages: WindowPages) {
        self.pages = pages
    }

    /// A queue for the requests that are done while a guard is being asked.
    func makeInner() -> NavigationQueue { NavigationQueue(pages) }

    /// The number of the event that is being handled.
    var event: Int { withoutWindow.events.current }

    /// Enters the phase that follows an event.
    ///
    /// - Returns: `false` if the event comes too late: code of the app that ran meanwhile has ended the request.
    @discardableResult
    func advance(_ event: QueuePhase.Event) -> Bool {
        guard let next = phase.after(event) else { return false }
        phase = next
        return true
    }

    /// The request whose turn has come.
    var current: QueuedRequest? { phase.current }

    /// The requests that have not ended, in the order of their turns.
    var pending: [NavigationRequest] {
        ([current].compactMap { $0 } + waiting).map(\.request) + (phase.question?.queue.pending ?? [])
    }

    /// Whether a request that has not ended brings a page.
    func brings(_ page: UIViewController) -> Bool {
        ([current].compactMap { $0 } + waiting).contains { queued in
            queued.verb.newPages.contains { $0.page === page }
        }
    }

    var isIdle: Bool { if case .idle = phase { waiting.isEmpty } else { false } }
}

// Asking.
extension NavigationQueue {
    /// Takes a request unless a gate stops it or it joins an earlier one. Returns the request that is performed.
    ///
    /// - Returns: the request that counts.
    @discardableResult
    func submit(_ queued: QueuedRequest, inOrderOfAsking: Bool = false) -> QueuedRequest {
        guard let counted = gatekeeper?.stop(queued) else {
            return take(queued, inOrderOfAsking: inOrderOfAsking)
        }
        queued.queue = self
        return counted
    }

    /// Takes a request without asking the gates, or joins it to an earlier one.
    @discardableResult
    func take(_ queued: QueuedRequest, inOrderOfAsking: Bool = false) -> QueuedRequest {
        // Before a user has seen the window there is nothing that could be seen moving.
        if !pages.haveBeenSeen { queued.isAnimated = false }
        if let answer = queued.answer, let page = queued.page { pages.records[page]?.answer = answer }
        let same = requestForTheSame(as: queued)
        if let question = phase.question {
            let passage = question.passage(of: queued, isTheSame: same != nil)
            if passage == .agreed { queued.agreed.insert(question.guardID) }
            if passage != .waits { return question.queue.submit(queued) }
            // The guard's page may have left without a report.
            pages.updateNextTurn()
        }
        if let same {
            queued.join(same)
            withoutWindow.willNotCome(queued.verb.newPages, unless: same)
            return same
        }
        let index = inOrderOfAsking ? waiting.firstIndex { $0.request.id > queued.request.id } : nil
        waiting.insert(queued, at: index ?? waiting.endIndex)
        queued.queue = self
        proceed()
        return queued
    }

    private func requestForTheSame(as queued: QueuedRequest) -> QueuedRequest? {
        if isIdle { return nil }
        if case .settling = phase { return waiting.first { $0.isSame(as: queued) } }
        if let current, current.isSame(as: queued) { return current }
        return waiting.first { $0.isSame(as: queued) }
    }

    /// Gives up a request whose turn has not come.
    func withdraw(_ queued: QueuedRequest) {
        guard let index = waiting.firstIndex(where: { $0 === queued }) else {
            gatekeeper?.withdraw(queued)
            return
        }
        waiting.remove(at: index)
        queued.request.end(.dropped)
    }

    /// Ends every request: the window is closed.
    func close() { endAll(.superseded) }

    /// Ends every request. UIKit finishes a move that it has begun, and the next request waits for its end.
    func endAll(_ outcome: NavigationOutcome) {
        guard !isIdle else { return }
        let all = [current].compactMap { $0 } + waiting
        let before = phase
        waiting = []
        advance(.cleared)
        before.question?.queue.endAll(outcome)
        if case .moving(let queued) = before { forgetChanges(of: queued) }
        for queued in all { abandon(queued, outcome) }
        waitForTurn()
    }

    /// Ends the requests that wait for their turn.
    func endWaiting(_ outcome: NavigationOutcome) {
        let all = waiting
        waiting = []
        for queued in all { abandon(queued, outcome) }
    }

    private func abandon(_ queued: QueuedRequest, _ outcome: NavigationOutcome) {
        queued.close()
        queued.request.end(outcome)
        withoutWindow.withdraw(queued)
        withoutWindow.requestEnded(queued, outcome)
    }
}

/// Asks a window's gates before its queue takes a request.
@MainActor
protocol Gatekeeper: AnyObject {
    /// Asks the gates, and keeps the request if one stops it.
    ///
    /// - Returns: the kept request, or the earlier one that it joins; `nil` if no gate stops it.
    func stop(_ queued: QueuedRequest) -> QueuedRequest?

    /// Drops a kept request.
    func withdraw(_ queued: QueuedRequest)
}

// What comes next.
extension NavigationQueue {
    /// Starts the next request, unless one is being done or UIKit moves pages.
    func proceed() {
        guard case .idle = phase else { return }
        guard let next = waiting.first else { return whenIdle?() ?? () }
        // Asking for the transition coordinator may begin a transition that UIKit was asked for, and its callbacks may ask for more.
        advance(.requested)
        switch obstacle(before: next) {
        case .transition(let transition): wait(for: transition)
        case .commit: goOn(after: RunLoopTurn.afterCommit)
        case nil:
            waiting.removeFirst()
            start(next)
        }
    }

    private enum Obstacle {
        /// UIKit moves pages.
        case transition(any UIViewControllerTransitionCoordinator)
        /// Other code has asked UIKit for something that has not begun.
        case commit
    }

    private func obstacle(before next: QueuedRequest) -> Obstacle? {
        guard let page = next.page else { return nil }
        if let transition = page.visibleTransition { return .transition(transition) }
        let top = page.controllerAboutToMove
        guard top.isAboutToMove else { return nil }
        if let transition = top.transitionBefore { return .transition(transition) }
        // There is nothing to wait for that can be seen: what was asked for begins when a commit has come.
        guard !next.hasWaitedForCommit else { return nil }
        next.hasWaitedForCommit = true
        return .commit
    }

    private func wait(for transition: any UIViewControllerTransitionCoordinator) {
        let isJoined = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.waitForTurn() }
        if !isJoined { waitForTurn() }
    }

    /// A transition that has ended is only about to: what follows belongs to the next turn.
    private func waitForTurn() { goOn(after: RunLoopTurn.next) }

    private func goOn(after wait: (@escaping @MainActor () -> Void) -> Void) {
        wait { [weak self] in
            guard let self, advance(.waited) else { return }
            proceed()
        }
    }

    private func start(_ queued: QueuedRequest) {
        guard advance(.turnBegan(queued)) else { return }
        pages.trace.record(.began(queued.request.summary), of: queued.askerName, request: queued.request)
        plan(queued)
    }

    /// Plans a request whose turn has come, and again when a guard has answered: pages may have moved meanwhile.
    func plan(_ queued: QueuedRequest) {
        guard let planner = RequestPlanner(queued, pages) else {
            return end(queued, queued.outcomeOutsideTree)
        }
        do throws(NavigationError) {
            let (changes, plan) = try planner.plan()
            queued.plan = changes
            queued.request.plan = plan
        } catch {
            return end(queued, .failed(error))
        }
        // Pages that app code has shown are known from here on: their exits will be reported.
        for page in queued.plan.leavingPages { pages.remember(page) }
        if let page = queued.nextGuard { ask(page, for: queued) } else { begin(queued) }
    }

    func end(_ queued: QueuedRequest, _ outcome: NavigationOutcome) {
        guard queued.request.ended == nil, advance(.ended(queued)) else { return }
        pages.trace.record(.ended(outcome), of: queued.askerName, request: queued.request)
        queued.close()
        withoutWindow.requestEnded(queued, outcome)
        queued.request.end(outcome)
        let isLast = waiting.isEmpty
        guard advance(.reported(queued, isLast: isLast)) else { return }
        // UIKit makes changes that other code has asked for meanwhile only now: the next request is planned after them.
        if isLast { proceed() } else { waitForTurn() }
    }
}

/// Numbers the events that an app handles: what is called in one event is one thing that the user or the system has done.
///
/// A turn of the run loop is one event, and so is each touch: if the main thread was busy, UIKit delivers several touches in one turn.
@MainActor
final class EventCounter {
    private var number = 0
    private var isOpen = false

    var current: Int {
        guard !isOpen else { return number }
        isOpen = true
        number += 1
        RunLoopTurn.next { [weak self] in self?.end() }
        return number
    }

    func end() { isOpen = false }
}
