import PageFlowCore
import UIKit

/// Returns to the nearest earlier page that matches.
struct ReturnVerb: Verb {
    let name: String
    /// What tells this return from another one to a page of the same name; `nil` where the name is enough.
    var page: ObjectIdentifier?
    let matches: @MainActor (UIViewController) -> Bool
    var prepare: @MainActor (UIViewController) -> Void = { _ in }

    func summary(from page: String) -> String { "return to \(name)" }

    func isSame(as other: any Verb) -> Bool {
        guard let other = other as? ReturnVerb else { return false }
        return name == other.name && page == other.page
    }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        guard let page = EarlierPages(than: place.page).first(where: matches) else {
            throw NavigationError(.noSuchPage, at: name)
        }
        var destination = Destination(.show(try place.path(to: page)))
        destination.prepare = { prepare(page) }
        return destination
    }
}

extension ReturnVerb {
    /// Returns to this very page.
    @MainActor
    init(to page: UIViewController) {
        self.init(name: page.nameOfPage, page: ObjectIdentifier(page)) { [weak page] in $0 === page }
    }
}
