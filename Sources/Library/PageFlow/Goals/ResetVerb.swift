import UIKit

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
