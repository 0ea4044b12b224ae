/// What the user holds down with a pointing device, for events. The pointer itself is in a higher module.
package struct PointerPress {
    /// The pressed modifier keys.
    package var modifiers: UIKeyModifierFlags = []
    /// Whether a button is pressed.
    package var isPressed = false
}
