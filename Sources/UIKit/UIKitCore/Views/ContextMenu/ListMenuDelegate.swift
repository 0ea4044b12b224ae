/// The delegate of the interaction that a list adds to itself.
@MainActor
package protocol ListMenuDelegate: UIContextMenuInteractionDelegate {
    /// The item for which a menu is requested or open; `nil` for a menu of the list itself.
    var item: IndexPath? { get }
}
