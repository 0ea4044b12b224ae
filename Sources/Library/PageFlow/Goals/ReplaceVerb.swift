import UIKit

/// Replaces the asking page with a new page.
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
