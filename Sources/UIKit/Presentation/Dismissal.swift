/// A presented controller, and everything above it, on the way back: asked for, then run after the layout pass.
final class Dismissal: TransitionRequest {
    private let presenter: UIViewController
    private let isAnimated: Bool
    private let completion: (() -> Void)?
    /// What leaves, from the presenter's own upwards.
    private var pages: [UIViewController]

    init(from presenter: UIViewController, animated: Bool, completion: (() -> Void)?) {
        self.presenter = presenter
        isAnimated = animated
        self.completion = completion
        pages = presenter.presentedChain
        for page in pages { page.flags.insert(.beingDismissed) }
    }

    var requestName: String { "dismissal of \(described(pages.first))" }

    func isBlocked(in engine: TransitionEngine) -> Bool {
        for page in pages where engine.isBusy(page) { return true }
        return removesPresenter && engine.isBusy(presenter)
    }

    var startsInCommit: Bool { false }

    private var controller: UIPresentationController? { pages.first?.modal?.presentationController }

    private var removesPresenter: Bool { controller?.shouldRemovePresentersView ?? false }

    func start() {
        guard let first = pages.first, presenter.modal?.presented === first else { return }
        pages = presenter.presentedChain
        let returns = removesPresenter && presenter.appearance == .disappeared && isPresenterShown
        let transition = PageTransition(
            in: presenter, policy: self, family: .modal, from: first, to: returns ? presenter : nil,
            animated: isAnimated && UIView.areAnimationsEnabled, duration: Presentation.duration)
        transition.presenterAfter = presenter
        transition.containerView = controller?.containerStorage
        Runtime.engine.begin(transition)
    }

    /// Whether the presenter comes into sight, or lies beneath something else that has gone out of the window.
    private var isPresenterShown: Bool { controller?.containerStorage?.windowLink?.isShown ?? false }
}

extension Dismissal: TransitionPolicy {
    var presentationStyle: UIModalPresentationStyle { controller?.presentationStyle ?? .none }

    func name(of transition: PageTransition) -> String { requestName }

    func extraPages(of transition: PageTransition) -> [UIViewController] { pages }

    func willBegin(_ transition: PageTransition) {
        let place = pages.count > 1 ? pages[1].modal?.presentationController?.placeOfPresenter : nil
        for page in pages.dropFirst().reversed() { vanish(page) }
        if let place { uncoverFirst(in: place) }
        controller?.dismissalTransitionWillBegin()
    }

    /// The page that animates away is in sight for it. Evidence: chain-02.
    private func uncoverFirst(in place: UIView) {
        guard let view = pages[0].viewStorage, view.superviewLink == nil else { return }
        pages[0].moveView { place.insertSubview(view, at: 0) }
    }

    /// What lies above the controller nearest to the receiver is gone at once. Evidence: chain-02.
    private func vanish(_ page: UIViewController) {
        page.flags.insert(.movedByTransition)
        let wasShown = page.appearance == .appeared
        if wasShown { page.beginAppearance(false, animated: false) }
        removeContainer(of: page)
        if wasShown { page.endAppearance() }
    }

    func placeViews(_ transition: PageTransition) {
        guard removesPresenter, let controller, let place = controller.placeOfPresenter else { return }
        let view = presenter.loadedView
        view.frame = CGRect(origin: .zero, size: place.boundsStorage.size)
        presenter.moveView { place.insertSubview(view, at: 0) }
    }

    func removeViews(_ transition: PageTransition) {
        for page in pages.reversed() {
            page.flags.insert(.movedByTransition)
            removeContainer(of: page)
            page.modal?.presenting?.modal?.presented = nil
            page.modal?.presenting = nil
        }
    }

    private func removeContainer(of page: UIViewController) {
        guard let controller = page.modal?.presentationController, let container = controller.containerStorage
        else { return }
        container.windowLink?.presentationViews.removeIdentical(container)
        page.viewStorage?.removeFromSuperview()
        container.removeFromSuperview()
    }

    func didEnd(_ transition: PageTransition) {
        controller?.dismissalTransitionDidEnd(true)
        for page in pages {
            page.modal?.presentationController?.containerStorage = nil
            page.modal?.presentationController = nil
            page.flags.subtract([.beingDismissed, .movedByTransition])
        }
    }

    func complete(_ transition: PageTransition) {
        completion?()
    }
}

extension UIPresentationController {
    /// Where the presenter's view was. It is there for as long as the presentation is in the window.
    fileprivate var placeOfPresenter: UIView? {
        containerStorage?.windowLink == nil ? nil : presenterPlace.object
    }
}
