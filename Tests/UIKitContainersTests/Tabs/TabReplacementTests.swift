import TestApps
import TestTraits
import Testing

@testable import UIKitCore

/// A delegate with an animator that takes half a second, or cancels.
@MainActor
private final class TabAnimator: NSObject, UITabBarControllerDelegate, UIViewControllerAnimatedTransitioning {
    var givesUp = false
    private(set) var asked: [[UIViewController]] = []
    private(set) var driversAsked = 0

    func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        asked.append([fromVC, toVC])
        return self
    }

    func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        driversAsked += 1
        return nil
    }

    func transitionDuration(
        using transitionContext: (any UIViewControllerContextTransitioning)?
    ) -> TimeInterval { 0.5 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        if let view = transitionContext.view(forKey: .to) { transitionContext.containerView.addSubview(view) }
        UIView.animate(withDuration: 0.5) {
        } completion: { [givesUp] _ in
            transitionContext.completeTransition(!givesUp)
        }
    }
}

@MainActor @Suite("Tabs that are replaced", .inTurn) struct TabReplacementTests {
    private let app = ShownApp()
    private let tabs = UITabBarController()
    private let animator = TabAnimator()
    private let pages = (0..<4).map { _ in UIViewController() }

    init() {
        tabs.delegate = animator
    }

    @Test func `before any were set there are none, and emptied there is an empty list`() {
        #expect(tabs.viewControllers == nil)
        tabs.viewControllers = [pages[0]]
        app.show(tabs)
        tabs.viewControllers = []
        #expect(tabs.viewControllers == [])
        app.settle()
        #expect(pages[0].parent == nil && pages[0].view.window == nil)
        tabs.viewControllers = [pages[1]]
        app.settle()
        #expect(pages[1].view.window != nil)
        pages[1].removeFromParent()
        #expect(tabs.viewControllers == [])
    }

    @Test(arguments: [true, false])
    func `an animated replacement asks for the animator`(isAnimated: Bool) {
        tabs.viewControllers = [pages[0], pages[1]]
        app.show(tabs)
        tabs.setViewControllers([pages[2], pages[3]], animated: isAnimated)
        let coordinator = tabs.transitionCoordinator
        #expect(animator.asked == (isAnimated ? [[pages[0], pages[2]]] : []))
        #expect(animator.driversAsked == 0 && coordinator?.isAnimated == isAnimated)
        app.settle()
        #expect(tabs.selectedViewController === pages[2] && pages[2].view.window != nil)
        #expect(pages[0].parent == nil && pages[0].view.window == nil)
        #expect(tabs.children == [pages[2], pages[3]])
    }

    @Test func `no guard is asked if the visible page stays, nor for the change after it`() {
        tabs.viewControllers = [pages[0], pages[1]]
        app.show(tabs)
        tabs.setViewControllers([pages[0], pages[2]], animated: true)
        app.settle()
        #expect(animator.asked.isEmpty)
        tabs.setViewControllers([pages[3]], animated: false)
        app.settle()
        #expect(animator.asked.isEmpty && tabs.selectedViewController === pages[3])
    }

    @Test func `a page that is no tab any more goes, even if the animator gives up`() {
        tabs.viewControllers = [pages[0]]
        app.show(tabs)
        animator.givesUp = true
        tabs.setViewControllers([pages[1]], animated: true)
        app.settle()
        #expect(animator.asked.count == 1)
        #expect(tabs.selectedViewController === pages[1] && pages[1].view.window != nil)
        #expect(pages[0].parent == nil && pages[0].view.window == nil)
        #expect(pages[1].appearance == .appeared && pages[0].appearance == .disappeared)
    }
}
