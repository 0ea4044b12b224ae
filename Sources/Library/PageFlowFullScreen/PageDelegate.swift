import PageFlow
import UIKit

/// The delegate that UIKit calls with wrappers. It calls the app's delegate with pages.
final class PageDelegate: NSObject, UINavigationControllerDelegate {
    private(set) weak var target: (any UINavigationControllerDelegate)?
    private nonisolated let behind: WeakDelegate
    /// The interactive pop for versions of UIKit without a swipe from anywhere.
    weak var fullWidth: FullWidthPop?

    init(_ target: (any UINavigationControllerDelegate)?) {
        self.target = target
        behind = WeakDelegate(target)
        super.init()
    }

    private func swipedPop(
        _ operation: UINavigationController.Operation
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        operation == .pop && fullWidth?.driver != nil ? PageSlide() : nil
    }

    #if canImport(ObjectiveC)
        // UIKit behaves differently if the delegate implements certain methods. The methods for animators don't disable the swipe, because
        // it has its own delegate.
        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector)
                && (!Self.asksTarget.contains(selector) || behind.responds(to: selector))
        }

        /// The methods that change UIKit's behavior even if they return its defaults.
        private nonisolated static var asksTarget: Set<Selector> {
            [
                #selector(UINavigationControllerDelegate.navigationController(_:willShow:animated:)),
                #selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)),
                #selector(
                    UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)),
                #selector(
                    UINavigationControllerDelegate
                        .navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
            ]
        }
    #endif

    // The parentheses work on both platforms: the methods are optional on Apple's systems, and have defaults on Linux.

    func navigationController(
        _ stack: UINavigationController, willShow held: UIViewController, animated: Bool
    ) {
        (target?.navigationController(_:willShow:animated:))?(stack, held.unwrapped, animated)
    }

    func navigationController(
        _ stack: UINavigationController, didShow held: UIViewController, animated: Bool
    ) {
        (target?.navigationController(_:didShow:animated:))?(stack, held.unwrapped, animated)
    }

    func navigationController(
        _ stack: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from: UIViewController, to: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? {
        (target?.navigationController(_:animationControllerFor:from:to:))?(
            stack, operation, from.unwrapped, to.unwrapped) ?? swipedPop(operation)
    }

    func navigationController(
        _ stack: UINavigationController,
        interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        animator is PageSlide
            ? fullWidth?.driver
            : (target?.navigationController(_:interactionControllerFor:))?(stack, animator)
    }

    func navigationControllerSupportedInterfaceOrientations(
        _ stack: UINavigationController
    ) -> UIInterfaceOrientationMask {
        (target?.navigationControllerSupportedInterfaceOrientations)?(stack) ?? .all
    }

    func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ stack: UINavigationController
    ) -> UIInterfaceOrientation {
        (target?.navigationControllerPreferredInterfaceOrientationForPresentation)?(stack) ?? .unknown
    }
}
