import PageFlow
import SwiftUI
import UIKit

// Verbs whose page is a view.
@MainActor
extension PageProxy {
    /// Opens a view as a page of a name; see ``HostedPage``.
    ///
    /// - Parameters:
    ///   - name: the page's name. A second call for the same name does nothing until the first one has ended.
    ///   - route: the page as a value, by which it is saved.
    ///   - method: how it comes; by default pushed where there is a stack, else presented.
    ///   - animated: whether the change animates.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - line: its line.
    ///   - column: its column.
    ///   - content: makes the view.
    @discardableResult
    public func open<Content: View>(
        _ name: String, route: (any PageRoute)? = nil, by method: OpenMethod = .automatic,
        animated: Bool = true, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> Content
    ) -> NavigationRequest {
        open(
            HostedPage(name, route: route, content: content), by: method, animated: animated,
            fileID: fileID, line: line, column: column)
    }

    /// Opens a view as a page that answers with values of a type, and waits for its ending.
    ///
    /// - Parameters:
    ///   - name: the page's name.
    ///   - answer: the type. The view answers by `finish(_:)`.
    ///   - method: how it comes; by default pushed where there is a stack, else presented.
    ///   - animated: whether the change animates.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - line: its line.
    ///   - column: its column.
    ///   - content: makes the view.
    /// - Throws: a `NavigationError` if the page could not be opened, and `CancellationError` if the waiting task is cancelled.
    public func ask<Content: View, Answer: Sendable>(
        _ name: String, for answer: Answer.Type, by method: OpenMethod = .automatic,
        animated: Bool = true, fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> Content
    ) async throws -> PageEnding<Answer> {
        try await ask(
            HostedPage(name, answer: answer, content: content), by: method, animated: animated,
            fileID: fileID, line: line, column: column)
    }

    /// Puts a view in the page's place, as a page of a name.
    ///
    /// - Parameters:
    ///   - name: the new page's name.
    ///   - route: the new page as a value, by which it is saved.
    ///   - animated: whether the change animates.
    ///   - fileID: the file of the call, filled in by the compiler.
    ///   - line: its line.
    ///   - column: its column.
    ///   - content: makes the view.
    @discardableResult
    public func replace<Content: View>(
        with name: String, route: (any PageRoute)? = nil, animated: Bool = true,
        fileID: String = #fileID, line: UInt = #line, column: UInt = #column,
        @ViewBuilder content: () -> Content
    ) -> NavigationRequest {
        replace(
            with: HostedPage(name, route: route, content: content), animated: animated,
            fileID: fileID, line: line, column: column)
    }
}
