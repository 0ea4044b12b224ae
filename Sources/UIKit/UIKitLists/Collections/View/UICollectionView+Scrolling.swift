// Scrolling to items.
extension UICollectionView {
    func scroll(to item: IndexPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        prepareLayout()
        guard hasItem(item) else { return reportOutOfBounds(item) }
        guard position != [], let frame = attributes(of: .cell(item))?.frame else { return }
        let offset = offset(showing: frame, at: position)
        if offset != contentOffset { setContentOffset(offset, animated: animated && windowLink != nil) }
    }

    /// The offset that shows a rectangle of the content at a scroll position, clamped to the content.
    private func offset(
        showing frame: CGRect, at position: UICollectionView.ScrollPosition
    ) -> CGPoint {
        let inset = adjustedContentInset
        let room = bounds.size
        var offset = contentOffset
        if position.contains(.top) {
            offset.y = frame.minY - inset.top
        } else if position.contains(.bottom) {
            offset.y = frame.maxY - room.height + inset.bottom
        } else if position.contains(.centeredVertically) {
            offset.y = frame.midY - (room.height + inset.top - inset.bottom) / 2
        }
        if position.contains(.left) {
            offset.x = frame.minX - inset.left
        } else if position.contains(.right) {
            offset.x = frame.maxX - room.width + inset.right
        } else if position.contains(.centeredHorizontally) {
            offset.x = frame.midX - (room.width + inset.left - inset.right) / 2
        }
        return clamped(offset)
    }
}
