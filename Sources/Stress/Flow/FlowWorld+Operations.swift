import PageFlow
import Simulator

extension FlowWorld {
    func perform(_ operation: FlowOperation) {
        switch operation.kind {
        case .advance: sim.advance(by: [0, 0.05, 0.2, 0.4][Int(operation.choice % 4)])
        case .settle: checkAtRest()
        case .rawPush, .rawPop, .rawPopToRoot, .rawSetStack: moveStack(operation)
        case .rawPresent, .rawDismiss: moveModals(operation)
        case .rawSelectTab:
            (sim.window.rootViewController as? UITabBarController)?.selectedIndex = Int(operation.choice % 2)
        case .rawSwapRoot: sim.window.rootViewController = makeRoot(operation.choice)
        default: ask(operation)
        }
    }

    func makeRoot(_ choice: UInt64) -> UIViewController {
        switch choice % 3 {
        case 0: return makePage(choice)
        case 1: return makeStack(choice)
        default:
            let tabs = UITabBarController()
            tabs.viewControllers = [makeStack(choice), makeStack(choice / 3)]
            return tabs
        }
    }

    func makePage(_ choice: UInt64) -> FlowPage { choice / 5 % 2 == 0 ? RedPage(self) : BluePage(self) }

    private func makeStack(_ choice: UInt64) -> UINavigationController {
        UINavigationController(rootViewController: makePage(choice))
    }

    func pick<Element>(_ choice: UInt64, from list: [Element]) -> Element? {
        list.isEmpty ? nil : list[Int(choice % UInt64(list.count))]
    }
}

// What is asked of PageFlow.
extension FlowWorld {
    private func ask(_ operation: FlowOperation) {
        // Half of the ways back are asked for at rest: then it is plain where they lead.
        let isAtRest =
            operation.kind == .goBack && operation.callback == nil && operation.choice % 2 == 0
            && (try? sim.settle(limit: 100)) != nil && nested.isEmpty
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
        case .closeEverything: note(page.closeEverything(animated: animated))
        case .ask: wait(for: makePage(operation.choice), from: page, animated: animated)
        case .finish: note(page.finish(page.number))
        default: break
        }
    }

    private func open(from page: FlowPage, _ operation: FlowOperation) {
        let ways: [Way] = [.automatic, .push, .present, .presented(.fullScreen), .embed]
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

    /// A request that comes alone while nothing moves leads where a simple reading of the pages says.
    private func expect(_ goal: UIViewController?, after navigation: Navigation) {
        note(navigation)
        guard let goal, (try? sim.settle(limit: 100)) != nil, navigation.result == .done,
            navigation.plan?.steps.contains(where: { if case .removePart = $0.action { true } else { false } }
            ) == false
        else { return }
        if goal.viewIfLoaded?.window == nil { report("\(navigation) led elsewhere") }
    }

    /// Document 003's rule, read from UIKit alone.
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
        case let stack as UINavigationController: stack.topViewController?.leaf ?? self
        case let tabs as UITabBarController: tabs.selectedViewController?.leaf ?? self
        default: self
        }
    }
}

// What app code does beside it.
extension FlowWorld {
    private var stacks: [UINavigationController] {
        (sim.window.rootViewController?.withDescendants ?? []).compactMap { $0 as? UINavigationController }
    }

    private func moveStack(_ operation: FlowOperation) {
        guard let stack = pick(operation.choice, from: stacks) else { return }
        switch operation.kind {
        case .rawPush: stack.pushViewController(makePage(operation.choice), animated: operation.isAnimated)
        case .rawPop: stack.popViewController(animated: operation.isAnimated)
        case .rawPopToRoot: stack.popToRootViewController(animated: operation.isAnimated)
        default:
            var numbers = SeededNumbers(seed: operation.choice)
            // A page that is about to leave must not be put back: it would leave twice.
            let isAtRest = operation.callback == nil && (try? sim.settle(limit: 100)) != nil
            let kept = isAtRest ? stack.viewControllers.filter { _ in Bool.random(using: &numbers) } : []
            stack.setViewControllers(kept + [makePage(operation.choice)], animated: operation.isAnimated)
        }
    }

    private func moveModals(_ operation: FlowOperation) {
        guard let page = pick(operation.choice, from: allPages.filter { $0.isViewLoaded }) else { return }
        if operation.kind == .rawDismiss { return page.dismiss(animated: operation.isAnimated) }
        let new = makePage(operation.choice)
        new.modalPresentationStyle = operation.choice / 3 % 2 == 0 ? .fullScreen : .automatic
        page.present(new, animated: operation.isAnimated)
    }
}
