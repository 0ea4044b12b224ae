import UIKit

/// Ends the cover of a window without asking guards.
struct UncoverVerb: Verb {
    var asksGuards: Bool { false }

    func summary(from page: String) -> String { "end the cover" }

    func isSame(as other: any Verb) -> Bool { other is UncoverVerb }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        guard let page = Cover.of(place.window)?.page else {
            throw NavigationError(.nothingBefore, at: place.page.nameOfPage)
        }
        return Destination(changes: [.uncover(page)])
    }
}
