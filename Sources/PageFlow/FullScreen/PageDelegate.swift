import UIKit

/// Stands between UIKit and the delegate of a full-screen stack: what UIKit says of wrappers, it says of pages.
final class PageDelegate: NSObject, UINavigationControllerDelegate {
    private(set) weak var target: (any UINavigationControllerDelegate)?

    init(_ target: any UINavigationControllerDelegate) {
        self.target = target
        super.init()
    }

    #if canImport(ObjectiveC)
        // UIKit behaves otherwise where a member is there at all.
        override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector)
                && (!Self.members.contains(selector) || target?.responds(to: selector) == true)
        }

        private static let members: Set<Selector> = [
            #selector(UINavigationControllerDelegate.navigationController(_:willShow:animated:)),
            #selector(UINavigationControllerDelegate.navigationController(_:didShow:animated:)),
            #selector(
                UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)),
            #selector(
                UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)),
            #selector(
                UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)),
            #selector(
                UINavigationControllerDelegate
                    .navigationControllerPreferredInterfaceOrientationForPresentation(_:)),
        ]

        func navigationController(
            _ stack: UINavigationController, willShow level: UIViewController, animated: Bool
        ) {
            target?.navigationController?(stack, willShow: level.contentPage, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController, didShow level: UIViewController, animated: Bool
        ) {
            target?.navigationController?(stack, didShow: level.contentPage, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            target?.navigationController?(
                stack, animationControllerFor: operation, from: from.contentPage, to: to.contentPage) ?? nil
        }

        func navigationController(
            _ stack: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            target?.navigationController?(stack, interactionControllerFor: animator) ?? nil
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ stack: UINavigationController
        ) -> UIInterfaceOrientationMask {
            target?.navigationControllerSupportedInterfaceOrientations?(stack) ?? .all
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ stack: UINavigationController
        ) -> UIInterfaceOrientation {
            target?.navigationControllerPreferredInterfaceOrientationForPresentation?(stack) ?? .unknown
        }
    #else
        func navigationController(
            _ stack: UINavigationController, willShow level: UIViewController, animated: Bool
        ) {
            target?.navigationController(stack, willShow: level.contentPage, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController, didShow level: UIViewController, animated: Bool
        ) {
            target?.navigationController(stack, didShow: level.contentPage, animated: animated)
        }

        func navigationController(
            _ stack: UINavigationController,
            animationControllerFor operation: UINavigationController.Operation, from: UIViewController,
            to: UIViewController
        ) -> (any UIViewControllerAnimatedTransitioning)? {
            target?.navigationController(
                stack, animationControllerFor: operation, from: from.contentPage, to: to.contentPage) ?? nil
        }

        func navigationController(
            _ stack: UINavigationController,
            interactionControllerFor animator: any UIViewControllerAnimatedTransitioning
        ) -> (any UIViewControllerInteractiveTransitioning)? {
            target?.navigationController(stack, interactionControllerFor: animator) ?? nil
        }

        func navigationControllerSupportedInterfaceOrientations(
            _ stack: UINavigationController
        ) -> UIInterfaceOrientationMask {
            target?.navigationControllerSupportedInterfaceOrientations(stack) ?? .all
        }

        func navigationControllerPreferredInterfaceOrientationForPresentation(
            _ stack: UINavigationController
        ) -> UIInterfaceOrientation {
            target?.navigationControllerPreferredInterfaceOrientationForPresentation(stack) ?? .unknown
        }
    #endif
}
