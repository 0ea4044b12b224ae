import UIKit

/// A guard that is being asked. Requests that the guard makes to ask the user are performed at once, in a separate queue.
@MainActor
final class GuardQuestion {
    /// The question in whose task the current code runs.
    @TaskLocal static var current: GuardQuestion?

    enum Answer {
        case mayLeave
        case mayNotLeave
        /// The guard's page has left, so its answer is ignored.
        case pageHasLeft
    }

    /// The answer; `nil` while the question is open.
    var answer: Answer?
    let guardID: ObjectIdentifier
    let queue: NavigationQueue
    /// The number of the latest page at the time of the question.
    private let lastNumber: Int
    /// Whether an alert of the question has left without a choice.
    private var hasLostAlert = false

    init(_ page: any LeaveGuard, in queue: NavigationQueue) {
        guardID = ObjectIdentifier(page)
        self.queue = queue
        // The current pages don't belong to the question. Some of them may not have been recorded yet.
        for page in queue.pages.root?.withAllAttached ?? [] { queue.pages.remember(page) }
        lastNumber = queue.pages.records.lastNumber
    }

    /// The treatment of a request made before the guard has answered.
    enum Passage {
        /// The request waits for the answer.
        case waits
        /// The request belongs to the question: it is performed at once, and the guard isn't asked again.
        case agreed
        /// The guard page's own code made the request, perhaps for the question: it is performed at once, and asks the guard if it would
        /// remove the page.
        case asksAgain
    }

    func passage(of queued: QueuedRequest, isTheSame: Bool) -> Passage {
        if Self.current === self { return .agreed }
        guard let page = queued.page else { return .waits }
        if isNew(page) { return .agreed }
        guard queued.cause == .code, isWithinGuard(page) else { return .waits }
        // An alert's handlers, and tasks that they start, don't run in the question's task.
        if queue.pages.records.lastNumber > lastNumber { return .agreed }
        return isTheSame ? .waits : .asksAgain
    }

    private func isWithinGuard(_ page: UIViewController) -> Bool {
        sequence(first: page) { $0.attachment?.parent }.contains { ObjectIdentifier($0) == guardID }
    }

    /// Whether a page has appeared since the question.
    func isNew(_ page: UIViewController) -> Bool {
        sequence(first: page) { $0.attachment?.parent }.contains { controller in
            queue.pages.records[controller].map { isNew($0) } ?? false
        }
    }

    private func isNew(_ record: PageRecord) -> Bool { record.number > lastNumber }

    /// Called when a page has left, perhaps an alert of the question.
    func pageHasLeft(_ exit: PageExit, _ record: PageRecord) {
        if record.asksUser, isNew(record), exit.cause != .alertAction { hasLostAlert = true }
    }

    /// Whether an alert left without a choice, and the user has no other way to answer.
    var isAbandoned: Bool {
        hasLostAlert && queue.isIdle && !queue.pages.records.all.contains { $0.hasCome && isNew($0) }
    }
}
