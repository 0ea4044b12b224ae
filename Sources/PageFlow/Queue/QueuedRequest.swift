import PageFlowCore
import UIKit

/// A request in a queue, from asking to its outcome.
@MainActor
final class QueuedRequest {
    let request: NavigationRequest
    let verb: any Verb
    /// The page that asks; of a request of the navigator's own the window's root, whichever that is by then. `nil` when it has been
    /// released, and while there is no root.
    var page: UIViewController? { window?.root ?? asker }
    private weak var asker: UIViewController?
    private weak var window: WindowPages?
    /// Keeps the page that asks until the request moves pages: then it has to be free to go.
    private var keptPage: UIViewController?
    private let askerID: ObjectIdentifier
    private let nameOfAsker: String
    /// Whether the asking page belonged to no window's tree when it asked.
    private var wasOutsideTree: Bool
    var isAnimated: Bool
    let style: ReturnStyle
    /// What asked: code, or a gesture.
    let cause: ExitCause
    /// The page that is not asked as a guard: it has said itself that it is finished.
    let unguarded: ObjectIdentifier?
    /// The queue that has taken it.
    weak var queue: NavigationQueue?
    /// What the page that asks answers those who have asked it.
    var answer: Any?
    /// The opened page whose ending tasks await; `nil` for other requests.
    var awaited: AwaitedPage?
    /// The earlier request that this one has joined.
    private var earlier: QueuedRequest?

    /// The guards that have agreed.
    var agreed: Set<ObjectIdentifier> = []
    /// What is done, once it was planned.
    var plan = PlannedChanges()
    /// Whether it has waited for a change that other code requested and that UIKit had not begun.
    var hasWaitedForCommit = false

    init(
        _ verb: any Verb, from page: UIViewController, animated: Bool, style: ReturnStyle = .direct,
        cause: ExitCause = .code, unguarded: ObjectIdentifier? = nil
    ) {
        let page = page.inTree
        self.verb = verb
        asker = page
        keptPage = page
        askerID = ObjectIdentifier(page)
        nameOfAsker = page.nameOfPage
        wasOutsideTree = page.isOutsideTree
        isAnimated = animated
        self.style = style
        self.cause = cause
        self.unguarded = unguarded
        request = NavigationRequest(
            summary: verb.summary(from: page.nameOfPage), page: page.nameOfPage, call: verb.call)
    }

    /// A request of the navigator's own: no page has asked, and none has to stay for it.
    init(_ verb: any Verb, in window: WindowPages, animated: Bool) {
        self.verb = verb
        self.window = window
        askerID = ObjectIdentifier(window)
        nameOfAsker = "The window"
        wasOutsideTree = false
        isAnimated = animated
        style = .direct
        cause = .code
        unguarded = nil
        request = NavigationRequest(
            summary: verb.summary(from: nameOfAsker), page: nameOfAsker, call: verb.call)
    }

    /// Another request for the same.
    convenience init(again other: QueuedRequest, from page: UIViewController) {
        self.init(
            other.verb, from: page, animated: other.isAnimated, style: other.style, cause: other.cause,
            unguarded: other.unguarded)
        awaited = other.awaited
    }

    var askerName: String { window?.root?.nameOfPage ?? nameOfAsker }

    func isSame(as other: QueuedRequest) -> Bool {
        askerID == other.askerID && verb.isSame(as: other.verb)
    }

    /// Whether a task waits for the ending of the opened page.
    var isAwaited: Bool { (awaited?.waitingTasks ?? 0) > 0 }

    /// Whether a page made it, and not the navigator.
    var isOfPage: Bool { window == nil }

    /// Joins an earlier equal request: adds this request's values to it, and ends when it does.
    func join(_ earlier: QueuedRequest) {
        self.earlier = earlier
        request.joined = earlier.request
        releasePage()
        verb.join(earlier.verb)
        // A request that no task waits for counts as well.
        earlier.awaited?.waitingTasks += awaited?.waitingTasks ?? 1
        earlier.request.onEnd { [request] in request.end($0) }
        awaited?.onJoin(earlier.awaited)
    }

    func addWaitingTask() { (earlier ?? self).awaited?.waitingTasks += 1 }

    /// Called when a waiting task is canceled. Without waiting tasks, a request whose turn hasn't come is dropped.
    func removeWaitingTask() {
        if let earlier { return earlier.removeWaitingTask() }
        guard let awaited else { return }
        awaited.waitingTasks -= 1
        guard awaited.waitingTasks == 0 else { return }
        queue?.withdraw(self)
        RequestsWithoutWindow.shared.withdraw(self)
    }

    /// Lets the page that asks be released.
    func releasePage() { keptPage = nil }

    /// Called when the asking page appears in a window.
    func pageHasCome() {
        keptPage = page
        wasOutsideTree = false
    }

    /// Lets everything go that the request has kept.
    func close() {
        releasePage()
        plan = PlannedChanges()
    }

    /// The outcome if the asking page isn't in the window's tree. A page that was never in it hasn't left.
    var outcomeOutsideTree: NavigationOutcome {
        guard let page, wasOutsideTree, page.isOutsideTree, !page.wasAmongPages else { return .superseded }
        return .failed(offScreen)
    }

    var offScreen: NavigationError { NavigationError(.offScreen, at: askerName) }

    var interruption: NavigationError {
        NavigationError(.interrupted, at: plan.newPages.last?.nameOfPage ?? askerName)
    }
}
