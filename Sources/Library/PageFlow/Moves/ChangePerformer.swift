import UIKit

/// The end of a UIKit call.
enum ChangeEnd {
    case done
    /// The user canceled it.
    case cancelledByUser
    /// UIKit didn't perform it.
    case refused
}

/// Performs one UIKit call.
@MainActor
struct ChangePerformer {
    let window: UIWindow
    let isAnimated: Bool
    /// Called once for a call that has begun and whose end UIKit reports.
    let ended: (ChangeEnd) -> Void

    func perform(_ change: LiveChange) -> ChangeAnswer {
        switch change {
        case .pop(let container, let page), .select(let page, _, let container),
            .show(let page, let container):
            return show(page, in: container)
        case .push(let page, let stack): return push(page, onto: stack)
        case .land(let pages, let stack, let count):
            hold(stack.heldControllers.prefix(count) + pages, in: stack)
        case .present(let page, let presenter): return present(page, over: presenter)
        case .dismiss(_, let presenter): return dismiss(from: presenter)
        case .endSearch(let page): endSearch(of: page)
        case .embed(let page, let parent): embed(page, in: parent)
        case .addTab(let page, let tabs): hold(tabs.heldControllers + [page], in: tabs, selecting: page)
        case .remove(let page, let container): exchange(page, for: nil, in: container)
        case .replace(_, let new, nil): window.rootViewController = new
        case .replace(let page, let new, let container?): exchange(page, for: new, in: container)
        case .fill(let column, let page, let split): return fill(column, with: page, in: split)
        case .arrange(let columns, let split):
            UIView.performWithoutAnimation { split.asContainer?.split?.arrange(columns) }
        case .uncover: return uncover()
        }
        return .endsWithCommit
    }

    private func uncover() -> ChangeAnswer {
        guard let cover = Cover.of(window) else { return .refused }
        cover.end(animated: isAnimated) { ended(.done) }
        return .willEnd
    }
}

// Containers.
extension ChangePerformer {
    private func push(_ page: UIViewController, onto stack: UIViewController) -> ChangeAnswer {
        stack.asContainer?.stack?.pushViewController(page, animated: isAnimated)
        return page.pageParent === stack ? .endsWithCommit : .refused
    }

    private func show(_ page: UIViewController, in container: UIViewController) -> ChangeAnswer {
        let controllers = container.heldControllers
        let held = controllers.lastIndex(holding: page).map { controllers[$0] } ?? page
        return container.asContainer?.show(held, animated: isAnimated) { ended(.done) } ?? .refused
    }

    /// Removes a page from its container or its parent, and replaces it with a new page if there is one.
    private func exchange(
        _ old: UIViewController, for new: UIViewController?, in container: UIViewController
    ) {
        guard let holder = container.asContainer else {
            remove(old.outermostContainer)
            if let new { embed(new, in: container) }
            return
        }
        var pages = container.heldControllers
        guard let index = pages.lastIndex(holding: old) else { return }
        let wasInFront = holder.visibleControllers.last === pages[index]
        pages.replaceSubrange(index...index, with: [new].compactMap { $0 })
        holder.hold(pages, selecting: wasInFront ? new ?? pages.first : nil, animated: isAnimated)
    }

    private func hold(
        _ controllers: [UIViewController], in container: UIViewController,
        selecting selected: UIViewController? = nil
    ) {
        container.asContainer?.hold(controllers, selecting: selected, animated: isAnimated)
    }
}

// Split views.
extension ChangePerformer {
    private func fill(
        _ column: SplitColumn, with page: UIViewController, in controller: UIViewController
    ) -> ChangeAnswer {
        guard let split = controller.asContainer?.split else { return .refused }
        if split.style == .unspecified, split.isCollapsed { return showDetail(page, in: split) }
        UIView.performWithoutAnimation { split.fill(column, with: page) }
        guard let holder = split.holder(of: column) else { return .refused }
        return SplitContainer(controller: split).show(holder, animated: isAnimated) { ended(.done) }
    }

    /// In a collapsed classic split view, the first controller shows the page.
    private func showDetail(_ page: UIViewController, in split: UISplitViewController) -> ChangeAnswer {
        if isAnimated {
            split.showDetailViewController(page, sender: nil)
        } else {
            UIView.performWithoutAnimation { split.showDetailViewController(page, sender: nil) }
        }
        return page.isUnused ? .refused : .endsWithCommit
    }
}

// Modals. UIKit connects the two controllers at once.
extension ChangePerformer {
    private func present(_ page: UIViewController, over presenter: UIViewController) -> ChangeAnswer {
        let end = ModalEnd(ended)
        // While a page is being searched, UIKit presents over the search.
        let presenter: UIViewController = presenter.activeSearch ?? presenter
        presenter.present(page, animated: isAnimated) { end.report(.done) }
        guard page.presentingViewController != nil else { return .refused }
        end.watch(page)
        return .willEnd
    }

    private func dismiss(from presenter: UIViewController) -> ChangeAnswer {
        guard let presented = presenter.ownPresented else { return .endsWithCommit }
        let end = ModalEnd(ended)
        let presenter: UIViewController = presenter.activeSearch ?? presenter
        presenter.dismiss(animated: isAnimated) { end.report(.done) }
        end.watch(presented)
        return .willEnd
    }

    /// Ends the search as if the user had canceled it: the search's delegate is notified.
    private func endSearch(of page: UIViewController) {
        guard let search = page.activeSearch else { return }
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
    private var ended: ((ChangeEnd) -> Void)?

    init(_ ended: @escaping (ChangeEnd) -> Void) {
        self.ended = ended
    }

    func report(_ end: ChangeEnd) {
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
extension ChangePerformer {
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
