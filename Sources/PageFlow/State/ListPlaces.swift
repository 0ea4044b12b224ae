import PageFlowCore
import UIKit

/// The places to which lists are scrolled that were saved, until their pages are shown.
@MainActor
final class ListPlaces {
    private struct Waiting {
        weak var page: UIViewController?
        let place: SavedPlace
    }

    private var waiting: [ObjectIdentifier: Waiting] = [:]

    /// Keeps the place of a page's list until the page is seen: before that the list has no rows.
    func keep(_ place: SavedPlace, of page: UIViewController) {
        waiting[ObjectIdentifier(page)] = Waiting(page: page, place: place)
    }

    func pageIsShown(_ page: UIViewController) {
        guard let found = waiting.removeValue(forKey: ObjectIdentifier(page)), found.page === page else {
            return
        }
        page.mainScrollView?.scroll(to: found.place)
    }
}

extension UIViewController {
    /// The list of a page: its own view, or the first one within that is a list or can be scrolled.
    var mainScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        let found = view.scrollViews
        return found.first(where: \.isList) ?? found.first
    }
}

extension UIView {
    /// The scroll views of the view, the outer ones first. Text that is edited is none.
    fileprivate var scrollViews: [UIScrollView] {
        var found: [UIScrollView] = []
        var views = [self][...]
        while let view = views.popFirst() {
            if let scroll = view as? UIScrollView, !(view is UITextView) {
                found.append(scroll)
            } else {
                views += view.subviews
            }
        }
        return found
    }
}
