// The views that a presentation moves besides the presented one.
extension UIPresentationController {
    /// The superview of the presenter's view. It exists while the presentation is in the window.
    var placeOfPresenter: UIView? {
        containerStorage?.windowLink == nil ? nil : presenterPlace
    }

    /// Returns the presenter's view to its previous superview.
    func giveBackPresentersView(of presenter: UIViewController) {
        guard let place = placeOfPresenter else { return }
        let view = presenter.loadedView
        view.frame = CGRect(origin: .zero, size: place.bounds.size)
        presenter.moveView { place.insertSubview(view, at: 0) }
    }

    /// Updates the frame of the presented view, unless a transition moves it.
    package func keepPresentedViewInPlace() {
        guard isAtRest, let view = presentedView, view.superview === containerStorage else { return }
        let frame = frameOfPresentedViewInContainerView
        if view.frame != frame { view.frame = frame }
    }

    func removeContainer() {
        guard let container = containerStorage else { return }
        stopTouches()
        container.windowLink?.presentationViews.removeIdentical(container)
        container.removeFromSuperview()
    }
}
