import PageFlow
import SwiftUI
import UIKit

/// A page that shows a SwiftUI view: a hosting controller with a name, a route, a guard and an answer.
///
/// ```swift
/// let page = HostedPage("Settings") { SettingsView() }
/// home.open(page)
/// ```
///
/// Two hosted pages are the same if their routes are equal or, without routes, if their types and names are equal: a double tap on
/// a button opens one page.
/// A page that answers declares the type of the answer, and its view calls `finish(_:)`:
///
/// ```swift
/// let ending = try await home.ask(HostedPage("Colors", answer: UIColor.self) { ColorList() })
/// ```
open class HostedPage<Content: View, Answer: Sendable>: UIHostingController<HostedView<Content>>,
    AnsweringPage, DescribedPage, IdentifiedPage, LeaveGuard, NamedPage
{
    package let pageDescription: PageDescription

    /// Makes a page that answers with a value of a type.
    ///
    /// - Parameters:
    ///   - name: the page's name, for paths, traces and reports, and for `returnTo(pageNamed:)`.
    ///   - route: the route by which the page is saved. A page that was opened by a route doesn't need one.
    ///   - answer: the type of the answer; `Never` for a page without an answer.
    ///   - mayLeave: the guard of the whole page, asked after the `onLeave` closures of its views.
    ///   - content: makes the view, once.
    public init(
        _ name: String, route: (any PageRoute)? = nil, answer: Answer.Type,
        onLeave mayLeave: (@MainActor (LeaveRequest) async -> Bool)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        pageDescription = PageDescription(name, route: route, question: mayLeave)
        super.init(rootView: HostedView(page: PageProxy(), content: content()))
        rootView.page = PageProxy(self)
    }

    /// Not supported: a hosted page isn't archived.
    @available(*, unavailable)
    required public init?(coder: NSCoder) {
        fatalError("A hosted page is not archived.")
    }

    /// The name passed to the initializer.
    public var pageName: String { pageDescription.name }

    /// The name, which distinguishes pages of one type.
    public var pageID: AnyHashable { pageDescription.name }

    /// Asks the guards of the page's views, the topmost first, and then the page's own.
    public func canLeave(_ request: LeaveRequest) async -> Bool {
        await pageDescription.canLeave(request)
    }

    package var pageSteps: PageSteps? { pageDescription.steps }
}

extension HostedPage where Answer == Never {
    /// Makes a page without an answer.
    ///
    /// - Parameters:
    ///   - name: the page's name, for paths, traces and reports, and for `returnTo(pageNamed:)`.
    ///   - route: the route by which the page is saved. A page that was opened by a route doesn't need one.
    ///   - mayLeave: the guard of the whole page, asked after the `onLeave` closures of its views.
    ///   - content: makes the view, once.
    public convenience init(
        _ name: String, route: (any PageRoute)? = nil,
        onLeave mayLeave: (@MainActor (LeaveRequest) async -> Bool)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(name, route: route, answer: Never.self, onLeave: mayLeave, content: content)
    }
}

/// The root view of a ``HostedPage``: it adds the page to the environment of its content.
public struct HostedView<Content: View>: View {
    fileprivate(set) var page: PageProxy
    fileprivate let content: Content

    /// The content, with its page in the environment.
    public var body: some View { content.environment(\.page, page) }
}
