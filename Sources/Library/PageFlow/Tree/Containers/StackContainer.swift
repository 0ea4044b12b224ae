import UIKit

/// A navigation controller. Its pages may be on the More navigation controller.
struct StackContainer: PageContainer {
    let controller: UINavigationController

    var kind: PageNode.Kind { .stack }
    var arrival: PageArrival? { .pushed(onto: controller) }
    var reasonAgainstPush: NavigationError.Reason? { .stackIntoStack }
    var changesWithoutWindow: Bool { true }

    var savedKind: SavedPage.Kind? {
        .stack(class: (controller as? any RestorableStack).map { type(of: $0).className })
    }

    var stack: UINavigationController? { shown }

    private var shown: UINavigationController {
        guard let tabs = controller.parent as? UITabBarController, tabs.stackOnMore === controller else {
            return controller
        }
        return tabs.moreStack ?? controller
    }

    var controllers: [UIViewController] {
        let shown = shown
        guard shown === controller else { return shown.pagesOnMore }
        guard let held = controller.heldController else { return controller.controllersWithPages }
        return controller.controllersWithPages + [held]
    }

    var visibleControllers: [UIViewController] {
        let shown = shown
        return [shown.heldController ?? shown.controllersWithPages.last].compactMap { $0 }
    }

    func check(_ page: UIViewController) throws(NavigationError) {
        if controller.asStackOfContainers == nil { try page.checkCanBePushed() }
    }

    func hold(_ controllers: [UIViewController], selecting selected: UIViewController?, animated: Bool) {
        let shown = shown
        let moreList = shown === controller ? [] : shown.viewControllers.prefix(1)
        shown.setViewControllers(moreList + controllers, animated: animated)
    }

    /// A pop by one page uses the same call as the back button, because apps override it.
    func show(
        _ page: UIViewController, animated: Bool, completion: @escaping () -> Void
    ) -> ChangeAnswer {
        let shown = shown
        // The split view may have expanded since planning, and removed its columns from the stack.
        let controllers = shown.controllersWithPages
        guard let index = controllers.lastIndex(where: { $0 === page }) else { return .refused }
        if index == controllers.count - 2 {
            shown.popViewController(animated: animated)
        } else {
            shown.popToViewController(page, animated: animated)
        }
        return .endsWithCommit
    }
}

// Stacks and their pages.
extension UIViewController {
    var isStack: Bool { self is UINavigationController }

    private var asStack: StackContainer? { (self as? UINavigationController).map(StackContainer.init) }

    /// The lowest page of this stack; `nil` for any other controller.
    var firstPage: UIViewController? { asStack?.controllers.first?.page }

    /// The top page of this stack, whichever stack shows it; `nil` for any other controller.
    var topPage: UIViewController? { asStack?.visibleControllers.last?.page }

    /// The controller that appears and leaves together with this page: the outermost stack whose first page it is, or the page itself.
    var outermostStack: UIViewController {
        var page = self
        while let parent = page.pageParent, parent.firstPage === page { page = parent }
        return page
    }

    /// This stack itself, or the nearest stack that holds this page, a page around it, or the page within which it is presented.
    var stackAround: UIViewController? {
        if isStack { return self }
        var controller = self
        while let (parent, branch) = controller.attachment {
            if branch == .presented {
                guard controller.isPresentedWithinPage else { return nil }
            } else if parent.isStack {
                return parent
            }
            controller = parent
        }
        return nil
    }
}

/// A navigation controller of a custom class that saved state can create again.
///
/// ```swift
/// extension ThemedNavigationController: RestorableStack {
///     static func makeEmpty() -> UINavigationController { ThemedNavigationController() }
/// }
/// ```
@MainActor
public protocol RestorableStack: UINavigationController {
    /// Creates an empty navigation controller.
    static func makeEmpty() -> UINavigationController
}

extension RestorableStack {
    /// The name by which the class is found.
    static var className: String { NSStringFromClass(Self.self) }
}
