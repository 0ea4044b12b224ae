/// An animator for presenting a document from a document browser, and for dismissing it. iOS 11.
///
/// Return it from a transitioning delegate. No source documents the duration; it is 0.4 s. Follows Apple's page
/// "UIDocumentBrowserTransitionController".
@preconcurrency @MainActor
open class UIDocumentBrowserTransitionController: NSObject, UIViewControllerAnimatedTransitioning {
    override init() {
        super.init()
    }

    /// The progress of loading the document. Default `nil`.
    open var loadingProgress: Progress?

    /// The view that zooms from the document and back. Not retained. Default `nil`: the entire view of the view controller.
    open weak var targetView: UIView?

    /// The duration: 0.4 s.
    open func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.4 }

    /// Zooms and fades the view in, or shrinks and fades it out.
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
