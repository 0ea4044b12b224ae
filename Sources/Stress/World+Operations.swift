import Simulator

// Each operation, done to the app and to the model at the same moment.
extension World {
    func perform(_ operation: Operation) {
        switch operation.kind {
        case .push: push(operation)
        case .pop: pop(operation)
        case .popTo: popTo(operation)
        case .popToRoot: popToRoot(operation)
        case .setStack: setStack(operation)
        case .present: present(operation)
        case .dismiss: dismiss(operation)
        case .selectTab: selectTab(operation)
        case .addChild: addChild(operation)
        case .removeChild: removeChild(operation)
        case .swapRoot: sim.window.rootViewController = makeRoot(operation.choice)
        case .memoryWarning: sim.sendMemoryWarning()
        case .advance: sim.advance(by: [0, 0.05, 0.2, 0.4][Int(operation.choice % 4)])
        case .settle: checkAtRest()
        }
    }

    func makeRoot(_ choice: UInt64) -> UIViewController {
        switch choice % 3 {
        case 0: return TrackedPage(self)
        case 1: return makeStack()
        default:
            let tabs = UITabBarController()
            tabs.viewControllers = [makeStack(), TrackedPage(self), makeStack()]
            model.chooseTab(0, of: tabs)
            return tabs
        }
    }

    private func makeStack() -> UINavigationController {
        let page = TrackedPage(self)
        let navigation = UINavigationController(rootViewController: page)
        model.setStack([page.record.number], of: navigation)
        return navigation
    }

    private func push(_ operation: Operation) {
        guard let navigation = pick(operation.choice, from: stacks) else { return }
        let page = TrackedPage(self)
        model.setStack(model.stack(of: navigation) + [page.record.number], of: navigation)
        navigation.pushViewController(page, animated: operation.isAnimated)
    }

    private func pop(_ operation: Operation) {
        guard let navigation = pick(operation.choice, from: stacks) else { return }
        let stack = model.stack(of: navigation)
        if stack.count > 1 { model.setStack(stack.dropLast(), of: navigation) }
        navigation.popViewController(animated: operation.isAnimated)
    }

    private func popTo(_ operation: Operation) {
        guard let navigation = pick(operation.choice, from: stacks) else { return }
        let stack = model.stack(of: navigation)
        let index = Int(operation.choice / 7) % stack.count
        guard let page = records[stack[index]].page else { return }
        model.setStack(Array(stack[...index]), of: navigation)
        navigation.popToViewController(page, animated: operation.isAnimated)
    }

    private func popToRoot(_ operation: Operation) {
        guard let navigation = pick(operation.choice, from: stacks) else { return }
        model.setStack(Array(model.stack(of: navigation).prefix(1)), of: navigation)
        navigation.popToRootViewController(animated: operation.isAnimated)
    }

    /// Keeps some pages, shuffles them, adds a new one.
    private func setStack(_ operation: Operation) {
        guard let navigation = pick(operation.choice, from: stacks) else { return }
        var numbers = SeededNumbers(seed: operation.choice)
        let kept = model.stack(of: navigation).filter { _ in Bool.random(using: &numbers) }
            .compactMap { records[$0].page as? TrackedPage }.shuffled(using: &numbers)
        let pages = kept + [TrackedPage(self)]
        model.setStack(pages.map(\.record.number), of: navigation)
        navigation.setViewControllers(pages, animated: operation.isAnimated)
    }

    private func present(_ operation: Operation) {
        guard let presenter = pick(operation.choice, from: shownPages) else { return }
        let styles: [UIModalPresentationStyle] = [.fullScreen, .automatic, .overFullScreen, .formSheet]
        let presented: UIViewController = operation.choice / 11 % 3 == 0 ? makeStack() : TrackedPage(self)
        presented.modalPresentationStyle = styles[Int(operation.choice / 3 % 4)]
        let expectation = PresentationExpectation(of: presented)
        expectations.append(expectation)
        expectation.present(from: presenter, in: self, animated: operation.isAnimated)
    }

    private func dismiss(_ operation: Operation) {
        guard let receiver = pick(operation.choice, from: shownPages) else { return }
        let chain = chainEnded(by: receiver)
        for expectation in expectations where chain.contains(where: { $0 === expectation.presented }) {
            expectation.isDismissed = true
        }
        receiver.dismiss(animated: operation.isAnimated)
    }

    /// What a dismissal sent to a controller ends, from what UIKit says of the ties.
    private func chainEnded(by receiver: UIViewController) -> [UIViewController] {
        let first =
            receiver.presentedViewController
            ?? receiver.presentingViewController.flatMap { $0.presentedViewController }
        return first.map { Array(sequence(first: $0) { $0.ownPresented }) } ?? []
    }

    private func selectTab(_ operation: Operation) {
        guard let tabs = sim.window.rootViewController as? UITabBarController else { return }
        let index = Int(operation.choice % 3)
        model.chooseTab(index, of: tabs)
        tabs.selectedIndex = index
    }

    private func addChild(_ operation: Operation) {
        guard let parent = pick(operation.choice, from: shownPages.filter { $0 is TrackedPage }) else {
            return
        }
        let child = TrackedPage(self)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        child.didMove(toParent: parent)
    }

    private func removeChild(_ operation: Operation) {
        let children = shownPages.filter { $0 is TrackedPage }.flatMap(\.children)
        guard let child = pick(operation.choice, from: children) else { return }
        child.willMove(toParent: nil)
        child.view.removeFromSuperview()
        child.removeFromParent()
    }

    private func pick<Element>(_ choice: UInt64, from list: [Element]) -> Element? {
        list.isEmpty ? nil : list[Int(choice % UInt64(list.count))]
    }
}
