import InterfaceFiles
import UIKitStoryboards

extension UIProgressView {
    /// Reads the attributes of a progress view.
    func readProgress(_ reader: InterfaceReader) {
        if let style: Style = reader.choice("progressViewStyle", .interfaceWords) {
            progressViewStyle = style
        }
        if let progress = reader.element.number("progress") { self.progress = Float(progress) }
        if let color = reader.color("progressTintColor") { progressTintColor = color }
        if let color = reader.color("trackTintColor") { trackTintColor = color }
        if let image = reader.image("progressImage") { progressImage = image }
        if let image = reader.image("trackImage") { trackImage = image }
    }
}

extension [String: UIProgressView.Style] {
    static let interfaceWords: Self = ["default": .default, "bar": .bar]
}
