import TestApps
import TestTraits
import Testing

@testable import UIKitCore

private final class Container: UIViewController {
    var shown: [UIViewController] = []

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        action == "showDetailViewController:sender:" || action == "save:"
    }

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
        shown.append(vc)
    }
}

private final class Turning: UIViewController {
    var mask = UIInterfaceOrientationMask.portrait

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask }
}

private final class Proud: UIViewController {
    override var performsActionsWhilePresentingModally: Bool { false }

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
}

@MainActor @Suite(.inTurn) struct ControllerMemberTests {
    @Test func editButtonFollowsEditing() {
        let page = UIViewController()
        let item = page.editButtonItem
        #expect(item === page.editButtonItem && item.title == "Edit" && item.primaryAction == nil)
        #expect(item.perform())
        #expect(page.isEditing && item.title == "Done" && item.style == .done)
        page.isEditing = false
        #expect(item.title == "Edit" && item.style == .plain)
    }

    @Test(arguments: [true, false])
    func pagesAreShownByTheContainerThatCan(isInside: Bool) {
        let app = ShownApp()
        let page = UIViewController()
        let stack = UINavigationController(rootViewController: page)
        let container = Container()
        if isInside {
            container.addChild(stack)
            container.view.addSubview(stack.view)
            stack.didMove(toParent: container)
        }
        app.show(isInside ? container : stack)
        let showing = page.targetViewController(forAction: "showViewController:sender:", sender: nil)
        #expect(showing === stack)
        #expect(page.targetViewController(forAction: "unheardOf:", sender: nil) == nil)
        let detail = UIViewController()
        page.showDetailViewController(detail, sender: nil)
        app.settle()
        #expect(container.shown.count == (isInside ? 1 : 0))
        #expect((detail.presentingViewController == nil) == isInside)
        let next = UIViewController()
        page.show(next, sender: nil)
        #expect(stack.topViewController === next)
    }

    @Test func interfaceTurnsWhenItsOrientationIsTakenBack() {
        let app = ShownApp()
        let page = Turning()
        app.show(page)
        page.mask = .landscapeLeft
        app.settle()
        #expect(Runtime.current.screen.interfaceOrientation == .portrait)
        page.setNeedsUpdateOfSupportedInterfaceOrientations()
        app.settle()
        #expect(Runtime.current.screen.interfaceOrientation == .landscapeLeft)
        #expect(page.view.bounds.width == 852)
    }

    @Test func presenterMayLeaveActionsAlone() {
        let app = ShownApp()
        let page = Proud()
        app.show(page)
        let sheet = UIViewController()
        #expect(page.target(forAction: "save:", withSender: nil) as? UIViewController === page)
        page.present(sheet, animated: false)
        app.settle()
        #expect(page.target(forAction: "save:", withSender: nil) == nil)
    }

    @Test func zoomAsksForItsSourceBothWays() {
        let app = ShownApp()
        let page = UIViewController()
        app.show(page)
        let detail = UIViewController()
        var asked: [Bool] = []
        detail.preferredTransition = .zoom { context -> UIView? in
            asked.append(context.sourceViewController === page && context.zoomedViewController === detail)
            return nil
        }
        page.present(detail, animated: true)
        app.settle()
        #expect(asked == [true])
        page.dismiss(animated: true)
        app.settle()
        #expect(asked == [true, true])
    }

    @Test func defaults() {
        let page = UIViewController()
        #expect(page.restoresFocusAfterTransition && page.performsActionsWhilePresentingModally)
        #expect(!page.prefersPointerLocked && page.preferredTransition == nil)
        #expect(page.focusGroupIdentifier == nil && page.interactionActivityTrackingBaseName == nil)
        #expect(!page.disablesAutomaticKeyboardDismissal)
        page.modalPresentationStyle = .formSheet
        #expect(page.disablesAutomaticKeyboardDismissal)
    }
}
