import PageFlowCore
import UIKit

/// Finds out before a call what UIKit would refuse with an exception.
@MainActor
struct MoveChecker {
    let window: UIWindow
    let newPages: [UIViewController]

    func check(_ moves: [Move]) throws(NavigationError) {
        var seen: Set<ObjectIdentifier> = []
        for page in newPages {
            guard seen.insert(ObjectIdentifier(page)).inserted else { throw error(.twice, page) }
        }
        for move in moves { try check(move) }
    }

    /// Whether a move still fits the pages. Other code may have changed them since the plan was made.
    func stillFits(_ move: Move) -> Bool {
        guard move.hasItsPages else { return false }
        do { try check(move) } catch { return false }
        return true
    }

    private func check(_ move: Move) throws(NavigationError) {
        switch move {
        case .push(let page, let stack): try check([page], in: stack)
        case .setStack(let stack, let pages):
            if let page = pages.firstTwice { throw error(.inUse, page) }
            try check(pages.filter { page in !stack.heldControllers.contains { $0 === page } }, in: stack)
        case .present(let page, let presenter): try check(page, over: presenter)
        case .setTabs(let pages, _, let tabs):
            for page in pages where tabs.viewControllers?.contains(page) != true { try page.checkIsUnused() }
        case .setPages(_, _, _): for page in newPages { try page.checkIsUnused() }
        case .embed(let page, _), .setRoot(let page, _): try page.checkIsUnused()
        case .fill(_, let page, _):
            try page.checkIsUnused()
            if page is UISplitViewController { throw error(.splitIntoStack, page) }
        case .pop, .dismiss, .end, .select, .show, .removeChild, .uncover, .arrange: break
        }
    }

    private func check(_ pages: [UIViewController], in stack: UINavigationController) throws(NavigationError)
    {
        for page in pages {
            try page.checkIsUnused()
            if stack.asStackOfContainers == nil { try page.checkCanBePushed() }
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
    /// A controller that is in the list twice.
    @MainActor
    fileprivate var firstTwice: UIViewController? {
        var seen: Set<ObjectIdentifier> = []
        return first { !seen.insert(ObjectIdentifier($0)).inserted }
    }
}

extension UIViewController {
    /// Whether the page has no parent, no presenter and no window.
    var isUnused: Bool {
        outermostContainer.parent == nil && outermostContainer.presentingViewController == nil
            && viewIfLoaded?.window == nil
    }

    /// Throws for a page that is in use.
    func checkIsUnused() throws(NavigationError) {
        guard isUnused else { throw NavigationError(.inUse, at: nameOfPage) }
    }

    /// Throws for a page that UIKit does not push.
    func checkCanBePushed() throws(NavigationError) {
        if let reason = reasonAgainstPush { throw NavigationError(reason, at: nameOfPage) }
    }

    /// Why UIKit does not push the page; `nil` for a page that can be pushed.
    var reasonAgainstPush: NavigationError.Reason? {
        switch self {
        case is UINavigationController: .stackIntoStack
        case is UISplitViewController: .splitIntoStack
        default: nil
        }
    }

    /// Whether it is a popover on an iPad and points nowhere.
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
