/// One change of a batch update, as a layout gets it. iOS 6. Follows Apple's page "UICollectionViewUpdateItem".
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

    /// The place before the update, `nil` for an insertion. A section's has the item `NSNotFound`.
    open var indexPathBeforeUpdate: IndexPath? { before }

    /// The place after the update, `nil` for a deletion. A section's has the item `NSNotFound`.
    open var indexPathAfterUpdate: IndexPath? { after }

    /// What happens to the item or section.
    open var updateAction: Action { action }

    /// The kinds of changes. Follows Apple's page "UICollectionViewUpdateItem.Action".
    public enum Action: Int, Sendable {
        /// It is new.
        case insert = 0
        /// It goes.
        case delete = 1
        /// Its view is made again.
        case reload = 2
        /// It goes to another place.
        case move = 3
        /// Nothing.
        case none = 4
    }
}
