/// A data source with a tree of items. A cell's outline disclosure expands and collapses them.
@MainActor
protocol OutlineDataSource: AnyObject {
    /// Whether an item is expanded.
    func isExpanded(at indexPath: IndexPath) -> Bool

    /// The number of an item's ancestors.
    func level(at indexPath: IndexPath) -> Int

    /// Expands or collapses an item, if the app allows it.
    func toggle(at indexPath: IndexPath)
}

extension UICollectionViewListCell {
    private var marks: [CellAccessoryView] {
        (list.leading + list.trailing).compactMap { $0 as? CellAccessoryView }
            .filter { $0.accessory.accessoryType == .outlineDisclosure }
    }

    /// Shows the item's level and whether it is expanded.
    func showOutline(level: Int, isExpanded: Bool) {
        indentationLevel = level
        for mark in marks { mark.isExpanded = isExpanded }
    }

    /// Makes a tap on an outline disclosure expand and collapse the item, unless the app has its own handler.
    func connectOutline(_ mark: CellAccessoryView) {
        guard mark.accessory.accessoryType == .outlineDisclosure else { return }
        if let (source, indexPath) = outline { mark.isExpanded = source.isExpanded(at: indexPath) }
        mark.standardAction = { [weak self] in
            guard let (source, indexPath) = self?.outline else { return }
            source.toggle(at: indexPath)
        }
    }

    private var outline: (any OutlineDataSource, IndexPath)? {
        guard let collectionView = superview as? UICollectionView,
            let source = collectionView.dataSource as? any OutlineDataSource,
            let indexPath = collectionView.indexPath(for: self)
        else { return nil }
        return (source, indexPath)
    }
}
