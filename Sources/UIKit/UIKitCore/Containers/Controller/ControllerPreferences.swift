/// The preferences that few view controllers set.
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
}
