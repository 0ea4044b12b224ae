import UIKit

/// How one step ended.
enum StepEnd {
    case done
    case cancelledByUser
    /// UIKit did not do it.
    case refused
}

/// Makes a step's call on UIKit, and tells when UIKit has finished with it.
@MainActor
struct StepPerformer {
    let step: LiveStep
    let isAnimated: Bool

    func perform(_ completion: @escaping @MainActor (StepEnd) -> Void) {
        switch step {
        case .pop(let stack, let page): pop(stack, to: page, completion)
        case .setStack(let stack, let pages): set(stack, to: pages, completion)
        case .push(let page, let stack): push(page, onto: stack, completion)
        case .present(let page, let presenter): present(page, over: presenter, completion)
        case .dismiss(let presenter): dismiss(from: presenter, completion)
        case .select(let page, let tabs):
            tabs.selectedViewController = page
            whenSettled(tabs, completion)
        case .setTabs(let pages, let chosen, let tabs):
            tabs.setViewControllers(pages, animated: isAnimated)
            tabs.selectedViewController = chosen
            whenSettled(tabs, completion)
        case .show(let page, let container, let adapter):
            adapter.show(page, container, isAnimated) { completion(.done) }
        case .setPages(let pages, let container, let adapter):
            adapter.replace(pages, container)
            whenSettled(container, completion)
        case .embed(let part, let page): embed(part, in: page, completion)
        case .removePart(let part): removePart(part, completion)
        case .setRoot(let page, let window):
            window.rootViewController = page
            whenSettled(page, completion)
        }
    }
}

// Stacks.
extension StepPerformer {
    private func push(
        _ page: UIViewController, onto stack: UINavigationController,
        _ completion: @escaping @MainActor (StepEnd) -> Void
    ) {
        stack.pushViewController(page, animated: isAnimated)
        guard page.parent === stack else { return completion(.refused) }
        whenSettled(stack, completion)
    }

    /// By one page it is the same call that the back button makes: apps override it.
    private func pop(
        _ stack: UINavigationController, to page: UIViewController,
        _ completion: @escaping @MainActor (StepEnd) -> Void
    ) {
        if stack.viewControllers.dropLast().last === page {
            stack.popViewController(animated: isAnimated)
        } else {
            stack.popToViewController(page, animated: isAnimated)
        }
        whenSettled(stack, completion)
    }

    private func set(
        _ stack: UINavigationController, to pages: [UIViewController],
        _ completion: @escaping @MainActor (StepEnd) -> Void
    ) {
        stack.setViewControllers(pages, animated: isAnimated)
        whenSettled(stack, completion)
    }
}

// Modals.
extension StepPerformer {
    /// UIKit ties the two together at once. If it refuses, or gives up before it begins, it calls no completion.
    private func present(
        _ page: UIViewController, over presenter: UIViewController,
        _ completion: @escaping @MainActor (StepEnd) -> Void
    ) {
        let answer = FirstAnswer(completion)
        presenter.present(page, animated: isAnimated) { answer.give(.done) }
        guard page.presentingViewController != nil else { return answer.give(.refused) }
        NextTurn.run {
            if page.presentingViewController == nil { answer.give(.refused) }
        }
    }

    private func dismiss(
        from presenter: UIViewController, _ completion: @escaping @MainActor (StepEnd) -> Void
    ) {
        guard let presented = presenter.ownPresented else { return whenSettled(presenter, completion) }
        let answer = FirstAnswer(completion)
        presenter.dismiss(animated: isAnimated) { answer.give(.done) }
        NextTurn.run { [weak presented] in
            if presented?.presentingViewController == nil { answer.give(.refused) }
        }
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
    private func embed(
        _ part: UIViewController, in page: UIViewController,
        _ completion: @escaping @MainActor (StepEnd) -> Void
    ) {
        page.addChild(part)
        part.view.frame = page.view.bounds
        part.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        page.view.addSubview(part.view)
        part.didMove(toParent: page)
        whenSettled(page, completion)
    }

    private func removePart(_ part: UIViewController, _ completion: @escaping @MainActor (StepEnd) -> Void) {
        let page = part.parent
        part.willMove(toParent: nil)
        part.viewIfLoaded?.removeFromSuperview()
        part.removeFromParent()
        whenSettled(page ?? part, completion)
    }
}

// Waiting for UIKit.
extension StepPerformer {
    /// An animated change has a coordinator, and its completion comes after the callbacks. One without animation is
    /// made by the commit that follows.
    private func whenSettled(
        _ container: UIViewController, _ completion: @escaping @MainActor (StepEnd) -> Void
    ) {
        if isAnimated, joined(container, completion) { return }
        NextTurn.runAfterCommit {
            if !joined(container, completion) { completion(.done) }
        }
    }

    private func joined(
        _ container: UIViewController, _ completion: @escaping @MainActor (StepEnd) -> Void
    ) -> Bool {
        guard let coordinator = container.transitionCoordinator else { return false }
        return coordinator.animate(alongsideTransition: nil) { context in
            completion(context.isCancelled ? .cancelledByUser : .done)
        }
    }
}
