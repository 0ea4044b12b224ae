import PageFlowCore
import UIKit

/// How a call of UIKit ended.
enum MoveEnd {
    case done
    /// A user took it back halfway.
    case cancelledByUser
    /// UIKit did not do it.
    case refused
}

/// Makes one call of UIKit.
@MainActor
struct MovePerformer {
    let isAnimated: Bool
    /// Called once for a call that was begun and whose end UIKit reports.
    let ended: (MoveEnd) -> Void

    /// How the end of a call comes.
    enum Answer {
        /// `ended` will be called.
        case willEnd
        /// It has ended when its container has no transition left and a commit has come.
        case endsWithCommit
        /// UIKit did not begin.
        case refused
    }

    func perform(_ move: Move) -> Answer {
        switch move {
        case .pop(let stack, let page): return pop(stack, to: page)
        case .setStack(let stack, let pages):
            stack.showingStack.setViewControllers(stack.controllersBelow + pages, animated: isAnimated)
        case .push(let page, let stack): return push(page, onto: stack)
        case .present(let page, let presenter): return present(page, over: presenter)
        case .dismiss(let presenter): return dismiss(from: presenter)
        case .end(let search): end(search)
        case .select(let page, let tabs): tabs.selectedViewController = page
        case .setTabs(let pages, let selected, let tabs):
            tabs.setViewControllers(pages, animated: isAnimated)
            tabs.selectedViewController = selected
        case .show(let page, let container, let adapter):
            adapter.show(page, container, isAnimated) { ended(.done) }
            return .willEnd
        case .setPages(let pages, let container, let adapter): adapter.replace(pages, container)
        case .embed(let child, let page): embed(child, in: page)
        case .removeChild(let child): remove(child)
        case .setRoot(let page, let window): window.rootViewController = page
        case .uncover(let cover):
            cover.end(animated: isAnimated) { ended(.done) }
            return .willEnd
        case .fill(let column, let page, let split): return fill(column, with: page, in: split)
        case .arrange(let columns, let split):
            UIView.performWithoutAnimation { split.arrange(columns) }
        }
        return .endsWithCommit
    }

    /// By one page it is the same call that the back button makes: apps override it.
    private func pop(_ stack: UINavigationController, to page: UIViewController) -> Answer {
        let stack = stack.showingStack
        // A split view may have expanded since the plan was made, and taken its columns off the stack.
        guard stack.viewControllers.contains(where: { $0 === page }) else { return .refused }
        if stack.viewControllers.dropLast().last === page {
            stack.popViewController(animated: isAnimated)
        } else {
            stack.popToViewController(page, animated: isAnimated)
        }
        return .endsWithCommit
    }

    private func push(_ page: UIViewController, onto stack: UINavigationController) -> Answer {
        stack.showingStack.pushViewController(page, animated: isAnimated)
        return page.pageParent === stack ? .endsWithCommit : .refused
    }
}

// Split views.
extension MovePerformer {
    private func fill(
        _ column: SplitColumn, with page: UIViewController, in split: UISplitViewController
    ) -> Answer {
        if split.style == .unspecified, split.isCollapsed { return showDetail(page, in: split) }
        UIView.performWithoutAnimation { split.fill(column, with: page) }
        guard let holder = split.holder(of: column) else { return .refused }
        SplitAdapter().show(holder, in: split, animated: isAnimated) { ended(.done) }
        return .willEnd
    }

    /// A classic split view that has collapsed lets its first controller show the page.
    private func showDetail(_ page: UIViewController, in split: UISplitViewController) -> Answer {
        if isAnimated {
            split.showDetailViewController(page, sender: nil)
        } else {
            UIView.performWithoutAnimation { split.showDetailViewController(page, sender: nil) }
        }
        return page.isUnused ? .refused : .endsWithCommit
    }
}

// Modals. UIKit connects the two controllers at once.
extension MovePerformer {
    private func present(_ page: UIViewController, over presenter: UIViewController) -> Answer {
        let end = ModalEnd(ended)
        // While a page is searched, UIKit presents over the search.
        let presenter: UIViewController = presenter.activeSearch ?? presenter
        presenter.present(page, animated: isAnimated) { end.report(.done) }
        guard page.presentingViewController != nil else { return .refused }
        end.watch(page)
        return .willEnd
    }

    private func dismiss(from presenter: UIViewController) -> Answer {
        guard let presented = presenter.ownPresented else { return .endsWithCommit }
        let end = ModalEnd(ended)
        let presenter: UIViewController = presenter.activeSearch ?? presenter
        presenter.dismiss(animated: isAnimated) { end.report(.done) }
        end.watch(presented)
        return .willEnd
    }

    /// As if the user had cancelled it: the search's delegate is notified.
    private func end(_ search: UISearchController) {
        guard !isAnimated else { return search.isActive = false }
        UIView.performWithoutAnimation { search.isActive = false }
    }
}

/// The end of a presentation or dismissal, reported once.
///
/// UIKit doesn't call the completion of a presentation or dismissal that it abandons. So the page is checked when each transition that may
/// affect it ends. If there is no such transition after two commits, UIKit hasn't begun.
@MainActor
private final class ModalEnd {
    private var ended: ((MoveEnd) -> Void)?

    init(_ ended: @escaping (MoveEnd) -> Void) {
        self.ended = ended
    }

    func report(_ end: MoveEnd) {
        let ended = ended
        self.ended = nil
        ended?(end)
    }

    /// - Parameter isFirst: Whether to wait for a second commit, because an earlier move may end with the first one and let this one begin.
    func watch(_ page: UIViewController, isFirst: Bool = true) {
        RunLoopTurn.afterCommit { [weak page] in
            guard self.ended != nil else { return }
            guard let page, page.presentingViewController != nil else { return self.report(.refused) }
            if self.waitsForTransition(of: page) { return }
            if isFirst { self.watch(page, isFirst: false) } else { self.report(.refused) }
        }
    }

    private func waitsForTransition(of page: UIViewController) -> Bool {
        let transition = page.transitionCoordinator ?? page.transitionBefore
        return transition?.animate(alongsideTransition: nil) { [weak page] _ in
            if let page { self.watch(page) } else { self.report(.refused) }
        } ?? false
    }
}

// Embedded children.
extension MovePerformer {
    private func embed(_ child: UIViewController, in page: UIViewController) {
        page.addChild(child)
        child.view.frame = page.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
    }

    private func remove(_ child: UIViewController) {
        child.willMove(toParent: nil)
        child.viewIfLoaded?.removeFromSuperview()
        child.removeFromParent()
    }
}
