import InterfaceFiles

extension UITableView {
    /// Reads a table view with its prototypes and rows from a storyboard or xib.
    func readTable(_ reader: InterfaceReader) {
        clipsToBounds = reader.element.bool("clipsSubviews") ?? false
        if backgroundColor == nil { backgroundColor = styleStorage.standardBackground }
        readHeights(reader)
        readSeparator(reader)
        readSelection(reader)
        readIndex(reader)
        reader.bool("contentViewInsetsToSafeArea", self, \.insetsContentViewsToSafeArea)
        reader.bool("prefetchingEnabled", self, \.isPrefetchingEnabled)
        _ = reader["dataMode"]
        for cell in reader.element.list("prototypes") { addPrototype(cell, reader) }
        let sections = reader.element.list("sections")
        if !sections.isEmpty { staticRows = StaticRows(sections, reader) }
        if let view = reader.object("tableHeaderView", as: UIView.self) { tableHeaderView = view }
        if let view = reader.object("tableFooterView", as: UIView.self) { tableFooterView = view }
        if let view = reader.object("backgroundView", as: UIView.self) { backgroundView = view }
    }

    private func readHeights(_ reader: InterfaceReader) {
        reader.number("rowHeight", self, \.rowHeight)
        reader.number("sectionHeaderHeight", self, \.sectionHeaderHeight)
        reader.number("sectionFooterHeight", self, \.sectionFooterHeight)
        reader.number("estimatedRowHeight", self, \.estimatedRowHeight)
        reader.number("estimatedSectionHeaderHeight", self, \.estimatedSectionHeaderHeight)
        reader.number("estimatedSectionFooterHeight", self, \.estimatedSectionFooterHeight)
        reader.number("sectionHeaderTopPadding", self, \.sectionHeaderTopPadding)
        reader.number("fillerRowHeight", self, \.fillerRowHeight)
    }

    private func readSeparator(_ reader: InterfaceReader) {
        if let style: UITableViewCell.SeparatorStyle = reader.choice("separatorStyle", .interfaceWords) {
            separatorStyle = style
        }
        if let color = reader.color("separatorColor") { separatorColor = color }
        if let insets = reader.insets("separatorInset") { separatorInset = insets }
        if let reference: SeparatorInsetReference = reader.choice("separatorInsetReference", .interfaceWords)
        {
            separatorInsetReference = reference
        }
    }

    private func readSelection(_ reader: InterfaceReader) {
        reader.bool("allowsSelection", self, \.allowsSelection)
        reader.bool("allowsMultipleSelection", self, \.allowsMultipleSelection)
        reader.bool("allowsSelectionDuringEditing", self, \.allowsSelectionDuringEditing)
        reader.bool("allowsMultipleSelectionDuringEditing", self, \.allowsMultipleSelectionDuringEditing)
    }

    private func readIndex(_ reader: InterfaceReader) {
        if let count = reader.element.integer("sectionIndexMinimumDisplayRowCount") {
            sectionIndexMinimumDisplayRowCount = count
        }
        if let color = reader.color("sectionIndexColor") { sectionIndexColor = color }
        if let color = reader.color("sectionIndexBackgroundColor") { sectionIndexBackgroundColor = color }
        if let color = reader.color("sectionIndexTrackingBackgroundColor") {
            sectionIndexTrackingBackgroundColor = color
        }
    }

    private func addPrototype(_ cell: InterfaceElement, _ reader: InterfaceReader) {
        // Without an identifier the cell can't be dequeued.
        guard let identifier = cell["reuseIdentifier"] else { return cell.markAllAsRead() }
        let prototype = InterfacePrototype(cell, reader.loading)
        registerCell(identifier) { prototype.make() as? UITableViewCell }
    }
}

extension [String: UITableView.Style] {
    static let interfaceWords: Self = [
        "plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped,
    ]
}

extension [String: UITableViewCell.SeparatorStyle] {
    static let interfaceWords: Self = [
        "default": .singleLine, "none": .none, "singleLine": .singleLine,
        "singleLineEtched": .singleLineEtched,
    ]
}

extension [String: UITableView.SeparatorInsetReference] {
    static let interfaceWords: Self = [
        "fromCellEdges": .fromCellEdges, "cellEdges": .fromCellEdges,
        "fromAutomaticInsets": .fromAutomaticInsets, "automaticInsets": .fromAutomaticInsets,
    ]
}
