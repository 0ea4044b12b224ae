/// The result of a request. Every request has exactly one outcome.
///
/// A request that joined an earlier one, such as the second of a double tap, ends together with it, with the same outcome.
public enum NavigationOutcome: Hashable, Sendable {
    /// The pages are in place, and UIKit has called their callbacks.
    case done
    /// The page that made the request left before its turn, a newer request replaced it at a gate, or the window or cover was closed.
    case superseded
    /// A guard refused. No page has moved.
    case refused(by: PageReference)
    /// The user canceled the change, for example a swipe, or closed the page of a gate such as a login.
    case cancelledByUser
    /// App code dropped the request: a parked link, or a request whose waiting task was canceled before its turn.
    case dropped
    /// The window was reset to a new root, for example when the user logged out, before the request ended.
    case reset
    /// The request failed. The error describes the cause and the repair.
    case failed(NavigationError)
}
