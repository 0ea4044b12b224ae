/// A data source whose items lie in each other: a cell's outline mark opens and closes them.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Whether what is in an item is shown.
    func isExpanded(at indexPath: IndexPath) -> Bool

    /// How many items an item is in.
    func level(at indexPath: IndexPath) -> Int

    /// Shows what is in an item, or hides it, if the app lets it.
    func toggle(at indexPath: IndexPath)
}

extension UICollectionViewListCell {
    private var marks: [CellAccessoryView] {
        (list.leading + list.trailing).compactMap { $0 as? CellAccessoryView }
            .filter { $0.accessory.accessoryType == .outlineDisclosure }
    }

    /// Shows how deep an item lies, and whether what is in it is shown.
    func showOutline(level: Int, isExpanded: Bool) {
        indentationLevel = level
        for mark in marks { mark.isExpanded = isExpanded }
    }

    /// A tap on an outline mark opens and closes the item, where the app does not do it itself.
    func connectOutline(_ mark: CellAccessoryView) {
        guard mark.accessory.accessoryType == .outlineDisclosure else { return }
        if let (source, indexPath) = outline { mark.isExpanded = source.isExpanded(at: indexPath) }
        mark.standardAction = { [weak self] in
            guard let (source, indexPath) = self?.outline else { return }
            source.toggle(at: indexPath)
        }
    }

    private var outline: (any OutlineDataSource, IndexPath)? {
        guard let collectionView = superviewLink as? UICollectionView,
            let source = collectionView.dataSource as? any OutlineDataSource,
            let indexPath = collectionView.indexPath(for: self)
        else { return nil }
        return (source, indexPath)
    }
}
