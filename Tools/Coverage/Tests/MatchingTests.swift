import Testing

@testable import CoverageKit

/// Objective-C selectors find their Swift names.
@Suite struct MatchingTests {
    @Test(arguments: [
        ("UIViewController", "presentViewController:animated:completion:", "present(_:animated:completion:)"),
        ("UIViewController", "dismissViewControllerAnimated:completion:", "dismiss(animated:completion:)"),
        ("UIViewController", "addChildViewController:", "addChild(_:)"),
        ("UIViewController", "willMoveToParentViewController:", "willMove(toParent:)"),
        ("UIViewController", "removeFromParentViewController", "removeFromParent()"),
        ("UINavigationController", "pushViewController:animated:", "pushViewController(_:animated:)"),
        ("UINavigationController", "popViewControllerAnimated:", "popViewController(animated:)"),
        (
            "UINavigationControllerDelegate", "navigationController:willShowViewController:animated:",
            "navigationController(_:willShow:animated:)"
        ),
        ("UIResponder", "touchesBegan:withEvent:", "touchesBegan(_:with:)"),
        ("UIView", "insertSubview:atIndex:", "insertSubview(_:at:)"),
        ("UIView", "animateWithDuration:animations:", "animate(withDuration:animations:)"),
        (
            "UIView", "animateWithDuration:animations:completion:",
            "animate(withDuration:animations:completion:)"
        ),
    ])
    func methods(className: String, selector: String, name: String) {
        #expect(Fixture.match(className, selector) == name)
    }

    @Test(arguments: [
        ("UIResponder", "nextResponder", "next"),
        ("UIViewController", "isViewLoaded", "isViewLoaded"),
        ("UIViewController", "isMovingToParentViewController", "isMovingToParent"),
        ("UIViewController", "childViewControllers", "children"),
        ("UIView", "hidden", "isHidden"),
        ("UIApplication", "sharedApplication", "shared"),
        ("UIButtonConfiguration", "plainButtonConfiguration", "plain()"),
    ])
    func properties(className: String, selector: String, name: String) {
        #expect(Fixture.match(className, selector) == name)
    }

    @Test(arguments: [
        ("UIViewController", "initWithNibName:bundle:", "init(nibName:bundle:)"),
        (
            "UIAction", "actionWithTitle:image:identifier:handler:",
            "init(title:image:identifier:discoverabilityTitle:attributes:state:handler:)"
        ),
        ("UIAlertAction", "actionWithTitle:style:handler:", "init(title:style:handler:)"),
        ("UIWindow", "initWithFrame:", "UIView.init(frame:)"),
    ])
    func initializers(className: String, selector: String, name: String) {
        #expect(Fixture.match(className, selector) == name)
    }

    @Test(arguments: [
        ("UIApplication", "UIApplicationDidBecomeActiveNotification", "didBecomeActiveNotification"),
        ("UIApplication", "UIApplicationLaunchOptionsURLKey", "url"),
        ("UITransitionContext", "UITransitionContextFromViewControllerKey", "from"),
        ("UIView", "UIViewNoIntrinsicMetric", "noIntrinsicMetric"),
    ])
    func constants(className: String, selector: String, name: String) {
        #expect(Fixture.match(className, selector) == name)
    }

    @Test func overloadsAreToldApartByTheirTypes() throws {
        let view = try #require(Fixture.coverage.types.first { $0.name == "UIView" })
        let names = view.rows.filter(\.isPresent).map(\.apple.selector)
        #expect(names.contains("convertPoint:toView:") && names.contains("convertRect:toView:"))
        #expect(!names.contains("convertPoint:fromView:"))
    }
}
