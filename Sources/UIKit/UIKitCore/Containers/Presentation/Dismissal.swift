/// The dismissal of a presented controller and everything above it. It is requested first, and runs after the layout
/// pass.
final class Dismissal: TransitionRequest {
    private let presenter: UIViewController
    private let isAnimated: Bool
    private let completion: (() -> Void)?
    /// Whether the user dismisses, so that the delegate is notified.
    private let isUsers: Bool
    /// The driver of UIKit's own animation during a pull.
    private let driver: UIPercentDrivenInteractiveTransition?
    /// The dismissed controllers, starting with the one that the presenter itself presents.
    private var pages: [UIViewController]
    private var interrupted: InterruptedTransition?
    private var turn: TurnWithPage?
    /// Whether the completion of a dismissal is running.
    private(set) static var isCompleting = false

    init(
        from presenter: UIViewController, animated: Bool, byUser isUsers: Bool = false,
        drivenBy driver: UIPercentDrivenInteractiveTransition? = nil,
        interrupting interrupted: InterruptedTransition? = nil, completion: (() -> Void)?
    ) {
        self.interrupted = interrupted
        self.presenter = presenter
        self.isUsers = isUsers
        self.driver = driver
        isAnimated = animated
        self.completion = completion
        pages = presenter.presentedChain
        // A pull may be canceled: nothing disappears before it has begun.
        if driver == nil { noteDismissal() }
    }

    private func noteDismissal() {
        for page in pages { page.flags.insert(.beingDismissed) }
    }

    var requestName: String { "dismissal of \(described(pages.first))" }

    /// A pull doesn't wait for running transitions: the pages that they move stay in place.
    func isBlocked(in engine: TransitionEngine) -> Bool { driver == nil && meetsMoves(in: engine) }

    private func meetsMoves(in engine: TransitionEngine) -> Bool {
        for page in pages where engine.isBusy(page) { return true }
        return removesPresenter && engine.isBusy(presenter)
    }

    var startsInCommit: Bool { false }

    var mayAnimate: Bool { isAnimated && UIView.areAnimationsEnabled }

    private var controller: UIPresentationController? { pages.first?.modal?.presentationController }

    private var removesPresenter: Bool { controller?.shouldRemovePresentersView ?? false }

    func start() {
        guard let first = pages.first, presenter.modal?.presented === first else { return }
        let chain = presenter.presentedChain
        if driver != nil {
            // A pull moves only the pages that were presented when it began, and only if no page has been presented since or
            // is being dismissed.
            let isPullable = chain.count == pages.count && !first.flags.contains(.beingDismissed)
            guard isPullable, !meetsMoves(in: Runtime.engine) else { return }
            noteDismissal()
        }
        pages = chain
        let returns = removesPresenter && presenter.appearance == .disappeared && isPresenterShown
        let transition = PageTransition(
            in: presenter, policy: self, family: .modal, from: first, to: returns ? presenter : nil,
            animated: isAnimated && UIView.areAnimationsEnabled, duration: Presentation.duration)
        transition.presenterAfter = presenter
        transition.containerView = controller?.containerStorage
        if let interrupted = interrupted.take() { take(over: interrupted, in: transition) }
        Runtime.engine.begin(transition)
    }

    /// A pull continues at the displayed position.
    private func take(over interrupted: InterruptedTransition, in transition: PageTransition) {
        transition.begin(where: interrupted)
        if let driver { driver.update(driver.percentComplete + transition.firstPart) }
    }

    /// Whether the presenter becomes visible. It doesn't if the container of the presentation isn't in a visible window.
    private var isPresenterShown: Bool { controller?.containerStorage?.windowLink?.isShown ?? false }
}

extension Dismissal: TransitionPolicy {
    var presentationStyle: UIModalPresentationStyle { controller?.presentationStyle ?? .none }

    func name(of transition: PageTransition) -> String { requestName }

    func extraPages(of transition: PageTransition) -> [UIViewController] { pages }

    func motions(of transition: PageTransition, at part: CGFloat) -> [ViewMotion] {
        controller?.motions(at: 1 - part) ?? []
    }

    func willBegin(_ transition: PageTransition) -> Bool {
        guard turnsInterface(with: transition) else { return false }
        let place = pages.count > 1 ? pages[1].modal?.presentationController?.placeOfPresenter : nil
        for page in pages.dropFirst().reversed() { vanish(page) }
        if let place { uncoverFirst(in: place) }
        chooseAnimator(for: transition)
        // From here on the delegate can join the transition, and learn whether it is canceled.
        if isUsers, let controller {
            controller.delegateStorage?.presentationControllerWillDismiss(controller)
            (controller.presentingViewController as? UISplitViewController)?
                .userDismisses(controller.presentedViewController)
        }
        for page in pages { page.modal?.presentationController?.setPresenterDimmed(false) }
        controller?.dismissalTransitionWillBegin()
        return true
    }

    /// Whether the uncovered view controller decides the orientation again.
    private func turnsInterface(with transition: PageTransition) -> Bool {
        guard transition.coming != nil, controller?.shouldPresentInFullscreen == true,
            let window = controller?.containerStorage?.windowLink, let root = window.shownRoot
        else { return true }
        let remaining = root.presentedChain(below: pages[0])
        guard let turn = TurnWithPage(for: root.pageInCharge(among: remaining), in: window) else {
            for page in pages { page.flags.remove(.beingDismissed) }
            return false
        }
        self.turn = turn
        turn.make(with: transition)
        return true
    }

    /// Makes the controller that animates its dismissal visible first. Evidence: chain-02.
    private func uncoverFirst(in place: UIView) {
        guard let view = pages[0].viewStorage, view.superview == nil else { return }
        pages[0].moveView { place.insertSubview(view, at: 0) }
    }

    /// Removes a controller above the one nearest to the receiver immediately. When it is notified, its
    /// `presentingViewController` is already `nil`. Evidence: chain-02, hunt-modals-05.
    private func vanish(_ page: UIViewController) {
        page.flags.insert(.movedByTransition)
        let wasShown = page.appearance == .appeared
        if wasShown { page.beginAppearance(false, animated: false) }
        removeContainer(of: page)
        unlink(page)
        if wasShown { page.endAppearance() }
    }

    func placeViews(_ transition: PageTransition) {
        guard removesPresenter, !transition.movesOwnViews else { return }
        controller?.giveBackPresentersView(of: presenter)
    }

    func removeViews(_ transition: PageTransition) {
        takeNewcomers()
        if removesPresenter, transition.movesOwnViews { controller?.giveBackPresentersView(of: presenter) }
        for page in pages.reversed() {
            page.flags.insert(.movedByTransition)
            removeContainer(of: page)
            unlink(page)
        }
    }

    /// Includes controllers that have been presented over the leaving one in the meantime.
    private func takeNewcomers() {
        let count = pages.count
        while let page = lastNewcomer {
            if Runtime.engine.finish(moving: page) { continue }
            vanish(page)
            pages.insert(page, at: count)
        }
    }

    private var lastNewcomer: UIViewController? {
        for page in presenter.presentedChain.reversed() where isNewcomer(page) { return page }
        return nil
    }

    private func isNewcomer(_ page: UIViewController) -> Bool {
        page.modal?.presentationController?.containerStorage != nil && !pages.holds(page)
    }

    private func removeContainer(of page: UIViewController) {
        guard let controller = page.modal?.presentationController else { return }
        if controller.containerStorage != nil { page.viewStorage?.removeFromSuperview() }
        controller.removeContainer()
    }

    private func unlink(_ page: UIViewController) {
        page.modal?.presenting?.modal?.presented = nil
        page.modal?.presenting = nil
    }

    func didEnd(_ transition: PageTransition) {
        controller?.dismissalTransitionDidEnd(true)
        for page in pages { forgetPresentation(of: page) }
    }

    private func forgetPresentation(of page: UIViewController) {
        _ = page.modal?.presentationController?.containerStorage.take()
        page.modal?.presentationController = nil
        page.flags.subtract([.beingPresented, .beingDismissed, .movedByTransition])
    }

    func complete(_ transition: PageTransition) {
        let outer = Dismissal.isCompleting
        Dismissal.isCompleting = true
        completion?()
        Dismissal.isCompleting = outer
    }
}

// The animator of a dismissal, and canceled dismissals.
extension Dismissal {
    private func chooseAnimator(for transition: PageTransition) {
        guard transition.isAnimated, let page = pages.first else { return }
        if let delegate = page.transitioningDelegate,
            let animator = delegate.animationController(forDismissed: page)
        {
            transition.animate(
                with: animator, drivenBy: delegate.interactionControllerForDismissal(using: animator))
        } else if let driver {
            transition.animate(
                with: SystemSlide(duration: transition.duration), drivenBy: driver, isSystems: true)
        }
    }

    func view(of page: UIViewController?, in transition: PageTransition) -> UIView? {
        page === pages.first ? controller?.presentedView : page?.viewIfLoaded
    }

    func finalFrame(of page: UIViewController, in transition: PageTransition) -> CGRect {
        guard page === presenter else { return .zero }
        return removesPresenter
            ? transition.containerView?.bounds ?? .zero : page.viewIfLoaded?.frame ?? .zero
    }

    func willCancel(_ transition: PageTransition) {
        pages[0].flags.remove(.beingDismissed)
    }

    /// Restores the views of the first controller. The controllers above it stay removed.
    func restoreViews(_ transition: PageTransition) {
        turn?.undo()
        if transition.coming != nil { presenter.takeViewAway() }
        guard let controller, let container = controller.containerStorage, let view = controller.presentedView
        else { return }
        pages[0].moveView {
            view.frame = controller.frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
    }

    func didCancel(_ transition: PageTransition) {
        controller?.setPresenterDimmed(true)
        showFirst(animated: transition.isAnimated)
        controller?.dismissalTransitionDidEnd(false)
        for page in pages.dropFirst() { forgetPresentation(of: page) }
    }

    /// Shows a controller that was covered when its dismissal began, because its cover has been removed.
    private func showFirst(animated: Bool) {
        let first = pages[0]
        guard first.appearance == .disappeared, !first.isCovered,
            first.viewStorage?.windowLink?.isShown == true
        else { return }
        first.beginAppearance(true, animated: animated)
        first.endAppearance()
    }
}
