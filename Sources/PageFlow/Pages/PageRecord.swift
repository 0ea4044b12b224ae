import PageFlowCore
import UIKit

/// What is known of one page of a window, from the request that brings it to its exit.
@MainActor
final class PageRecord {
    /// What the page is to the window.
    enum Phase {
        /// A request brings it, and UIKit has not shown it yet.
        case coming
        /// It is among the window's pages.
        case attached
        /// A request removes it, and reports its exit.
        case leaving
        /// Its exit was reported, or it never came.
        case gone
    }

    /// In the order of coming: pages above others have higher ones.
    let number: Int
    let id: ObjectIdentifier
    private(set) weak var page: UIViewController?
    let name: String
    let mayBeGuard: Bool
    /// Whether the page is an alert with actions.
    let asksUser: Bool
    /// The request that brought the page.
    let openedBy: NavigationRequest?
    var phase = Phase.coming

    /// The parent or presenter when the page was seen last, and whether it was presented.
    private(set) var parent: ObjectIdentifier?
    private(set) var isPresented = false
    /// Whether it was opened as an embedded child.
    var isOpenedChild = false
    /// What is about to make the page leave, as far as a gesture has shown.
    var expectedCause: ExitCause?

    /// Called with the page's exit and its answer.
    var onExit: [(PageExit, Any?) -> Void] = []
    var answer: Any?
    var route: (any PageRoute)?
    /// The path when the page was shown last, for reports.
    var path = ""
    /// The hidden view in the page's view, or in the view around it. Its superview retains it.
    weak var mark: HiddenView?
    /// What other parts keep with the page for as long as its record lives.
    private var attachments: [ObjectIdentifier: AnyObject] = [:]

    init(number: Int, page: UIViewController, openedBy request: NavigationRequest?) {
        self.number = number
        self.page = page
        id = ObjectIdentifier(page)
        name = page.nameOfPage
        mayBeGuard = page.mayBeGuard
        asksUser = (page as? UIAlertController)?.actions.isEmpty == false
        openedBy = request
    }

    subscript<Value: AnyObject>(type: Value.Type) -> Value? {
        get { attachments[ObjectIdentifier(type)] as? Value }
        set { attachments[ObjectIdentifier(type)] = newValue }
    }

    /// Whether the page is or was among the window's pages.
    var hasCome: Bool { phase == .attached || phase == .leaving }

    /// Notes where the page is attached now.
    func note(_ attachment: UIViewController.Attachment?) {
        if phase == .coming { phase = .attached }
        guard let attachment else { return }
        parent = ObjectIdentifier(attachment.parent)
        isPresented = attachment.branch == .presented
    }

    /// Removes the mark from a view that isn't the page's own, after the page has left it.
    func removeMarkFromOtherView() {
        if let mark, mark.superview !== page?.viewIfLoaded { mark.removeFromSuperview() }
    }

    /// What makes the page leave when a gesture recognizer of the app's moves it out.
    var causeByOwnGesture: ExitCause { isPresented ? .interactiveDismissal : .contentSwipe }

    /// Whether the page may still stay: a gesture drives it out or has been taken back, or its transition waits for another
    /// one.
    var mayStay: Bool {
        guard let page, let transition = page.transitionCoordinator else { return false }
        return transition.isInteractive || transition.isCancelled || page.waits(for: transition)
    }
}

extension UIViewController {
    /// Whether the page is in its place until a transition that does not move it has ended.
    fileprivate func waits(for transition: any UIViewControllerTransitionCoordinator) -> Bool {
        guard let parent = pageParent, viewIfLoaded?.window != nil else { return false }
        return transition.viewController(forKey: .to) === parent
    }
}
