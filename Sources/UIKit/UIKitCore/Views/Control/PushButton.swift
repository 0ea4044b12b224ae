/// What the modules below `UIButton` ask of a button. It is the only class that conforms.
@preconcurrency @MainActor
package protocol PushButton: UIControl {
    /// The menu; `nil` if it has none.
    var menu: UIMenu? { get }
    /// Whether choosing an element of the menu turns the others off.
    var changesSelectionAsPrimaryAction: Bool { get }
    /// The title in the button's state.
    var currentTitle: String? { get }
    var titleFont: UIFont { get }
    func setNeedsUpdateConfiguration()
}
