import Simulator

/// A page that records every callback it receives, as the authors of the evidence recorded theirs.
class Page: UIViewController {
    private(set) var name: String
    private let journal = Journal.current
    private var reactions: [String: () -> Void] = [:]

    init(_ name: String) {
        self.name = name
        super.init(nibName: nil, bundle: nil)
        debugName = name
    }

    init(_ name: String, nib: String, in bundle: Bundle) {
        self.name = name
        super.init(nibName: nib, bundle: bundle)
        debugName = name
    }

    override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        name = "VC"
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
        debugName = name
    }

    required init?(coder: NSCoder) {
        name = coder.decodeObject(of: NSString.self, forKey: "name").map { "\($0)" } ?? "VC"
        let place = journal.place
        super.init(coder: coder)
        // A storyboard's page uses its title as its name.
        if let title { name = title }
        journal.log("\(name).init(coder:)", at: place)
        debugName = name
    }

    deinit {
        MainActor.assumeIsolated { journal.log("\(name).deinit") }
    }

    /// Runs a closure inside a callback, after the callback is recorded.
    func on(_ callback: String, _ reaction: @escaping () -> Void) {
        reactions[callback] = reaction
    }

    func log(_ callback: String, animated: Bool? = nil) {
        journal.log("\(name).\(callback)", animated: animated, by: self)
        reactions[callback]?()
    }

    override func loadView() {
        log("loadView")
        super.loadView()
    }

    override func loadViewIfNeeded() {
        log("loadViewIfNeeded")
        super.loadViewIfNeeded()
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        log("viewDidLoad")
    }

    override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        log("viewWillAppear", animated: animated)
    }

    override func viewIsAppearing(_ animated: Bool) {
        super.viewIsAppearing(animated)
        log("viewIsAppearing", animated: animated)
    }

    override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        log("viewDidAppear", animated: animated)
    }

    override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        log("viewWillDisappear", animated: animated)
    }

    override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        log("viewDidDisappear", animated: animated)
    }

    override func viewWillLayoutSubviews() {
        super.viewWillLayoutSubviews()
        log("viewWillLayoutSubviews")
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        log("viewDidLayoutSubviews")
    }

    override func updateViewConstraints() {
        super.updateViewConstraints()
        log("updateViewConstraints")
    }

    override func viewSafeAreaInsetsDidChange() {
        super.viewSafeAreaInsetsDidChange()
        log("viewSafeAreaInsetsDidChange")
    }

    override func viewLayoutMarginsDidChange() {
        super.viewLayoutMarginsDidChange()
        log("viewLayoutMarginsDidChange")
    }

    override func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log("willTransition(to:traits)")
        super.willTransition(to: newCollection, with: coordinator)
    }

    override func viewWillTransition(
        to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        log("viewWillTransition(to:size)")
        super.viewWillTransition(to: size, with: coordinator)
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        log("traitCollectionDidChange")
    }

    override func willMove(toParent parent: UIViewController?) {
        super.willMove(toParent: parent)
        log("willMove(toParent:\(parent.map(title) ?? "nil"))")
    }

    override func didMove(toParent parent: UIViewController?) {
        super.didMove(toParent: parent)
        log("didMove(toParent:\(parent.map(title) ?? "nil"))")
    }

    override func removeFromParent() {
        log("removeFromParent")
        super.removeFromParent()
    }

    private func title(of controller: UIViewController) -> String {
        controller.debugName ?? "\(type(of: controller))"
    }
}
