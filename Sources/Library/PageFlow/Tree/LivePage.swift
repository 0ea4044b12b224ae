import UIKit

/// The current state of a view controller, which requests are planned on.
@MainActor
struct LivePage: @MainActor PlannablePage {
    let controller: UIViewController
    /// The holder of the page, if UIKit doesn't report one: a container may list pages that it hasn't added yet.
    private let lister: Lister?

    private final class Lister {
        let page: LivePage
        let branch: PagePath.Branch

        init(_ page: LivePage, _ branch: PagePath.Branch) {
            self.page = page
            self.branch = branch
        }
    }

    init(_ controller: UIViewController) {
        self.init(controller, listedBy: nil)
    }

    private init(_ controller: UIViewController, listedBy lister: Lister?) {
        self.controller = controller
        self.lister = lister
    }

    var id: ObjectIdentifier { ObjectIdentifier(controller) }

    var holder: (page: LivePage, branch: PagePath.Branch)? {
        if let lister { return (lister.page, lister.branch) }
        return controller.attachment.map { (LivePage($0.parent), $0.branch) }
    }

    var kind: PageNode.Kind { controller.asContainer?.kind ?? .page }

    var name: String { controller.nameOfPage }

    var childCount: Int { controller.heldControllers.count }

    func child(at index: Int) -> LivePage {
        let child = controller.heldControllers[index]
        let isAdded = lister == nil && child.parent === controller
        return LivePage(child.page, listedBy: isAdded ? nil : Lister(self, .child(index)))
    }

    var presentation: LivePage? {
        controller.ownPresented.map { presented in
            LivePage(presented.page, listedBy: lister.map { _ in Lister(self, .presented) })
        }
    }

    var search: PageNode.Search? {
        guard let search = controller.activeSearch else { return nil }
        return search.results == nil ? .inPage : .inPart(childCount - 1)
    }

    var isPresentedWithinPage: Bool { controller.isPresentedWithinPage }

    /// Returns a page that is attached to this one, searched from here down.
    func descendant(_ page: UIViewController) -> LivePage? {
        if controller === page { return self }
        for index in 0..<childCount {
            if let found = child(at: index).descendant(page) { return found }
        }
        return presentation?.descendant(page)
    }
}
