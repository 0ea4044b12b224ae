/// The interface of a scene on its way into another orientation: one transition of all its windows.
///
/// Each root and what it presents hears of new traits, then of the new size, before anything has changed.
final class Rotation: TransitionRequest {
    private let scene: UIWindowScene
    private let orientation: UIInterfaceOrientation

    init(of scene: UIWindowScene, to orientation: UIInterfaceOrientation) {
        self.scene = scene
        self.orientation = orientation
    }

    var requestName: String { "rotation" }

    var disturbedRoots: [UIViewController] { [] }

    var startsInCommit: Bool { false }

    private var screen: UIScreen { scene.screen }

    private var roots: [UIViewController] { scene.windows.filter(\.isShown).compactMap(\.rootViewController) }

    func start() {
        guard orientation != screen.interfaceOrientation else { return }
        guard let root = roots.first else { return turn() }
        let transition = Transition(
            in: root, policy: self, family: .modal, from: nil, to: nil, animated: UIView.areAnimationsEnabled,
            duration: 0.3)
        Runtime.current.engine.begin(transition)
    }

    private func turn() {
        let old = (
            space: scene.coordinateSpace, orientation: scene.interfaceOrientation,
            traits: scene.traitCollection
        )
        let covering = scene.windows.filter { $0.bounds.size == screen.bounds.size }
        TraitChange.perform(beneath: scene.windows + [scene]) {
            screen.turn(to: orientation)
            for window in covering {
                window.frame = screen.bounds
                window.rootViewController?.viewIfLoaded?.frame = window.bounds
            }
        }
        (scene.delegate as? any UIWindowSceneDelegate)?.windowScene(
            scene, didUpdate: old.space, interfaceOrientation: old.orientation, traitCollection: old.traits)
    }
}

extension Rotation: TransitionPolicy {
    func name(of transition: Transition) -> String { requestName }

    func willBegin(_ transition: Transition) {
        let coordinator = TransitionCoordinator(of: transition, hasBegun: false)
        transition.coordinator = coordinator
        let isSideways = orientation.isLandscape != screen.interfaceOrientation.isLandscape
        let size =
            isSideways ? CGSize(width: screen.bounds.height, height: screen.bounds.width) : screen.bounds.size
        let traits = screen.traits(in: orientation)
        for page in roots.flatMap({ [$0] + $0.presentedChain }) {
            if traits != screen.traitCollection { page.sendTraitTransition(traits, with: coordinator) }
            if size != screen.bounds.size { page.sendSizeChange(size, with: coordinator) }
        }
    }

    func placeViews(_ transition: Transition) { turn() }

    func removeViews(_ transition: Transition) {}

    func didEnd(_ transition: Transition) {}
}
