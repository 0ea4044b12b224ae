import InterfaceFiles
import UIKitStoryboards

extension UIActivityIndicatorView {
    /// Reads the attributes of an activity indicator. Interface Builder writes an attribute if it hides when stopped;
    /// otherwise it doesn't hide.
    func readIndicator(_ reader: InterfaceReader) {
        if let style: Style = reader.choice("style", .interfaceWords) { self.style = style }
        if let color = reader.color("color") { self.color = color }
        let isHiddenByFile = reader.element.bool("hidden") ?? false
        hidesWhenStopped = reader.element.bool("hidesWhenStopped") ?? false
        isHidden = isHiddenByFile || hidesWhenStopped
        if reader.element.bool("animating") == true { startAnimating() }
        if isHiddenByFile { isHidden = true }
    }
}

extension [String: UIActivityIndicatorView.Style] {
    static let interfaceWords: Self = [
        "medium": .medium, "large": .large, "whiteLarge": .whiteLarge, "white": .white, "gray": .gray,
    ]
}
