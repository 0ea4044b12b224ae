import UIKit

/// The pages that came before a page, the nearest first: those below it in its stack, the pages around it, then
/// those that its level of presentation covers, and so on down to the root; last the pages of other tabs.
@MainActor
struct EarlierPages {
    private let page: UIViewController

    init(than page: UIViewController) {
        self.page = page
    }

    func first(where matches: (UIViewController) -> Bool) -> UIViewController? {
        var passed: Set<ObjectIdentifier> = [ObjectIdentifier(page)]
        var controller = page
        while let (holder, branch) = controller.hold {
            switch branch {
            case .child(let index):
                if holder is UINavigationController,
                    let found = search(holder.heldPages[..<index].reversed(), &passed, matches)
                {
                    return found
                }
                controller = holder
            case .presented:
                // The page that a user would come back to, and from there outwards again.
                controller = holder.pageInSightWithin
            }
            if passed.insert(ObjectIdentifier(controller)).inserted, matches(controller) { return controller }
        }
        return search([controller], &passed, matches)
    }

    /// Each of these controllers, then what it holds, the topmost first.
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

extension UIViewController {
    /// The page in sight within this controller, without what is presented over it.
    fileprivate var pageInSightWithin: UIViewController {
        var controller = self
        while let child = controller.childInSight { controller = child }
        return controller
    }
}
