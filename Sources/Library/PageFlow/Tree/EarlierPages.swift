import UIKit

/// The pages before a page, the nearest first: the pages below it in its stack, the pages around it, then the pages that its presentation
/// covers, and so on to the root; last the pages of other tabs.
@MainActor
struct EarlierPages {
    private let page: UIViewController

    init(than page: UIViewController) {
        self.page = page
    }

    func first(where matches: (UIViewController) -> Bool) -> UIViewController? {
        var passed: Set<ObjectIdentifier> = [ObjectIdentifier(page)]
        var controller = page
        while let (parent, branch) = controller.attachment {
            switch branch {
            case .child(let index):
                if parent.isStack,
                    let found = search(parent.heldPages[..<index].reversed(), &passed, matches)
                {
                    return found
                }
                controller = parent
            case .presented:
                // The page that a user would return to. The search continues outward from it.
                controller = parent.visiblePageWithin
            }
            if passed.insert(ObjectIdentifier(controller)).inserted, matches(controller) { return controller }
        }
        return search([controller], &passed, matches)
    }

    /// Searches each of these controllers and then its pages, the topmost first.
    private func search(
        _ controllers: some Sequence<UIViewController>, _ passed: inout Set<ObjectIdentifier>,
        _ matches: (UIViewController) -> Bool
    ) -> UIViewController? {
        for controller in controllers {
            let isNew = passed.insert(ObjectIdentifier(controller)).inserted
            if isNew, matches(controller) { return controller }
            if let found = search(controller.heldPages.reversed(), &passed, matches) { return found }
        }
        return nil
    }
}
