/// A change in a batch update, as passed to a layout. iOS 6. Follows Apple's page "UICollectionViewUpdateItem".
@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    init(_ action: Action, before: IndexPath?, after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }

    /// The index path before the update; `nil` for an insertion. For a section, the item is `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The index path after the update; `nil` for a deletion. For a section, the item is `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// The kind of change.
    open var updateAction: Action { action }

    /// The kinds of changes. Follows Apple's page "UICollectionViewUpdateItem.Action".
    public enum Action: Int, Sendable {
        /// The item or section is inserted.
        case insert = 0
        /// The item or section is deleted.
        case delete = 1
        /// The item or section is reloaded.
        case reload = 2
        /// The item or section moves.
        case move = 3
        /// No change.
        case none = 4
    }
}
