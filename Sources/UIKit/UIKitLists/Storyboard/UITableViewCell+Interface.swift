import InterfaceFiles

extension UITableViewCell {
    /// Reads a cell. Its content is added to its existing content view.
    func readCell(_ reader: InterfaceReader) {
        reuseIdentifier = reader["reuseIdentifier"]
        reader.fill(content, with: "contentView")
        readParts(reader)
        readAccessories(reader)
        if let style: SelectionStyle = reader.choice("selectionStyle", .interfaceWords) {
            selectionStyle = style
        }
        if let style: FocusStyle = reader.choice("focusStyle", .interfaceWords) { focusStyle = style }
        if let level = reader.element.integer("indentationLevel") { indentationLevel = level }
        reader.number("indentationWidth", self, \.indentationWidth)
        reader.bool("shouldIndentWhileEditing", self, \.shouldIndentWhileEditing)
        reader.bool("showsReorderControl", self, \.showsReorderControl)
        if let insets = reader.insets("separatorInset") { separatorInset = insets }
        if let view = reader.object("backgroundView", as: UIView.self) { backgroundView = view }
        if let view = reader.object("selectedBackgroundView", as: UIView.self) {
            selectedBackgroundView = view
        }
        // The height on the canvas, and a property that iOS 3 removed.
        _ = (reader["rowHeight"], reader["hidesAccessoryWhenEditing"])
    }

    /// Reads the labels and the image of the cell's style, which are subviews of its content view.
    private func readParts(_ reader: InterfaceReader) {
        func object(_ attribute: String) -> AnyObject? {
            reader[attribute].flatMap { reader.loading.object(id: $0) }
        }
        parts.main = object("textLabel") as? UILabel
        parts.detail = object("detailTextLabel") as? UILabel
        parts.image = object("imageView") as? UIImageView
    }

    private func readAccessories(_ reader: InterfaceReader) {
        if let type: AccessoryType = reader.choice("accessoryType", .interfaceWords) { accessoryType = type }
        if let type: AccessoryType = reader.choice("editingAccessoryType", .interfaceWords) {
            editingAccessoryType = type
        }
        if let view = reader.object("accessoryView", as: UIView.self) { accessoryView = view }
        if let view = reader.object("editingAccessoryView", as: UIView.self) { editingAccessoryView = view }
    }
}

extension UITableViewCell: ContentViewOwner, InterfaceParts {
    /// The classes of the style's labels and image, which notify their cell of changes.
    package static func partClass(of element: InterfaceElement, in cell: InterfaceElement) -> AnyClass? {
        guard let id = element.id else { return nil }
        switch element.name {
        case "label" where cell.peek("textLabel") == id || cell.peek("detailTextLabel") == id:
            return CellLabel.self
        case "imageView" where cell.peek("imageView") == id: return CellImageView.self
        default: return nil
        }
    }
}

extension [String: UITableViewCell.CellStyle] {
    static let interfaceWords: Self = [
        "IBUITableViewCellStyleDefault": .default, "IBUITableViewCellStyleValue1": .value1,
        "IBUITableViewCellStyleValue2": .value2, "IBUITableViewCellStyleSubtitle": .subtitle,
        "IBUITableViewCellStyleCustom": .default,
    ]
}

extension [String: UITableViewCell.SelectionStyle] {
    static let interfaceWords: Self = ["none": .none, "blue": .blue, "gray": .gray, "default": .default]
}

extension [String: UITableViewCell.FocusStyle] {
    static let interfaceWords: Self = ["default": .default, "custom": .custom]
}

extension [String: UITableViewCell.AccessoryType] {
    static let interfaceWords: Self = [
        "none": .none, "disclosureIndicator": .disclosureIndicator,
        "detailDisclosureButton": .detailDisclosureButton, "checkmark": .checkmark,
        "detailButton": .detailButton,
    ]
}
