import UIKit

/// What the navigator knows of a page, in a hidden view without size inside the page's own view.
///
/// The mark is how it learns of changes that app code or a finger makes: the mark leaves the window with the page's
/// view, and it dies with the page. Its superview tells whether the page is alive, so no weak reference is needed to
/// pages whose view is loaded.
final class PageMark: UIView {
    /// In the order of coming: pages above have higher ones.
    let number: Int
    let pageType: UIViewController.Type
    private(set) weak var navigator: Navigator?
    /// For as long as the view is not loaded.
    private weak var unloadedPage: UIViewController?
    /// Who held the page when it was looked at last, and whether as what it presented.
    var holder: ObjectIdentifier?
    var isPresented = false
    var isOpenedPart = false
    /// A navigation takes the page away, and will say so itself.
    var isLeavingByPlan = false
    /// The page is among the window's pages, as far as is known.
    nonisolated(unsafe) var isKept = true
    var navigation: Navigation?
    var onExit: ((PageExit, Any?) -> Void)?
    /// The way to the page when it was shown last, for reports.
    var path = ""
    var answer: Any?

    init(number: Int, page: UIViewController, navigator: Navigator) {
        self.number = number
        pageType = type(of: page)
        self.navigator = navigator
        super.init(frame: .zero)
        isHidden = true
        isUserInteractionEnabled = false
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A mark is not archived.")
    }

    var page: UIViewController? {
        superview.map { $0.next as? UIViewController } ?? unloadedPage
    }

    var pageName: String { PageNames.name(of: pageType) }

    /// Goes into the page's view, or waits for it to be loaded.
    func attach(to page: UIViewController) {
        if let view = page.viewIfLoaded {
            if superview !== view { view.insertSubview(self, at: 0) }
        } else {
            unloadedPage = page
        }
    }

    override func didMoveToWindow() {
        if window == nil, !isLeavingByPlan, isKept { navigator?.pageWentOutOfSight(self) }
    }

    deinit {
        // A page that nobody saw leave, in a stack that is out of sight.
        guard isKept else { return }
        let navigator = navigator
        Task { @MainActor in navigator?.look() }
    }
}
