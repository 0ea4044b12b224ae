import UIKit

/// Where a finger may begin to swipe a page of a full-screen stack back.
public enum SwipeBack: Sendable {
    /// Nowhere.
    case never
    /// At the edge of the screen at which a line begins.
    case fromEdge
    /// At the edge and anywhere on the page, where nothing else has a use for the finger.
    case fromAnywhere
}

/// A page that is swiped back in a way of its own.
///
/// ```swift
/// extension Drawing: SwipeBackPage {
///     var swipeBack: SwipeBack { .fromEdge }
/// }
/// ```
@MainActor
public protocol SwipeBackPage: UIViewController {
    /// Where a swipe may begin. Asked whenever a finger comes down.
    var swipeBack: SwipeBack { get }
}
