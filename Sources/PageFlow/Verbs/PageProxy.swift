import PageFlowCore
import UIKit

/// The verbs of a page, for code that is not the page itself and must not keep it: a model, or a view of SwiftUI.
///
/// ```swift
/// let page = PageProxy(self)
/// model.whenPaid = { page.returnHome() }
/// ```
///
/// Each verb is the page's own, with the same arguments. When the page has been released, and in a proxy without one, a verb does
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

// What comes.
@MainActor
extension PageProxy {
    /// Opens a page from the page; see ``UIKit/UIViewController/open(_:by:animated:fileID:line:column:)``.
    @discardableResult
    public func open(
        _ newPage: UIViewController, by method: OpenMethod = .automatic, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> NavigationRequest {
        page?.open(newPage, by: method, animated: animated, fileID: fileID, line: line, column: column)
            ?? .failed("open \(newPage.nameOfPage)")
    }

    /// Opens the page of a route; see ``UIKit/UIViewController/open(_:animated:)``.
    @discardableResult
    public func open(_ route: any PageRoute, animated: Bool = true) -> NavigationRequest {
        page?.open(route, animated: animated) ?? .failed("open \(type(of: route).name)")
    }

    /// Opens a page that answers, and waits for its ending; see ``UIKit/UIViewController/ask(_:by:animated:fileID:line:column:)``.
    ///
    /// - Throws: a ``NavigationError`` if the page could not be opened, and `CancellationError` if the waiting task is cancelled.
    public func ask<Page: AnsweringPage>(
        _ newPage: Page, by method: OpenMethod = .automatic, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) async throws -> PageEnding<Page.Answer> {
        guard let page else { throw NavigationError.withoutPage }
        return try await page.ask(
            newPage, by: method, animated: animated, fileID: fileID, line: line, column: column)
    }

    /// Asks the user in an alert whether to discard something; see ``UIKit/UIViewController/confirm(_:message:keep:discard:)``.
    ///
    /// - Returns: whether the user chose to discard; `false` if there is no page.
    public func confirm(_ title: String, message: String? = nil, keep: String, discard: String) async -> Bool
    {
        await page?.confirm(title, message: message, keep: keep, discard: discard) ?? false
    }

    /// Puts a page in the page's place; see ``UIKit/UIViewController/replace(with:animated:fileID:line:column:)``.
    @discardableResult
    public func replace(
        with newPage: UIViewController, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column
    ) -> NavigationRequest {
        page?.replace(with: newPage, animated: animated, fileID: fileID, line: line, column: column)
            ?? .failed("replace with \(newPage.nameOfPage)")
    }
}

// The way back.
@MainActor
extension PageProxy {
    /// Goes one step back; see ``UIKit/UIViewController/goBack(animated:)``.
    @discardableResult
    public func goBack(animated: Bool = true) -> NavigationRequest {
        page?.goBack(animated: animated) ?? .failed("go back")
    }

    /// Answers, and goes back, for the nearest that answers with values of this type: the page, a container around it, or the stack
    /// that it lies in, such as a flow that was presented.
    ///
    /// See ``AnsweringPage/finish(_:)``. Without such a page the request fails with ``NavigationError/Reason/noAnswer(of:)``.
    @discardableResult
    public func finish(_ answer: some Sendable) -> NavigationRequest {
        guard let page else { return .failed("finish") }
        return page.finishNearest(answer)
    }

    /// Returns to the nearest earlier page of a type; see ``UIKit/UIViewController/returnTo(_:style:animated:prepare:)``.
    @discardableResult
    public func returnTo<Page: UIViewController>(
        _ type: Page.Type, style: ReturnStyle = .direct, animated: Bool = true,
        prepare: @escaping @MainActor (Page) -> Void = { _ in }
    ) -> NavigationRequest {
        page?.returnTo(type, style: style, animated: animated, prepare: prepare) ?? .failed("return")
    }

    /// Returns to the nearest earlier page of a type that meets a condition; see
    /// ``UIKit/UIViewController/returnTo(_:where:style:animated:prepare:)``.
    @discardableResult
    public func returnTo<Page: UIViewController>(
        _ type: Page.Type, where matches: @escaping @MainActor (Page) -> Bool,
        style: ReturnStyle = .direct, animated: Bool = true,
        prepare: @escaping @MainActor (Page) -> Void = { _ in }
    ) -> NavigationRequest {
        page?.returnTo(type, where: matches, style: style, animated: animated, prepare: prepare)
            ?? .failed("return")
    }

    /// Returns to the nearest earlier page that a checkpoint names; see ``UIKit/UIViewController/returnTo(_:with:style:animated:)``.
    @discardableResult
    public func returnTo<Point: CheckpointConvertible>(
        _ point: Point, with value: Point.Value, style: ReturnStyle = .direct, animated: Bool = true
    ) -> NavigationRequest {
        page?.returnTo(point, with: value, style: style, animated: animated) ?? .failed("return")
    }

    /// Returns to the nearest earlier page of a name; see ``UIKit/UIViewController/returnTo(pageNamed:style:animated:)``.
    @discardableResult
    public func returnTo(
        pageNamed name: String, style: ReturnStyle = .direct, animated: Bool = true
    ) -> NavigationRequest {
        page?.returnTo(pageNamed: name, style: style, animated: animated) ?? .failed("return to \(name)")
    }

    /// Returns to the window's first page; see ``UIKit/UIViewController/returnHome(style:animated:)``.
    @discardableResult
    public func returnHome(style: ReturnStyle = .direct, animated: Bool = true) -> NavigationRequest {
        page?.returnHome(style: style, animated: animated) ?? .failed("return home")
    }

    /// Takes the page out of its place; see ``UIKit/UIViewController/remove(animated:)``.
    @discardableResult
    public func remove(animated: Bool = true) -> NavigationRequest {
        page?.remove(animated: animated) ?? .failed("remove")
    }

    /// Dismisses everything that is presented in the page's window; see ``UIKit/UIViewController/closeEverything(animated:)``.
    @discardableResult
    public func closeEverything(animated: Bool = true) -> NavigationRequest {
        page?.closeEverything(animated: animated) ?? .failed("close everything")
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

extension NavigationError {
    fileprivate static var withoutPage: NavigationError {
        NavigationError(.offScreen, at: "A view that lies on no page")
    }
}

extension NavigationRequest {
    fileprivate static func failed(_ summary: String) -> NavigationRequest {
        .failed(.withoutPage, summary)
    }
}
