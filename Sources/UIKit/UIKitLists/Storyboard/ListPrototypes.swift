// For tools that show each prototype of a list.
extension UITableView {
    /// The identifiers of the table view's prototype cells, in alphabetical order.
    package var prototypeIdentifiers: [String] { cellPool.namesOfFiles.map(\.identifier).sorted() }

    /// Creates one cell from each prototype, without a row.
    package func makePrototypes() -> [UIView] { cellPool.namesOfFiles.compactMap(cellPool.makeFromFile) }

    /// Whether the table view has static rows, and not only prototypes.
    package var hasStaticRows: Bool { staticRows != nil }
}

extension UICollectionView {
    /// The identifiers of the collection view's prototype cells, in alphabetical order.
    package var prototypeIdentifiers: [String] { prototypeIdentifiers(ofKind: "") }

    /// Creates one cell or view from each prototype, without an index path.
    package func makePrototypes() -> [UIView] { reuse.namesOfFiles.compactMap(reuse.makeFromFile) }

    /// The identifiers of prototype supplementary views of an element kind, in alphabetical order; of cells for an empty kind.
    package func prototypeIdentifiers(ofKind kind: String) -> [String] {
        reuse.namesOfFiles.filter { $0.kind == kind }.map(\.identifier).sorted()
    }
}
