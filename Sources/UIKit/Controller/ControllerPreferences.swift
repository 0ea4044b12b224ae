/// What few pages set.
final class ControllerPreferences {
    var editButtonItem: UIBarButtonItem?
    var trackingBaseName: String?
    var focusGroupIdentifier: String?
    var restoresFocusAfterTransition = true
    var ignoresMinimumMargins = false
    var givenTraits: GivenTraits?
    var preferredTransition: UIViewController.Transition?
    var contentScrollViews: ContentScrollViews?
    private(set) var keyCommands: [UIKeyCommand]?

    @MainActor
    func add(_ command: UIKeyCommand) {
        remove(command)
        keyCommands = (keyCommands ?? []) + [command]
    }

    @MainActor
    func remove(_ command: UIKeyCommand) {
        let others = keyCommands?.filter { $0 !== command } ?? []
        keyCommands = others.isEmpty ? nil : others
    }
}

extension UIViewController {
    var preferences: ControllerPreferences? { extras?.preferences }

    func ensurePreferences() -> ControllerPreferences {
        let extras = ensureExtras()
        if let preferences = extras.preferences { return preferences }
        let made = ControllerPreferences()
        extras.preferences = made
        return made
    }

    /// The name under which the system keeps records of what the user does on the page; `nil`, the default,
    /// keeps none. iOS 16.
    public var interactionActivityTrackingBaseName: String? {
        get { preferences?.trackingBaseName }
        set { ensurePreferences().trackingBaseName = newValue }
    }

    /// The name of the page's group of views among which the tab key moves; `nil`, the default, takes the
    /// parent's. iOS 15.
    public var focusGroupIdentifier: String? {
        get { preferences?.focusGroupIdentifier }
        set { ensurePreferences().focusGroupIdentifier = newValue }
    }

    /// Whether the item that had the focus has it again when the page is back. Default `true`. iOS 10.
    public var restoresFocusAfterTransition: Bool {
        get { preferences?.restoresFocusAfterTransition ?? true }
        set { ensurePreferences().restoresFocusAfterTransition = newValue }
    }

    /// Brings the traits up to date now. iOS 17.
    ///
    /// Traits change here as soon as what they come from does, so that nothing is ever left to do.
    public func updateTraitsIfNeeded() {}
}
