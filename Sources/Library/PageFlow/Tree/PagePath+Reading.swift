import UIKit

extension PagePath {
    /// Creates the path from the root of the window to a controller; `nil` if the controller isn't attached to a window's root.
    ///
    /// The time depends on the length of the path, not on the number of pages.
    @MainActor
    public init?(to page: UIViewController, in window: UIWindow) {
        guard let root = window.rootViewController else { return nil }
        var branches: [Branch] = []
        var controller = page
        while controller !== root, controller.outermostContainer !== root {
            guard let attachment = controller.attachment else { return nil }
            branches.append(attachment.branch)
            controller = attachment.parent
        }
        self.init(branches.reversed())
    }
}

extension PageTree {
    /// Creates the tree of a window.
    @MainActor
    public init(of window: UIWindow) {
        self.init(root: window.rootViewController.map { PageNode(of: $0.page) })
    }
}

extension PageNode {
    /// Creates the node of a controller, with everything attached to the controller.
    @MainActor
    init(of controller: UIViewController) {
        let live = LivePage(controller)
        let kind = live.kind
        let tabs: UITabBarController? = if case .tabs = kind { controller.asContainer?.tabs } else { nil }
        self.init(
            controller.nameInPath, kind: kind,
            children: controller.heldControllers.map { held in
                var node = PageNode(of: held.page)
                node.tab = tabs?.tabName(of: held)?.path
                return node
            },
            presented: controller.ownPresented.map { PageNode(of: $0.page) })
        search = live.search
        isPresentedWithinPage = live.isPresentedWithinPage
    }
}

extension PageReference {
    /// Creates a reference to a page.
    @MainActor
    public init(_ page: UIViewController) {
        self.init(page, name: page.nameOfPage)
    }

    /// The page; `nil` after its release.
    @MainActor
    public var page: UIViewController? { object as? UIViewController }
}
