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
    let step: NavigationRun.Step

    private var isAnimated: Bool { step.isAnimated }

    enum Answer {
        /// The completion will be called.
        case willTell
        /// UIKit is done with it when a container has no transition left, and a commit has come.
        case settles(UIViewController)
        /// UIKit did not begin.
        case refused
    }

    func perform(_ completion: @escaping @MainActor (StepEnd) -> Void) -> Answer {
        switch step.step {
        case .pop(let stack, let page): return pop(stack, to: page)
        case .setStack(let stack, let pages):
            stack.setViewControllers(pages, animated: isAnimated)
            return .settles(stack)
        case .push(let page, let stack):
            stack.pushViewController(page, animated: isAnimated)
            return page.holdingParent === stack ? .settles(stack) : .refused
        case .present(let page, let presenter): return present(page, over: presenter, completion)
        case .dismiss(let presenter): return dismiss(from: presenter, completion)
        case .select(let page, let tabs):
            tabs.selectedViewController = page
            return .settles(tabs)
        case .setTabs(let pages, let chosen, let tabs):
            tabs.setViewControllers(pages, animated: isAnimated)
            tabs.selectedViewController = chosen
            return .settles(tabs)
        case .show(let page, let container, let adapter):
            adapter.show(page, container, isAnimated) { completion(.done) }
            return .willTell
        case .setPages(let pages, let container, let adapter):
            adapter.replace(pages, container)
            return .settles(container)
        case .embed(let part, let page): return embed(part, in: page)
        case .removePart(let part): return removePart(part)
        case .setRoot(let page, let window):
            window.rootViewController = page
            return .settles(page)
        }
    }

    /// By one page it is the same call that the back button makes: apps override it.
    private func pop(_ stack: UINavigationController, to page: UIViewController) -> Answer {
        let pages = stack.viewControllers
        if pages.count > 1, pages[pages.count - 2] === page {
            stack.popViewController(animated: isAnimated)
        } else {
            stack.popToViewController(page, animated: isAnimated)
        }
        return .settles(stack)
    }
}

// Modals.
extension StepPerformer {
    /// UIKit ties the two together at once. If it refuses, or gives up before it begins, it calls no completion.
    private func present(
        _ page: UIViewController, over presenter: UIViewController,
        _ completion: @escaping @MainActor (StepEnd) -> Void
    ) -> Answer {
        let answer = FirstAnswer(completion)
        presenter.present(page, animated: isAnimated) { answer.give(.done) }
        guard page.presentingViewController != nil else { return .refused }
        NextTurn.run {
            if page.presentingViewController == nil { answer.give(.refused) }
        }
        return .willTell
    }

    private func dismiss(
        from presenter: UIViewController, _ completion: @escaping @MainActor (StepEnd) -> Void
    ) -> Answer {
        guard let presented = presenter.ownPresented else { return .settles(presenter) }
        let answer = FirstAnswer(completion)
        presenter.dismiss(animated: isAnimated) { answer.give(.done) }
        NextTurn.run { [weak presented] in
            if presented?.presentingViewController == nil { answer.give(.refused) }
        }
        return .willTell
    }
}

/// The first of several answers counts.
@MainActor
private final class FirstAnswer {
    private var completion: (@MainActor (StepEnd) -> Void)?

    init(_ completion: @escaping @MainActor (StepEnd) -> Void) {
        self.completion = completion
    }

    func give(_ end: StepEnd) {
        let completion = completion
        self.completion = nil
        completion?(end)
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
        return .settles(page)
    }

    private func removePart(_ part: UIViewController) -> Answer {
        let page = part.parent
        part.willMove(toParent: nil)
        part.viewIfLoaded?.removeFromSuperview()
        part.removeFromParent()
        return .settles(page ?? part)
    }
}
