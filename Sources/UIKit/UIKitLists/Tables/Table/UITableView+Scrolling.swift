import ListUpdates

// Scrolling to rows.
extension UITableView {
    func scroll(to path: IndexPath, _ position: ScrollPosition, _ animated: Bool) {
        loadIfNeeded()
        if windowLink != nil, !updating.isOpen, work.isIdle { layoutIfNeeded() }
        // Scrolling to a section without rows is allowed.
        guard let rect = scrollTarget(path) else { return }
        guard let offset = offset(showing: rect, at: position) else { return }
        setContentOffset(offset, animated: animated)
    }

    private func scrollTarget(_ path: IndexPath) -> CGRect? {
        let place = ItemPlace(path)
        if path.count >= 2, path.row == NSNotFound, rows.counts.contains(section: place.section) {
            return sectionRect(place.section)
        }
        guard rows.counts.contains(place) else {
            refuse(place)
            return nil
        }
        return rowFrame(place)
    }

    /// Evidence: gt2-table-24, list-words-08, list-words-09.
    private func refuse(_ place: ItemPlace) {
        let words = Runtime.current.system >= .iOS(13) ? wordsForMissing(place) : oldWordsForMissing(place)
        Runtime.current.diagnostics.raise(.range, words)
    }

    private func wordsForMissing(_ place: ItemPlace) -> String {
        let words =
            rows.counts.contains(section: place.section)
            ? "row (\(place.item)) when there are only \(rows.counts[place.section]) rows in section \(place.section)"
            : "section (\(place.section)) when there are only \(rows.counts.sectionCount) sections"
        return
            "Attempted to scroll the table view to an out-of-bounds \(words). Table view: \(described(self))"
    }

    private func oldWordsForMissing(_ place: ItemPlace) -> String {
        let method =
            "-[UITableView _contentOffsetForScrollingToRowAtIndexPath:atScrollPosition:usingPresentationValues:]"
        let words =
            rows.counts.contains(section: place.section)
            ? "row (\(place.item)) beyond bounds (\(rows.counts[place.section])) for section (\(place.section))."
            : "section (\(place.section)) beyond bounds (\(rows.counts.sectionCount))."
        return "\(method): \(words)"
    }

    /// The offset that shows a rectangle at a scroll position, clamped to the content.
    private func offset(showing rect: CGRect, at position: ScrollPosition) -> CGPoint? {
        let insets = adjustedContentInset
        let room = bounds.height - insets.top - insets.bottom
        var y: CGFloat
        switch position {
        case .none:
            guard let offset = offsetShowing(rect) else { return nil }
            y = offset.y
        case .top: y = rect.minY - insets.top - floatingHeight(above: rect)
        case .middle: y = rect.midY - insets.top - room / 2
        case .bottom: y = rect.maxY - insets.top - room
        }
        let highest = contentSize.height + insets.bottom - bounds.height
        y = max(-insets.top, min(y, highest))
        return CGPoint(x: contentOffset.x, y: y)
    }

    /// The height of the floating header above a row.
    private func floatingHeight(above rect: CGRect) -> CGFloat {
        guard styleStorage == .plain, let place = place(atHeight: rect.minY) else { return 0 }
        return restingFrame(HeadPlace(kind: .header, section: place.section)).height
    }

    func scrollToNearestSelection(_ position: ScrollPosition, _ animated: Bool) {
        guard let nearest = selection.places.min() else { return }
        scroll(to: IndexPath(nearest), position, animated)
    }

    func restBegan() {
        prefetching.direction = .none
    }
}
