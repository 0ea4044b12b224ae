extension UILabel {
    /// Reads what a file says of a label.
    func readLabel(_ reader: InterfaceReader) {
        if let text = reader.text("text") { self.text = text }
        if let font = reader.font("fontDescription") { self.font = font }
        if let color = reader.color("textColor") { textColor = color }
        if let color = reader.color("highlightedColor") { highlightedTextColor = color }
        if let color = reader.color("shadowColor") { shadowColor = color }
        if let size = reader.element.child("size", key: "shadowOffset") {
            shadowOffset = CGSize(interface: size)
        }
        if let alignment = reader.choice("textAlignment", NSTextAlignment.interfaceWords) {
            textAlignment = alignment
        }
        if let mode = reader.choice("lineBreakMode", NSLineBreakMode.interfaceWords) { lineBreakMode = mode }
        if let lines = reader.element.integer("numberOfLines") { numberOfLines = lines }
        reader.bool("enabled", self, \.isEnabled)
        reader.bool("highlighted", self, \.isHighlighted)
        reader.bool("adjustsFontSizeToFit", self, \.adjustsFontSizeToFitWidth)
        reader.bool("adjustsFontForContentSizeCategory", self, \.adjustsFontForContentSizeCategory)
        reader.number("minimumScaleFactor", self, \.minimumScaleFactor)
        reader.number("preferredMaxLayoutWidth", self, \.preferredMaxLayoutWidth)
    }
}
