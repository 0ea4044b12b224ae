extension UIViewController {
    package var loadedView: UIView {
        ensureView()
        return viewStorage!
    }

    func ensureView() {
        if viewStorage == nil { makeView() }
    }

    /// Runs a closure with the current view without retaining it.
    @inline(__always)
    func withView<Result>(_ body: (UIView) -> Result) -> Result? {
        UnownedLink(viewStorage).with(body)
    }

    func makeView() {
        deliver(.loadView) { loadView() }
        guard withView(own) != nil else {
            fatalError(
                "A view controller's loadView() must set its view: \(described(self)) returned without one.")
        }
        deliver(.viewDidLoad) { viewDidLoad() }
    }

    /// A view of the screen's size.
    var plainView: UIView {
        let view = UIView(frame: ScreenMetrics.current.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        return view
    }

    func replaceView(with view: UIView?) {
        guard viewStorage !== view, view?.mayBelong(to: self) ?? true else { return }
        // The old view is released after the change, because its `deinit` may read this property.
        var old = view
        swap(&viewStorage, &old)
        if let old, old.owner === self { old.owner = nil }
        if let old, flags.contains(.movedByTransition) { Runtime.engine.noteReplaced(old, of: self) }
        if let view { own(view) }
    }

    private func own(_ view: UIView) {
        view.owner = self
        if flags.contains(.needsProperties) { view.markOwnerNeedsProperties() }
    }

    /// Lays out the view and notifies the controller before and after.
    func layOut(_ view: UIView) {
        if flags.contains(.safeAreaIsReported) { flags.remove(.safeAreaIsReported) } else { reportSafeArea() }
        // Evidence: push-06, contain-04.
        if !view.flags.contains(.hasConstraints) { view.runConstraintPass(of: self) }
        if !flags.contains(.contentUnavailableIsCurrent) { updateContentUnavailable() }
        sendViewWillLayoutSubviews()
        view.call(.layout, .viewLayout) { view.layoutSubviews() }
        if flags.contains(.hasPlacedBars) { placeBars() }
        if flags.contains(.showsContentUnavailable) { placeContentUnavailable() }
        sendViewDidLayoutSubviews()
    }

    private func sendViewWillLayoutSubviews() {
        deliver(.viewWillLayoutSubviews) { call(.willLayout, .willLayout) { viewWillLayoutSubviews() } }
    }

    private func sendViewDidLayoutSubviews() {
        deliver(.viewDidLayoutSubviews) { call(.didLayout, .didLayout) { viewDidLayoutSubviews() } }
    }

    func sendUpdateViewConstraints() {
        deliver(.updateViewConstraints) { call(.constraints, .pageConstraints) { updateViewConstraints() } }
    }

    package func ensureExtras() -> ControllerExtras {
        if let extras { return extras }
        let made = ControllerExtras()
        extras = made
        return made
    }

    func ensureModal() -> ModalState {
        if let modal { return modal }
        let made = ModalState()
        modal = made
        return made
    }
}
