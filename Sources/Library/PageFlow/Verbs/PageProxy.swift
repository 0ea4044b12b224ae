import UIKit

/// The verbs of a page for code that isn't the page and must not retain it: a model, or a SwiftUI view.
///
/// ```swift
/// let page = PageProxy(self)
/// model.whenPaid = { page.returnHome() }
/// ```
///
/// See ``Navigating`` for the verbs. If the page was released, or the proxy has none, a verb does nothing, and its request has failed with
/// ``NavigationError/Reason/offScreen``.
public struct PageProxy: Sendable {
    /// The page; `nil` after its release, and in a proxy without a page.
    public private(set) weak var page: UIViewController?
    /// The number of the page's guards around the view that has the proxy.
    package var depth = 0

    /// Creates a proxy of a page, or for a preview a proxy without a page.
    public init(_ page: UIViewController? = nil) {
        self.page = page
    }
}

@MainActor
extension PageProxy: Navigating {
    /// The page.
    public var navigatingPage: UIViewController? { page }

    /// Finishes with an answer, and goes back. The nearest page or container that answers with values of this type finishes: the page, a
    /// container around it, or a stack around it, such as a presented navigation controller.
    ///
    /// See ``AnsweringPage/finish(_:)``. If none answers with this type, the request fails with ``NavigationError/Reason/noAnswer(of:)``.
    @discardableResult
    public func finish(_ answer: some Sendable) -> NavigationRequest {
        page?.finishNearest(answer) ?? .failed(.withoutPage, "finish")
    }
}

// Calls from the views of a described page.
@MainActor
extension PageProxy {
    /// Adds the guard of the view that has the proxy.
    package func add(_ viewGuard: ViewGuard) {
        guard let page else { return }
        page.ownDescription?.add(viewGuard, depth: depth)
        // The page may have been shown without a guard.
        page.gestures?.prepareGuards(around: page)
    }

    /// Sets the page's current steps.
    package func show(_ steps: PageSteps) { page?.ownDescription?.steps = steps }
}

extension UIViewController {
    /// Finishes the nearest page or container that answers with values of this type: this page, or one around it.
    fileprivate func finishNearest(_ answer: some Sendable) -> NavigationRequest {
        for controller in sequence(first: inTree, next: \.pageParent) {
            if let request = (controller as? any AnsweringPage)?.finish(ifAnswer: answer) { return request }
        }
        let error = NavigationError(.noAnswer(of: "\(type(of: answer))"), at: nameOfPage)
        return .failed(error, "finish \(nameOfPage)")
    }
}

extension AnsweringPage {
    /// Finishes with the value; returns `nil` for a value of another type.
    fileprivate func finish(ifAnswer value: Any) -> NavigationRequest? {
        (value as? Answer).map { finish($0) }
    }
}
