/// How a request ended. Every request ends in exactly one of these.
///
/// A request that joined an earlier one, such as the second of a double tap, ends together with it, with the same outcome.
public enum NavigationOutcome: Hashable, Sendable {
    /// The pages are where they should be, and UIKit has called their callbacks.
    case done
    /// The page that asked had left before the request's turn came, or a newer link took its place.
    case superseded
    /// A page that would have left did not agree. Nothing has moved.
    case refused(by: PageReference)
    /// A user took it back halfway: a swipe that was let go, a login that was closed.
    case cancelledByUser
    /// App code gave it up: a parked link that was dropped, a task that was cancelled before the request's turn came.
    case dropped
    /// The window was reset to another root, for example when the user logged out, before the request ended.
    case reset
    /// It could not be done. The error says why, and what to do instead.
    case failed(NavigationError)
}
