import InterfaceFiles

/// The static rows of a table view in a file: sections of cells that are created once, with the table view.
///
/// A `UITableViewController` shows them unless its class overrides the data source methods. Follows Apple's page "UITableViewController".
@MainActor
final class StaticRows {
    /// A section with its header and footer titles.
    struct Section {
        let header: String?
        let footer: String?
        let rows: [Row]
    }

    /// A cell, with its own height if it has one.
    struct Row {
        let cell: UITableViewCell
        let height: CGFloat?
    }

    let sections: [Section]

    init(_ sections: [InterfaceElement], _ reader: InterfaceReader) {
        self.sections = sections.map { Section($0, reader) }
    }

    func row(at path: IndexPath) -> Row? {
        guard sections.indices.contains(path.section) else { return nil }
        let rows = sections[path.section].rows
        return rows.indices.contains(path.row) ? rows[path.row] : nil
    }

    func section(_ index: Int) -> Section? { sections.indices.contains(index) ? sections[index] : nil }
}

extension StaticRows.Section {
    @MainActor
    fileprivate init(_ element: InterfaceElement, _ reader: InterfaceReader) {
        let section = reader.of(element)
        header = section.text("headerTitle")
        footer = section.text("footerTitle")
        rows = element.list("cells").compactMap { cell in
            guard let object = reader.loading.object(for: cell), let row = object as? UITableViewCell else {
                return nil
            }
            return StaticRows.Row(cell: row, height: cell.number("rowHeight").map { CGFloat($0) })
        }
    }
}

extension UITableViewController {
    /// The static rows of the file, if the table view has any.
    var staticRows: StaticRows? { (viewStorage as? UITableView)?.staticRows }
}
