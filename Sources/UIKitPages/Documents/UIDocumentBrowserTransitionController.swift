/// Animates a document's page as it comes from a document browser, and goes back. iOS 11.
///
/// A delegate of transitions returns it. No source gives the length: 0.4 s. Follows Apple's page
/// "UIDocumentBrowserTransitionController".
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    override init() {
        super.init()
    }

    /// How far the document is loaded. Default `nil`.
    open var loadingProgress: Progress?

    /// The view of the document's page that comes from the document, and goes back to it. Not retained. Default `nil`: the whole page.
    open weak var targetView: UIView?

    /// 0.4 s.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.4 }

    /// Lets the page grow and become visible, or shrink and vanish.
    open func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isPresenting =
            transitionContext.viewController(forKey: .to)?.presentingViewController
            === transitionContext.viewController(forKey: .from)
        let key: UITransitionContextViewKey = isPresenting ? .to : .from
        guard let page = transitionContext.view(forKey: key) else {
            return transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
        prepare(page, isPresenting, transitionContext)
        let small = CGAffineTransform(scaleX: 0.3, y: 0.3)
        let view = targetView ?? page
        if isPresenting { (page.alpha, view.transform) = (0, small) }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) {
            page.alpha = isPresenting ? 1 : 0
            view.transform = isPresenting ? .identity : small
        } completion: { _ in
            (page.alpha, view.transform) = (1, .identity)
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func prepare(
        _ page: UIView, _ isPresenting: Bool, _ context: any UIViewControllerContextTransitioning
    ) {
        if isPresenting {
            page.frame = context.viewController(forKey: .to).map(context.finalFrame(for:)) ?? page.frame
            context.containerView.addSubview(page)
        } else if let below = context.view(forKey: .to) {
            context.containerView.insertSubview(below, belowSubview: page)
        }
    }
}
