import UIKit

/// A controller read as it is at this moment.
@MainActor
struct LivePage: @preconcurrency PageShape {
    let controller: UIViewController

    var kind: PageNode.Kind {
        switch controller {
        case is UINavigationController: .stack
        case let tabs as UITabBarController: .tabs(selected: tabs.chosenIndex)
        default: ContainerAdapters.adapter(for: controller).map(containerKind) ?? .page
        }
    }

    var name: String { controller.pageName }

    var childCount: Int { controller.heldPages.count }

    func child(at index: Int) -> LivePage { LivePage(controller: controller.heldPages[index]) }

    var presentation: LivePage? { controller.ownPresented.map(LivePage.init) }

    /// The place of a controller beneath this one, searched from here down: a container may list pages that do not name
    /// it as their parent while they are out of sight.
    func place(of page: UIViewController) -> PagePath? {
        if controller === page { return .root }
        for index in 0..<childCount {
            if let rest = child(at: index).place(of: page) {
                return PagePath([.child(index)] + rest.branches)
            }
        }
        return presentation?.place(of: page).map { PagePath([.presented] + $0.branches) }
    }

    private func containerKind(_ adapter: AnyContainerAdapter) -> PageNode.Kind {
        let pages = adapter.pages(controller)
        let visible = adapter.visiblePages(controller)
        return .container(visible: visible.compactMap { page in pages.firstIndex { $0 === page } })
    }
}

extension PageNode {
    /// Reads a controller and all that hangs on it.
    @MainActor
    init(of controller: UIViewController) {
        self.init(
            controller.pageName, kind: LivePage(controller: controller).kind,
            children: controller.heldPages.map { PageNode(of: $0) },
            presented: controller.ownPresented.map { PageNode(of: $0) })
    }
}

extension UITabBarController {
    /// UIKit answers `NSNotFound` without tabs.
    fileprivate var chosenIndex: Int? {
        (viewControllers ?? []).indices.contains(selectedIndex) ? selectedIndex : nil
    }
}

extension UIViewController {
    /// Those that this controller holds, in UIKit's order.
    var heldPages: [UIViewController] {
        if let stack = self as? UINavigationController { return stack.viewControllers }
        if let tabs = self as? UITabBarController { return tabs.viewControllers ?? [] }
        return ContainerAdapters.adapter(for: self)?.pages(self) ?? children
    }

    /// The one that stands for this controller when it is in sight; `nil` for a page.
    var childInSight: UIViewController? {
        // What UIKit's containers show are children. Most pages have none.
        if children.isEmpty, ContainerAdapters.isEmpty { return nil }
        if let stack = self as? UINavigationController { return stack.topViewController }
        if let tabs = self as? UITabBarController {
            return tabs.chosenIndex.flatMap { tabs.viewControllers?[$0] }
        }
        guard ContainerAdapters.adapter(for: self) != nil else { return nil }
        let page = LivePage(controller: self)
        return page.indexInSight.map { page.child(at: $0).controller }
    }

    /// What this very controller presents and does not dismiss. UIKit's property answers for its ancestors too;
    /// the presenter is the one that is named back.
    var ownPresented: UIViewController? {
        guard let presented = presentedViewController, presented.presentingViewController === self,
            !presented.isBeingDismissed
        else { return nil }
        return presented
    }

    /// The type's name, without its module.
    var pageName: String { PageNames.name(of: type(of: self)) }
}

/// Names of types, each made once: making one takes longer than pushing a page.
@MainActor
enum PageNames {
    @exclusivity(unchecked) private static var names: [ObjectIdentifier: String] = [:]

    static func name(of type: UIViewController.Type) -> String {
        if let name = names[ObjectIdentifier(type)] { return name }
        let name = String(describing: type)
        names[ObjectIdentifier(type)] = name
        return name
    }
}
