import UIKit

/// A cell's content and callbacks, independent of the cell's class.
@MainActor
struct CellRecord {
    /// The row that the cell was configured for; `nil` while it waits in the reuse queue.
    private(set) var row: ListModel.Row?
    /// Whether the delegate was notified of the cell's display, and not yet of its end.
    private(set) var isDisplayed = false

    mutating func show(_ row: ListModel.Row, _ owner: (any ListOwner)?) {
        if let old = self.row, old.id != row.id {
            owner?.report("a cell of row \(old.id) is taken for row \(row.id) without prepareForReuse")
        }
        self.row = row
    }

    mutating func prepareForReuse() { row = nil }

    mutating func willDisplay(at path: IndexPath, of owner: (any ListOwner)?) {
        if isDisplayed { owner?.report("a cell becomes visible twice, at \(path)") }
        isDisplayed = true
    }

    mutating func didEndDisplaying(_ owner: (any ListOwner)?) {
        if !isDisplayed { owner?.report("a cell disappears that was not visible") }
        isDisplayed = false
    }
}

/// A cell of any list.
@MainActor
protocol TrackedListCell: UIView {
    var tracked: CellRecord { get set }
}

extension TrackedListCell {
    /// The size of a cell without text.
    fileprivate func ownSize(in size: CGSize) -> CGSize {
        CGSize(width: size.width, height: tracked.row?.height ?? 44)
    }
}

/// A table view cell that records its content.
final class TrackedTableCell: UITableViewCell, TrackedListCell {
    var tracked = CellRecord()

    override func prepareForReuse() {
        super.prepareForReuse()
        tracked.prepareForReuse()
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard contentConfiguration != nil else { return ownSize(in: targetSize) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

/// A collection view list cell that records its content.
final class TrackedCollectionCell: UICollectionViewListCell, TrackedListCell {
    var tracked = CellRecord()

    override func prepareForReuse() {
        super.prepareForReuse()
        tracked.prepareForReuse()
    }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        guard contentConfiguration != nil else { return ownSize(in: targetSize) }
        return super.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
    }
}

/// A grid cell that records its content.
final class TrackedItemCell: UICollectionViewCell, TrackedListCell {
    var tracked = CellRecord()

    override func prepareForReuse() {
        super.prepareForReuse()
        tracked.prepareForReuse()
    }
}

extension ListModel.Row {
    /// The content of a cell, with one to four lines.
    var content: UIListContentConfiguration {
        var content = UIListContentConfiguration.subtitleCell()
        content.text = "Row \(id), \(version)"
        content.secondaryText = Array(repeating: "and it goes on for a while", count: (id + version) % 4)
            .joined(separator: ", ")
        return content
    }

    /// A fixed height, for lists that ask their delegate.
    var height: CGFloat { CGFloat(30 + (id + version) % 5 * 11) }
}
