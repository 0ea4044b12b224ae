/// A proposal for a drop in a table view. iOS 11. Follows Apple's page "UITableViewDropProposal".
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// The placement of dropped items. Follows Apple's page "UITableViewDropProposal.Intent".
    public enum Intent: Int, Sendable {
        /// Not decided yet.
        case unspecified = 0
        /// Insertion of new rows at the destination. The table view opens a gap there.
        case insertAtDestinationIndexPath = 1
        /// Insertion into the row at the destination, which the table view highlights.
        case insertIntoDestinationIndexPath = 2
        /// Insertion into the row if the touch is near the row's center, otherwise insertion of new rows.
        case automatic = 3
    }

    private let intentStorage: Intent

    /// Creates a proposal with an intent.
    public init(operation: UIDropOperation, intent: UITableViewDropProposal.Intent) {
        intentStorage = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public override init(operation: UIDropOperation) {
        intentStorage = .unspecified
        super.init(operation: operation)
    }

    /// The placement of dropped items. Default `.unspecified`.
    open var intent: UITableViewDropProposal.Intent { intentStorage }

    /// Returns a copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        copy.takeValues(of: self)
        return copy
    }
}

/// A proposal for a drop in a collection view. iOS 11. Follows Apple's page "UICollectionViewDropProposal".
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// The placement of dropped items. Follows Apple's page "UICollectionViewDropProposal.Intent".
    public enum Intent: Int, Sendable {
        /// Not decided yet.
        case unspecified = 0
        /// Insertion of new items at the destination. The collection view opens a gap there.
        case insertAtDestinationIndexPath = 1
        /// Insertion into the item at the destination, which the collection view highlights.
        case insertIntoDestinationIndexPath = 2
    }

    private let intentStorage: Intent

    /// Creates a proposal with an intent.
    public init(operation: UIDropOperation, intent: UICollectionViewDropProposal.Intent) {
        intentStorage = intent
        super.init(operation: operation)
    }

    /// Creates a proposal without an intent.
    public override init(operation: UIDropOperation) {
        intentStorage = .unspecified
        super.init(operation: operation)
    }

    /// The placement of dropped items. Default `.unspecified`.
    open var intent: UICollectionViewDropProposal.Intent { intentStorage }

    /// Returns a copy.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        copy.takeValues(of: self)
        return copy
    }
}
