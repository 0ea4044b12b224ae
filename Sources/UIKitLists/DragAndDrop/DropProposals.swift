/// What a table would do with a drop, and where. iOS 11. Follows Apple's page "UITableViewDropProposal".
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where a drop goes. Follows Apple's page "UITableViewDropProposal.Intent".
    public enum Intent: Int, Sendable {
        /// It is known later.
        case unspecified = 0
        /// Into new rows at the destination. The table opens a gap there.
        case insertAtDestinationIndexPath = 1
        /// Into the row at the destination, which the table highlights.
        case insertIntoDestinationIndexPath = 2
        /// Into the row where the finger is in its middle, and otherwise into new rows.
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

    /// Where a drop goes. Default `.unspecified`.
    open var intent: UITableViewDropProposal.Intent { intentStorage }

    /// A proposal of the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UITableViewDropProposal(operation: operation, intent: intent)
        copy.takeValues(of: self)
        return copy
    }
}

/// What a collection view would do with a drop, and where. iOS 11. Follows Apple's page "UICollectionViewDropProposal".
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where a drop goes. Follows Apple's page "UICollectionViewDropProposal.Intent".
    public enum Intent: Int, Sendable {
        /// It is known later.
        case unspecified = 0
        /// Into new items at the destination. The collection view opens a gap there.
        case insertAtDestinationIndexPath = 1
        /// Into the item at the destination, which the collection view highlights.
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

    /// Where a drop goes. Default `.unspecified`.
    open var intent: UICollectionViewDropProposal.Intent { intentStorage }

    /// A proposal of the same.
    open override func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewDropProposal(operation: operation, intent: intent)
        copy.takeValues(of: self)
        return copy
    }
}
