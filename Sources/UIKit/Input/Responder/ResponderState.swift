/// The state of a responder that most responders never touch.
final class ResponderState {
    var traitObservers: TraitObservers?
    var traitOverrides: UITraitOverrides?
    var escape: AXBoolReturnBlock?
    var associations: Associations?
    var observers: KeyValueObservers?
    var userActivity: NSUserActivity?
}

extension UIResponder {
    nonisolated func ensureExtraState() -> ResponderState {
        if let extraState { return extraState }
        let made = ResponderState()
        extraState = made
        return made
    }
}
