extension UISplitViewController {
    /// Reads a split view controller: its columns and their layout.
    func readColumns(_ reader: InterfaceReader) {
        readSplit(reader)
        readPages(reader)
    }

    private func readPages(_ reader: InterfaceReader) {
        let columns: [(Column, String)] = [
            (.primary, "masterViewController"), (.supplementary, "supplementaryViewController"),
            (.secondary, "detailViewController"), (.compact, "compactViewController"),
        ]
        let found = columns.compactMap { column, name in reader.related(name).first.map { (column, $0) } }
        guard style == .unspecified else {
            for (column, page) in found { fill(column, with: page) }
            return
        }
        let pages = found.map(\.1)
        if !pages.isEmpty { replaceColumns(with: pages) }
    }
}
