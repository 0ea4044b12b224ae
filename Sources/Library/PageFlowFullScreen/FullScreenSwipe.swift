import PageFlow
import UIKit

/// Finds the recognizers that swipe back through a full-screen stack, and decides whether a swipe may begin.
///
/// The swipe from the edge is UIKit's own, whose delegate would refuse it because the stack's bar is hidden. The swipe from anywhere is
/// UIKit's own in iOS 26 and later, and ``FullWidthPop`` in earlier versions.
@MainActor
final class FullScreenSwipe: NSObject {
    private unowned let stack: FullScreenNavigationController
    private let edge: UIGestureRecognizer?
    private(set) var anywhere: UIGestureRecognizer?
    /// The object that drives a swipe from anywhere before iOS 26.
    private(set) var fullWidth: FullWidthPop?
    private weak var touched: UIView?
    private lazy var waiting = GestureAction { [weak self] in self?.makeChangesWait(for: $0) }

    init(of stack: FullScreenNavigationController) {
        self.stack = stack
        edge = stack.interactivePopGestureRecognizer
        super.init()
        edge?.delegate = self
        if #available(iOS 26, *) { anywhere = stack.interactiveContentPopGestureRecognizer }
        if anywhere == nil {
            let fullWidth = FullWidthPop(of: stack)
            self.fullWidth = fullWidth
            anywhere = fullWidth.recognizer
            stack.view.addGestureRecognizer(fullWidth.recognizer)
        }
        anywhere?.delegate = self
        if let edge { anywhere?.require(toFail: edge) }
        for recognizer in [edge, anywhere].compactMap(\.self) { waiting.add(to: recognizer) }
    }

    /// The pop has begun by now, because the object that drives it was called first.
    private func makeChangesWait(for recognizer: UIGestureRecognizer) {
        guard recognizer.state == .began else { return }
        stack.changesAfterSwipe.wait(for: stack.transitionCoordinator, of: stack)
    }

    private var allowance: SwipeBack {
        (stack.pages.last as? any SwipeBackPage)?.swipeBack ?? stack.swipeBack
    }

    /// Whether there is more than one page, no presentation and no transition, including transitions within the pages. Otherwise the swipe
    /// would pop no page and leave the stack unusable.
    private var isReady: Bool {
        stack.pages.count > 1 && stack.presentedViewController == nil
            && !stack.isInTransition
    }
}

extension FullScreenSwipe: UIGestureRecognizerDelegate {
    func gestureRecognizer(_ recognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool {
        touched = touch.view
        switch allowance {
        case .never: return false
        case .fromEdge: return recognizer === edge
        case .fromAnywhere: return recognizer === edge || !isControl(touch.view)
        }
    }

    func gestureRecognizerShouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard isReady, let pan = recognizer as? UIPanGestureRecognizer else { return isReady }
        guard recognizer !== edge else { return true }
        let speed = pan.velocity(in: stack.view)
        let isBackwards = stack.isRightToLeft ? speed.x < 0 : speed.x > 0
        return isBackwards && abs(speed.x) > abs(speed.y) && !canScrollBack
    }

    /// Other pans under the touch take precedence over the swipe, except scroll views, which are checked when the swipe begins.
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
    ) -> Bool {
        recognizer === anywhere && other is UIPanGestureRecognizer && other !== edge && !isScrolling(other)
            && other.view !== stack.view && other.view?.isDescendant(of: stack.view) == true
    }

    /// Views that scroll sideways wait for the swipe. Views that only scroll up and down don't: the swipe is decided after 27 points.
    func gestureRecognizer(
        _ recognizer: UIGestureRecognizer, shouldBeRequiredToFailBy other: UIGestureRecognizer
    ) -> Bool {
        isScrolling(other) && (other.view as? UIScrollView)?.scrollsSideways == true
    }
}

// Views and gestures that also use the touch.
extension FullScreenSwipe {
    /// Whether the touch is on a control other than a button, for example a slider, which is dragged.
    private func isControl(_ view: UIView?) -> Bool {
        chain(from: view).contains { $0 is UIControl && !($0 is UIButton) }
    }

    private func isScrolling(_ recognizer: UIGestureRecognizer) -> Bool {
        (recognizer.view as? UIScrollView)?.panGestureRecognizer === recognizer
    }

    /// Whether a scroll view under the touch can still scroll in the direction of the swipe.
    private var canScrollBack: Bool {
        chain(from: touched).contains { view in
            guard let scroll = view as? UIScrollView, scroll.isScrollEnabled else { return false }
            if let pager = scroll.pager { return pager.hasPageBefore }
            return stack.isRightToLeft ? scroll.hasMoreOnTheRight : scroll.hasMoreOnTheLeft
        }
    }

    private func chain(from view: UIView?) -> [UIView] {
        view.map { Array(sequence(first: $0, next: \.superview).prefix { $0 !== stack.view }) } ?? []
    }
}

extension UIScrollView {
    /// The page view controller that scrolls with this view. Its scroll view rests between its ends, even on the first page, because
    /// neighboring pages are placed around the visible one.
    fileprivate var pager: UIPageViewController? {
        sequence(first: self as UIResponder) { $0.next }.prefix { $0 is UIView || $0 is UIPageViewController }
            .compactMap { $0 as? UIPageViewController }.first { $0.view === superview }
    }

    fileprivate var scrollsSideways: Bool {
        pager != nil || alwaysBounceHorizontal || hasMoreOnTheLeft || hasMoreOnTheRight
    }

    fileprivate var hasMoreOnTheLeft: Bool { contentOffset.x > -adjustedContentInset.left }

    fileprivate var hasMoreOnTheRight: Bool {
        contentOffset.x + bounds.width < contentSize.width + adjustedContentInset.right
    }
}

extension UIPageViewController {
    /// Whether a swipe back turns to another page: the page before, in both layout directions.
    fileprivate var hasPageBefore: Bool {
        guard navigationOrientation == .horizontal, let first = viewControllers?.first else { return false }
        return dataSource?.pageViewController(self, viewControllerBefore: first) != nil
    }
}

extension UIViewController {
    /// Whether a transition of this controller, or of a controller within it, is running.
    fileprivate var isInTransition: Bool {
        transitionCoordinator != nil || children.contains(where: \.isInTransition)
    }
}

extension UINavigationController {
    var isRightToLeft: Bool { view.effectiveUserInterfaceLayoutDirection == .rightToLeft }
}
