import UIKit

/// The method by which a page is shown.
public enum OpenMethod: Hashable, Sendable {
    /// A push if the asking page is a navigation controller or is in one, otherwise a presentation.
    case automatic
    /// A push onto the navigation controller around the asking page.
    case push
    /// A presentation over the asking page, in the new page's own `modalPresentationStyle`.
    case present
    /// A presentation over the asking page, in this style.
    case presented(UIModalPresentationStyle)
    /// A new last tab, selected, in the tab bar controller around the asking page.
    case tab
    /// A child of the asking page, which it fills.
    case embed
    /// A column of the asking page's split view, which becomes visible. The pages in the column leave. In a collapsed split view, the
    /// column is then on top. A navigation controller replaces the column's own.
    case column(SplitColumn)
}

struct OpenVerb: Verb {
    let page: UIViewController
    let method: OpenMethod
    /// The number of the event in which the request was made.
    let event: Int
    let call: CallSite?
    private let hasIdentity: Bool

    @MainActor
    init(page: UIViewController, method: OpenMethod, event: Int, call: CallSite?) {
        self.page = page
        self.method = method
        self.event = event
        self.call = call
        hasIdentity = page.hasIdentity
    }

    func summary(from page: String) -> String { "open \(self.page.page.nameOfPage)" }

    var newPages: [UIViewController] { [page] }

    func isSame(as other: any Verb) -> Bool {
        guard let other = other as? OpenVerb, method == other.method else { return false }
        if page === other.page { return true }
        if hasIdentity || other.hasIdentity { return page.isSamePage(as: other.page) }
        return event != other.event && page.isLike(other.page)
    }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        try page.checkIsUnused()
        if case .presented(let style) = method { page.modalPresentationStyle = style }
        return Destination(try goal(from: place), newPages: [page])
    }

    private func goal(from place: RequestPlace) throws(NavigationError) -> NavigationGoal<LivePage> {
        switch method {
        case .automatic:
            let pushes = place.page.stackAround != nil && page.reasonAgainstPush == nil
            return pushes ? .push(from: place.asker) : .present(from: place.asker)
        case .push:
            try page.checkCanBePushed()
            return .push(from: place.asker)
        case .present, .presented: return .present(from: place.asker)
        case .tab: return .addTab(from: place.asker)
        case .embed: return .embed(in: place.asker)
        case .column(let column):
            return try place.goal(in: column, isStack: page.isStack)
        }
    }
}
