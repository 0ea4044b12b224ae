import UIKit

/// A container of pages: a stack, tabs, or a container that an adapter describes.
@MainActor
protocol PageContainer {
    var kind: PageNode.Kind { get }

    /// The controllers that the container holds, in UIKit's order, including transparent containers.
    var controllers: [UIViewController] { get }

    /// The held controllers that are visible when the container is, the frontmost last.
    var visibleControllers: [UIViewController] { get }

    /// Whether UIKit changes the container in a window that was never shown.
    var changesWithoutWindow: Bool { get }

    /// The controller whose transition a change of the container begins.
    var mover: UIViewController { get }

    /// Throws for a page that UIKit doesn't let the container hold.
    func check(_ page: UIViewController) throws(NavigationError)

    /// Sets the held controllers.
    ///
    /// - Parameter selected: The controller to show; `nil` for the visible one.
    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool)

    /// Shows one of the held controllers.
    ///
    /// - Parameter completion: Called when the controller is visible.
    /// - Returns: The way in which the end of the change is reported.
    func show(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer
}

/// The way in which the end of a change is reported.
enum ChangeAnswer {
    /// A completion is called.
    case willEnd
    /// The change has ended when its container has no transition left and a commit is over.
    case endsWithCommit
    /// UIKit hasn't begun it.
    case refused
}

extension UIViewController {
    /// This controller as a container; `nil` for a page.
    var asContainer: (any PageContainer)? {
        switch self {
        case let stack as UINavigationController: StackContainer(stack: stack)
        case let tabs as UITabBarController: TabContainer(tabs: tabs)
        default: ContainerAdapters.adapter(for: self).map { AdaptedContainer(container: self, adapter: $0) }
        }
    }
}

private struct StackContainer: PageContainer {
    let stack: UINavigationController

    var kind: PageNode.Kind { .stack }
    var controllers: [UIViewController] { stack.stackedControllers }
    var changesWithoutWindow: Bool { true }
    var mover: UIViewController { stack.showingStack }

    var visibleControllers: [UIViewController] {
        let shown = stack.showingStack
        return [shown.heldController ?? shown.controllersWithPages.last].compactMap { $0 }
    }

    func check(_ page: UIViewController) throws(NavigationError) {
        if stack.asStackOfContainers == nil { try page.checkCanBePushed() }
    }

    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        stack.showingStack.setViewControllers(stack.controllersBelow + controllers, animated: animated)
    }

    /// A pop by one page uses the same call as the back button, because apps override it.
    func show(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        let stack = stack.showingStack
        // The split view may have expanded since planning, and removed its columns from the stack.
        let controllers = stack.controllersWithPages
        guard let index = controllers.lastIndex(where: { $0 === controller }) else { return .refused }
        if index == controllers.count - 2 {
            stack.popViewController(animated: animated)
        } else {
            stack.popToViewController(controller, animated: animated)
        }
        return .endsWithCommit
    }
}

private struct TabContainer: PageContainer {
    let tabs: UITabBarController

    var kind: PageNode.Kind { .tabs(selected: tabs.selectedTabIndex) }
    var controllers: [UIViewController] { tabs.viewControllers ?? [] }
    var changesWithoutWindow: Bool { true }
    var mover: UIViewController { tabs }

    var visibleControllers: [UIViewController] { tabs.selectedTabIndex.map { [controllers[$0]] } ?? [] }

    func check(_ page: UIViewController) {}

    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        let selected = selected ?? tabs.selectedViewController
        tabs.setViewControllers(controllers, animated: animated)
        tabs.selectedViewController = selected
    }

    func show(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        tabs.selectedViewController = controller
        return .endsWithCommit
    }
}

/// Split view controllers, page view controllers, and an app's own containers.
private struct AdaptedContainer: PageContainer {
    let container: UIViewController
    let adapter: AnyContainerAdapter

    var kind: PageNode.Kind {
        let pages = controllers
        let indices = visibleControllers.compactMap { page in pages.firstIndex { $0 === page } }
        return adapter.hasColumns ? .columns(visible: indices) : .container(visible: indices)
    }

    var controllers: [UIViewController] { adapter.pages(container) }
    var visibleControllers: [UIViewController] { adapter.visiblePages(container) }
    var changesWithoutWindow: Bool { false }
    var mover: UIViewController { container }

    func check(_ page: UIViewController) {}

    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        adapter.replace(controllers, container)
    }

    func show(
        _ controller: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        adapter.show(controller, container, animated, completion)
        return .willEnd
    }
}
