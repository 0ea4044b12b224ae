import PageFlow
import SwiftUI
import UIKit

/// A page that shows a view of SwiftUI: a hosting controller with a name, a route, a guard and an answer.
///
/// ```swift
/// let page = HostedPage("Settings") { SettingsView() }
/// home.open(page)
/// ```
///
/// Two pages of equal routes are the same, and without routes two of one type and name: a button that is tapped twice opens one.
/// A page that answers names the type, and its view calls `finish(_:)`:
///
/// ```swift
/// let ending = try await home.ask(HostedPage("Colours", answer: UIColor.self) { ColourList() })
/// ```
open class HostedPage<Content: View, Answer: Sendable>: UIHostingController<HostedView<Content>>,
    AnsweringPage, DescribedPage, IdentifiedPage, LeaveGuard, NamedPage
{
    package let pageDescription: PageDescription

    /// Makes a page that answers with values of a type.
    ///
    /// - Parameters:
    ///   - name: the page's name, for paths, traces and reports, and for `returnTo(pageNamed:)`.
    ///   - route: the page as a value, by which it is saved. A page that was opened by a route needs none.
    ///   - answer: the type; `Never` for a page without an answer.
    ///   - mayLeave: the guard of the whole page, asked after those that its views have by `onLeave`.
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

    /// A hosted page is not archived: nothing calls it.
    @available(*, unavailable)
    required public init?(coder: NSCoder) {
        fatalError("A hosted page is not archived.")
    }

    /// The name that it was made with.
    public var pageName: String { pageDescription.name }

    /// The name: it tells pages of one type apart.
    public var pageID: AnyHashable { pageDescription.name }

    /// Asks the guards of the page's views, the topmost first, and then its own.
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
    ///   - route: the page as a value, by which it is saved. A page that was opened by a route needs none.
    ///   - mayLeave: the guard of the whole page, asked after those that its views have by `onLeave`.
    ///   - content: makes the view, once.
    public convenience init(
        _ name: String, route: (any PageRoute)? = nil,
        onLeave mayLeave: (@MainActor (LeaveRequest) async -> Bool)? = nil,
        @ViewBuilder content: () -> Content
    ) {
        self.init(name, route: route, answer: Never.self, onLeave: mayLeave, content: content)
    }
}

/// What a ``HostedPage`` hosts: a view that finds its page in the environment.
public struct HostedView<Content: View>: View {
    fileprivate(set) var page: PageProxy
    fileprivate let content: Content

    /// The view.
    public var body: some View { content.environment(\.page, page) }
}
