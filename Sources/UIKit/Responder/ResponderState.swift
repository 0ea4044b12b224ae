/// The state of a responder that most responders never touch.
final class ResponderState {
    var traitObservers: TraitObservers?
    var traitOverrides: UITraitOverrides?
    var escape: AXBoolReturnBlock?
}

extension UIResponder {
    func ensureExtraState() -> ResponderState {
        if let extraState { return extraState }
        let made = ResponderState()
        extraState = made
        return made
    }
}
