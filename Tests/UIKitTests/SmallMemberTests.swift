import TestApps
import TestTraits
import Testing

@testable import UIKitCore

private final class Field: UIView {
    var lets = true

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { lets }
}

private final class KeyPage: UIViewController {
    var lets = true

    override var canBecomeFirstResponder: Bool { true }
    override var canResignFirstResponder: Bool { lets }
}

private final class Shadowed: UIView {
    override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4) }
}

@MainActor @Suite(.inTurn) struct SmallMemberTests {
    @Test(arguments: [
        // Whether it resigns, whether it is forced, and whether editing has ended then.
        (true, false, true), (false, false, false), (false, true, true),
    ])
    func `a page that is the first responder ends editing with its view`(
        lets: Bool, force: Bool, ends: Bool
    ) {
        let app = ShownApp()
        let (page, child) = (UIViewController(), KeyPage())
        page.addChild(child)
        page.view.addSubview(child.view)
        child.didMove(toParent: page)
        app.show(page)
        child.lets = lets
        #expect(child.becomeFirstResponder())
        #expect(page.view.endEditing(force) == ends)
        #expect(child.isFirstResponder == !ends)
    }

    @Test func `editing beside a view goes on`() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let (field, other) = (Field(), UIView())
        page.view.addSubview(field)
        page.view.addSubview(other)
        field.becomeFirstResponder()
        #expect(other.endEditing(true) && field.isFirstResponder)
        #expect(app.window.endEditing(false) && !field.isFirstResponder)
    }

    @Test func `the user may move all tabs until the app says otherwise, and again when they change`() {
        useFreshRuntime()
        let tabs = UITabBarController()
        let (one, other) = (UIViewController(), UIViewController())
        tabs.viewControllers = [one, other]
        #expect(tabs.customizableViewControllers == [one, other])
        tabs.customizableViewControllers = nil
        #expect(tabs.customizableViewControllers == nil)
        tabs.viewControllers = [other]
        #expect(tabs.customizableViewControllers == [other])
        #expect(tabs.tabBarMinimizeBehavior == .automatic && tabs.mode == .automatic)
        #expect(tabs.customizationIdentifier == nil)
    }

    @Test func `alignment rectangles and frames are each other's inverse`() {
        let frame = CGRect(x: 10, y: 10, width: 100, height: 50)
        let view = Shadowed()
        let aligned = view.alignmentRect(forFrame: frame)
        #expect(aligned == CGRect(x: 12, y: 11, width: 94, height: 46))
        #expect(view.frame(forAlignmentRect: aligned) == frame)
        #expect(UIView().alignmentRect(forFrame: frame) == frame)
        #expect(view.forFirstBaselineLayout === view && view.forLastBaselineLayout === view)
    }

    @Test func `a tab bar's delegate names the orientation it begins in`() {
        final class Delegate: NSObject, UITabBarControllerDelegate {
            func tabBarControllerPreferredInterfaceOrientationForPresentation(
                _ tabBarController: UITabBarController
            ) -> UIInterfaceOrientation { .landscapeLeft }
        }
        useFreshRuntime()
        let tabs = UITabBarController()
        #expect(tabs.preferredInterfaceOrientationForPresentation == .portrait)
        let delegate = Delegate()
        tabs.delegate = delegate
        #expect(tabs.preferredInterfaceOrientationForPresentation == .landscapeLeft)
        #expect(UINavigationBar().behavioralStyle == .pad)
        #expect(UINavigationBar().preferredBehavioralStyle == .automatic)
    }

    @Test func `an app of one scene says so`() {
        useFreshRuntime()
        #expect(!UIApplication.shared.supportsMultipleScenes)
        #expect(UIView.userInterfaceLayoutDirection(for: .forceRightToLeft) == .rightToLeft)
        #expect(UIView.userInterfaceLayoutDirection(for: .unspecified) == .leftToRight)
    }
}
