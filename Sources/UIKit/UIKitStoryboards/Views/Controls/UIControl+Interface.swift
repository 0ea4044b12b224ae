import InterfaceFiles

extension UIControl {
    /// Reads the attributes of every control.
    func readControl(_ reader: InterfaceReader) {
        reader.bool("enabled", self, \.isEnabled)
        reader.bool("highlighted", self, \.isHighlighted)
        reader.bool("selected", self, \.isSelected)
        if let alignment: ContentHorizontalAlignment = reader.choice(
            "contentHorizontalAlignment", .interfaceWords)
        {
            contentHorizontalAlignment = alignment
        }
        if let alignment: ContentVerticalAlignment = reader.choice(
            "contentVerticalAlignment", .interfaceWords)
        {
            contentVerticalAlignment = alignment
        }
        reader.bool("showsMenuAsPrimaryAction", self, \.showsMenuAsPrimaryAction)
        if let tip = reader.text("toolTip") { toolTip = tip }
    }
}

extension [String: UIControl.ContentHorizontalAlignment] {
    static let interfaceWords: Self = [
        "center": .center, "left": .left, "right": .right, "fill": .fill, "leading": .leading,
        "trailing": .trailing,
    ]
}

extension [String: UIControl.ContentVerticalAlignment] {
    static let interfaceWords: Self = [
        "center": .center, "top": .top, "bottom": .bottom, "fill": .fill,
    ]
}
