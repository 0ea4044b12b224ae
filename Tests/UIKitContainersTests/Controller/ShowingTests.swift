import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

/// A container that shows pages in its own way.
private class Shelf: UIViewController {
    var shown: [UIViewController] = []
    var isWilling = true

    override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
        isWilling && super.canPerformAction(action, withSender: sender)
    }

    override func show(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

/// A generic subclass, which inherits this.
private final class DeepShelf<Book>: Shelf {
    var book: Book?
}

private final class DetailShelf: UIViewController {
    var shown: [UIViewController] = []

    override func showDetailViewController(_ vc: UIViewController, sender: Any?) { shown.append(vc) }
}

/// A primary page that shows details in its own way.
private final class OwnWayStack: UINavigationController {
    var shown: [UIViewController] = []

    override func show(_ vc: UIViewController, sender: Any?) {
        shown.append(vc)
        super.show(vc, sender: sender)
    }
}

@MainActor @Suite("Who shows a page", .inTurn) struct ShowingTests {
    private let showing: Selector = "showViewController:sender:"
    private let detail: Selector = "showDetailViewController:sender:"

    private func nest(_ pages: UIViewController...) {
        for (parent, child) in zip(pages, pages.dropFirst()) {
            parent.addChild(child)
            child.didMove(toParent: parent)
        }
    }

    @Test func `the nearest controller that overrides the method is the target`() {
        _ = ShownApp()
        let (shelf, plain, page) = (Shelf(), UIViewController(), UIViewController())
        nest(shelf, plain, page)
        #expect(page.targetViewController(forAction: showing, sender: nil) === shelf)
        #expect(shelf.targetViewController(forAction: showing, sender: nil) === shelf)
        #expect(page.targetViewController(forAction: detail, sender: nil) == nil)
        page.show(UIViewController(), sender: nil)
        #expect(shelf.shown.count == 1)
    }

    @Test(arguments: [false, true]) func `a stack pushes a page, and presents another stack`(isStack: Bool) {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        let page =
            isStack ? UINavigationController(rootViewController: UIViewController()) : UIViewController()
        app.show(stack)
        stack.topViewController?.show(page, sender: nil)
        app.settle()
        #expect(stack.presentedViewController === (isStack ? page : nil))
        #expect(stack.viewControllers.count == (isStack ? 1 : 2))
    }

    @Test func `classes beneath it inherit the way, and the two ways are told apart`() {
        _ = ShownApp()
        let (deep, details, page) = (DeepShelf<Int>(), DetailShelf(), UIViewController())
        nest(deep, details, page)
        #expect(page.targetViewController(forAction: showing, sender: nil) === deep)
        #expect(page.targetViewController(forAction: detail, sender: nil) === details)
        #expect(details.targetViewController(forAction: showing, sender: nil) === deep)
    }

    @Test func `a container can leave it to those above`() {
        _ = ShownApp()
        let (outer, inner, page) = (Shelf(), Shelf(), UIViewController())
        nest(outer, inner, page)
        inner.isWilling = false
        #expect(page.targetViewController(forAction: showing, sender: nil) === outer)
        outer.isWilling = false
        #expect(page.targetViewController(forAction: showing, sender: nil) == nil)
    }

    @Test func `UIKit's own containers are those of Apple's documentation`() {
        _ = ShownApp()
        let (tabs, pager) = (
            UITabBarController(),
            UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        )
        for plain in [tabs, pager, UIViewController(), UIAlertController()] {
            #expect(plain.targetViewController(forAction: showing, sender: nil) == nil, "\(plain)")
            #expect(plain.targetViewController(forAction: detail, sender: nil) == nil, "\(plain)")
        }
        let (stack, split) = (UINavigationController(), UISplitViewController())
        #expect(stack.targetViewController(forAction: showing, sender: nil) === stack)
        #expect(stack.targetViewController(forAction: detail, sender: nil) == nil)
        #expect(split.targetViewController(forAction: showing, sender: nil) === split)
        #expect(split.targetViewController(forAction: detail, sender: nil) === split)
    }

    @Test(arguments: [UISplitViewController.Style.unspecified, .doubleColumn])
    func `a collapsed split view sends its primary page the call`(style: UISplitViewController.Style) {
        let app = ShownApp()
        let primary = OwnWayStack(rootViewController: UIViewController())
        let split = style == .unspecified ? UISplitViewController() : UISplitViewController(style: style)
        if style == .unspecified {
            split.viewControllers = [primary]
        } else {
            split.setViewController(primary, for: .primary)
        }
        app.show(split)
        #expect(split.isCollapsed)
        let page = UIViewController()
        primary.viewControllers[0].showDetailViewController(page, sender: nil)
        app.settle()
        #expect(primary.shown == [page] && primary.topViewController === page)
        let stack = UINavigationController(rootViewController: UIViewController())
        primary.topViewController?.showDetailViewController(stack, sender: nil)
        app.settle()
        #expect(primary.shown == [page, stack] && primary.topViewController === stack)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
    }

    @Test func `a primary page without a way of its own presents the detail`() {
        let app = ShownApp()
        let (split, primary, page) = (UISplitViewController(), UIViewController(), UIViewController())
        split.viewControllers = [primary]
        app.show(split)
        primary.showDetailViewController(page, sender: nil)
        app.settle()
        #expect(page.presentingViewController != nil && split.viewControllers == [primary])
    }

    @Test func `a split view is not pushed, and its holder is`() {
        let app = ShownApp()
        let stack = UINavigationController(rootViewController: UIViewController())
        app.show(stack)
        let (split, holder) = (UISplitViewController(), UIViewController())
        split.viewControllers = [UIViewController()]
        stack.pushViewController(split, animated: true)
        app.settle()
        #expect(stack.viewControllers.count == 1 && split.parent == nil)
        let messages = Runtime.current.diagnostics.entries.map(\.message)
        #expect(messages.count == 1)
        #expect(
            messages.first?.hasPrefix("Split View Controllers cannot be pushed to a Navigation Controller <")
                == true)
        holder.addChild(split)
        holder.view.addSubview(split.view)
        split.didMove(toParent: holder)
        stack.pushViewController(holder, animated: true)
        app.settle()
        #expect(stack.topViewController === holder && split.view.window != nil)
    }
}
