import AppRecording
import UIKit

/// Something on the screen that a person can read or use, for screen readers and keyboards.
struct ScreenElement: Equatable {
    /// The role, in ARIA's terms.
    enum Role: String {
        case button, link, heading, text, image = "img", field = "textbox", searchField = "searchbox"
        case toggle = "switch", slider, tab, row = "listitem", progress = "progressbar", stepper =
            "spinbutton"
    }

    var id: Int
    var role: Role
    var label: String
    var value: String?
    var hint: String?
    /// On the screen.
    var frame: CGRect
    var isDisabled = false
    var isSelected = false
    /// Whether a switch is on; `nil` for anything else.
    var isOn: Bool?
}

extension JSONText {
    mutating func element(_ element: ScreenElement) {
        object { json in
            json.member("id", element.id)
            json.member("role", element.role.rawValue)
            json.member("label", element.label)
            json.member("value", element.value)
            json.member("hint", element.hint)
            json.member("x", Double(element.frame.minX))
            json.member("y", Double(element.frame.minY))
            json.member("w", Double(element.frame.width))
            json.member("h", Double(element.frame.height))
            if element.isDisabled { json.member("disabled", true) }
            if element.isSelected { json.member("selected", true) }
            if let isOn = element.isOn { json.member("checked", isOn) }
        }
    }
}
