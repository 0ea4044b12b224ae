/// The presentation of a controller. It is requested first, and runs after the layout pass.
final class Presentation: TransitionRequest {
    private(set) var presented: UIViewController
    let presenter: UIViewController
    /// The controller that received the call: the presenter, or one within it.
    private let source: UIViewController
    private let controller: UIPresentationController
    private let isAnimated: Bool
    private let completion: (() -> Void)?
    private var interrupted: InterruptedTransition?
    private var turn: TurnWithPage?

    init(
        of presented: UIViewController, over presenter: UIViewController, from source: UIViewController,
        controller: UIPresentationController,
        animated: Bool, interrupting interrupted: InterruptedTransition?, completion: (() -> Void)?
    ) {
        self.presented = presented
        self.presenter = presenter
        self.source = source
        self.controller = controller
        isAnimated = animated
        self.interrupted = interrupted
        self.completion = completion
    }

    var requestName: String { "presentation of \(described(presented))" }

    /// Every style waits for transitions of the presenter and its descendants. Evidence: defer-02.
    func isBlocked(in engine: TransitionEngine) -> Bool {
        engine.isBusy(presented) || engine.isBusy(presenter)
    }

    var startsInCommit: Bool { false }

    var mayAnimate: Bool { isAnimated && UIView.areAnimationsEnabled }

    func start() {
        guard presented.modal?.presenting === presenter else { return }
        guard presenter.viewStorage?.windowLink != nil else { return giveUp() }
        if let page = controller.askForAdaptedPage() { present(adapted: page) }
        let removes = controller.shouldRemovePresentersView && presenter.appearance == .appeared
        let transition = PageTransition(
            in: presenter, policy: self, family: .modal, from: removes ? presenter : nil, to: presented,
            animated: isAnimated && UIView.areAnimationsEnabled, duration: Presentation.duration)
        transition.presenterBefore = presenter
        if let interrupted = interrupted.take() { transition.begin(where: interrupted) }
        Runtime.engine.begin(transition)
    }

    /// Continues with the delegate's view controller for the adapted style.
    private func present(adapted page: UIViewController) {
        controller.adapt(to: page)
        page.ensureModal().presenting = presenter
        page.modal?.asker = presented.modal?.asker
        page.modal?.presentationController = controller
        page.flags.insert(.beingPresented)
        presenter.modal?.presented = page
        presented.modal?.presenting = nil
        presented.modal?.presentationController = nil
        presented.flags.remove(.beingPresented)
        presented = page
    }

    /// Ends the request because the presenter has been removed in the meantime.
    private func giveUp() {
        let attempt = PresentationAttempt(presented: presented, presenter: presenter, source: source)
        Runtime.current.diagnostics.warn(attempt.notInHierarchy)
        untie()
    }

    private func untie() {
        presenter.modal?.presented = nil
        presented.modal?.presenting = nil
        // The controller may have been dismissed before the presentation began.
        presented.flags.subtract([.beingPresented, .beingDismissed])
    }

    static let duration: TimeInterval = 0.5
}

extension Presentation: TransitionPolicy {
    var presentationStyle: UIModalPresentationStyle { controller.presentationStyle }

    func name(of transition: PageTransition) -> String { requestName }

    func motions(of transition: PageTransition, at part: CGFloat) -> [ViewMotion] {
        controller.motions(at: part)
    }

    func willBegin(_ transition: PageTransition) -> Bool {
        guard turnsInterface(with: transition) else { return false }
        let container = PresentationContainerView(for: controller)
        controller.containerStorage = container
        controller.applyOverrides()
        transition.containerView = container
        if controller.shouldPresentInFullscreen, let window = presenter.view.windowLink {
            container.frame = window.bounds
            window.addSubview(container)
            window.presentationViews.append(container)
        } else if let place = presenter.view.superview {
            container.frame = presenter.view.frame
            place.insertSubview(container, aboveSubview: presenter.view)
        }
        chooseAnimator(for: transition)
        if controller.delegateStorage != nil { controller.announce(to: transition.joined()) }
        guard controller.knowsItsPlace(over: presenter) else {
            refuse()
            return false
        }
        controller.setPresenterDimmed(true)
        controller.presentationTransitionWillBegin()
        return true
    }

    /// Whether the presented controller decides the orientation, which it does if it covers the screen.
    private func turnsInterface(with transition: PageTransition) -> Bool {
        guard controller.shouldRemovePresentersView, controller.shouldPresentInFullscreen,
            let window = presenter.viewStorage?.windowLink
        else { return true }
        guard let turn = TurnWithPage(for: presented, in: window) else {
            untie()
            return false
        }
        self.turn = turn
        turn.make(with: transition)
        return true
    }

    private func refuse() {
        turn?.undo()
        controller.removeContainer()
        _ = controller.containerStorage.take()
        untie()
    }

    func placeViews(_ transition: PageTransition) {
        guard let container = controller.containerStorage else { return }
        takePresentersView(into: container)
        guard !transition.movesOwnViews, let view = controller.presentedView else { return }
        view.frame = controller.frameOfPresentedViewInContainerView
        container.addSubview(view)
    }

    /// Removes the presenter's view. Evidence: present-fs-07, and present-fs-05 for its layout.
    private func takePresentersView(into container: UIView) {
        guard controller.shouldRemovePresentersView, let view = presenter.viewStorage else { return }
        controller.rememberPlace(of: view)
        presenter.moveView { container.insertSubview(view, at: 0) }
        view.setNeedsLayout()
    }

    func removeViews(_ transition: PageTransition) {
        guard controller.shouldRemovePresentersView, let view = presenter.viewStorage else { return }
        presenter.moveView { view.removeFromSuperview() }
    }

    func didEnd(_ transition: PageTransition) {
        presented.flags.remove(.beingPresented)
        controller.presentationTransitionDidEnd(true)
    }

    func complete(_ transition: PageTransition) {
        completion?()
    }
}

// The animator of a presentation, and canceled presentations.
extension Presentation {
    private func chooseAnimator(for transition: PageTransition) {
        guard transition.isAnimated, let delegate = presented.transitioningDelegate,
            let animator = delegate.animationController(
                forPresented: presented, presenting: presenter, source: source)
        else { return }
        transition.animate(
            with: animator, drivenBy: delegate.interactionControllerForPresentation(using: animator))
    }

    func view(of page: UIViewController?, in transition: PageTransition) -> UIView? {
        page === presented ? controller.presentedView : page?.viewIfLoaded
    }

    func finalFrame(of page: UIViewController, in transition: PageTransition) -> CGRect {
        if page === presented { return controller.frameOfPresentedViewInContainerView }
        return transition.leaving == nil ? page.viewIfLoaded?.frame ?? .zero : .zero
    }

    func restoreViews(_ transition: PageTransition) {
        turn?.undo()
        presented.takeViewAway()
        controller.giveBackPresentersView(of: presenter)
        controller.removeContainer()
        presenter.modal?.presented = nil
        presented.modal?.presenting = nil
    }

    func didCancel(_ transition: PageTransition) {
        controller.setPresenterDimmed(false)
        presented.flags.remove(.beingPresented)
        controller.presentationTransitionDidEnd(false)
        _ = controller.containerStorage.take()
        presented.modal?.presentationController = nil
    }
}
