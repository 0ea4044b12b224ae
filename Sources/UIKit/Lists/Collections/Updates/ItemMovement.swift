import ListUpdates

extension UICollectionView {
    /// The item whose place holds a point of the content; `nil` where there is none but the item itself.
    func indexPathOfItem(beneath point: CGPoint, besides item: IndexPath) -> IndexPath? {
        display.elements.first {
            $0.attributes.representedElementCategory == .cell && $0.attributes.indexPath != item
                && $0.attributes.frame.contains(point)
        }?.attributes.indexPath
    }
}
