// What UIKit does with keys and with an assistive technology's wish to leave, unless an app says otherwise.
extension UIKey {
    /// Whether it is a key without modifiers.
    func isPlain(_ code: UIKeyboardHIDUsage) -> Bool {
        keyCode == code && modifierFlags.chosen.isEmpty
    }

    /// Whether it goes back in a stack, as from iOS 15 on: command and the bracket that opens in reading direction.
    var meansBack: Bool {
        guard Runtime.current.system >= .iOS(15), modifierFlags.chosen == .command else { return false }
        let isLeftToRight = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
        return keyCode == (isLeftToRight ? .keyboardOpenBracket : .keyboardCloseBracket)
    }
}

extension UIViewController {
    /// Escape does what the user's pulling away or tapping beside a presentation does. iOS 15.
    func dismisses(for key: UIKey) -> Bool {
        guard Runtime.current.system >= .iOS(15), key.isPlain(.keyboardEscape),
            let presentation = presentationWithWayOut
        else { return false }
        presentation.dismissByUser()
        return true
    }

    /// The same for an assistive technology, which goes on to ask others where the page does not let itself go.
    func escapesPresentation() -> Bool {
        guard !isModalInPresentation, let presentation = presentationWithWayOut else { return false }
        presentation.dismissByUser()
        return true
    }

    private var presentationWithWayOut: UIPresentationController? {
        guard let modal, modal.presenting != nil, let presentation = modal.presentationController,
            presentation.hasWayOutForUser
        else { return nil }
        return presentation
    }
}
