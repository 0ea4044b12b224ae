import UIKit

struct ReplaceVerb: Verb {
    let new: UIViewController
    /// The number of the event in which the request was made.
    let event: Int
    let call: CallSite?

    func summary(from page: String) -> String { "replace \(page) with \(new.page.nameOfPage)" }

    var newPages: [UIViewController] { [new] }

    func isSame(as other: any Verb) -> Bool {
        guard let other = other as? ReplaceVerb else { return false }
        return new.isSamePage(as: other.new) || event != other.event && new.isLike(other.new)
    }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        try new.checkIsUnused()
        guard place.page.searchAround == nil else {
            throw NavigationError(.searchResults, at: place.page.nameOfPage)
        }
        return Destination(.replace(place.asker), newPages: [new])
    }
}

/// Replaces the window's root and dismisses everything presented over it.
struct ResetVerb: Verb {
    let new: UIViewController
    let asksGuards: Bool
    /// Called when the guards have agreed, before the first page leaves.
    let prepare: @MainActor () -> Void

    func summary(from page: String) -> String { "reset to \(new.page.nameOfPage)" }

    var newPages: [UIViewController] { [new] }

    /// No gate is asked, because a reset may show a login page.
    var gatedRoutes: [any PageRoute] { [] }

    func isSame(as other: any Verb) -> Bool {
        guard let other = other as? ResetVerb else { return false }
        return new === other.new && asksGuards == other.asksGuards
    }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        try new.checkIsUnused()
        var destination = Destination(.replace(LivePage(place.root)), newPages: [new])
        destination.prepare = prepare
        return destination
    }
}
