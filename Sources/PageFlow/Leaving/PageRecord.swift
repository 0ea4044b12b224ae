import UIKit

/// What the navigator knows of one page.
@MainActor
final class PageRecord {
    /// In the order of coming: pages above have higher ones.
    let number: Int
    let id: ObjectIdentifier
    let pageType: UIViewController.Type
    let isGuarded: Bool
    fileprivate let link: NavigatorLink
    /// The mark in the page's view: it takes itself off when it dies with the page.
    nonisolated(unsafe) fileprivate(set) unowned(unsafe) var mark: PageMark?
    /// The view that the mark is in.
    fileprivate var markedView: ObjectIdentifier?
    /// Whether the page has hung on the window.
    private(set) var hasCome = false
    /// Who held the page when it was looked at last, and whether as what it presented.
    private(set) var holder: ObjectIdentifier?
    private(set) var isPresented = false
    var isOpenedPart = false
    /// A navigation takes the page away, and will say so itself.
    var isLeavingByPlan = false
    /// The page is among the window's pages, as far as is known.
    nonisolated(unsafe) var isKept = true
    /// What is about to make the page leave, as far as a finger has told.
    var expectedCause: ExitCause?
    /// What brought the page.
    let navigation: Navigation?
    private(set) var extras: Extras?

    /// What few pages have.
    final class Extras {
        /// For as long as the view is not loaded.
        weak var unloadedPage: UIViewController?
        /// The presentation's delegate, which UIKit does not keep.
        var pullListener: PullListener?
        /// What hears of the fingers on a container.
        var listener: NSObject?
        /// What the page below has for the back button of this one, while guards are above it.
        var backMenu: BackMenuItem?
        var onExit: ((PageExit, Any?) -> Void)?
        /// The way to the page when it was shown last, for reports.
        var path = ""
        var answer: Any?
        var route: (any Route)?
    }

    init(number: Int, page: UIViewController, link: NavigatorLink, navigation: Navigation?) {
        self.number = number
        self.navigation = navigation
        id = ObjectIdentifier(page)
        pageType = type(of: page)
        isGuarded = GuardTypes.contains(pageType)
        self.link = link
    }

    var navigator: Navigator? { link.navigator }

    func ensureExtras() -> Extras {
        if let extras { return extras }
        let made = Extras()
        extras = made
        return made
    }

    var pageName: String { PageNames.name(of: pageType) }

    /// The page; `nil` when it is gone. A mark's superview tells without a weak reference to the page, which would make
    /// every later use of it slower.
    var page: UIViewController? {
        guard let view = mark?.superview else { return extras?.unloadedPage }
        return view.next as? UIViewController
    }

    /// Whether the page has come and is gone.
    var isDead: Bool { hasCome && page == nil }

    /// What makes the page leave when a finger drives it away by a recogniser of the app's.
    var causeByFinger: ExitCause { isPresented ? .sheetPull : .contentSwipe }

    /// Whether a finger holds the page on its way out, or has taken that back; or the way has not begun, as something else
    /// moves there, and may still be held.
    var mayComeBack: Bool {
        guard let page, let transition = page.transitionCoordinator else { return false }
        return transition.isInteractive || transition.isCancelled || page.waits(behind: transition)
    }

    /// Whether the page has come and is not among these controllers.
    func isMissing(from present: PagesByID) -> Bool {
        hasCome && (present[id] == nil || isDead)
    }

    /// The page has not loaded its view.
    func wait(for page: UIViewController) {
        ensureExtras().unloadedPage = page
    }

    func mark(_ view: UIView) {
        let mark = mark ?? PageMark(of: self)
        self.mark = mark
        view.insertSubview(mark, at: 0)
    }

    /// Whether this is about a controller with this identity, whose view still has the mark.
    func isMarked(asThat id: ObjectIdentifier) -> Bool { self.id == id && mark != nil }

    func isMarked(_ view: UIView) -> Bool {
        mark != nil && markedView == ObjectIdentifier(view)
    }

    func noteHolding(_ holding: UIViewController.Holding?) {
        hasCome = true
        guard let holding else { return }
        holder = ObjectIdentifier(holding.holder)
        isPresented = holding.isPresented
    }
}

extension UIViewController {
    /// Whether the page is in its place until a transition that does not take it has ended.
    fileprivate func waits(behind transition: any UIViewControllerTransitionCoordinator) -> Bool {
        guard let holder = holdingParent, viewIfLoaded?.window != nil else { return false }
        return transition.viewController(forKey: .to) === holder
    }
}

/// A hidden view without size inside a page's own view: how the navigator learns of changes that app code or a finger
/// makes. It leaves the window with the page's view, and dies with the page.
final class PageMark: UIView {
    private let record: PageRecord

    init(of record: PageRecord) {
        self.record = record
        super.init(frame: .zero)
        isHidden = true
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A mark is not archived.")
    }

    /// What a navigator knows of the page with this view.
    static func record(in view: UIView, by link: NavigatorLink) -> PageRecord? {
        for case let mark as PageMark in view.subviews where mark.record.isKept && mark.record.link === link {
            return mark.record
        }
        return nil
    }

    /// What hears of the fingers on a container that has been among the window's pages before.
    static func listener(in view: UIView) -> NSObject? {
        view.subviews.lazy.compactMap { ($0 as? PageMark)?.record.extras?.listener }.first
    }

    override func didMoveToSuperview() {
        guard let superview else { return record.markedView = nil }
        record.markedView = ObjectIdentifier(superview)
    }

    override func didMoveToWindow() {
        if record.isKept, !record.isLeavingByPlan, window == nil {
            record.navigator?.pageWentOutOfSight(record)
        }
    }

    deinit {
        let record = record
        record.mark = nil
        // A page that nobody saw leave, in a stack that is out of sight.
        if record.isKept { Task { @MainActor in record.navigator?.look() } }
    }
}
