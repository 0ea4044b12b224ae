import UIKit

/// A container that PageFlow leaves out: its page counts as if it were in the container's position.
///
/// Adopt it for a wrapper that adds a frame, a banner or a bar to a page. Paths, plans, `arrival` and the verbs then refer to the page:
///
/// ```swift
/// final class BannerWrapper: UIViewController, TransparentContainer {
///     let contentPage: UIViewController?
/// }
/// ```
@MainActor
public protocol TransparentContainer: UIViewController {
    /// The container's page; `nil` while it has none.
    var contentPage: UIViewController? { get }
}

extension UIViewController {
    /// The page of a transparent container; any other controller itself.
    var page: UIViewController {
        guard isTransparent else { return self }
        return (self as? any TransparentContainer)?.contentPage?.page ?? self
    }

    /// The same value for tools and tests, because an app's view controller may have a property named `page`.
    package var withoutContainers: UIViewController { page }

    private var isTransparent: Bool { TransparentTypes.cache.contains(self) }

    /// The outermost transparent container around a page; the page itself if there is none.
    var outermostContainer: UIViewController {
        var outermostContainer = self
        while let parent = outermostContainer.parent, parent.isTransparent {
            outermostContainer = parent
        }
        return outermostContainer
    }

    /// The parent, without the transparent containers in between. The parent of a page on the More navigation controller is the stack from
    /// which UIKit took it.
    var pageParent: UIViewController? {
        let outermostContainer = outermostContainer
        guard let parent = outermostContainer.parent else { return nil }
        return parent.ownerOnMore(outermostContainer) ?? parent.exceptSearch
    }

    /// The controller that a request refers to: for a transparent container its page, or the stack whose bar it owns; for a search the page
    /// with its results, or the searched page.
    var inTree: UIViewController {
        guard isTransparent else { return pageOfSearch ?? self }
        return isStack ? pageParent ?? self : page
    }
}

@MainActor
private enum TransparentTypes {
    static let cache = TypeCache { $0 is any TransparentContainer }
}
