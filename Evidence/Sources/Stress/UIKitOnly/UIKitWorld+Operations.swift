import SeededNumbers
import Simulator

// Calls as app code makes them. The controllers' own methods update the models of stacks and tabs.
extension UIKitWorld {
    func call(_ operation: Operation) {
        switch operation.kind {
        case .push, .pop, .popTo, .popToRoot, .setStack: changeStack(operation)
        case .present: present(operation) {}
        case .dismiss: dismiss(operation) {}
        case .selectTab: tabs?.selectedIndex = Int(operation.choice % 3)
        case .addChild: addChild(operation)
        case .removeChild: removeChild(operation)
        case .swapRoot: sim.window.rootViewController = makeRoot(operation.choice)
        default: break
        }
    }

    func beginPush(_ operation: Operation) {
        guard let stack = pick(operation.choice, from: stacks.filter(\.isInSight)) else { return }
        stack.pushViewController(TrackedPage(self), animated: true)
    }

    func makeRoot(_ choice: UInt64) -> UIViewController {
        switch choice % 3 {
        case 0: return TrackedPage(self)
        case 1: return makeStack(choice)
        default:
            let tabs = TrackedTabs()
            tabs.viewControllers = [makeStack(choice), TrackedPage(self), makeStack(choice / 4)]
            if choice / 5 % 3 == 0 { tabs.delegate = director }
            return tabs
        }
    }

    /// Some stacks have app-provided animations, and then no interactive pop.
    private func makeStack(_ choice: UInt64) -> TrackedStack {
        let stack = TrackedStack()
        stack.pushViewController(TrackedPage(self), animated: false)
        if choice / 7 % 4 == 0 { stack.delegate = director }
        return stack
    }

    private func changeStack(_ operation: Operation) {
        guard let stack = pick(operation.choice, from: stacks) else { return }
        let animated = operation.isAnimated
        switch operation.kind {
        case .push: stack.pushViewController(TrackedPage(self), animated: animated)
        case .pop: stack.popViewController(animated: animated)
        case .popToRoot: stack.popToRootViewController(animated: animated)
        case .popTo:
            let numbers = stack.model.asAsked
            guard !numbers.isEmpty,
                let page = records[numbers[Int(operation.choice / 7) % numbers.count]].page
            else { return }
            stack.popToViewController(page, animated: animated)
        default: replacePages(of: stack, operation)
        }
    }

    /// Keeps some pages, shuffles them, adds a new one.
    private func replacePages(of stack: TrackedStack, _ operation: Operation) {
        var numbers = SeededNumbers(seed: operation.choice)
        let kept = stack.model.asAsked.filter { _ in Bool.random(using: &numbers) }
            .compactMap { records[$0].page }.shuffled(using: &numbers)
        stack.setViewControllers(kept + [TrackedPage(self)], animated: operation.isAnimated)
    }

    func present(_ operation: Operation, completion: @escaping () -> Void) {
        guard let (presenter, presented) = choosePresentation(operation) else { return }
        expect(presented, from: presenter, animated: operation.isAnimated, completion: completion)
    }

    func choosePresentation(_ operation: Operation) -> (
        presenter: UIViewController, presented: UIViewController
    )? {
        guard let presenter = pick(operation.choice, from: shownPages) else { return nil }
        let styles: [UIModalPresentationStyle] = [.fullScreen, .automatic, .overFullScreen, .formSheet]
        let presented: UIViewController =
            operation.choice / 11 % 3 == 0 ? makeStack(operation.choice) : TrackedPage(self)
        presented.modalPresentationStyle = styles[Int(operation.choice / 3 % 4)]
        presented.isModalInPresentation = operation.choice / 33 % 8 == 0
        if operation.choice / 13 % 4 == 0 { presented.transitioningDelegate = director }
        return (presenter, presented)
    }

    func expect(
        _ presented: UIViewController, from presenter: UIViewController, animated: Bool,
        completion: @escaping () -> Void = {}
    ) {
        let expectation = PresentationExpectation(of: presented)
        expectations.append(expectation)
        expectation.present(from: presenter, in: self, animated: animated, completion: completion)
    }

    func dismiss(_ operation: Operation, completion: @escaping () -> Void) {
        chooseReceiver(ofDismissal: operation)?
            .dismiss(animated: operation.isAnimated, completion: completion)
    }

    func chooseReceiver(ofDismissal operation: Operation) -> UIViewController? {
        guard let receiver = pick(operation.choice, from: shownPages) else { return nil }
        let chain = chainEnded(by: receiver)
        // UIKit refuses during a dismissal, which may still be canceled.
        let isRefused = chain.first?.isBeingDismissed == true
        for expectation in expectations where chain.contains(where: { $0 === expectation.presented }) {
            if isRefused { expectation.isUncertain = true } else { expectation.isDismissed = true }
        }
        return receiver
    }

    /// The presentations that end when a controller receives a dismissal, according to UIKit's properties.
    private func chainEnded(by receiver: UIViewController) -> [UIViewController] {
        let first =
            receiver.presentedViewController
            ?? receiver.presentingViewController.flatMap { $0.presentedViewController }
        return first.map { Array(sequence(first: $0) { $0.ownPresented }) } ?? []
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

    /// A button pushes onto the page's stack, or presents over the page if there is no stack.
    func buttonWasTapped(on page: TrackedPage) {
        if let stack = page.navigationController {
            stack.pushViewController(TrackedPage(self), animated: true)
        } else {
            expect(TrackedPage(self), from: page, animated: true)
        }
    }
}
