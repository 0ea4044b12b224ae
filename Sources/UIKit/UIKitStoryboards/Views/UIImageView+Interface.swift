import InterfaceFiles

extension UIImageView {
    /// Reads the attributes of an image view.
    func readImageView(_ reader: InterfaceReader) {
        if let configuration = reader.symbolConfiguration("preferredSymbolConfiguration") {
            preferredSymbolConfiguration = configuration
        }
        if let image = reader.image("image") { self.image = image }
        if let image = reader.image("highlightedImage") { highlightedImage = image }
        reader.bool("highlighted", self, \.isHighlighted)
        reader.element.reportAbsence(of: "adjustsImageSizeForAccessibilityContentSizeCategory")
    }
}
