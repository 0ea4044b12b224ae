/// Handles the touches of a view. iOS 11. Follows Apple's page "UIInteraction".
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that the interaction belongs to. Interactions keep a weak reference to it.
    var view: UIView? { get }

    /// Called before the interaction is added to a view, or with `nil` before it is removed.
    func willMove(to view: UIView?)

    /// Called when the interaction was added to a view, or with `nil` when it was removed.
    func didMove(to view: UIView?)
}

// The interactions of a view.
extension UIView {
    func attach(_ interaction: any UIInteraction) {
        interaction.view?.removeInteraction(interaction)
        interaction.willMove(to: self)
        ensureExtras().interactions.append(interaction)
        interaction.didMove(to: self)
    }

    func detach(_ interaction: any UIInteraction) {
        guard let place = extras?.interactions.firstIndex(where: { $0 === interaction }) else { return }
        interaction.willMove(to: nil)
        extras?.interactions.remove(at: place)
        interaction.didMove(to: nil)
    }

    func replaceInteractions(by interactions: [any UIInteraction]) {
        for interaction in extras?.interactions ?? []
        where !interactions.contains(where: { $0 === interaction }) {
            removeInteraction(interaction)
        }
        for interaction in interactions where interaction.view !== self { addInteraction(interaction) }
        if !interactions.isEmpty { ensureExtras().interactions = interactions }
    }
}
