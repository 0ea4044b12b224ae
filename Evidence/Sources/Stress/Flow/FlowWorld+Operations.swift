import PageFlow
import PageFlowFullScreen
import SeededNumbers
import Simulator

// The targets of the operations, and the first pages.
extension FlowWorld {
    func call(_ operation: Operation) {
        switch operation.kind {
        case .push, .pop, .popTo, .popToRoot, .setStack: moveStack(operation)
        case .present: present(operation) {}
        case .dismiss: dismiss(operation) {}
        case .selectTab:
            (sim.window.rootViewController as? UITabBarController)?.selectedIndex = Int(operation.choice % 2)
        case .swapRoot: sim.window.rootViewController = makeRoot(operation.choice)
        case let kind where kind.isCallOfPageFlow: ask(operation)
        default: break
        }
    }

    func beginPush(_ operation: Operation) {
        guard let page = topPage(operation.choice) else { return }
        note(page.open(makePage(operation.choice), by: .push))
    }

    func callVerb(_ operation: Operation) {
        guard let page = topPage(operation.choice) else { return }
        switch operation.choice / 13 % 3 {
        case 0: note(page.goBack())
        case 1: note(page.open(makePage(operation.choice), by: .push))
        default: note(page.replace(with: makePage(operation.choice)))
        }
    }

    /// The top page of a visible stack.
    private func topPage(_ choice: UInt64) -> FlowPage? {
        let visible = stacks.filter { $0.viewIfLoaded?.window != nil }
        return pick(choice, from: visible.compactMap { $0.leaf as? FlowPage })
    }

    func makeRoot(_ choice: UInt64) -> UIViewController {
        switch choice % 3 {
        case 0: return makePage(choice)
        case 1: return makeStack(choice)
        default:
            let tabs = UITabBarController()
            tabs.viewControllers = [makeStack(choice), makeStack(choice / 3)]
            if choice / 5 % 4 == 0 { tabs.delegate = director }
            return tabs
        }
    }

    /// A button opens a page with a verb.
    func buttonWasTapped(on page: FlowPage) { note(page.open(makePage(UInt64(page.number)))) }

    func makePage(_ choice: UInt64) -> FlowPage { choice / 5 % 2 == 0 ? RedPage(self) : BluePage(self) }

    private func makeStack(_ choice: UInt64) -> UINavigationController {
        let page = makePage(choice)
        if choice / 7 % 3 == 0 { return FullScreenNavigationController(rootViewController: page) }
        let stack = UINavigationController(rootViewController: page)
        if choice / 11 % 5 == 0 { stack.delegate = director }
        return stack
    }
}

// Calls of PageFlow.
extension FlowWorld {
    private func ask(_ operation: Operation) {
        // Half of the calls for going back are made while the app is idle: then their destination is certain.
        let isAtRest =
            operation.kind == .goBack && operation.callback == nil && operation.choice % 2 == 0
            && hasComeToRest && nested.isEmpty
        guard let page = pick(operation.choice, from: allPages) else { return }
        let animated = operation.isAnimated
        switch operation.kind {
        case .open: open(from: page, operation)
        case .goBack:
            let goal = isAtRest ? pageBefore(page) : nil
            expect(goal, after: page.goBack(animated: animated))
        case .returnTo:
            let style: ReturnStyle = operation.choice / 2 % 3 == 0 ? .cascade : .direct
            note(page.returnTo(RedPage.self, style: style, animated: animated))
        case .returnHome: note(page.returnHome(animated: animated))
        case .replace: note(page.replace(with: makePage(operation.choice), animated: animated))
        case .remove: note(page.remove(animated: animated))
        case .closeEverything: note(page.dismissAll(animated: animated))
        case .ask: wait(for: makePage(operation.choice), from: page, animated: animated)
        case .finish: note(page.finish(page.number))
        default: break
        }
    }

    /// Whether no transition is running or held.
    private var hasComeToRest: Bool {
        comeToRest()
        return faults.isEmpty
    }

    private func open(from page: FlowPage, _ operation: Operation) {
        let ways: [OpenMethod] = [.automatic, .push, .present, .presented(.fullScreen), .embed]
        let new: UIViewController =
            operation.choice / 7 % 4 == 0 ? makeStack(operation.choice) : makePage(operation.choice)
        let way = ways[Int(operation.choice / 3 % 5)]
        note(page.open(new, by: way, animated: operation.isAnimated))
    }

    private func wait(for asked: FlowPage, from page: FlowPage, animated: Bool) {
        let ask = Ask()
        asks.append(ask)
        Task { [weak asked] in
            guard let asked else { return ask.endings.append("released") }
            do {
                ask.endings.append("\(try await page.ask(asked, animated: animated))")
            } catch {
                ask.endings.append("\(error)")
            }
        }
    }

    /// A request that is alone while no transition runs leads to the page that a simple reading of the page tree gives.
    private func expect(_ goal: UIViewController?, after navigation: NavigationRequest) {
        note(navigation)
        guard let goal, (try? sim.settle(limit: 100)) != nil, navigation.result == .done,
            navigation.plan?.steps.contains(where: { $0.removesChild }) == false
        else { return }
        if goal.viewIfLoaded?.window == nil { report("\(navigation) led elsewhere") }
    }

    /// The page before a page, according to the article on going back, read only from UIKit.
    private func pageBefore(_ page: UIViewController) -> UIViewController? {
        if let presenter = page.presentingViewController, presenter.presentedViewController === page {
            return presenter.leaf
        }
        guard let parent = page.parent else { return nil }
        if let stack = parent as? UINavigationController,
            let index = stack.viewControllers.firstIndex(of: page), index > 0
        {
            return stack.viewControllers[index - 1]
        }
        return pageBefore(parent)
    }
}

extension UIViewController {
    fileprivate var leaf: UIViewController {
        switch self {
        case let stack as FullScreenNavigationController: stack.topPage?.leaf ?? self
        case let stack as UINavigationController: stack.topViewController?.leaf ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.leaf ?? self
        default: self
        }
    }
}

// Calls of app code.
extension FlowWorld {
    private var stacks: [UINavigationController] {
        allControllers.compactMap { $0 as? UINavigationController }
    }

    private func moveStack(_ operation: Operation) {
        guard let stack = pick(operation.choice, from: stacks) else { return }
        switch operation.kind {
        case .push: stack.pushViewController(makePage(operation.choice), animated: operation.isAnimated)
        case .pop: stack.popViewController(animated: operation.isAnimated)
        case .popTo:
            guard let page = pick(operation.choice / 7, from: stack.viewControllers) else { return }
            stack.popToViewController(page, animated: operation.isAnimated)
        case .popToRoot: stack.popToRootViewController(animated: operation.isAnimated)
        default:
            var numbers = SeededNumbers(seed: operation.choice)
            // A page that is about to leave must not be shown again: it would leave twice.
            let isAtRest = operation.callback == nil && hasComeToRest
            let kept = isAtRest ? stack.viewControllers.filter { _ in Bool.random(using: &numbers) } : []
            stack.setViewControllers(kept + [makePage(operation.choice)], animated: operation.isAnimated)
        }
    }

    func present(_ operation: Operation, completion: @escaping () -> Void) {
        guard let (presenter, presented) = choosePresentation(operation) else { return }
        presenter.present(presented, animated: operation.isAnimated, completion: completion)
    }

    func choosePresentation(_ operation: Operation) -> (
        presenter: UIViewController, presented: UIViewController
    )? {
        guard let page = pickLoaded(operation) else { return nil }
        let new = makePage(operation.choice)
        new.modalPresentationStyle = operation.choice / 3 % 2 == 0 ? .fullScreen : .automatic
        return (page, new)
    }

    func dismiss(_ operation: Operation, completion: @escaping () -> Void) {
        pickLoaded(operation)?.dismiss(animated: operation.isAnimated, completion: completion)
    }

    func chooseReceiver(ofDismissal operation: Operation) -> UIViewController? { pickLoaded(operation) }

    private func pickLoaded(_ operation: Operation) -> FlowPage? {
        pick(operation.choice, from: allPages.filter { $0.isViewLoaded })
    }
}

extension NavigationPlan<PageReference>.Step {
    /// Whether the change removes a child of a page that isn't a container.
    @MainActor
    fileprivate var removesChild: Bool {
        guard case .remove(_, let container) = change else { return false }
        return !(container.page is UINavigationController) && !(container.page is UITabBarController)
    }
}
