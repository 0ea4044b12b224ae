import PageFlowCore
import UIKit

/// A guard that is being asked. What it opens meanwhile, to ask the user, is done at once, in a queue of its own.
@MainActor
final class GuardQuestion {
    /// The question in whose task code runs.
    @TaskLocal static var current: GuardQuestion?

    enum Answer {
        case mayLeave
        case mayNotLeave
        /// Whatever the guard says, it does not matter any more.
        case pageHasLeft
    }

    /// `nil` while the question is open.
    var answer: Answer?
    let guardID: ObjectIdentifier
    let queue: NavigationQueue
    /// The number of the latest page when the guard was asked.
    private let lastNumber: Int

    init(_ page: any LeaveGuard, in queue: NavigationQueue) {
        guardID = ObjectIdentifier(page)
        self.queue = queue
        lastNumber = queue.pages.records.lastNumber
    }

    func ask(
        _ page: any LeaveGuard, _ leave: LeaveRequest, answered: @escaping @MainActor (Bool) -> Void
    ) {
        Task {
            let mayLeave = await Self.$current.withValue(self) { await page.canLeave(leave) }
            answered(mayLeave)
        }
    }

    /// Whether a request is done before the guard has answered: the guard makes it itself, or a page that has come meanwhile.
    func letsThrough(_ queued: QueuedRequest) -> Bool {
        if Self.current === self { return true }
        guard let page = queued.page else { return false }
        return isNew(page)
    }

    /// Whether a page has come since the guard was asked.
    func isNew(_ page: UIViewController) -> Bool {
        sequence(first: page) { $0.attachment?.parent }.contains { controller in
            queue.pages.records[controller].map { $0.number > lastNumber } ?? false
        }
    }

    /// Whether an alert that has left belongs to the question, and no action of it was tapped.
    func isAbandoned(by exit: PageExit, _ record: PageRecord) -> Bool {
        guard let alert = exit.page as? UIAlertController, !alert.actions.isEmpty else { return false }
        return record.number > lastNumber && exit.cause != .alertAction
    }
}
