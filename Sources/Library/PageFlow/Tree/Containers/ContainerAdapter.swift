import UIKit

/// Describes how a custom container contains its pages, so that PageFlow can find, return to, and replace them like the pages of a stack or
/// of tabs.
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
/// A container without an adapter is a page, and its children are parts of it. Split view controllers and page view controllers need no
/// adapter.
@MainActor
public protocol ContainerAdapter {
    /// The container's class. The adapter also applies to its subclasses.
    associatedtype Container: UIViewController

    /// Returns the container's pages, in an order that doesn't change.
    func pages(in container: Container) -> [UIViewController]

    /// Returns the pages that are visible when the container is, the frontmost last.
    func visiblePages(in container: Container) -> [UIViewController]

    /// Shows one of the pages, and then calls `completion`, even if no page moves. If the completion isn't called within
    /// ``ContainerAdapters/timeLimit``, the request fails with ``NavigationError/Reason/unfinished(by:)``.
    func show(
        _ page: UIViewController, in container: Container, animated: Bool,
        completion: @escaping () -> Void)

    /// Sets the container's pages.
    func replace(_ pages: [UIViewController], in container: Container)
}

/// The registered adapters.
@MainActor
public enum ContainerAdapters {
    /// The seconds that a request waits for the completion of an adapter's `show`.
    public static let timeLimit: TimeInterval = 10

    /// The latest first.
    private static var adapters: [any ContainerAdapter] = []

    /// Registers an adapter for a container. If several adapters match, the last one is used.
    public static func add(_ adapter: some ContainerAdapter) {
        adapters.insert(adapter, at: 0)
    }

    /// The container that an app's adapter describes; `nil` for any other controller.
    static func container(_ controller: UIViewController) -> (any PageContainer)? {
        for adapter in adapters {
            if let container = adapter.container(controller) { return container }
        }
        return nil
    }
}
