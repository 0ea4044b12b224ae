import InterfaceFiles
import UIKitStoryboards

extension UISwitch {
    /// Reads a switch from a storyboard or xib.
    func readSwitch(_ reader: InterfaceReader) {
        reader.bool("on", self, \.isOn)
        if let color = reader.color("onTintColor") { onTintColor = color }
        if let color = reader.color("thumbTintColor") { thumbTintColor = color }
        if let image = reader.image("onImage") { onImage = image }
        if let image = reader.image("offImage") { offImage = image }
        if let title = reader.text("title") { self.title = title }
        if let style: Style = reader.choice("preferredStyle", .interfaceWords) { preferredStyle = style }
    }
}

extension [String: UISwitch.Style] {
    static let interfaceWords: Self = [
        "automatic": .automatic, "checkbox": .checkbox, "sliding": .sliding,
    ]
}
