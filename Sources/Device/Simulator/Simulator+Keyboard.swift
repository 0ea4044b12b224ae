import UIKit

// Going back with a hardware keyboard and VoiceOver.
extension Simulator {
    /// Presses and releases a key of a hardware keyboard: `"s"`, or one of `UIKeyCommand`'s constants such as `UIKeyCommand.inputEscape`.
    /// An input that isn't a key of a US keyboard has no effect.
    ///
    /// The press travels up the responder chain, from the key window's first responder or, without one, from the topmost page. The first
    /// matching key command is performed, otherwise the system's action for the key. Without either, `pressesBegan(_:with:)` and
    /// `pressesEnded(_:with:)` are called.
    public func pressKey(_ input: String, modifiers: UIKeyModifierFlags = []) {
        takeOver()
        report(DeviceInput(keyInput: input, modifiers: modifiers))
        runtime.application.receiveKeyDown(input, modifierFlags: modifiers)
        runtime.application.receiveKeyUp()
    }

    /// Presses a key and holds it until ``releaseKey()`` or the next key press.
    public func holdKey(_ input: String, modifiers: UIKeyModifierFlags = []) {
        takeOver()
        report(.other("Hold the key \(input)"))
        runtime.application.receiveKeyDown(input, modifierFlags: modifiers)
    }

    /// Releases the held key. Without one, the call has no effect.
    public func releaseKey() {
        takeOver()
        report(.other("Release the key"))
        runtime.application.receiveKeyUp()
    }

    /// Types text on the onscreen keyboard, one character at a time: a line feed is the return key, `"\u{8}"` the delete key. The key
    /// window's first responder receives the text.
    ///
    /// If no responder accepts text, the call has no effect and adds a warning to ``diagnostics``.
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

    /// Taps the clear button of a text field, if it is visible.
    public func tapClear(in textField: UITextField) {
        takeOver()
        report(.other("Clear the text field"))
        textField.userClears()
    }

    /// Presses Escape.
    public func pressEscape() {
        pressKey(UIKeyCommand.inputEscape)
    }

    /// Presses the keys for going back in a navigation controller: Command and the opening bracket, or the closing bracket in a
    /// right-to-left language.
    public func pressBackKeys() {
        takeOver()
        let isLeftToRight = runtime.application.userInterfaceLayoutDirection == .leftToRight
        pressKey(isLeftToRight ? "[" : "]", modifiers: .command)
    }

    /// Performs VoiceOver's escape gesture, a two-finger scrub, with the cursor on a view. Without a view, it starts at the first responder
    /// or the topmost page. Returns whether the gesture was handled.
    @discardableResult
    public func performEscapeGesture(at view: UIView? = nil) -> Bool {
        takeOver()
        report(.other("Scrub with two fingers"))
        return runtime.application.receiveEscape(at: view)
    }
}
