@_spi(UIKitModules) import UIKitCore

/// A preview of a file: its name and its icon.
@MainActor
final class DocumentPreviewPage: UIViewController, SystemPage, UIViewControllerTransitioningDelegate {
    private let controller: UIDocumentInteractionController
    private let name: String
    private var start: CGRect?

    init(of controller: UIDocumentInteractionController, name: String) {
        self.controller = controller
        self.name = name
        super.init(nibName: nil, bundle: nil)
        title = name
        modalPresentationStyle = .fullScreen
        transitioningDelegate = self
    }

    required init?(coder: NSCoder) { nil }

    /// Sets the window rectangle from which the preview expands; `nil` for a fade.
    func grow(from rect: CGRect?) { start = rect }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let picture = UIImageView(image: controller.icons.last)
        picture.contentMode = .center
        picture.accessibilityLabel = name
        let done = UIBarButtonItem(.done) { [weak self] in self?.userCancels() }
        let content = SystemPageView(
            title: navigationController == nil ? name : nil,
            leading: navigationController == nil ? done : nil, content: picture)
        content.frame = view.bounds
        content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(content)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if isBeingDismissed || isMovingFromParent { controller.previewHasEnded() }
    }

    func userCancels() { leave(animated: true) }

    func leave(animated: Bool) {
        guard let stack = navigationController else {
            if !isBeingDismissed { presentingViewController?.dismiss(animated: animated) }
            return
        }
        if stack.topViewController === self { stack.popViewController(animated: animated) }
    }

    func animationController(
        forPresented presented: UIViewController, presenting: UIViewController, source: UIViewController
    ) -> (any UIViewControllerAnimatedTransitioning)? { PreviewGrowth(from: start) }

    func animationController(forDismissed dismissed: UIViewController)
        -> (any UIViewControllerAnimatedTransitioning)?
    { PreviewGrowth(from: start) }
}

/// A transition that expands a view controller from a rectangle and shrinks it back, or fades without a rectangle.
@MainActor
private final class PreviewGrowth: NSObject, UIViewControllerAnimatedTransitioning {
    private let start: CGRect?

    init(from start: CGRect?) { self.start = start }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?)
        -> TimeInterval
    { 0.4 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        let isComing = transitionContext.viewController(forKey: .to) is DocumentPreviewPage
        let page = transitionContext.view(forKey: isComing ? .to : .from)
        let whole = transitionContext.containerView.bounds
        if isComing, let page {
            page.frame = whole
            transitionContext.containerView.addSubview(page)
            leaveSight(page, whole)
        } else if let below = transitionContext.view(forKey: .to) {
            transitionContext.containerView.insertSubview(below, at: 0)
        }
        UIView.animate(withDuration: transitionDuration(using: transitionContext)) { [self] in
            guard let page else { return }
            if isComing { (page.alpha, page.frame) = (1, whole) } else { leaveSight(page, whole) }
        } completion: { _ in
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        }
    }

    private func leaveSight(_ page: UIView, _ whole: CGRect) {
        if let start { page.frame = start } else { page.alpha = 0 }
    }
}

/// The Quick Look activity in the options menu of a document interaction controller.
@MainActor
final class LookActivity: UIActivity {
    override var activityType: UIActivity.ActivityType? {
        UIActivity.ActivityType("com.apple.UIKit.activity.QuickLook")
    }
    override var activityTitle: String? { "Quick Look" }
    override var activityImage: UIImage? { UIImage(systemName: "eye") }

    override func canPerform(withActivityItems activityItems: [Any]) -> Bool { true }

    override func perform() { activityDidFinish(true) }
}

/// A tap that shows the preview of a file.
@MainActor
final class DocumentTap: UITapGestureRecognizer {
    var act: (@MainActor () -> Void)?

    @_spi(UIKitModules) public override func sendActions() {
        super.sendActions()
        if state == .ended { act?() }
    }
}

/// A long press that shows the options menu of a file.
@MainActor
final class DocumentPress: UILongPressGestureRecognizer {
    var act: (@MainActor () -> Void)?

    @_spi(UIKitModules) public override func sendActions() {
        super.sendActions()
        if state == .began { act?() }
    }
}
