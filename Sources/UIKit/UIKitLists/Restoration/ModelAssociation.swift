// Lists restore the selected and visible data if their data source identifies it.
extension NSCoder {
    @MainActor
    func encodeElements(_ paths: [IndexPath], of view: UIView, source: Any?, forKey key: String) {
        guard let source = source as? any UIDataSourceModelAssociation else { return }
        encode(paths.compactMap { source.modelIdentifierForElement(at: $0, in: view) }, forKey: key)
    }

    /// The current index paths of the data, without data that no longer exists.
    @MainActor
    func decodeElements(of view: UIView, source: Any?, forKey key: String) -> [IndexPath] {
        guard let source = source as? any UIDataSourceModelAssociation,
            let identifiers = decodeObject(forKey: key) as? [String]
        else { return [] }
        return identifiers.compactMap { source.indexPathForElement(withModelIdentifier: $0, in: view) }
    }
}

extension UITableView {
    private static let selectedKey = "UITableViewSelectedModelIdentifiers"
    private static let firstKey = "UITableViewFirstVisibleModelIdentifier"

    func encodeRows(with coder: NSCoder) {
        let (selected, top) = (indexPathsForSelectedRows ?? [], topRow.map { [$0] } ?? [])
        coder.encodeElements(selected, of: self, source: dataSource, forKey: Self.selectedKey)
        coder.encodeElements(top, of: self, source: dataSource, forKey: Self.firstKey)
    }

    /// The first row that isn't covered by a bar.
    private var topRow: IndexPath? {
        let top = contentOffset.y + adjustedContentInset.top
        return indexPathsForVisibleRows?.first { rectForRow(at: $0).maxY > top }
    }

    func decodeRows(with coder: NSCoder) {
        let selected = coder.decodeElements(of: self, source: dataSource, forKey: Self.selectedKey)
        let first = coder.decodeElements(of: self, source: dataSource, forKey: Self.firstKey).first
        for path in selected { selectRow(at: path, animated: false, scrollPosition: .none) }
        if let first { scrollToRow(at: first, at: .top, animated: false) }
    }
}

extension UICollectionView {
    private static let selectedKey = "UICollectionViewSelectedModelIdentifiers"
    private static let firstKey = "UICollectionViewFirstVisibleModelIdentifier"

    func encodeItems(with coder: NSCoder) {
        let (selected, top) = (indexPathsForSelectedItems ?? [], topItem.map { [$0] } ?? [])
        coder.encodeElements(selected, of: self, source: dataSource, forKey: Self.selectedKey)
        coder.encodeElements(top, of: self, source: dataSource, forKey: Self.firstKey)
    }

    /// The first item that isn't covered by a bar.
    private var topItem: IndexPath? {
        let top = contentOffset.y + adjustedContentInset.top
        return indexPathsForVisibleItems.sorted().first { path in
            (layoutAttributesForItem(at: path)?.frame.maxY ?? 0) > top
        }
    }

    func decodeItems(with coder: NSCoder) {
        let selected = coder.decodeElements(of: self, source: dataSource, forKey: Self.selectedKey)
        let first = coder.decodeElements(of: self, source: dataSource, forKey: Self.firstKey).first
        for path in selected { selectItem(at: path, animated: false, scrollPosition: []) }
        if let first { scrollToItem(at: first, at: .top, animated: false) }
    }
}
