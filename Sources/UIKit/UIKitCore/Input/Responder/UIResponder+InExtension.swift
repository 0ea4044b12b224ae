extension UIResponder {
    /// The members that extensions override; `nil` if there are none.
    var inExtension: MembersInExtension? {
        self is any OverridesInExtension ? MembersInExtension(object: self) : nil
    }
}

extension UIViewController {
    /// The members of the view controller that extensions override; `nil` if there are none. Every callback reads it, so it is
    /// determined once for each view controller.
    @inline(__always)
    package var pageInExtension: MembersInExtension? {
        flags.contains(.isLeftAloneByExtensions) ? nil : membersInExtension
    }

    @inline(never)
    private var membersInExtension: MembersInExtension? {
        if ClassesInExtension.override(somethingOf: self) { return MembersInExtension(object: self) }
        flags.insert(.isLeftAloneByExtensions)
        return nil
    }
}

/// The view controller classes with members that extensions override.
@MainActor private enum ClassesInExtension {
    /// The last class without such members, because view controllers of one class are often created in a row, and a failing cast takes
    /// a considerable part of the time of a push.
    private static var lastLeftAlone: ObjectIdentifier?

    static func override(somethingOf page: UIViewController) -> Bool {
        let type = ObjectIdentifier(type(of: page))
        if lastLeftAlone == type { return false }
        if page is any OverridesInExtension { return true }
        lastLeftAlone = type
        return false
    }
}

/// An object's members with the overrides of extensions. Each returns `nil` if no extension overrides it, and while its override calls
/// `super`.
@MainActor package struct MembersInExtension {
    fileprivate let object: UIResponder

    private func ask<Kind, Answer>(_ kind: Kind.Type, _ ask: (Kind) -> Answer) -> Answer? {
        guard let overrider = object as? Kind else { return nil }
        return OverridesBeingAsked.once(OverrideBeingAsked(object: object, kind: kind)) { ask(overrider) }
    }
}

/// An override that is being called for an object.
private struct OverrideBeingAsked: Equatable {
    let object: ObjectIdentifier
    let kind: ObjectIdentifier

    init(object: AnyObject, kind: Any.Type) {
        self.object = ObjectIdentifier(object)
        self.kind = ObjectIdentifier(kind)
    }
}

/// The overrides that are being called, the innermost last.
@MainActor private enum OverridesBeingAsked {
    private static var all: [OverrideBeingAsked] = []

    /// Calls an override, unless it is already being called.
    static func once<Answer>(_ question: OverrideBeingAsked, _ ask: () -> Answer) -> Answer? {
        guard !all.contains(question) else { return nil }
        all.append(question)
        defer { all.removeLast() }
        return ask()
    }
}

// MARK: - Every responder

extension MembersInExtension {
    func awakeFromNib() -> Void? { ask((any OverridesAwakeFromNib).self) { $0.awakeFromNibInExtension() } }

    func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) -> Void? {
        ask((any OverridesTouchesBegan).self) { $0.touchesBeganInExtension(touches, with: event) }
    }

    func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) -> Void? {
        ask((any OverridesTouchesMoved).self) { $0.touchesMovedInExtension(touches, with: event) }
    }

    func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) -> Void? {
        ask((any OverridesTouchesEnded).self) { $0.touchesEndedInExtension(touches, with: event) }
    }

    func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) -> Void? {
        ask((any OverridesTouchesCancelled).self) { $0.touchesCancelledInExtension(touches, with: event) }
    }

    func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) -> Void? {
        ask((any OverridesMotionBegan).self) { $0.motionBeganInExtension(motion, with: event) }
    }

    func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) -> Void? {
        ask((any OverridesMotionEnded).self) { $0.motionEndedInExtension(motion, with: event) }
    }

    func motionCancelled(_ motion: UIEvent.EventSubtype, with event: UIEvent?) -> Void? {
        ask((any OverridesMotionCancelled).self) { $0.motionCancelledInExtension(motion, with: event) }
    }
}

// MARK: - View controllers: callbacks

extension MembersInExtension {
    func viewDidLoad() -> Void? {
        ask((any OverridesViewDidLoad).self) { $0.viewDidLoadInExtension() }
    }

    func viewWillAppear(_ animated: Bool) -> Void? {
        ask((any OverridesViewWillAppear).self) { $0.viewWillAppearInExtension(animated) }
    }

    func viewDidAppear(_ animated: Bool) -> Void? {
        ask((any OverridesViewDidAppear).self) { $0.viewDidAppearInExtension(animated) }
    }

    func viewWillDisappear(_ animated: Bool) -> Void? {
        ask((any OverridesViewWillDisappear).self) { $0.viewWillDisappearInExtension(animated) }
    }

    func viewDidDisappear(_ animated: Bool) -> Void? {
        ask((any OverridesViewDidDisappear).self) { $0.viewDidDisappearInExtension(animated) }
    }

    func viewWillLayoutSubviews() -> Void? {
        ask((any OverridesViewWillLayoutSubviews).self) { $0.viewWillLayoutSubviewsInExtension() }
    }

    func viewDidLayoutSubviews() -> Void? {
        ask((any OverridesViewDidLayoutSubviews).self) { $0.viewDidLayoutSubviewsInExtension() }
    }
}

// MARK: - View controllers: status bar, home indicator, orientation

extension MembersInExtension {
    var preferredStatusBarStyle: UIStatusBarStyle? {
        ask((any OverridesPreferredStatusBarStyle).self) { $0.preferredStatusBarStyleInExtension }
    }

    var prefersStatusBarHidden: Bool? {
        ask((any OverridesPrefersStatusBarHidden).self) { $0.prefersStatusBarHiddenInExtension }
    }

    var preferredStatusBarUpdateAnimation: UIStatusBarAnimation? {
        ask((any OverridesPreferredStatusBarUpdateAnimation).self) {
            $0.preferredStatusBarUpdateAnimationInExtension
        }
    }

    var childForStatusBarStyle: UIViewController?? {
        ask((any OverridesChildForStatusBarStyle).self) { $0.childForStatusBarStyleInExtension }
    }

    var childForStatusBarHidden: UIViewController?? {
        ask((any OverridesChildForStatusBarHidden).self) { $0.childForStatusBarHiddenInExtension }
    }

    var prefersHomeIndicatorAutoHidden: Bool? {
        ask((any OverridesPrefersHomeIndicatorAutoHidden).self) {
            $0.prefersHomeIndicatorAutoHiddenInExtension
        }
    }

    var childForHomeIndicatorAutoHidden: UIViewController?? {
        ask((any OverridesChildForHomeIndicatorAutoHidden).self) {
            $0.childForHomeIndicatorAutoHiddenInExtension
        }
    }

    var shouldAutorotate: Bool? {
        ask((any OverridesShouldAutorotate).self) { $0.shouldAutorotateInExtension }
    }

    package var supportedInterfaceOrientations: UIInterfaceOrientationMask? {
        ask((any OverridesSupportedInterfaceOrientations).self) {
            $0.supportedInterfaceOrientationsInExtension
        }
    }

    package var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation? {
        ask((any OverridesPreferredInterfaceOrientationForPresentation).self) {
            $0.preferredInterfaceOrientationForPresentationInExtension
        }
    }
}
