/// An event of presses of buttons and keys. iOS 9. Follows Apple's page "UIPressesEvent".
@preconcurrency @MainActor
open class UIPressesEvent: UIEvent {
    fileprivate let presses: Set<UIPress>

    init(_ presses: Set<UIPress>) {
        self.presses = presses
        super.init(type: .presses, subtype: .none)
    }

    /// The presses in progress.
    open var allPresses: Set<UIPress> { presses }

    /// The pressed modifier keys. iOS 13.4.
    open override var modifierFlags: UIKeyModifierFlags {
        presses.reduce(into: []) { $0.formUnion($1.key?.modifierFlags ?? []) }
    }
}

extension UIPressesEvent {
    /// The window of the responder that receives the presses.
    var window: UIWindow? { presses.first?.window }

    /// Sends the presses to their responder.
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
