/// Text that a camera sees. A simulator says what it is.
@MainActor
package final class CameraText {
    package static var current: CameraText { Runtime.current.state { CameraText() } }

    /// What the camera sees; `nil` for a device without one.
    package var text: String?

    /// What the user does with the camera's text: the text goes where it is typed.
    static func capture(into responder: UIResponder) {
        guard let text = current.text, responder.takesTypedText else { return }
        responder.takeInserted(text)
    }

    /// Whether text can be taken from the camera; `nil` for another action.
    static func canCapture(_ action: Selector, _ responder: UIResponder) -> Bool? {
        guard action.name == "captureTextFromCamera:" else { return nil }
        return Runtime.current.system >= .iOS(15) && current.text != nil && responder.takesTypedText
    }
}
