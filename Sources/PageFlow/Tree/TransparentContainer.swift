import UIKit

/// A container that PageFlow leaves out: its page counts as if it lay where the container lies.
///
/// Adopt it for a wrapper that gives a page a frame, a banner or a bar of its own. Paths, plans, `arrival` and the verbs then
/// speak of the page:
///
/// ```swift
/// final class BannerWrapper: UIViewController, TransparentContainer {
///     let contentPage: UIViewController?
/// }
/// ```
@MainActor
public protocol TransparentContainer: UIViewController {
    /// The page that the container stands for; `nil` while it has none.
    var contentPage: UIViewController? { get }
}

extension UIViewController {
    /// The page that a transparent container stands for; any other controller itself.
    var page: UIViewController {
        guard isTransparent else { return self }
        return (self as? any TransparentContainer)?.contentPage?.page ?? self
    }

    /// The same for tools and tests. An app's view controller may have a property `page`.
    package var withoutContainers: UIViewController { page }

    private var isTransparent: Bool { TransparentTypes.cache.contains(self) }

    /// The outermost transparent container around a page; the page itself where there is none.
    var outermostContainer: UIViewController {
        var outermostContainer = self
        while let parent = outermostContainer.parent, parent.isTransparent {
            outermostContainer = parent
        }
        return outermostContainer
    }

    /// The parent, without the transparent containers between. A page on the stack of More has the parent that it was taken from.
    var pageParent: UIViewController? {
        let outermostContainer = outermostContainer
        guard let parent = outermostContainer.parent else { return nil }
        if let search = parent as? UISearchController { return search.pageSearched }
        return parent.ownerOnMore(outermostContainer) ?? parent
    }

    /// The controller that a request is about: for a transparent container its page, or the stack whose bar it owns; for a search the
    /// page with its results, or the one that is searched.
    var inTree: UIViewController {
        if let search = self as? UISearchController { return search.results ?? search.pageSearched ?? self }
        guard isTransparent else { return self }
        return self is UINavigationController ? pageParent ?? self : page
    }
}

@MainActor
private enum TransparentTypes {
    static let cache = TypeCache { $0 is any TransparentContainer }
}
