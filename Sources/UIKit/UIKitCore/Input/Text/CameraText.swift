/// The text in the camera's image. A simulator defines it.
@MainActor
package final class CameraText {
    package static var current: CameraText { Runtime.current.state { CameraText() } }

    /// The text in the camera's image; `nil` for a device without a camera.
    package var text: String?

    /// Inserts the camera's text into the responder.
    static func capture(into responder: UIResponder) {
        guard let text = current.text, responder.takesTypedText else { return }
        responder.takeInserted(text)
    }

    /// Returns whether text can be captured from the camera; `nil` for another action.
    static func canCapture(_ action: Selector, _ responder: UIResponder) -> Bool? {
        guard action.name == "captureTextFromCamera:" else { return nil }
        return Runtime.current.system >= .iOS(15) && current.text != nil && responder.takesTypedText
    }
}
