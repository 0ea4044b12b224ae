import PageFlow
import SwiftUI
import UIKit

// Verbs whose page is a view.
@MainActor
extension PageProxy {
    /// Opens a page that shows a view; see ``HostedPage``.
    ///
    /// - Parameters:
    ///   - name: the page's name. A second call with the same name joins a request that has not ended.
    ///   - route: the route by which the page is saved.
    ///   - method: how the page is shown. By default it is pushed in a stack, and presented outside a stack.
    ///   - animated: whether the change animates.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - line: the line of the call.
    ///   - content: makes the view.
    @discardableResult
    public func open<Content: View>(
        _ name: String, route: (any PageRoute)? = nil, by method: OpenMethod = .automatic,
        animated: Bool = true, fileID: String = #fileID, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) -> NavigationRequest {
        open(
            HostedPage(name, route: route, content: content), by: method, animated: animated,
            fileID: fileID, line: line)
    }

    /// Opens a view as a page that answers with values of a type, and waits for its ending.
    ///
    /// - Parameters:
    ///   - name: the page's name.
    ///   - answer: the type of the answer. The view answers with `finish(_:)`.
    ///   - method: how the page is shown. By default it is pushed in a stack, and presented outside a stack.
    ///   - animated: whether the change animates.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - line: the line of the call.
    ///   - content: makes the view.
    /// - Throws: a `NavigationError` if the page can't be opened, and `CancellationError` if the waiting task is canceled.
    public func ask<Content: View, Answer: Sendable>(
        _ name: String, for answer: Answer.Type, by method: OpenMethod = .automatic,
        animated: Bool = true, fileID: String = #fileID, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) async throws -> PageEnding<Answer> {
        try await ask(
            HostedPage(name, answer: answer, content: content), by: method, animated: animated,
            fileID: fileID, line: line)
    }

    /// Replaces the page with a page that shows a view.
    ///
    /// - Parameters:
    ///   - name: the new page's name.
    ///   - route: the route by which the new page is saved.
    ///   - animated: whether the change animates.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - line: the line of the call.
    ///   - content: makes the view.
    @discardableResult
    public func replace<Content: View>(
        with name: String, route: (any PageRoute)? = nil, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line,
        @ViewBuilder content: () -> Content
    ) -> NavigationRequest {
        replace(
            with: HostedPage(name, route: route, content: content), animated: animated,
            fileID: fileID, line: line)
    }
}
