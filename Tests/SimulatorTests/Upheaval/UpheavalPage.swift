import Simulator

/// A page that notifies the app of each callback.
class UpheavalPage: UIViewController {
    let app: UpheavalApp
    var build: (UpheavalPage) -> Void = { _ in }

    init(_ app: UpheavalApp, build: @escaping (UpheavalPage) -> Void = { _ in }) {
        self.app = app
        self.build = build
        super.init(nibName: nil, bundle: nil)
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Item", primaryAction: UIAction(title: "Item") { [weak self] _ in self?.meet("bar item") })
        title = "Page"
    }

    required init?(coder: NSCoder) { nil }

    func meet(_ name: String) { app.meet(name, viewIfLoaded) }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        build(self)
        meet("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        meet("viewWillAppear")
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        meet("viewIsAppearing")
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        meet("viewDidAppear")
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        meet("viewWillDisappear")
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        meet("viewDidDisappear")
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        meet("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        meet("viewDidLayoutSubviews")
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        meet("viewSafeAreaInsetsDidChange")
    }

    override func updateViewConstraints() {
        super.updateViewConstraints()
        meet("updateViewConstraints")
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        super.viewWillTransition(to: size, with: coordinator)
        coordinator.animate(alongsideTransition: { [weak self] _ in self?.meet("alongside") }) {
            [weak self] _ in self?.meet("alongside's completion")
        }
        meet("viewWillTransition")
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        meet("traitCollectionDidChange")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        meet(parent == nil ? "willMove to nil" : "willMove")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        meet(parent == nil ? "didMove to nil" : "didMove")
    }

    override func didReceiveMemoryWarning() {
        super.didReceiveMemoryWarning()
        meet("didReceiveMemoryWarning")
    }

    override var canBecomeFirstResponder: Bool { true }

    override var keyCommands: [UIKeyCommand]? {
        [UIKeyCommand(input: "k", modifierFlags: .command, action: Selector("key", UpheavalPage.key))]
    }

    private func key() { meet("key command") }

    override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { meet("motionEnded") }

    override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) { meet("pressesBegan") }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        meet("preferredStatusBarStyle")
        return .default
    }
}

/// A view that notifies the app of its layout and its touches.
final class UpheavalView: UIView {
    weak var app: UpheavalApp?

    override func layoutSubviews() {
        super.layoutSubviews()
        app?.meet("layoutSubviews", self)
    }

    override func updateConstraints() {
        super.updateConstraints()
        app?.meet("updateConstraints", self)
    }

    override func draw(_ rect: CGRect) { app?.meet("draw", self) }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        app?.meet(window == nil ? "didMoveToWindow nil" : "didMoveToWindow", self)
    }

    override func willMove(toWindow newWindow: UIWindow?) {
        super.willMove(toWindow: newWindow)
        app?.meet(newWindow == nil ? "willMove to no window" : "willMove toWindow", self)
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        app?.meet("hitTest", self)
        return super.hitTest(point, with: event)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        app?.meet("touchesBegan", self)
        super.touchesBegan(touches, with: event)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        app?.meet("touchesMoved", self)
        super.touchesMoved(touches, with: event)
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        app?.meet("touchesEnded", self)
        super.touchesEnded(touches, with: event)
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        app?.meet("touchesCancelled", self)
        super.touchesCancelled(touches, with: event)
    }
}
