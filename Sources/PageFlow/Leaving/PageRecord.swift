import UIKit

/// What the navigator knows of one page.
@MainActor
final class PageRecord {
    /// In the order of coming: pages above have higher ones.
    let number: Int
    let id: ObjectIdentifier
    let pageType: UIViewController.Type
    let isGuarded: Bool
    private let link: NavigatorLink
    /// For as long as the view is not loaded.
    private weak var unloadedPage: UIViewController?
    /// The mark in the page's view: it takes itself off when it dies with the page.
    nonisolated(unsafe) fileprivate(set) unowned(unsafe) var mark: PageMark?
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
    /// The presentation's delegate, which UIKit does not keep.
    var pullListener: PullListener?
    var navigation: Navigation?
    var onExit: ((PageExit, Any?) -> Void)?
    /// The way to the page when it was shown last, for reports.
    var path = ""
    var answer: Any?
    var route: (any Route)?

    init(number: Int, page: UIViewController, navigator: Navigator) {
        self.number = number
        id = ObjectIdentifier(page)
        pageType = type(of: page)
        isGuarded = GuardTypes.contains(pageType)
        link = navigator.link
    }

    var navigator: Navigator? { link.navigator }

    var pageName: String { PageNames.name(of: pageType) }

    /// The page; `nil` when it is gone. A mark's superview tells without a weak reference to the page, which would make
    /// every later use of it slower.
    var page: UIViewController? {
        guard let view = mark?.superview else { return unloadedPage }
        return view.next as? UIViewController
    }

    /// Whether the page has come and is gone.
    var isDead: Bool { hasCome && page == nil }

    /// Whether a finger holds the page on its way out, or has taken that back.
    var mayComeBack: Bool {
        guard let transition = page?.transitionCoordinator else { return false }
        return transition.isInteractive || transition.isCancelled
    }

    /// Whether the page has come and is not among these controllers.
    func isMissing(from present: Set<ObjectIdentifier>) -> Bool {
        hasCome && (!present.contains(id) || isDead)
    }

    /// Whether this is about a page, and not about a dead one whose place in memory it has taken.
    func isOf(_ page: UIViewController) -> Bool {
        if let mark, let view = page.viewIfLoaded, mark.superview === view { return true }
        return !isDead
    }

    /// Puts the mark into the page's view, or waits for that to be loaded.
    func attach(to page: UIViewController) {
        guard let view = page.viewIfLoaded else {
            unloadedPage = page
            return
        }
        if let mark, mark.superview === view { return }
        let mark = mark ?? PageMark(of: self)
        self.mark = mark
        view.insertSubview(mark, at: 0)
    }

    func noteHold(_ hold: UIViewController.Hold?) {
        hasCome = true
        guard let (holder, branch) = hold else { return }
        self.holder = ObjectIdentifier(holder)
        isPresented = branch == .presented
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
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A mark is not archived.")
    }

    override func didMoveToWindow() {
        if window == nil, !record.isLeavingByPlan, record.isKept {
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
