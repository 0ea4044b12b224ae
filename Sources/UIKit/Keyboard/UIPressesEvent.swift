/// An event of presses of buttons and keys. iOS 9. Follows Apple's page "UIPressesEvent".
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    private let presses: Set<UIPress>

    init(_ presses: Set<UIPress>) {
        self.presses = presses
        super.init(type: .presses, subtype: .none)
    }

    /// The presses that are under way.
    open var allPresses: Set<UIPress> { presses }
}
