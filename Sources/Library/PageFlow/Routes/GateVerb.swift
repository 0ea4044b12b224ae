import UIKit

/// Presents the page of a gate over the page that is visible when the request is performed.
struct GateVerb: Verb {
    let page: UIViewController

    func summary(from page: String) -> String { "open \(self.page.page.nameOfPage)" }

    var newPages: [UIViewController] { [page] }

    func isSame(as other: any Verb) -> Bool { (other as? GateVerb)?.page === page }

    func destination(from place: RequestPlace) throws(NavigationError) -> Destination {
        try page.checkIsUnused()
        return Destination(.present(from: try place.live(place.root.visiblePage)), newPages: [page])
    }
}
