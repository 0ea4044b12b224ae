import PageFlow
import UIKit

extension UIViewController {
    /// The page in a wrapper; any other controller itself.
    var unwrapped: UIViewController { (self as? PageWrapper)?.content ?? self }
}

/// The controller in a full-screen stack that contains one page with its bar, because UIKit refuses navigation controllers in a stack.
final class PageWrapper: UIViewController, TransparentContainer {
    let content: UIViewController
    /// The owner of the page's bar while the wrapper holds the page; `nil` for a page that is a navigation controller.
    private var bar: PageNavigationController?
    private var isBackAtOnce = false

    var contentPage: UIViewController? { content }

    init(_ page: UIViewController) {
        content = page
        super.init(nibName: nil, bundle: nil)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("A wrapper is not archived.")
    }

    var stack: UINavigationController? { bar ?? content as? UINavigationController }

    /// The navigation item that a bar shows for the page.
    var shownItem: UINavigationItem {
        ((content as? UINavigationController)?.viewControllers.first ?? content).navigationItem
    }

    /// Whether the wrapper doesn't hold its page, because UIKit hasn't added the wrapper yet or the page has left.
    var isEmpty: Bool { content.parent !== (bar ?? self) }

    private var fullScreen: FullScreenNavigationController? { parent as? FullScreenNavigationController }

    private func hold(in stack: FullScreenNavigationController) {
        if content is UINavigationController {
            addChild(content)
        } else {
            let bar = stack.makeBar()
            self.bar = bar
            addChild(bar)
            bar.didMove(toParent: self)
            bar.hold(content)
        }
        if isViewLoaded { show(bar ?? content) }
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
        show(bar ?? content)
        content.loadViewIfNeeded()
    }

    /// The title of the page below may have changed.
    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        fullScreen?.giveBackButton(to: self)
    }

    /// Adds the page when UIKit adds the wrapper. When UIKit removes the wrapper, the page gets the callbacks of leaving the stack.
    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        if let coming = parent as? FullScreenNavigationController {
            come(into: coming)
        } else if fullScreen != nil, !isEmpty {
            content.willMove(toParent: nil)
        }
    }

    private func come(into stack: FullScreenNavigationController) {
        if isEmpty {
            hold(in: stack)
        } else if isBackAtOnce {
            content.willMove(toParent: content.parent)
        }
    }

    /// Removes a page that has left, so that another parent can add it.
    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        guard !isEmpty else { return }
        if parent == nil {
            leave()
        } else if bar == nil || isBackAtOnce {
            isBackAtOnce = false
            content.didMove(toParent: content.parent)
        }
    }

    /// If a page is popped and pushed again before UIKit has updated the views, it stays in the wrapper.
    private func leave() {
        isBackAtOnce = viewIfLoaded?.superview != nil
        if isBackAtOnce { return content.didMove(toParent: nil) }
        let bar = bar.take()
        content.viewIfLoaded?.removeFromSuperview()
        content.removeFromParent()
        bar?.willMove(toParent: nil)
        bar?.viewIfLoaded?.removeFromSuperview()
        bar?.removeFromParent()
    }

    /// The scroll view that the bars around the stack observe: the page's own answer, the page's view, or the first subview of that view.
    override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
        let view = content.viewIfLoaded
        return super.contentScrollView(for: edge) ?? content.contentScrollView(for: edge)
            ?? view as? UIScrollView ?? view?.subviews.first as? UIScrollView
    }

    /// The page's size, with its bars.
    override var preferredContentSize: CGSize {
        get { (bar ?? content).preferredContentSize }
        set { content.preferredContentSize = newValue }
    }

    override func preferredContentSizeDidChange(
        forChildContentContainer container: any UIContentContainer
    ) {
        super.preferredContentSizeDidChange(forChildContentContainer: container)
        parent?.preferredContentSizeDidChange(forChildContentContainer: self)
    }

    /// Whether the page hides the tab bar when it is pushed.
    override var hidesBottomBarWhenPushed: Bool {
        get { content.hidesBottomBarWhenPushed }
        set { content.hidesBottomBarWhenPushed = newValue }
    }
}
