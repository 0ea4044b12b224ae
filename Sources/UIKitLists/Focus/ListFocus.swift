@_spi(UIKitModules) import UIKitCore

/// What an app has said of focus in a list, and which row had it last.
struct ListFocus {
    var allows: Bool?
    var allowsWhileEditing: Bool?
    var selects: Bool?
    var remembers = false
    var last: IndexPath?
}

/// A move of focus to, from or within a table. iOS 9. Follows Apple's page "UITableViewFocusUpdateContext".
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, _ paths: (previous: IndexPath?, next: IndexPath?)) {
        self.paths = paths
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }

    /// The row that has focus before the move; `nil` for what is no row of the table. Follows Apple's page
    /// "previouslyFocusedIndexPath".
    open var previouslyFocusedIndexPath: IndexPath? { paths.previous }

    /// The row that has focus after the move; `nil` for what is no row of the table. Follows Apple's page "nextFocusedIndexPath".
    open var nextFocusedIndexPath: IndexPath? { paths.next }
}

/// A move of focus to, from or within a collection view. iOS 9. Follows Apple's page "UICollectionViewFocusUpdateContext".
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, _ paths: (previous: IndexPath?, next: IndexPath?)) {
        self.paths = paths
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }

    /// The item that has focus before the move; `nil` for what is no item of the collection view. Follows Apple's page
    /// "previouslyFocusedIndexPath".
    open var previouslyFocusedIndexPath: IndexPath? { paths.previous }

    /// The item that has focus after the move; `nil` for what is no item of the collection view. Follows Apple's page
    /// "nextFocusedIndexPath".
    open var nextFocusedIndexPath: IndexPath? { paths.next }
}

extension UIFocusUpdateContext {
    /// The cell of a list that a view is, or is in.
    func cell<Cell: UIView>(_ type: Cell.Type, of view: UIView?) -> Cell? {
        sequence(first: view) { $0?.superview }.lazy.compactMap { $0 as? Cell }.first
    }
}
