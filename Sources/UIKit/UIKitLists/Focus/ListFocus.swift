@_spi(UIKitModules) import UIKitCore

/// The app's focus settings of a list, and the last focused row.
struct ListFocus {
    var allows: Bool?
    var allowsWhileEditing: Bool?
    var selects: Bool?
    var remembers = false
    var last: IndexPath?
}

/// The context of a focus update to, from or within a table view. iOS 9. Follows Apple's page "UITableViewFocusUpdateContext".
@preconcurrency @MainActor
open class UITableViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, _ paths: (previous: IndexPath?, next: IndexPath?)) {
        self.paths = paths
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }

    /// The row that is focused before the update; `nil` if the focused view isn't a row of the table view. Follows Apple's page
    /// "previouslyFocusedIndexPath".
    open var previouslyFocusedIndexPath: IndexPath? { paths.previous }

    /// The row that is focused after the update; `nil` if the focused view isn't a row of the table view. Follows Apple's page
    /// "nextFocusedIndexPath".
    open var nextFocusedIndexPath: IndexPath? { paths.next }
}

/// The context of a focus update to, from or within a collection view. iOS 9. Follows Apple's page "UICollectionViewFocusUpdateContext".
@preconcurrency @MainActor
open class UICollectionViewFocusUpdateContext: UIFocusUpdateContext {
    private let paths: (previous: IndexPath?, next: IndexPath?)

    init(_ context: UIFocusUpdateContext, _ paths: (previous: IndexPath?, next: IndexPath?)) {
        self.paths = paths
        super.init(
            from: context.previouslyFocusedItem, to: context.nextFocusedItem, heading: context.focusHeading)
    }

    /// The item that is focused before the update; `nil` if the focused view isn't an item of the collection view. Follows Apple's page
    /// "previouslyFocusedIndexPath".
    open var previouslyFocusedIndexPath: IndexPath? { paths.previous }

    /// The item that is focused after the update; `nil` if the focused view isn't an item of the collection view. Follows Apple's page
    /// "nextFocusedIndexPath".
    open var nextFocusedIndexPath: IndexPath? { paths.next }
}

extension UIFocusUpdateContext {
    /// The list cell that is or contains a view.
    func cell<Cell: UIView>(_ type: Cell.Type, of view: UIView?) -> Cell? {
        sequence(first: view) { $0?.superview }.lazy.compactMap { $0 as? Cell }.first
    }
}
