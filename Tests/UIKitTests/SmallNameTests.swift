import TestApps
import TestTraits
import Testing

@testable import UIKitControls
@testable import UIKitCore

@MainActor @Suite(.inTurn) struct SmallNameTests {
    @available(*, deprecated)
    @Test func `the display modes have their names of before iOS 14`() {
        #expect(UISplitViewController.DisplayMode.primaryHidden == .secondaryOnly)
        #expect(UISplitViewController.DisplayMode.allVisible == .oneBesideSecondary)
        #expect(UISplitViewController.DisplayMode.primaryOverlay == .oneOverSecondary)
    }

    @Test func `a split view's delegate needs no parent`() {
        final class Delegate: UISplitViewControllerDelegate {}
        useFreshRuntime()
        let split = UISplitViewController()
        let delegate = Delegate()
        split.delegate = delegate
        #expect(split.delegate === delegate)
    }

    @Test func `a page controller without arguments curls`() {
        final class Pager: UIPageViewController {}
        useFreshRuntime()
        #expect(UIPageViewController().transitionStyle == .pageCurl)
        #expect(UIPageViewController(nibName: nil, bundle: nil).navigationOrientation == .horizontal)
        #expect(Pager().spineLocation == .min)
    }

    @Test func `a responder performs what an app's extension says`() {
        useFreshRuntime()
        let page = UIViewController()
        #expect(page.perform("save", as: 3) == "save as 3")
    }
}

extension UIResponder {
    fileprivate func perform(_ action: Selector, as number: Int) -> String { "\(action) as \(number)" }
}
