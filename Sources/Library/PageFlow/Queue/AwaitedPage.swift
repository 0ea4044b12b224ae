import UIKit

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
