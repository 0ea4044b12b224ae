import UIKit

/// Tells PageFlow how a container of your own holds its pages, so that pages inside it can be found, returned to
/// and replaced like those of a stack or of tabs.
///
/// ```swift
/// struct DrawerAdapter: ContainerAdapter {
///     func pages(in drawer: DrawerController) -> [UIViewController] { [drawer.menu, drawer.content] }
///     func visiblePages(in drawer: DrawerController) -> [UIViewController] {
///         drawer.isOpen ? [drawer.content, drawer.menu] : [drawer.content]
///     }
///     func show(_ page: UIViewController, in drawer: DrawerController, animated: Bool, completion: @escaping () -> Void) {
///         drawer.setOpen(page === drawer.menu, animated: animated, completion: completion)
///     }
///     func replace(_ pages: [UIViewController], in drawer: DrawerController) {
///         drawer.content = pages[1]
///     }
/// }
/// ContainerAdapters.add(DrawerAdapter())    // once, at launch
/// ```
///
/// A container without an adapter is a page, and its children are parts of it. Split views and page controllers have
/// one from the beginning.
@MainActor
public protocol ContainerAdapter {
    /// The container's class; its subclasses are meant too.
    associatedtype Container: UIViewController

    /// The pages that it holds, in a lasting order.
    func pages(in container: Container) -> [UIViewController]

    /// Those of them that are visible when the container is, the foremost last.
    func visiblePages(in container: Container) -> [UIViewController]

    /// Shows one of its pages, and then calls `completion`, even if nothing moves. If it doesn't call it within
    /// ``ContainerAdapters/timeLimit``, the request fails with ``NavigationError/Reason/unfinished(by:)``.
    func show(
        _ page: UIViewController, in container: Container, animated: Bool,
        completion: @escaping () -> Void)

    /// Makes these its pages.
    func replace(_ pages: [UIViewController], in container: Container)
}

/// The adapters that PageFlow knows.
@MainActor
public enum ContainerAdapters {
    /// The seconds that a request waits for the completion of an adapter's `show`.
    public static let timeLimit: TimeInterval = 10

    private static var adapters: [AnyContainerAdapter] = []
    private static let splitViews = AnyContainerAdapter(SplitAdapter())
    private static let pageControllers = AnyContainerAdapter(PagingAdapter())

    /// Makes PageFlow know a container. The adapter added last wins where several fit.
    public static func add(_ adapter: some ContainerAdapter) {
        adapters.append(AnyContainerAdapter(adapter))
    }

    static func adapter(for controller: UIViewController) -> AnyContainerAdapter? {
        adapters.last { $0.fits(controller) } ?? ofUIKit(controller)
    }

    /// UIKit's own containers besides stacks and tabs, which are known without an adapter.
    private static func ofUIKit(_ controller: UIViewController) -> AnyContainerAdapter? {
        if controller is UISplitViewController { return splitViews }
        return controller is UIPageViewController ? pageControllers : nil
    }
}

/// An adapter whose container's class is not spelled out.
@MainActor
final class AnyContainerAdapter {
    let name: String
    let fits: (UIViewController) -> Bool
    /// Whether the pages are the columns of a split view.
    let hasColumns: Bool
    let pages: (UIViewController) -> [UIViewController]
    let visiblePages: (UIViewController) -> [UIViewController]
    let show: (UIViewController, UIViewController, Bool, @escaping () -> Void) -> Void
    let replace: ([UIViewController], UIViewController) -> Void

    init<Adapter: ContainerAdapter>(_ adapter: Adapter) {
        name = "\(Adapter.self)"
        fits = { $0 is Adapter.Container }
        hasColumns = adapter is SplitAdapter
        // `fits` has been asked.
        pages = { adapter.pages(in: $0 as! Adapter.Container) }
        visiblePages = { adapter.visiblePages(in: $0 as! Adapter.Container) }
        show = { adapter.show($0, in: $1 as! Adapter.Container, animated: $2, completion: $3) }
        replace = { adapter.replace($0, in: $1 as! Adapter.Container) }
    }
}
