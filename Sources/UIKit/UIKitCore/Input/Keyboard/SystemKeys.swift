// UIKit's default behavior for keys and for the escape gesture of an assistive technology.
extension UIKey {
    /// Returns whether the key is pressed without modifiers.
    func isPlain(_ code: UIKeyboardHIDUsage) -> Bool {
        keyCode == code && modifierFlags.chosen.isEmpty
    }

    /// Whether the key goes back in a navigation stack, on iOS 15 and later: Command and the opening bracket in the
    /// reading direction.
    var meansBack: Bool {
        guard Runtime.current.system >= .iOS(15), modifierFlags.chosen == .command else { return false }
        let isLeftToRight = UIApplication.shared.userInterfaceLayoutDirection == .leftToRight
        return keyCode == (isLeftToRight ? .keyboardOpenBracket : .keyboardCloseBracket)
    }
}

extension UIViewController {
    /// Handles Escape like an interactive dismissal. iOS 15.
    func dismisses(for key: UIKey) -> Bool {
        guard Runtime.current.system >= .iOS(15), key.isPlain(.keyboardEscape),
            let presentation = presentationWithWayOut
        else { return false }
        presentation.dismissByUser()
        return true
    }

    /// Dismisses the presentation for an assistive technology. If the view controller prevents the dismissal, the
    /// next responder is asked.
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
