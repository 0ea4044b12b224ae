import UIKit

/// What a full-screen stack holds for one page: UIKit refuses navigation controllers in a stack, so something has to
/// stand around them.
///
/// It is the role that document 004 calls WrapperController. Apps never meet it.
final class PageWrapper: UIViewController {
    let page: UIViewController
    /// The owner of the page's bar; `nil` for a page that is a navigation controller itself.
    let bar: PageNavigationController?

    init(_ page: UIViewController, bar makeBar: () -> PageNavigationController) {
        self.page = page
        bar = page is UINavigationController ? nil : makeBar()
        super.init(nibName: nil, bundle: nil)
        if let bar {
            addChild(bar)
            bar.didMove(toParent: self)
        }
        hold()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A wrapper is not archived.")
    }

    var stack: UINavigationController? { bar ?? page as? UINavigationController }

    /// What a bar shows of the page when it lies in the stack.
    var shownItem: UINavigationItem {
        ((page as? UINavigationController)?.viewControllers.first ?? page).navigationItem
    }

    /// Whether the page was taken elsewhere.
    var isEmpty: Bool { page.parent !== (bar ?? self) }

    private var fullScreen: FullScreenNavigationController? { parent as? FullScreenNavigationController }

    private func hold() {
        if let bar { return bar.hold(page) }
        addChild(page)
        if isViewLoaded { show(page) }
    }

    private func show(_ controller: UIViewController) {
        controller.view.frame = view.bounds
        controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(controller.view)
    }

    /// The page's view loads when a plain stack would load it.
    override func viewDidLoad() {
        super.viewDidLoad()
        fullScreen?.giveBackButton(to: self)
        show(bar ?? page)
        page.loadViewIfNeeded()
    }

    /// The page below may have another title by now.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fullScreen?.giveBackButton(to: self)
    }

    /// The page hears of leaving the stack as if it lay there itself.
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if parent != nil {
            if isEmpty, page.parent == nil { hold() }
        } else if let fullScreen, !isEmpty {
            fullScreen.inApp { page.willMove(toParent: nil) }
        }
    }

    /// A page that has left is free for another parent.
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard !isEmpty else { return }
        if parent == nil {
            page.viewIfLoaded?.removeFromSuperview()
            page.removeFromParent()
        } else if bar == nil {
            page.didMove(toParent: self)
        }
    }

    /// The page's.
    override var hidesBottomBarWhenPushed: Bool {
        get { page.hidesBottomBarWhenPushed }
        set { page.hidesBottomBarWhenPushed = newValue }
    }
}
