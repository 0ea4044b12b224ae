import UIKit

/// A request in a queue, from the call to its outcome.
@MainActor
final class QueuedRequest {
    let request: NavigationRequest
    let verb: any Verb
    /// The asking page. For a request of the navigator itself, the window's current root. `nil` after the page's release, and if there is
    /// no root.
    var page: UIViewController? { window?.root ?? asker }
    private weak var asker: UIViewController?
    private weak var window: WindowPages?
    /// Retains the asking page until the request starts its changes, after which the page can be released.
    private var keptPage: UIViewController?
    private let askerID: ObjectIdentifier
    private let nameOfAsker: String
    /// Whether the asking page was outside every window's tree at the time of the call.
    private var wasOutsideTree = false
    var isAnimated: Bool
    let style: ReturnStyle
    /// The cause of the exits: code, or a gesture.
    let cause: ExitCause
    /// The page whose guard isn't asked, because the page has finished itself.
    let unguarded: ObjectIdentifier?
    weak var queue: NavigationQueue?
    /// The answer of the asking page for the tasks that wait for it.
    var answer: Any?
    /// The opened page whose ending tasks await; `nil` for other requests.
    var awaited: AwaitedPage?
    private var earlier: QueuedRequest?

    var agreed: Set<ObjectIdentifier> = []
    /// The changes, empty until they are planned.
    var plan = PlannedChanges()
    /// Whether the request has waited for a change that other code requested and UIKit hadn't begun.
    var hasWaitedForCommit = false
    /// Whether the end of a transition ends the current change.
    var isInTransition = false

    convenience init(
        _ verb: any Verb, from page: UIViewController, animated: Bool, style: ReturnStyle = .direct,
        cause: ExitCause = .code, unguarded: ObjectIdentifier? = nil
    ) {
        let page = page.inTree
        self.init(verb, of: page, page.nameOfPage, animated, style, cause, unguarded)
        (asker, keptPage, wasOutsideTree) = (page, page, page.isOutsideTree)
    }

    /// Creates a request of the navigator itself. No page makes it, so no page has to stay for it.
    convenience init(_ verb: any Verb, in window: WindowPages, animated: Bool) {
        self.init(verb, of: window, "The window", animated, .direct, .code, nil)
        self.window = window
    }

    private init(
        _ verb: any Verb, of asker: AnyObject, _ name: String, _ animated: Bool, _ style: ReturnStyle,
        _ cause: ExitCause, _ unguarded: ObjectIdentifier?
    ) {
        self.verb = verb
        askerID = ObjectIdentifier(asker)
        nameOfAsker = name
        isAnimated = animated
        self.style = style
        self.cause = cause
        self.unguarded = unguarded
        request = NavigationRequest(summary: verb.summary(from: name), page: name, call: verb.call)
    }

    var askerName: String { window?.root?.nameOfPage ?? nameOfAsker }

    func isSame(as other: QueuedRequest) -> Bool {
        askerID == other.askerID && verb.isSame(as: other.verb)
    }

    var isAwaited: Bool { (awaited?.waitingTasks ?? 0) > 0 }

    /// Whether a page made the request, and not the navigator.
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

    /// Called when a waiting task is canceled. If no other task waits, a request whose turn hasn't begun is dropped.
    func removeWaitingTask() {
        if let earlier { return earlier.removeWaitingTask() }
        guard let awaited else { return }
        awaited.waitingTasks -= 1
        guard awaited.waitingTasks == 0 else { return }
        queue?.withdraw(self)
        RequestsWithoutWindow.shared.withdraw(self)
    }

    func releasePage() { keptPage = nil }

    /// Called when the asking page appears in a window.
    func pageHasCome() {
        keptPage = page
        wasOutsideTree = false
    }

    /// Releases everything that the request retains.
    func close() {
        releasePage()
        plan = PlannedChanges()
    }

    /// The outcome if the asking page isn't in the window's tree. A page that was never in the tree hasn't left it.
    var outcomeOutsideTree: NavigationOutcome {
        guard let page, wasOutsideTree, page.isOutsideTree, !page.wasAmongPages else { return .superseded }
        return .failed(offScreen)
    }

    var offScreen: NavigationError { NavigationError(.offScreen, at: askerName) }

    var interruption: NavigationError {
        NavigationError(.interrupted, at: plan.newPages.last?.nameOfPage ?? askerName)
    }
}

/// A page whose ending tasks await, from the request that opens the page to its exit.
@MainActor
final class AwaitedPage {
    /// The value that the tasks await: a `PendingValue`.
    let ending: AnyObject
    /// Called when the page has left, with its answer.
    let onExit: (PageExit, Any?) -> Void
    /// Called if the request joins an earlier one, with the earlier request's page; `nil` if no task awaits that.
    let onJoin: (AwaitedPage?) -> Void
    /// The number of waiting tasks, including those of joined requests.
    var waitingTasks = 0

    init(
        _ ending: AnyObject, onExit: @escaping (PageExit, Any?) -> Void,
        onJoin: @escaping (AwaitedPage?) -> Void
    ) {
        self.ending = ending
        self.onExit = onExit
        self.onJoin = onJoin
    }
}
