import UIKit

// The scroll position, relative to the first visible row, because heights and earlier rows may change between launches.
extension UIScrollView {
    var isList: Bool { self is UITableView || self is UICollectionView }

    /// The scroll position; `nil` at the beginning of the content.
    var place: SavedPlace? {
        guard isScrolled else { return nil }
        guard let first = firstVisibleItem, let frame = frame(of: first) else {
            return SavedPlace(item: nil, x: visibleOrigin.x, y: visibleOrigin.y)
        }
        return SavedPlace(
            item: SavedPlace.Item(section: first.section, item: first.item),
            x: visibleOrigin.x - frame.minX, y: visibleOrigin.y - frame.minY)
    }

    /// Scrolls to a position, as far as the content allows.
    ///
    /// A large title shrinks during the scroll, which changes the offset of the position, so this method scrolls twice.
    func scroll(to place: SavedPlace) {
        for _ in 0..<2 {
            window?.layoutIfNeeded()
            put(place)
        }
    }

    private func put(_ place: SavedPlace) {
        var origin = CGPoint(x: place.x, y: place.y)
        if let item = place.item {
            guard let frame = frame(of: IndexPath(item: item.item, section: item.section)) else { return }
            origin.x += frame.minX
            origin.y += frame.minY
        }
        setContentOffset(nearestOffset(to: origin), animated: false)
    }
}

extension UIScrollView {
    /// The first point of the content that no bar covers.
    private var visibleOrigin: CGPoint {
        CGPoint(x: contentOffset.x + adjustedContentInset.left, y: contentOffset.y + adjustedContentInset.top)
    }

    private var isScrolled: Bool { abs(visibleOrigin.x) > 0.5 || visibleOrigin.y > 0.5 }

    private var firstVisibleItem: IndexPath? {
        let visible =
            switch self {
            case let table as UITableView: table.indexPathsForVisibleRows ?? []
            case let collection as UICollectionView: collection.indexPathsForVisibleItems
            default: [IndexPath]()
            }
        return visible.filter { path in
            frame(of: path).map { $0.maxY > visibleOrigin.y && $0.maxX > visibleOrigin.x } ?? false
        }.min()
    }

    /// The frame of an item; `nil` if there is no such item.
    private func frame(of path: IndexPath) -> CGRect? {
        switch self {
        case let table as UITableView:
            guard (0..<table.numberOfSections).contains(path.section),
                (0..<table.numberOfRows(inSection: path.section)).contains(path.row)
            else { return nil }
            return table.rectForRow(at: path)
        case let collection as UICollectionView:
            guard (0..<collection.numberOfSections).contains(path.section),
                (0..<collection.numberOfItems(inSection: path.section)).contains(path.item)
            else { return nil }
            return collection.layoutAttributesForItem(at: path)?.frame
        default: return nil
        }
    }

    private func nearestOffset(to origin: CGPoint) -> CGPoint {
        let inset = adjustedContentInset
        let most = CGPoint(
            x: max(0, contentSize.width - bounds.width + inset.left + inset.right),
            y: max(0, contentSize.height - bounds.height + inset.top + inset.bottom))
        return CGPoint(
            x: min(max(0, origin.x), most.x) - inset.left, y: min(max(0, origin.y), most.y) - inset.top)
    }
}
