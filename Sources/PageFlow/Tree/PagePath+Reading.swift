import PageFlowCore
import UIKit

extension PagePath {
    /// The path from the root of its window to a controller; `nil` if it is not attached to the window.
    ///
    /// It climbs from the controller, so it takes time in proportion to the path, however many pages there are.
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
    /// Reads the tree of a window.
    @MainActor
    public init(of window: UIWindow) {
        self.init(root: window.rootViewController.map { PageNode(of: $0.page) })
    }
}

extension PageNode {
    /// Reads a controller and all that is attached to it.
    @MainActor
    init(of controller: UIViewController) {
        let live = LivePage(controller)
        self.init(
            controller.nameInPath, kind: live.kind,
            children: controller.heldPages.map { PageNode(of: $0) },
            presented: controller.ownPresented.map { PageNode(of: $0.page) })
        search = live.search
        isPresentedWithinPage = live.isPresentedWithinPage
    }
}

extension PageReference {
    /// Refers to a page.
    @MainActor
    public init(_ page: UIViewController) {
        self.init(page, name: page.nameOfPage)
    }

    /// The page; `nil` when it has been released.
    @MainActor
    public var page: UIViewController? { object as? UIViewController }
}
