extension UILabel {
    /// Reads the attributes of a label.
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
        readFitting(reader)
        reader.bool("adjustsFontForContentSizeCategory", self, \.adjustsFontForContentSizeCategory)
        reader.number("preferredMaxLayoutWidth", self, \.preferredMaxLayoutWidth)
        reader.bool("showsExpansionTextWhenTruncated", self, \.showsExpansionTextWhenTruncated)
        if let text = reader.attributedText("attributedText") { attributedText = text }
    }

    /// Interface Builder writes an attribute if the text is not shrunk to fit. Up to Xcode 4.4, it wrote the minimum
    /// size in points.
    private func readFitting(_ reader: InterfaceReader) {
        adjustsFontSizeToFitWidth = reader.element.bool("adjustsFontSizeToFit") ?? true
        reader.number("minimumScaleFactor", self, \.minimumScaleFactor)
        if let size = reader.element.number("minimumFontSize"), font.pointSize > 0 {
            minimumScaleFactor = CGFloat(size) / font.pointSize
        }
        reader.bool("adjustsLetterSpacingToFitWidth", self, \.allowsDefaultTighteningForTruncation)
        reader.bool("allowsDefaultTighteningForTruncation", self, \.allowsDefaultTighteningForTruncation)
        if let adjustment: UIBaselineAdjustment = reader.choice("baselineAdjustment", .interfaceWords) {
            baselineAdjustment = adjustment
        }
    }
}

extension [String: UIBaselineAdjustment] {
    static let interfaceWords: Self = [
        "alignBaselines": .alignBaselines, "alignCenters": .alignCenters, "none": .none,
    ]
}
