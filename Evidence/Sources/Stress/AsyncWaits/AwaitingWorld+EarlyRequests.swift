import PageFlow
import Simulator

// Pages that send requests before they are in a window.
extension AwaitingWorld {
    /// A page requests another one before it appears itself: afterward a request or the app's own code shows it, or it never appears.
    func openEarly(_ operation: Operation) {
        guard let asker = pick(operation) else { return }
        let (page, next) = (AwaitedPage(self), AwaitedPage(self))
        if operation.choice % 5 == 0 { page.loadViewIfNeeded() }
        let (brings, method) = (operation.choice / 5 % 4, OpenMethod.automatic)
        if brings == 0 { note(asker.open(page, by: .present, animated: operation.isAnimated)) }
        note(page.open(next, by: method, animated: operation.isAnimated))
        if operation.choice % 3 == 0 { note(page.open(AwaitedPage(self), by: .present)) }
        switch brings {
        case 1: note(asker.open(page, animated: operation.isAnimated))
        case 2: asker.navigationController?.pushViewController(page, animated: operation.isAnimated)
        default: break
        }
    }

    /// The pages of a second window send requests before the window is shown.
    func openBeforeWindow(_ operation: Operation) {
        guard let window = makeOtherWindow(operation), let root = window.rootViewController else { return }
        for case let page as AwaitedPage in root.withDescendants.prefix(3) {
            note(page.open(AwaitedPage(self), animated: operation.isAnimated))
        }
        window.isHidden = operation.choice % 4 == 0
    }

    func beginSearch(_ operation: Operation) {
        guard let search = pick(operation)?.navigationItem.searchController,
            search.presentingViewController == nil
        else { return }
        search.isActive = true
    }

    /// The search controllers of the existing pages.
    var allSearches: [UISearchController] { attachedPages.compactMap(\.navigationItem.searchController) }
}
