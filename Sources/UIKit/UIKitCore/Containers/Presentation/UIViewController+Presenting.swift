// From `present` and `dismiss` to a request, or to UIKit's refusal.
extension UIViewController {
    /// The presented controller, the controller that it presents, and so on. It is read often, like the following
    /// properties, so it uses no closure.
    var presentedChain: [UIViewController] {
        var chain: [UIViewController] = []
        var last = self
        while let presented = last.modal?.presented {
            chain.append(presented)
            last = presented
        }
        return chain
    }

    /// Returns the part of ``presentedChain`` below a controller.
    func presentedChain(below page: UIViewController) -> [UIViewController] {
        let chain = presentedChain
        return Array(chain.prefix(chain.lastPosition(of: page) ?? chain.count))
    }

    /// The controller that this one or its nearest ancestor presents.
    var nearestPresented: UIViewController? {
        if let presented = modal?.presented { return presented }
        return parentReference.with { $0.nearestPresented } ?? nil
    }

    /// The presenter of this controller or of its nearest presented ancestor.
    var nearestPresenting: UIViewController? {
        if let presenting = modal?.presenting { return presenting }
        return parentReference.with { $0.nearestPresenting } ?? nil
    }

    /// Whether the presented controller has removed this controller's view.
    var isCovered: Bool {
        modal?.presented?.modal?.presentationController?.shouldRemovePresentersView ?? false
    }

    func requestPresentation(of presented: UIViewController, animated: Bool, completion: (() -> Void)?) {
        let engine = Runtime.engine
        guard !engine.isCoordinating(self) else {
            return engine.startOrWait(
                CoordinatedPresentation(
                    of: presented, from: self, animated: animated, completion: completion))
        }
        let presenter = presenter(for: presented)
        let isElsewhere = presented === self || presented.parentLink != nil
        let interrupted = isElsewhere ? nil : presenter.modal?.presented?.interruptZoomOut()
        guard mayPresent(presented, over: presenter) else { return }
        guard let controller = presented.ownPresentationController(presenting: presenter, source: self) else {
            // Evidence: hunt-modals-02.
            Runtime.current.diagnostics.raise(
                .internalInconsistency,
                "The specified modal presentation style doesn't have a corresponding presentation controller."
            )
            return
        }
        presenter.ensureModal().presented = presented
        presented.ensureModal().presenting = presenter
        presented.modal?.asker = ObjectIdentifier(self)
        presented.flags.insert(.beingPresented)
        engine.ask(
            Presentation(
                of: presented, over: presenter, from: self, controller: controller, animated: animated,
                interrupting: interrupted, completion: completion))
        // Requests made while the view loads follow the presentation.
        presented.loadViewIfNeeded()
    }

    /// Returns the nearest controller that can present. Evidence: rel-05.
    private func presenter(for presented: UIViewController) -> UIViewController {
        let ancestors = ancestorsAndSelf
        switch presented.resolvedPresentationStyle {
        case .currentContext, .overCurrentContext:
            return ancestors.first { $0.definesPresentationContext } ?? farthestAncestor
        default:
            return farthestAncestor
        }
    }

    var farthestAncestor: UIViewController {
        var result = self
        while let parent = result.parentLink { result = parent }
        return result
    }

    func requestDismissal(
        animated: Bool, byUser isUsers: Bool = false,
        drivenBy driver: UIPercentDrivenInteractiveTransition? = nil, completion: (() -> Void)?
    ) {
        guard let presenter = dismissalReceiver, let first = presenter.modal?.presented else {
            // In a dismissal's completion, that dismissal is still in progress. Evidence: chain-05.
            if !Dismissal.isCompleting { completion?() }
            return
        }
        let interrupted = first.interruptZoomIn()
        guard presenter.mayDismiss(first) else { return }
        Runtime.engine.ask(
            Dismissal(
                from: presenter, animated: animated, byUser: isUsers, drivenBy: driver,
                interrupting: interrupted, completion: completion))
    }

    /// The presenter of the controller that a call of `dismiss` on this one dismisses.
    private var dismissalReceiver: UIViewController? {
        var page = self
        while page.modal?.presented == nil {
            guard let parent = page.parentLink else { return nearestPresenting }
            page = parent
        }
        return page
    }

    /// Releases the presented controller without dismissing it.
    func dropPresented() {
        guard let presented = modal?.presented else { return }
        presented.dropPresented()
        modal?.presented = nil
        presented.modal?.presenting = nil
        presented.modal?.presentationController?.stopTouches()
        presented.flags.subtract([.movedByTransition, .beingPresented, .beingDismissed])
    }
}
