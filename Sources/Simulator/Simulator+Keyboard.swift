import UIKit

// A hardware keyboard and VoiceOver, for the ways back that need no finger on the screen.
extension Simulator {
    /// Presses a key of a hardware keyboard and lets it go: `"s"`, or one of `UIKeyCommand`'s names such as
    /// `UIKeyCommand.inputEscape`. What is no key on a US keyboard does nothing.
    ///
    /// The key goes from the key window's first responder, or without one from the page in front, up the chain: the first
    /// key command for it is performed, or else what the system does with it. With neither, `pressesBegan(_:with:)` and
    /// `pressesEnded(_:with:)` are called.
    public func pressKey(_ input: String, modifiers: UIKeyModifierFlags = []) {
        takeOver()
        report(DeviceInput(keyInput: input, modifiers: modifiers))
        runtime.application.receiveKeyDown(input, modifierFlags: modifiers)
        runtime.application.receiveKeyUp()
    }

    /// Presses a key and holds it until ``releaseKey()`` or the next key.
    public func holdKey(_ input: String, modifiers: UIKeyModifierFlags = []) {
        takeOver()
        report(.other("Hold the key \(input)"))
        runtime.application.receiveKeyDown(input, modifierFlags: modifiers)
    }

    /// Lets go of the key that is held. Without one it does nothing.
    public func releaseKey() {
        takeOver()
        report(.other("Release the key"))
        runtime.application.receiveKeyUp()
    }

    /// Types on the keyboard of the screen, a character after the other: a line feed is the return key, `"\u{8}"` the
    /// delete key. What is typed goes to the first responder of the key window.
    ///
    /// Where nothing takes text nothing happens, and ``diagnostics`` says so.
    public func type(_ text: String) {
        takeOver()
        report(.type(text))
        for character in text {
            guard let receiver = runtime.application.textReceiver else {
                return runtime.diagnostics.warn("Nothing takes \"\(text)\": no text is being edited.")
            }
            receiver.takeTyped(character)
        }
    }

    /// Taps the button that clears a text field, where it is shown.
    public func tapClear(in textField: UITextField) {
        takeOver()
        report(.other("Clear the text field"))
        textField.userClears()
    }

    /// Presses Escape.
    public func pressEscape() {
        pressKey(UIKeyCommand.inputEscape)
    }

    /// Presses the keys for going back in a navigation stack: command and the opening bracket; in a language that is
    /// read from right to left the closing one.
    public func pressBackKeys() {
        takeOver()
        let isLeftToRight = runtime.application.userInterfaceLayoutDirection == .leftToRight
        pressKey(isLeftToRight ? "[" : "]", modifiers: .command)
    }

    /// Makes VoiceOver's gesture for leaving, a scrub of two fingers, with the cursor on a view; without one, on the first
    /// responder or the page in front. Returns whether anybody had a use for it.
    @discardableResult
    public func performEscapeGesture(at view: UIView? = nil) -> Bool {
        takeOver()
        report(.other("Scrub with two fingers"))
        return runtime.application.receiveEscape(at: view)
    }
}
