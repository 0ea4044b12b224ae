// Changes of a scene's size by the user, on iPad since iOS 26.
extension UIWindowScene {
    /// Whether the user can resize the scene. Earlier versions need Stage Manager, which is turned off here.
    package var isResizable: Bool {
        Runtime.current.system >= .iOS(26) && Runtime.current.screen.spec.idiom == .pad
            && !Runtime.current.application.info.requiresFullScreen
    }

    /// The frame on the screen.
    var frame: CGRect { ownFrame ?? screen.bounds }

    /// Resizes the scene in the middle of the screen, within its size restrictions.
    package func userResizes(to size: CGSize) {
        guard isResizable, let restrictions = sizeRestrictions,
            let window = keyWindow ?? windows.first(where: \.isShown), let root = window.shownRoot
        else { return }
        let (least, most, whole) = (restrictions.minimumSize, restrictions.maximumSize, screen.bounds.size)
        let width = min(max(min(size.width, most.width), least.width), whole.width)
        let height = min(max(min(size.height, most.height), least.height), whole.height)
        let new = CGRect(
            x: ((whole.width - width) / 2).rounded(), y: ((whole.height - height) / 2).rounded(),
            width: width, height: height)
        guard new != frame else { return }
        Runtime.engine.request(Rotation(of: window, root: root, to: interfaceOrientation, sceneFrame: new))
    }

    /// The traits of the scene with a width. Half of an 11-inch iPad is compact, and half of a 13-inch iPad is regular: see "Layout" in
    /// Apple's Human Interface Guidelines.
    func traits(forWidth width: CGFloat) -> UITraitCollection {
        guard width < screen.bounds.width, width < 640 else { return screen.traitCollection }
        let compact = UITraitCollection(horizontalSizeClass: .compact)
        return UITraitCollection(traitsFrom: [screen.traitCollection, compact])
    }
}

extension UIWindow {
    /// Notifies the root and its presented controllers of a new size, with the transition that resizes them.
    func announceResize(of root: UIViewController, to frame: CGRect, with transition: PageTransition) {
        guard let scene = windowScene else { return }
        let traits = scene.traits(forWidth: frame.width)
        let isNew = traits.horizontalSizeClass != scene.traitCollection.horizontalSizeClass
        announce(frame.size, isNew ? traits : nil, of: root, with: transition)
    }

    /// Applies a new frame to the scene and to its windows that fill it.
    func resize(to frame: CGRect) {
        guard let scene = windowScene else { return }
        let (oldTraits, oldGeometry, oldFrame) = (scene.traitCollection, scene.effectiveGeometry, scene.frame)
        let filling = scene.windows.filter { $0.frame == oldFrame }
        TraitChange.perform(beneath: scene) {
            scene.ownFrame = frame == scene.screen.bounds ? nil : frame
        }
        for window in filling {
            window.frame = frame
            for view in window.presentationViews { view.frame = window.bounds }
        }
        Runtime.current.keyboard.follow()
        scene.turned(from: oldGeometry, traits: oldTraits)
    }
}
