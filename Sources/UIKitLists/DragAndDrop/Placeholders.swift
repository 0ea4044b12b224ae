/// A row that stands in a table while data is awaited. iOS 11. Follows Apple's page "UITableViewPlaceholder".
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    let insertionPath: IndexPath
    let reuseName: String
    let height: CGFloat

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: where the row is inserted.
    ///   - reuseIdentifier: of which registered cell.
    ///   - rowHeight: its height, in points; `UITableView.automaticDimension` asks the cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        insertionPath = insertionIndexPath
        reuseName = reuseIdentifier
        height = rowHeight
        super.init()
    }

    /// Sets up the cell when it becomes visible.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?
}

/// A placeholder that an item is dropped on. iOS 11. Follows Apple's page "UITableViewDropPlaceholder".
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// Says how the cell looks that the item goes to. Default `nil`: the whole cell.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// An item that stands in a collection view while data is awaited. iOS 11. Follows Apple's page "UICollectionViewPlaceholder".
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    let insertionPath: IndexPath
    let reuseName: String

    /// Creates a placeholder.
    ///
    /// - Parameters:
    ///   - insertionIndexPath: where the item is inserted.
    ///   - reuseIdentifier: of which registered cell.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        insertionPath = insertionIndexPath
        reuseName = reuseIdentifier
        super.init()
    }

    /// Sets up the cell when it becomes visible, and after `setNeedsCellUpdate()`.
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)?
}

/// A placeholder that an item is dropped on. iOS 11. Follows Apple's page "UICollectionViewDropPlaceholder".
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    /// Says how the cell looks that the item goes to. Default `nil`: the whole cell.
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)?
}
