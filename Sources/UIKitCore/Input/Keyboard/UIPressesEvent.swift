/// An event of presses of buttons and keys. iOS 9. Follows Apple's page "UIPressesEvent".
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    fileprivate let presses: Set<UIPress>

    init(_ presses: Set<UIPress>) {
        self.presses = presses
        super.init(type: .presses, subtype: .none)
    }

    /// The presses that are under way.
    open var allPresses: Set<UIPress> { presses }

    /// The keys that are held with those that are pressed. iOS 13.4.
    open override var modifierFlags: UIKeyModifierFlags {
        presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
    }
}

extension UIPressesEvent {
    /// The window of the responder that the presses are for.
    var window: UIWindow? { presses.first?.window }

    /// Tells the responder that the presses are for.
    func deliver() {
        guard let press = presses.first, let responder = press.responder else { return }
        switch press.phase {
        case .began: responder.pressesBegan(presses, with: self)
        case .ended: responder.pressesEnded(presses, with: self)
        case .cancelled: responder.pressesCancelled(presses, with: self)
        case .changed, .stationary: responder.pressesChanged(presses, with: self)
        }
    }
}
