import UIKit

/// Where the swipe that goes back in a full-screen stack may begin.
public enum SwipeBack: Sendable {
    /// Nowhere.
    case never
    /// At the edge of the screen at which a line begins.
    case fromEdge
    /// At the edge, and anywhere on the page where no other view or gesture uses the touch.
    case fromAnywhere
}

/// A page that says itself where its swipe may begin.
///
/// ```swift
/// extension Drawing: SwipeBackPage {
///     var swipeBack: SwipeBack { .fromEdge }
/// }
/// ```
@MainActor
public protocol SwipeBackPage: UIViewController {
    /// Where a swipe may begin. Asked whenever a touch begins.
    var swipeBack: SwipeBack { get }
}
