extension UIViewController {
    /// Whether the view has been loaded.
    public var isViewLoaded: Bool { viewStorage != nil }

    /// The view if it has been loaded. Does not load it. iOS 9.
    public var viewIfLoaded: UIView? { viewStorage }

    /// The name of the nib the view comes from, or `nil`.
    public var nibName: String? { extras?.nibName }

    /// The bundle the nib is in, or `nil` for the app's.
    public var nibBundle: Bundle? { extras?.nibBundle }

    var loadedView: UIView {
        ensureView()
        return viewStorage!
    }

    func ensureView() {
        if viewStorage == nil { makeView() }
    }

    /// Runs a closure with the view as it is now, without counting a reference to it.
    @inline(__always)
    func withView<Result>(_ body: (UIView) -> Result) -> Result? {
        UnownedLink(viewStorage).with(body)
    }

    func makeView() {
        deliver(.loadView) { loadView() }
        guard withView({ $0.owner = self }) != nil else {
            fatalError(
                "A view controller's loadView() must set its view: \(described(self)) returned without one.")
        }
        deliver(.viewDidLoad) { viewDidLoad() }
    }

    func replaceView(with view: UIView?) {
        guard viewStorage !== view, view?.mayBelong(to: self) ?? true else { return }
        if let old = viewStorage, old.owner === self { old.owner = nil }
        viewStorage = view
        view?.owner = self
    }

    /// Lays out the controller's view, telling the controller before and after.
    func layOut(_ view: UIView) {
        if flags.contains(.safeAreaIsReported) { flags.remove(.safeAreaIsReported) } else { reportSafeArea() }
        // Evidence: push-06, contain-04.
        if !view.flags.contains(.hasConstraints) { view.runConstraintPass(of: self) }
        deliver(.viewWillLayoutSubviews) { viewWillLayoutSubviews() }
        view.layoutSubviews()
        deliver(.viewDidLayoutSubviews) { viewDidLayoutSubviews() }
    }

    func sendUpdateViewConstraints() {
        deliver(.updateViewConstraints) { updateViewConstraints() }
    }

    func ensureExtras() -> ControllerExtras {
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
