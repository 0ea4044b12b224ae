/// Accepts drops on a view with a paste configuration.
@MainActor
final class PasteDrop: NSObject, UIDropInteractionDelegate {
    private weak var view: UIView?
    private(set) lazy var interaction = UIDropInteraction(delegate: self)

    init(for view: UIView) {
        self.view = view
        super.init()
        interaction.didMove(to: view)
    }

    func dropInteraction(_ interaction: UIDropInteraction, canHandle session: any UIDropSession) -> Bool {
        view?.canPaste(session.items.map(\.itemProvider)) ?? false
    }

    func dropInteraction(
        _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
    ) -> UIDropProposal { UIDropProposal(operation: .copy) }

    func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession) {
        view?.paste(itemProviders: session.items.map(\.itemProvider))
    }
}

extension UIView {
    /// The drop interaction of a view with a paste configuration.
    package var pasteDrop: UIDropInteraction? {
        guard pasteConfiguration != nil else { return nil }
        let state = ensureExtraState()
        if let known = state.pasteDrop as? PasteDrop { return known.interaction }
        let made = PasteDrop(for: self)
        state.pasteDrop = made
        return made.interaction
    }
}

extension UIResponder {
    /// Pastes the items on the general pasteboard, if the paste configuration allows it.
    func pasteByConfiguration() {
        let providers = UIPasteboard.general.itemProviders
        if pasteConfiguration != nil, canPaste(providers) { paste(itemProviders: providers) }
    }

    /// Whether the paste configuration allows pasting the items on the general pasteboard.
    var canPasteByConfiguration: Bool {
        pasteConfiguration != nil && canPaste(UIPasteboard.general.itemProviders)
    }
}
