import UIKit

/// The saved scroll positions of lists, until their pages are shown.
@MainActor
final class ListPlaces {
    private struct Waiting {
        weak var page: UIViewController?
        let place: SavedPlace
    }

    private var waiting: [ObjectIdentifier: Waiting] = [:]

    /// Stores the scroll position of a page's list until the page is visible, because before that the list has no rows.
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
    /// The list of a page: its own view, or the first list or scroll view within it.
    var mainScrollView: UIScrollView? {
        guard let view = viewIfLoaded else { return nil }
        let found = view.scrollViews
        return found.first(where: \.isList) ?? found.first
    }
}

extension UIView {
    /// The scroll views of the view, the outer ones first, without text views.
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
