import InterfaceFiles

extension UITextField {
    /// Reads the attributes of a text field. Interface Builder writes an attribute if the text is not shrunk to fit.
    func readTextField(_ reader: InterfaceReader) {
        clipsToBounds = reader.element.bool("clipsSubviews") ?? false
        if let font = reader.font("fontDescription") { self.font = font }
        if let color = reader.color("textColor") { textColor = color }
        textAlignment = reader.choice("textAlignment", NSTextAlignment.interfaceWords) ?? .left
        if let text = reader.text("text") { self.text = text }
        if let text = reader.attributedText("attributedText") { attributedText = text }
        if let text = reader.text("placeholder") { placeholder = text }
        if let text = reader.attributedText("attributedPlaceholder") { attributedPlaceholder = text }
        if let style: BorderStyle = reader.choice("borderStyle", .interfaceWords) { borderStyle = style }
        adjustsFontSizeToFitWidth = reader.element.bool("adjustsFontSizeToFit") ?? true
        reader.number("minimumFontSize", self, \.minimumFontSize)
        reader.bool("adjustsFontForContentSizeCategory", self, \.adjustsFontForContentSizeCategory)
        reader.bool("clearsOnBeginEditing", self, \.clearsOnBeginEditing)
        if let mode: ViewMode = reader.choice("clearButtonMode", .interfaceWords) { clearButtonMode = mode }
        reader.readTraits(into: self)
        if let image = reader.image("background") { background = image }
        if let image = reader.image("disabledBackground") { disabledBackground = image }
        reader.element.reportAbsence(of: "allowsEditingTextAttributes")
    }
}

extension [String: UITextField.BorderStyle] {
    static let interfaceWords: Self = [
        "none": .none, "line": .line, "bezel": .bezel, "roundedRect": .roundedRect,
    ]
}

extension [String: UITextField.ViewMode] {
    static let interfaceWords: Self = [
        "never": .never, "whileEditing": .whileEditing, "unlessEditing": .unlessEditing, "always": .always,
    ]
}
