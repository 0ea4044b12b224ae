/// State that most responders never use.
package final class ResponderState {
    var traitObservers: TraitObservers?
    var traitOverrides: UITraitOverrides?
    var trackedReads: TrackedReads?
    var escape: AXBoolReturnBlock?
    package var associations: Associations?
    var observers: KeyValueObservers?
    var userActivity: NSUserActivity?
    var pasteConfiguration: UIPasteConfiguration?
    /// The drop interaction of a view with a paste configuration.
    var pasteDrop: AnyObject?
    /// The text dragging of a text view.
    package var textDragging: AnyObject?
    var activityItems: (any UIActivityItemsConfigurationReading)?
    var assistantItem: UITextInputAssistantItem?
}

extension UIResponder {
    package nonisolated func ensureExtraState() -> ResponderState {
        if let extraState { return extraState }
        let made = ResponderState()
        extraState = made
        return made
    }
}

extension UIResponder {
    func ensureAssistantItem() -> UITextInputAssistantItem {
        let state = ensureExtraState()
        if let item = state.assistantItem { return item }
        let made = UITextInputAssistantItem()
        state.assistantItem = made
        return made
    }
}

extension UIResponder: AssociationKeeper {
    package nonisolated var associations: Associations? {
        get { extraState?.associations }
        set { ensureExtraState().associations = newValue }
    }
}
