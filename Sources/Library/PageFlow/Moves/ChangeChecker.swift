import UIKit

/// Checks before a call whether UIKit would raise an exception for a change.
@MainActor
struct ChangeChecker {
    let window: UIWindow
    let newPages: [UIViewController]

    func check(_ changes: [LiveChange]) throws(NavigationError) {
        var seen: Set<ObjectIdentifier> = []
        for page in newPages {
            guard seen.insert(ObjectIdentifier(page)).inserted else { throw error(.twice, page) }
        }
        for change in changes { try check(change) }
    }

    /// Returns whether a change still fits the pages, because other code may have run since planning.
    func stillFits(_ change: LiveChange) -> Bool {
        guard change.hasItsPages else { return false }
        do { try check(change) } catch { return false }
        return true
    }

    private func check(_ change: LiveChange) throws(NavigationError) {
        switch change {
        case .push(let page, let stack): try check([page], for: stack)
        case .land(let pages, let stack, let count):
            let kept = stack.heldControllers.prefix(count)
            if let page = (kept + pages).firstTwice { throw error(.inUse, page) }
            try check(pages.filter { !stack.heldControllers.contains($0) }, for: stack)
        case .present(let page, let presenter): try check(page, over: presenter)
        case .replace(_, let page, let container): try check([page], for: container)
        case .embed(let page, _), .addTab(let page, _): try page.checkIsUnused()
        case .fill(_, let page, _):
            try page.checkIsUnused()
            // The column has a stack, and a page that isn't a stack is pushed onto it.
            if !page.isStack { try page.checkCanBePushed() }
        case .pop, .dismiss, .endSearch, .select, .show, .remove, .uncover, .arrange: break
        }
    }

    private func check(
        _ pages: [UIViewController], for container: UIViewController?
    ) throws(NavigationError) {
        for page in pages {
            try page.checkIsUnused()
            try container?.asContainer?.check(page)
        }
    }

    private func check(_ page: UIViewController, over presenter: UIViewController) throws(NavigationError) {
        try page.checkIsUnused()
        if page.needsPopoverSource(over: presenter) { throw error(.noPopoverSource, page) }
        if page.modalPresentationStyle == .fullScreen, !page.hasOrientation(in: window) {
            throw error(.noOrientation, page)
        }
    }

    private func error(_ reason: NavigationError.Reason, _ page: UIViewController) -> NavigationError {
        NavigationError(reason, at: page.nameOfPage)
    }
}

extension [UIViewController] {
    /// The controller that occurs twice in the list.
    @MainActor
    fileprivate var firstTwice: UIViewController? {
        var seen: Set<ObjectIdentifier> = []
        return first { !seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIViewController {
    /// Whether the page is a popover on iPad without a source.
    fileprivate func needsPopoverSource(over presenter: UIViewController) -> Bool {
        guard UIDevice.current.userInterfaceIdiom == .pad,
            presenter.traitCollection.horizontalSizeClass == .regular
        else { return false }
        let isActionSheet = (self as? UIAlertController)?.preferredStyle == .actionSheet
        guard isActionSheet || modalPresentationStyle == .popover else { return false }
        let popover = popoverPresentationController
        if #available(iOS 16.0, *), popover?.sourceItem != nil { return false }
        return popover?.sourceView == nil && popover?.barButtonItem == nil
    }

    /// Whether the page supports an interface orientation that the app supports.
    fileprivate func hasOrientation(in window: UIWindow) -> Bool {
        // App extensions must not use `UIApplication.shared`; the application is in the responder chain of its windows.
        let app = sequence(first: window as UIResponder, next: \.next).lazy.compactMap {
            $0 as? UIApplication
        }.first
        guard let allowed = app?.supportedInterfaceOrientations(for: window) else { return true }
        return !allowed.intersection(supportedInterfaceOrientations).isEmpty
    }
}
