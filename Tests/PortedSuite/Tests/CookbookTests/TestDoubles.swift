import UIKit

@testable import Cookbook

final class NavigationControllerSpy: UINavigationController {
    private(set) var pushed: [UIViewController] = []
    private(set) var popCount = 0

    override func pushViewController(_ viewController: UIViewController, animated: Bool) {
        pushed.append(viewController)
        super.pushViewController(viewController, animated: animated)
    }

    override func popViewController(animated: Bool) -> UIViewController? {
        popCount += 1
        return super.popViewController(animated: animated)
    }
}

class EditorStub: EditRecipeViewController {
    var stubbedNavigationController: UINavigationController?
    var stubbedPresentedViewController: UIViewController?
    var stubbedIsBeingDismissed = false
    var stubbedIsMovingFromParent = false
    private(set) var dismissals: [Bool] = []

    override var navigationController: UINavigationController? { stubbedNavigationController }
    override var presentedViewController: UIViewController? { stubbedPresentedViewController }
    override var isBeingDismissed: Bool { stubbedIsBeingDismissed }
    override var isMovingFromParent: Bool { stubbedIsMovingFromParent }

    override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        dismissals.append(flag)
        completion?()
    }
}

final class KeyWindowStub: UIWindow {
    override var isKeyWindow: Bool { true }
}
