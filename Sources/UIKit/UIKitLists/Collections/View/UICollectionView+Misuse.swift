// UIKit's messages for invalid calls.
extension UICollectionView {
    private var diagnostics: Diagnostics { Runtime.current.diagnostics }

    /// Evidence: gt2-coll-21.
    func reportUnregistered(_ name: ReuseName) {
        diagnostics.raise(
            .internalInconsistency,
            "could not dequeue a view of kind: \(name.kind.isEmpty ? "UICollectionElementKindCell" : name.kind) with identifier "
                + "\(name.identifier) - must register a nib or a class for the identifier or connect a "
                + "prototype cell in a storyboard")
    }

    func reportUnregisteredDecoration(_ kind: String) {
        diagnostics.raise(
            .internalInconsistency,
            "could not dequeue a decoration view of kind: \(kind) - must register as a class or nib or "
                + "connect a prototype in a storyboard")
    }

    /// Reports attributes of a missing element. An exception before iOS 13, a warning since. Evidence: gt2-coll-09.
    func reportMisplaced(_ attributes: UICollectionViewLayoutAttributes) {
        guard attributes.representedElementCategory == .cell else {
            return diagnostics.raise(
                .internalInconsistency,
                "UICollectionView received layout attributes for a supplementary view with an index path that "
                    + "does not exist: \(UICollectionView.described(attributes.indexPath))")
        }
        guard Runtime.current.system >= .iOS(13) else {
            return diagnostics.raise(
                .internalInconsistency,
                "UICollectionView received layout attributes for a cell with an index path that does not "
                    + "exist: \(UICollectionView.described(attributes.indexPath))")
        }
        diagnostics.warn(
            "Layout attributes \(UIFoundation.described(attributes)) "
                + "index path: (\(UICollectionView.described(attributes.indexPath))); "
                + "frame = \(UICollectionView.described(attributes.frame));  were received from the layout "
                + "\(UIFoundation.described(layoutStorage)) but are not valid for the data source counts. "
                + "Attributes will be ignored.")
    }

    /// Evidence: list-words-32.
    func reportOutOfBounds(_ item: IndexPath) {
        guard Runtime.current.system >= .iOS(13), item.count == 2 else { return }
        let counts = currentCounts
        let words =
            counts.contains(section: item.section)
            ? "item (\(item.item)) when there are only \(counts[item.section]) items in section \(item.section)"
            : "section (\(item.section)) when there are only \(counts.sectionCount) sections"
        diagnostics.raise(
            .internalInconsistency,
            "Attempted to scroll the collection view to an out-of-bounds \(words). "
                + "Collection view: \(UIFoundation.described(self)).")
    }

    /// Evidence: list-words-38.
    func reportMissingSection(_ kind: String, _ section: Int) {
        diagnostics.raise(
            .internalInconsistency,
            "request for layout attributes for supplementary view \(kind) in section \(section) when there are only "
                + "\(currentCounts.sectionCount) sections in the collection view")
    }

    /// Evidence: hunt-collections-03, hunt-collections-04.
    func reportMissingAttributes(_ key: ElementKey) {
        let path = Self.described(key.indexPath)
        let question =
            key.category == .cell
            ? "-layoutAttributesForItemAtIndexPath: \(path)"
            : "-layoutAttributesForSupplementaryElementOfKind: \(key.kind ?? "") at path \(path)"
        diagnostics.raise(
            .internalInconsistency, "no UICollectionViewLayoutAttributes instance for \(question)")
    }

    /// An index path as Foundation prints it.
    static func described(_ path: IndexPath) -> String {
        UIFoundation.described(path as NSIndexPath)
            + " {length = \(path.count), path = \(path.map(String.init).joined(separator: " - "))}"
    }

    private static func described(_ frame: CGRect) -> String {
        let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { number in
            number == number.rounded() ? "\(Int(number))" : "\(number)"
        }
        return "(\(numbers[0]) \(numbers[1]); \(numbers[2]) \(numbers[3]))"
    }

    /// Whether the data source has returned one view that it has dequeued. Evidence: gt2-coll-14.
    func checkCell(_ cell: UICollectionViewCell, _ request: ViewRequest) -> Bool {
        guard cell.reuseIdentifier != nil else {
            diagnostics.raise(
                .internalInconsistency,
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - "
                    + "cells must be retrieved by calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            )
            return false
        }
        return checkDequeued(cell, request)
    }

    func checkSupplementaryView(_ view: UICollectionReusableView, _ request: ViewRequest) -> Bool {
        guard view.reuseIdentifier != nil else {
            diagnostics.raise(
                .internalInconsistency,
                "the view returned from -collectionView:viewForSupplementaryElementOfKind:atIndexPath "
                    + "(\(request.attributes.representedElementKind ?? ""),\(Self.described(request.attributes.indexPath))) was not retrieved by calling "
                    + "-dequeueReusableSupplementaryViewOfKind:withReuseIdentifier:forIndexPath: or is nil "
                    + "(\(UIFoundation.described(view)))")
            return false
        }
        return checkDequeued(view, request)
    }

    private func checkDequeued(_ view: UICollectionReusableView, _ request: ViewRequest) -> Bool {
        guard let other = request.dequeued.first(where: { $0 !== view }) else { return true }
        if Runtime.current.system >= .iOS(18) { reportUnreturned(other) }
        for other in request.dequeued where other !== view {
            other.removeFromSuperview()
            keep(other)
        }
        return true
    }

    /// Evidence: gt2-coll-14.
    func reportUnreturned(_ view: UICollectionReusableView) {
        diagnostics.raise(
            .internalInconsistency,
            "Expected dequeued view to be returned to the collection view in preparation for display. When the "
                + "collection view's data source is asked to provide a view for a given index path, ensure that a "
                + "single view is dequeued and returned to the collection view. Avoid dequeuing views without a "
                + "request from the collection view. For retrieving an existing view in the collection view, use "
                + "-[UICollectionView cellForItemAtIndexPath:] or -[UICollectionView "
                + "supplementaryViewForElementKind:atIndexPath:]. Dequeued view: \(UIFoundation.described(view)); "
                + "Collection view: \(UIFoundation.described(self))")
    }
}

extension UICollectionViewLayout {
    /// Returns the layout. Raises UIKit's exception if it is `nil`. Evidence: list-words-43.
    static func needed(_ layout: UICollectionViewLayout?) -> UICollectionViewLayout {
        if let layout { return layout }
        Runtime.current.diagnostics.raise(
            .invalidArgument, "UICollectionView must be initialized with a non-nil layout parameter")
        return UICollectionViewFlowLayout()
    }
}
