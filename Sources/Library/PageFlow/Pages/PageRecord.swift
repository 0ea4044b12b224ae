import UIKit

/// The record of one page of a window, from the request that shows it to its exit.
@MainActor
final class PageRecord {
    /// The relation of the page to the window.
    enum Phase {
        /// A request is about to show it, and UIKit hasn't shown it yet.
        case coming
        /// It is one of the window's pages.
        case attached
        /// A request is removing it and will report its exit.
        case leaving
        /// Its exit was reported, or it was never shown.
        case gone
    }

    /// The number of the page, in the order of appearance: pages above others have higher numbers.
    let number: Int
    let id: ObjectIdentifier
    private(set) weak var page: UIViewController?
    let name: String
    let mayBeGuard: Bool
    /// Whether the page is an alert with actions.
    let asksUser: Bool
    /// The request that opened the page.
    let openedBy: NavigationRequest?
    var phase = Phase.coming

    /// The parent or presenter when the page was last read, and whether it was presented.
    private(set) var parent: ObjectIdentifier?
    private(set) var isPresented = false
    /// Whether `.embed` opened the page.
    var isOpenedChild = false
    /// The cause of the page's expected exit, if a gesture has determined it.
    var expectedCause: ExitCause?

    /// Called with the page's exit and its answer.
    var onExit: [(PageExit, Any?) -> Void] = []
    var answer: Any?
    var route: (any PageRoute)?
    /// The path when the page was last shown, for reports.
    var path = ""
    /// The hidden view in the page's view, or in the view around it. Its superview retains it.
    weak var mark: HiddenView?
    /// The objects that other folders store with the page for as long as its record lives.
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

    /// Whether the page is one of the window's pages, or is leaving them.
    var hasCome: Bool { phase == .attached || phase == .leaving }

    /// Stores the position at which the page is attached.
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

    /// The cause of the exit if a gesture recognizer of the app's moves the page out.
    var causeByOwnGesture: ExitCause { isPresented ? .interactiveDismissal : .contentSwipe }

    /// Whether the page may still stay: a gesture drives its exit or was canceled, or its transition waits for another one.
    var mayStay: Bool {
        guard let page, let transition = page.transitionCoordinator else { return false }
        return transition.isInteractive || transition.isCancelled || page.waits(for: transition)
    }
}

extension UIViewController {
    /// Whether the page stays in position until a transition that doesn't move it has ended.
    fileprivate func waits(for transition: any UIViewControllerTransitionCoordinator) -> Bool {
        guard let parent = pageParent, viewIfLoaded?.window != nil else { return false }
        return transition.viewController(forKey: .to) === parent
    }
}
