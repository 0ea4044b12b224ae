import UIKit

/// A container of pages: a stack, tabs, a split view, a page view controller, or a container that an app's adapter describes.
///
/// Each conformer answers the questions about its class, so no other code casts to UIKit's containers.
@MainActor
protocol PageContainer {
    var kind: PageNode.Kind { get }

    /// The controllers that the container holds, in UIKit's order, including transparent containers.
    var controllers: [UIViewController] { get }

    /// The held controllers that are visible when the container is, the frontmost last.
    var visibleControllers: [UIViewController] { get }

    /// The held controller within which a route opens its page.
    var mainController: UIViewController? { get }

    /// The arrival of a held page, except of a stack's first page; `nil` for pages that are embedded in the container.
    var arrival: PageArrival? { get }

    /// The kind by which the container is saved together with its pages; `nil` if it is saved as a page.
    var savedKind: SavedPage.Kind? { get }

    /// The reason why UIKit doesn't push the container; `nil` if it does.
    var reasonAgainstPush: NavigationError.Reason? { get }

    /// Whether UIKit changes the container in a window that was never shown.
    var changesWithoutWindow: Bool { get }

    /// The name of the code that shows held controllers and may never report the end; `nil` if UIKit always reports it.
    var adapterName: String? { get }

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

    /// The navigation controller that shows a stack's pages, for pushes, its bar and its swipes: the stack itself, or the More navigation
    /// controller; `nil` for any other container.
    var stack: UINavigationController? { get }

    /// The tab bar controller, for its delegate and the More tab; `nil` for any other container.
    var tabs: UITabBarController? { get }

    /// The split view controller, for its columns; `nil` for any other container.
    var split: UISplitViewController? { get }
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

extension PageContainer {
    var mainController: UIViewController? { split?.expandedContent ?? visibleControllers.last }
    var arrival: PageArrival? { nil }
    var savedKind: SavedPage.Kind? { split?.savedKind }
    var reasonAgainstPush: NavigationError.Reason? { split == nil ? nil : .splitIntoStack }
    var changesWithoutWindow: Bool { false }
    var adapterName: String? { nil }
    var stack: UINavigationController? { nil }
    var tabs: UITabBarController? { nil }
    var split: UISplitViewController? { nil }

    func check(_ page: UIViewController) {}

    /// The indices of the visible controllers.
    var visibleIndices: [Int] {
        let controllers = controllers
        return visibleControllers.compactMap { visible in controllers.firstIndex { $0 === visible } }
    }
}

extension UIViewController {
    /// This controller as a container; `nil` for a page. An app's adapter takes precedence for a subclass of a split view controller or a
    /// page view controller.
    var asContainer: (any PageContainer)? {
        if let stack = self as? UINavigationController { return StackContainer(controller: stack) }
        if let tabs = self as? UITabBarController { return TabContainer(controller: tabs) }
        if let adapted = ContainerAdapters.container(self) { return adapted }
        if let split = self as? UISplitViewController { return SplitContainer(controller: split) }
        return (self as? UIPageViewController).map(PagingContainer.init)
    }
}
