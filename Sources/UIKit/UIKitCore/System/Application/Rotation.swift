/// A rotation of a window, or a change of its scene's size. The new size and traits are announced, applied and then laid out.
final class Rotation: TransitionRequest {
    private let window: UIWindow
    private let root: UIViewController
    let orientation: UIInterfaceOrientation
    /// The new frame of the scene; `nil` for a rotation.
    private let sceneFrame: CGRect?

    init(
        of window: UIWindow, root: UIViewController, to orientation: UIInterfaceOrientation,
        sceneFrame: CGRect? = nil
    ) {
        self.window = window
        self.root = root
        self.orientation = orientation
        self.sceneFrame = sceneFrame
    }

    var requestName: String { (sceneFrame == nil ? "rotation" : "resize") + " of \(described(window))" }

    var startsInCommit: Bool { true }

    func isBlocked(in engine: TransitionEngine) -> Bool {
        engine.isBusy(root) || engine.running.contains { $0.container === root && $0.policy is Rotation }
    }

    func start() {
        guard window.shownRoot === root, sceneFrame != nil || window.allows(orientation) else { return }
        Runtime.engine.begin(
            PageTransition(
                in: root, policy: self, family: .stack, from: nil, to: nil, animated: true, duration: 0.3))
    }
}

extension Rotation: TransitionPolicy {
    func name(of transition: PageTransition) -> String { requestName }

    /// View controllers may appear and disappear during a rotation.
    var movesPages: Bool { false }

    func willBegin(_ transition: PageTransition) -> Bool {
        if let sceneFrame {
            window.announceResize(of: root, to: sceneFrame, with: transition)
        } else {
            window.announceTurn(of: root, to: orientation, with: transition)
        }
        return true
    }

    func placeViews(_ transition: PageTransition) {
        if let sceneFrame { window.resize(to: sceneFrame) } else { window.turn(to: orientation) }
    }

    func removeViews(_ transition: PageTransition) {}

    func didEnd(_ transition: PageTransition) {}
}

extension TransitionEngine {
    /// The orientation to which the interface is rotating.
    package var comingOrientation: UIInterfaceOrientation? {
        for transition in running {
            if let rotation = transition.policy as? Rotation { return rotation.orientation }
        }
        return nil
    }
}

extension UIWindow {
    /// Whether the app and the deciding view controller support an orientation.
    func allows(_ orientation: UIInterfaceOrientation) -> Bool {
        guard let page = pageInCharge else { return false }
        return Runtime.current.application.allowedOrientations(in: self)
            .intersection(page.supportedInterfaceOrientations).contains(orientation.mask)
    }

    /// Notifies the root and its presented controllers of the new size, with the transition that rotates them.
    func announceTurn(
        of root: UIViewController, to orientation: UIInterfaceOrientation, with transition: PageTransition
    ) {
        let screen = Runtime.current.screen
        let traits = screen.traits(in: orientation)
        announce(
            screen.size(in: orientation), traits == screen.traitCollection ? nil : traits, of: root,
            with: transition)
    }

    /// Notifies the root and its presented controllers of a new size, and the root of new traits.
    func announce(
        _ size: CGSize, _ traits: UITraitCollection?, of root: UIViewController,
        with transition: PageTransition
    ) {
        guard let coordinator = transition.joined() else { return }
        if let traits { root.sendTraitTransition(traits, with: coordinator) }
        root.sendSizeChange(size, with: coordinator)
        for page in root.presentedChain {
            guard let controller = page.modal?.presentationController, controller.containerStorage != nil
            else { continue }
            controller.viewWillTransition(to: size, with: coordinator)
        }
    }

    /// The view controller that decides the orientation: the last one that covers the others, or else the root.
    var pageInCharge: UIViewController? { shownRoot.map { $0.pageInCharge(among: $0.presentedChain) } }

    /// Requests a rotation.
    package func rotate(to orientation: UIInterfaceOrientation) {
        guard let root = shownRoot, orientation != Runtime.current.screen.interfaceOrientation else { return }
        Runtime.engine.request(Rotation(of: self, root: root, to: orientation))
    }

    func turn(to orientation: UIInterfaceOrientation) {
        let screen = Runtime.current.screen
        let (oldTraits, oldOrientation) = (screen.traitCollection, screen.interfaceOrientation)
        let oldGeometry = windowScene?.effectiveGeometry
        let application = Runtime.current.application
        application.statusBarWillTurn(to: orientation)
        defer { application.statusBarDidTurn(from: oldOrientation) }
        let roots = [shownRoot].compactMap { $0 } + (shownRoot?.presentedChain ?? [])
        TraitChange.perform(beneath: roots) {
            windowScene?.ownFrame = nil
            screen.turn(to: orientation)
        }
        frame = screen.bounds
        for view in presentationViews { view.frame = bounds }
        Runtime.current.keyboard.follow()
        if let oldGeometry { windowScene?.turned(from: oldGeometry, traits: oldTraits) }
    }

    /// At launch, rotates the screen immediately to the device's orientation, or else to one that the root supports. Evidence: launch-04.
    func adoptLaunchOrientation(of root: UIViewController) {
        let screen = Runtime.current.screen
        guard Runtime.current.application.keyWindowStorage == nil, let wanted = orientationAtLaunch,
            wanted != screen.interfaceOrientation
        else { return }
        let policy = Rotation(of: self, root: root, to: wanted)
        let transition = PageTransition(
            in: root, policy: policy, family: .stack, from: nil, to: nil, animated: false, duration: 0)
        if let coordinator = transition.joined() {
            root.sendTraitTransition(screen.traits(in: wanted), with: coordinator)
            transition.coordinator = nil
        }
        turn(to: wanted)
    }
}

extension UIWindow {
    private var orientationAtLaunch: UIInterfaceOrientation? {
        let present = Runtime.current.screen.interfaceOrientation
        let held = UIInterfaceOrientation(rawValue: UIDevice.current.held.rawValue)
        if let held, followsTurns, allows(held) { return held }
        return allows(present) ? present : UIInterfaceOrientation.everyKnown.first(where: allows)
    }
}

extension UIViewController {
    /// Returns the view controller that decides the orientation: the topmost that covers the screen, or else this root.
    func pageInCharge(among presentedPages: [UIViewController]) -> UIViewController {
        for page in presentedPages.reversed()
        where page.modal?.presentationController?.shouldRemovePresentersView == true { return page }
        return self
    }
}

extension UIInterfaceOrientation {
    static let everyKnown: [UIInterfaceOrientation] = [
        .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown,
    ]

    static let inOrderOfNumber: [UIInterfaceOrientation] = [
        .portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight,
    ]

    var mask: UIInterfaceOrientationMask {
        UIInterfaceOrientationMask(rawValue: 1 << UInt(rawValue))
    }
}
