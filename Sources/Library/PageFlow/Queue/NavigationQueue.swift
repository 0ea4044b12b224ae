import UIKit

/// Performs the requests of a window, one at a time. Since iOS 26, a request can interrupt the transition of the request before it.
///
/// ``QueuePhase/after(_:)`` decides the phase that follows an event, and the functions here perform the phase.
@MainActor
final class NavigationQueue {
    let pages: WindowPages
    private(set) var phase = QueuePhase.idle
    var waiting: [QueuedRequest] = []
    /// The request before the current one, if the current one interrupts its transition.
    var trailing: QueuedRequest?
    /// The end of the current request, if it is known before the end of the trailing one.
    private var endAfterTrailing: (() -> Void)?
    /// Whether the queue checks in the next turn whether a request may interrupt a transition.
    var isTurnPlanned = false
    /// Called when no request is pending: for the queue of a question.
    var whenIdle: (() -> Void)?
    weak var gatekeeper: (any Gatekeeper)?
    let withoutWindow = RequestsWithoutWindow.shared

    init(_ pages: WindowPages) {
        self.pages = pages
    }

    /// Enters the phase that follows an event.
    ///
    /// - Returns: `false` if the event is too late, because app code has ended the request.
    @discardableResult
    func advance(_ event: QueuePhase.Event) -> Bool {
        guard let next = phase.after(event) else { return false }
        phase = next
        return true
    }

    var current: QueuedRequest? { phase.current }

    /// The requests that haven't ended, in the order of their turns.
    private var unended: [QueuedRequest] { [trailing, current].compactMap { $0 } + waiting }

    /// The requests that haven't ended, including those of a question.
    var pending: [NavigationRequest] { unended.map(\.request) + (phase.question?.queue.pending ?? []) }

    func brings(_ page: UIViewController) -> Bool {
        unended.contains { $0.verb.newPages.contains { $0.page === page } }
    }

    var isIdle: Bool { if case .idle = phase { waiting.isEmpty && trailing == nil } else { false } }
}

// New requests.
extension NavigationQueue {
    /// Adds a request, unless a gate stops it or it joins an earlier one.
    ///
    /// - Returns: The request that is performed.
    @discardableResult
    func submit(_ queued: QueuedRequest, inOrderOfAsking: Bool = false) -> QueuedRequest {
        guard let counted = gatekeeper?.stop(queued) else {
            return take(queued, inOrderOfAsking: inOrderOfAsking)
        }
        queued.queue = self
        return counted
    }

    /// Adds a request without asking the gates, or joins it to an earlier one.
    @discardableResult
    func take(_ queued: QueuedRequest, inOrderOfAsking: Bool = false) -> QueuedRequest {
        // Until the user has seen a page of the window, no animation is visible.
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
        if case .settling = phase { return waiting.first { $0.isSame(as: queued) } }
        return unended.first { $0.isSame(as: queued) }
    }

    /// Drops a request that waits for its turn, or at a gate.
    func withdraw(_ queued: QueuedRequest) {
        guard let index = waiting.firstIndex(where: { $0 === queued }) else {
            return gatekeeper?.withdraw(queued) ?? ()
        }
        waiting.remove(at: index)
        queued.request.end(.dropped)
    }

    /// Ends every request. UIKit finishes a change that it has begun, and the next request waits for its end.
    func endAll(_ outcome: NavigationOutcome) {
        guard !isIdle else { return }
        let (all, before) = (unended, phase)
        waiting = []
        if let trailing { forgetChanges(of: trailing) }
        (trailing, endAfterTrailing) = (nil, nil)
        advance(.cleared)
        before.question?.queue.endAll(outcome)
        if case .moving(let queued) = before { forgetChanges(of: queued) }
        for queued in all { abandon(queued, outcome) }
        waitForCommit()
    }

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
    /// Asks the gates, and parks the request if one stops it.
    ///
    /// - Returns: The parked request, or the earlier request that it joins; `nil` if no gate stops it.
    func stop(_ queued: QueuedRequest) -> QueuedRequest?

    /// Drops a parked request.
    func withdraw(_ queued: QueuedRequest)
}

// The next request.
extension NavigationQueue {
    /// Starts the next request, unless a request is in progress or a UIKit transition is running.
    func proceed() {
        guard case .idle = phase else { return interruptNextTurn() }
        guard let next = waiting.first else { return whenIdle?() ?? () }
        // Reading the transition coordinator may make UIKit begin a requested transition, whose callbacks may make requests.
        advance(.requested)
        switch obstacle(before: next) {
        case .transition(let transition):
            wait(for: transition)
            interruptNextTurn()
        case .commit: waitForCommit()
        case nil:
            // The callbacks may have ended the request.
            guard let index = waiting.firstIndex(where: { $0 === next }) else { return waitForCommit() }
            waiting.remove(at: index)
            start(next)
        }
    }

    private enum Obstacle {
        /// A UIKit transition is running.
        case transition(any UIViewControllerTransitionCoordinator)
        /// Other code has requested a change that UIKit hasn't begun.
        case commit
    }

    private func obstacle(before next: QueuedRequest) -> Obstacle? {
        guard let page = next.page else { return nil }
        if let transition = page.visibleTransition { return .transition(transition) }
        let top = page.controllerAboutToMove
        guard top.isAboutToMove else { return nil }
        if let transition = top.transitionBefore { return .transition(transition) }
        // No transition to wait for exists. A requested change begins with the next commit.
        guard !next.hasWaitedForCommit else { return nil }
        next.hasWaitedForCommit = true
        return .commit
    }

    private func wait(for transition: any UIViewControllerTransitionCoordinator) {
        let isJoined = transition.animate(alongsideTransition: nil) { [weak self] _ in self?.waitForCommit() }
        if !isJoined { waitForCommit() }
    }

    /// Continues after the commit. UIKit reports the end of a transition just before it ends, and begins changes that other code has
    /// requested during the transition only with the next commit.
    private func waitForCommit() {
        RunLoopTurn.afterCommit { [weak self] in
            guard let self, advance(.waited) else { return }
            proceed()
        }
    }

    func start(_ queued: QueuedRequest) {
        guard advance(.turnBegan(queued)) else { return }
        pages.trace.record(.began(queued.request.summary), of: queued.askerName, request: queued.request)
        plan(queued)
    }

    /// Plans a request when its turn begins, and again after a guard's answer, because pages may have moved since.
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
        // Records pages that app code has shown, so that their exits are reported.
        for page in queued.plan.leavingPages { pages.remember(page) }
        if let page = queued.nextGuard { ask(page, for: queued) } else { begin(queued) }
    }

    func end(_ queued: QueuedRequest, _ outcome: NavigationOutcome) {
        guard queued.request.ended == nil else { return }
        if trailing === queued { return endTrailing(queued, outcome) }
        guard trailing == nil else {
            // An answered question takes no more requests.
            if let question = phase.question { advance(.answered(question)) }
            return endAfterTrailing = { [weak self] in self?.end(queued, outcome) }
        }
        guard advance(.ended(queued)) else { return }
        report(outcome, of: queued)
        if advance(.reported(queued)) { waitForCommit() }
    }

    /// Ends the request before the current one. The current one may have ended too, because a guard has refused it.
    private func endTrailing(_ queued: QueuedRequest, _ outcome: NavigationOutcome) {
        trailing = nil
        report(outcome, of: queued)
        endAfterTrailing.take()?()
        RunLoopTurn.afterCommit { [weak self] in self?.proceed() }
    }

    private func report(_ outcome: NavigationOutcome, of queued: QueuedRequest) {
        pages.trace.record(.ended(outcome), of: queued.askerName, request: queued.request)
        queued.close()
        withoutWindow.requestEnded(queued, outcome)
        queued.request.end(outcome)
    }
}

/// Numbers the events that an app handles. All calls in one event result from one action of the user or the system.
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
