import UIKit

// Questions to guards.
extension NavigationQueue {
    func ask(_ page: any LeaveGuard, for queued: QueuedRequest) {
        let question = GuardQuestion(page, in: NavigationQueue(pages))
        question.queue.whenIdle = { [weak self, weak question] in
            if let question { self?.endIfAbandoned(question) }
        }
        guard advance(.guardFound(question)) else { return }
        queued.request.askedGuard = PageReference(page)
        RequestObservers.ofApp.guardIsAsked(page)
        let leave = LeaveRequest(
            page: page, cause: queued.cause, request: queued.request,
            removesPage: queued.plan.leavingPages.contains { $0 === page }
        ) { [weak self] in self?.sendAgain(queued) ?? .failed(queued.offScreen, queued.request.summary) }
        Task { [weak self] in
            let mayLeave = await GuardQuestion.$current.withValue(question) { await page.canLeave(leave) }
            self?.note(mayLeave ? .mayLeave : .mayNotLeave, to: question)
        }
        // By then, UIKit has presented the alert of the guard.
        RunLoopTurn.afterCommitAndTasks { [weak pages] in pages?.update() }
    }

    private func sendAgain(_ queued: QueuedRequest) -> NavigationRequest? {
        guard let page = queued.page else { return nil }
        let again = QueuedRequest(
            queued.verb, from: page, animated: queued.isAnimated, style: queued.style, cause: queued.cause,
            unguarded: queued.unguarded)
        again.awaited = queued.awaited
        submit(again)
        return again.request
    }

    /// Records the first answer, and ignores later ones.
    private func note(_ answer: GuardQuestion.Answer, to question: GuardQuestion) {
        guard question.answer == nil else { return }
        question.answer = answer
        conclude(question)
    }

    private func conclude(_ question: GuardQuestion) {
        guard let queued = request(asking: question), let answer = question.answer else { return }
        // The guard's own requests are performed first.
        guard question.queue.isIdle else {
            return question.queue.whenIdle = { [weak self] in self?.conclude(question) }
        }
        let guardPage = queued.request.askedGuard
        queued.request.askedGuard = nil
        switch answer {
        case .mayNotLeave: end(queued, guardPage.map { .refused(by: $0) } ?? .superseded)
        case .mayLeave:
            queued.agreed.insert(question.guardID)
            planAgain(queued, after: question)
        case .pageHasLeft: planAgain(queued, after: question)
        }
    }

    /// The request that an open question belongs to.
    private func request(asking question: GuardQuestion) -> QueuedRequest? {
        phase.question === question ? current : nil
    }

    private func planAgain(_ queued: QueuedRequest, after question: GuardQuestion) {
        if advance(.answered(question)) { plan(queued) }
    }
}

// Exits of pages during a question.
extension NavigationQueue: WindowPagesDelegate {
    var isMovingPages: Bool {
        if trailing != nil { return true }
        return switch phase {
        case .idle, .waiting, .planning: false
        case .asking(_, let question): question.queue.isMovingPages
        case .moving, .settling: true
        }
    }

    func pagesMayHaveChanged() {
        withoutWindow.check()
        if let trailing { endIfAbandoned(trailing) }
        switch phase {
        case .idle, .waiting, .planning, .settling: break
        case .asking(_, let question): question.queue.pagesMayHaveChanged()
        case .moving(let queued): endIfAbandoned(queued)
        }
    }

    func pageHasLeft(_ exit: PageExit, _ record: PageRecord) {
        guard case .asking(_, let question) = phase else { return }
        question.queue.pageHasLeft(exit, record)
        if record.id == question.guardID {
            // The exits of other pages are still being reported.
            RunLoopTurn.next { [weak self] in self?.end(question, .pageHasLeft, because: "has left") }
        } else {
            question.pageHasLeft(exit, record)
            endIfAbandoned(question)
        }
    }

    /// Ends a question whose alert other code has dismissed, unless the guard's own code answers or asks again in this turn.
    private func endIfAbandoned(_ question: GuardQuestion) {
        guard question.isAbandoned else { return }
        RunLoopTurn.afterCommitAndTasks { [weak self] in
            guard question.isAbandoned else { return }
            self?.end(question, .mayNotLeave, because: "has lost its alert")
        }
    }

    /// Ends a question that can no longer be answered.
    private func end(_ question: GuardQuestion, _ answer: GuardQuestion.Answer, because reason: String) {
        guard question.answer == nil, let queued = request(asking: question) else { return }
        let name = queued.request.askedGuard?.name ?? queued.askerName
        pages.trace.record(.note("\(reason) while it was being asked"), of: name, request: queued.request)
        note(answer, to: question)
    }
}

extension QueuedRequest {
    /// The topmost guard that hasn't agreed yet, among the pages that would leave and the guards that the verb hides.
    var nextGuard: (any LeaveGuard)? {
        guard verb.asksGuards else { return nil }
        // In a cascade, the first step has the topmost pages; in a direct return, the last step has them.
        let pages = (style == .cascade ? plan.steps : plan.steps.reversed()).flatMap(\.leaving)
        let leaving = pages.filter(\.isGuard).compactMap { $0 as? any LeaveGuard }
        return (leaving + verb.hiddenGuards).first { page in
            let id = ObjectIdentifier(page)
            return !agreed.contains(id) && unguarded != id
        }
    }
}
