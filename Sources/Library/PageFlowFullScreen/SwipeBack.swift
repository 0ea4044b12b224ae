import UIKit

/// The positions where a swipe back in a full-screen stack may begin.
public enum SwipeBack: Sendable {
    /// No swipe.
    case never
    /// The leading edge of the screen.
    case fromEdge
    /// The edge, and anywhere on the page where no other view or gesture uses the touch.
    case fromAnywhere
}

/// A page that overrides the position where a swipe back may begin.
///
/// ```swift
/// extension Drawing: SwipeBackPage {
///     var swipeBack: SwipeBack { .fromEdge }
/// }
/// ```
@MainActor
public protocol SwipeBackPage: UIViewController {
    /// The position where a swipe may begin. Called whenever a touch begins.
    var swipeBack: SwipeBack { get }
}
