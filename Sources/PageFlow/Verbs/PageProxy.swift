import PageFlowCore
import UIKit

/// The verbs of a page, for code that is not the page itself and must not keep it: a model, or a view of SwiftUI.
///
/// ```swift
/// let page = PageProxy(self)
/// model.whenPaid = { page.returnHome() }
/// ```
///
/// Each verb is the page's own; see ``Navigating``. When the page has been released, and in a proxy without one, a verb does
/// nothing: its request has failed with ``NavigationError/Reason/offScreen``.
public struct PageProxy: Sendable {
    /// The page; `nil` when it has been released, and in a proxy without one.
    public private(set) weak var page: UIViewController?
    /// How many guards of the page lie around the view that has the proxy.
    package var depth = 0

    /// Makes a proxy of a page, or one without: for a preview.
    public init(_ page: UIViewController? = nil) {
        self.page = page
    }
}

@MainActor
extension PageProxy: Navigating {
    /// The page.
    public var navigatingPage: UIViewController? { page }

    /// Answers, and goes back, for the nearest that answers with values of this type: the page, a container around it, or the stack
    /// that it lies in, such as a flow that was presented.
    ///
    /// See ``AnsweringPage/finish(_:)``. Without such a page the request fails with ``NavigationError/Reason/noAnswer(of:)``.
    @discardableResult
    public func finish(_ answer: some Sendable) -> NavigationRequest {
        page?.finishNearest(answer) ?? .failed(.withoutPage, "finish")
    }
}

// What the views of a described page tell it.
@MainActor
extension PageProxy {
    /// Adds the guard of the view that has the proxy.
    package func add(_ viewGuard: ViewGuard) {
        guard let page else { return }
        page.ownDescription?.add(viewGuard, depth: depth)
        // The page may have been shown without a guard.
        page.gestures?.prepareGuards(around: page)
    }

    /// Makes these the page's steps, as they are visible now.
    package func show(_ steps: PageSteps) { page?.ownDescription?.steps = steps }
}
