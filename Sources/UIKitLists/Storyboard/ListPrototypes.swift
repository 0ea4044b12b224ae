// For tools that show each prototype of a list.
extension UITableView {
    /// The identifiers of the cells that a file has for the table, in the order of the alphabet.
    package var prototypeIdentifiers: [String] { cellPool.namesOfFiles.map(\.identifier).sorted() }

    /// Makes one cell of each prototype. They are in no row.
    package func makePrototypes() -> [UIView] { cellPool.namesOfFiles.compactMap(cellPool.makeFromFile) }

    /// Whether the file has the table's rows, and not only what to make them of.
    package var hasStaticRows: Bool { staticRows != nil }
}

extension UICollectionView {
    /// The identifiers of the cells that a file has for the collection view, in the order of the alphabet.
    package var prototypeIdentifiers: [String] { prototypeIdentifiers(ofKind: "") }

    /// Makes one cell or view of each prototype. They are at no place.
    package func makePrototypes() -> [UIView] { reuse.namesOfFiles.compactMap(reuse.makeFromFile) }

    /// The identifiers of supplementary views of a kind, in the order of the alphabet; those of cells for an empty one.
    package func prototypeIdentifiers(ofKind kind: String) -> [String] {
        reuse.namesOfFiles.filter { $0.kind == kind }.map(\.identifier).sorted()
    }
}
