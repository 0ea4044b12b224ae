/// A placeholder row in a table view while its data is loaded. iOS 11. Follows Apple's page "UITableViewPlaceholder".
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionPath: IndexPath
    let reuseName: String
    let height: CGFloat

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: the index path of the row.
    ///   - reuseIdentifier: the identifier of a registered cell.
    ///   - rowHeight: the height of the row, in points; `UITableView.automaticDimension` for the cell's height.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        insertionPath = insertionIndexPath
        reuseName = reuseIdentifier
        height = rowHeight
        super.init()
    }

    /// A closure that configures the cell when it becomes visible.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder for a dropped item. iOS 11. Follows Apple's page "UITableViewDropPlaceholder".
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// A closure that returns the preview parameters of the target cell. Default `nil`: the entire cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder item in a collection view while its data is loaded. iOS 11. Follows Apple's page "UICollectionViewPlaceholder".
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionPath: IndexPath
    let reuseName: String

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: the index path of the item.
    ///   - reuseIdentifier: the identifier of a registered cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        insertionPath = insertionIndexPath
        reuseName = reuseIdentifier
        super.init()
    }

    /// A closure that configures the cell when it becomes visible, and after `setNeedsCellUpdate()`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder for a dropped item. iOS 11. Follows Apple's page "UICollectionViewDropPlaceholder".
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// A closure that returns the preview parameters of the target cell. Default `nil`: the entire cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
