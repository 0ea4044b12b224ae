import UIKit

/// How one step ended.
enum StepEnd {
    case done
    case cancelledByUser
    /// UIKit did not do it.
    case refused
}

/// Makes a step's call on UIKit, and knows how its end will be known.
@MainActor
struct StepPerformer {
    let navigator: Navigator
    let run: NavigationRun

    enum Answer {
        /// The completion will be called.
        case willTell
        /// UIKit is done with it when its holder has no transition left, and a commit has come.
        case settles
        /// UIKit did not begin.
        case refused
    }

    func perform(_ action: LiveStep, animated isAnimated: Bool) -> Answer {
        switch action {
        case .pop(let stack, let page): return pop(stack, to: page, isAnimated)
        case .setStack(let stack, let pages):
            stack.setViewControllers(pages, animated: isAnimated)
            return .settles
        case .push(let page, let stack):
            stack.pushViewController(page, animated: isAnimated)
            return page.parent === stack || page.holdingParent === stack ? .settles : .refused
        case .present(let page, let presenter): return present(page, over: presenter, isAnimated)
        case .dismiss(let presenter): return dismiss(from: presenter, isAnimated)
        case .select(let page, let tabs):
            tabs.selectedViewController = page
            return .settles
        case .setTabs(let pages, let chosen, let tabs):
            tabs.setViewControllers(pages, animated: isAnimated)
            tabs.selectedViewController = chosen
            return .settles
        case .show(let page, let container, let adapter):
            adapter.show(page, container, isAnimated) { [link = navigator.link, run] in
                link.navigator?.ended(run, .done)
            }
            return .willTell
        case .setPages(let pages, let container, let adapter):
            adapter.replace(pages, container)
            return .settles
        case .embed(let part, let page): return embed(part, in: page)
        case .removePart(let part): return removePart(part)
        case .setRoot(let page, let window):
            window.rootViewController = page
            return .settles
        }
    }

    /// By one page it is the same call that the back button makes: apps override it.
    private func pop(_ stack: UINavigationController, to page: UIViewController, _ isAnimated: Bool) -> Answer
    {
        let pages = stack.viewControllers
        if pages.count > 1, pages[pages.count - 2] === page {
            stack.popViewController(animated: isAnimated)
        } else {
            stack.popToViewController(page, animated: isAnimated)
        }
        return .settles
    }
}

// Modals.
extension StepPerformer {
    /// UIKit ties the two together at once.
    private func present(
        _ page: UIViewController, over presenter: UIViewController, _ isAnimated: Bool
    ) -> Answer {
        run.request.styleNewPage()
        if let record = navigator.records[page] {
            PullListener.listen(to: page, for: record, by: navigator)
        }
        let answer = FirstAnswer(of: run, by: navigator)
        presenter.present(page, animated: isAnimated) { answer.give(.done) }
        guard page.presentingViewController != nil else { return .refused }
        answer.watch(page)
        return .willTell
    }

    private func dismiss(from presenter: UIViewController, _ isAnimated: Bool) -> Answer {
        guard let presented = presenter.ownPresented else { return .settles }
        let answer = FirstAnswer(of: run, by: navigator)
        presenter.dismiss(animated: isAnimated) { answer.give(.done) }
        answer.watch(presented)
        return .willTell
    }
}

/// The first of several answers counts.
@MainActor
private final class FirstAnswer {
    private var run: NavigationRun?
    private let link: NavigatorLink

    init(of run: NavigationRun, by navigator: Navigator) {
        self.run = run
        link = navigator.link
    }

    func give(_ end: StepEnd) {
        guard let run = run.take() else { return }
        link.navigator?.ended(run, end)
    }

    /// UIKit calls no completion of what it gives up: the page is looked at again whenever something that may decide of
    /// it has ended. Where there is no such thing and a commit has come, UIKit has not begun.
    func watch(_ page: UIViewController, turns: Int = Navigator.turnsToCommit) {
        NextTurn.run { [weak page] in
            guard self.run != nil else { return }
            guard let page, page.presentingViewController != nil else { return self.give(.refused) }
            if self.waits(with: page) { return }
            if turns > 0 { self.watch(page, turns: turns - 1) } else { self.give(.refused) }
        }
    }

    private func waits(with page: UIViewController) -> Bool {
        let transition = page.transitionCoordinator ?? link.navigator?.transitionBefore(page)
        return transition?.animate(alongsideTransition: nil) { [weak page] _ in
            if let page { self.watch(page) }
        } ?? false
    }
}

// Parts.
extension StepPerformer {
    private func embed(_ part: UIViewController, in page: UIViewController) -> Answer {
        page.addChild(part)
        part.view.frame = page.view.bounds
        part.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(part.view)
        part.didMove(toParent: page)
        return .settles
    }

    private func removePart(_ part: UIViewController) -> Answer {
        part.willMove(toParent: nil)
        part.viewIfLoaded?.removeFromSuperview()
        part.removeFromParent()
        return .settles
    }
}
