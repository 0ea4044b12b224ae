import TestApps

@testable import UIKitCore

/// The parts of custom transition tests: an animator, pages that record their callbacks, and a provider of both.
@MainActor enum CustomTransition {
    /// Slides the appearing view in, as in Apple's documentation.
    final class Slide: NSObject, UIViewControllerAnimatedTransitioning {
        let log: Log
        init(_ log: Log) { self.log = log }

        func transitionDuration(using context: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
            1
        }

        func animateTransition(using context: any UIViewControllerContextTransitioning) {
            guard let to = context.viewController(forKey: .to),
                let from = context.viewController(forKey: .from)
            else { return }
            log.add("animate \(from.title!)>\(to.title!) interactive=\(context.isInteractive)")
            if let view = context.view(forKey: .to) {
                context.containerView.addSubview(view)
                view.frame = context.finalFrame(for: to).offsetBy(dx: 100, dy: 0)
            }
            UIView.animate(withDuration: 1) {
                context.view(forKey: .to)?.frame = context.finalFrame(for: to)
                context.view(forKey: .from)?.alpha = 0.5
            } completion: { _ in
                if !context.transitionWasCancelled { context.view(forKey: .from)?.alpha = 1 }
                context.completeTransition(!context.transitionWasCancelled)
            }
        }

        func animationEnded(_ completed: Bool) { log.add("ended \(completed)") }
    }

    final class Log {
        var lines: [String] = []
        func add(_ line: String) { lines.append(line) }
        func take() -> [String] {
            defer { lines = [] }
            return lines
        }
    }

    final class Page: UIViewController {
        let log: Log
        init(_ title: String, _ log: Log) {
            self.log = log
            super.init(nibName: nil, bundle: nil)
            self.title = title
        }
        required init?(coder: NSCoder) { nil }
        private func note(_ what: String) { log.add("\(title!).\(what)") }
        override func viewWillAppear(_ animated: Bool) { note("willAppear") }
        override func viewIsAppearing(_ animated: Bool) { note("isAppearing") }
        override func viewDidAppear(_ animated: Bool) { note("didAppear") }
        override func viewWillDisappear(_ animated: Bool) { note("willDisappear") }
        override func viewDidDisappear(_ animated: Bool) { note("didDisappear") }
    }

    /// Provides the animator and the interaction controller for each kind of container.
    final class Director: NSObject, UINavigationControllerDelegate, UITabBarControllerDelegate,
        UIViewControllerTransitioningDelegate
    {
        let log: Log
        let animator: any UIViewControllerAnimatedTransitioning
        var driver: UIPercentDrivenInteractiveTransition?

        init(_ log: Log, _ driver: UIPercentDrivenInteractiveTransition?) {
            self.log = log
            self.driver = driver
            animator = Slide(log)
        }

        func navigationController(
            _ navigationController: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation,
            from fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            log.add(operation == .push ? "push" : "pop")
            return animator
        }

        func navigationController(
            _ navigationController: UINavigationController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func tabBarController(
            _ tabBarController: UITabBarController,
            animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func tabBarController(
            _ tabBarController: UITabBarController,
            interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? { driver }

        func animationController(
            forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? { animator }

        func animationController(forDismissed dismissed: UIViewController)
            -> (any UIViewControllerAnimatedTransitioning)?
        { animator }

        func interactionControllerForPresentation(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }

        func interactionControllerForDismissal(using animator: any UIViewControllerAnimatedTransitioning)
            -> (any UIViewControllerInteractiveTransitioning)?
        { driver }
    }

    enum Move: String, CaseIterable, Sendable { case push, pop, tab, present, dismiss }

    /// A page A that leads to B, or back, by each kind of transition.
    @MainActor struct Scene {
        let app = ShownApp()
        let log = Log()
        let a: Page, b: Page
        let director: Director
        let move: Move
        var navigation: UINavigationController?
        var tabs: UITabBarController?

        init(_ move: Move, _ driver: UIPercentDrivenInteractiveTransition?) {
            self.move = move
            a = Page("A", log)
            b = Page("B", log)
            director = Director(log, driver)
            switch move {
            case .push, .pop:
                let stack = UINavigationController(rootViewController: a)
                if move == .pop { stack.pushViewController(b, animated: false) }
                stack.delegate = director
                navigation = stack
                app.show(stack)
            case .tab:
                let controller = UITabBarController()
                controller.viewControllers = [a, b]
                controller.delegate = director
                tabs = controller
                app.show(controller)
            case .present, .dismiss:
                app.show(a)
                b.modalPresentationStyle = .fullScreen
                if move == .dismiss {
                    a.present(b, animated: false)
                    app.settle()
                }
                b.transitioningDelegate = director
            }
            _ = log.take()
        }

        func go() {
            switch move {
            case .push: navigation?.pushViewController(b, animated: true)
            case .pop: navigation?.popViewController(animated: true)
            case .tab: tabs?.selectedIndex = 1
            case .present: a.present(b, animated: true) { log.add("completion") }
            case .dismiss: a.dismiss(animated: true) { log.add("completion") }
            }
        }

        var isBackward: Bool { move == .pop || move == .dismiss }
        var from: Page { isBackward ? b : a }
        var to: Page { isBackward ? a : b }

        /// The visible page according to the container.
        var shown: UIViewController? {
            navigation?.topViewController ?? tabs?.selectedViewController ?? a.presentedViewController ?? a
        }
    }
}
