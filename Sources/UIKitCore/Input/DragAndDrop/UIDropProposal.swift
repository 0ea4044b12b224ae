/// What a drop does with the items. iOS 11. Follows Apple's page "UIDropOperation".
public enum UIDropOperation: UInt, Sendable {
    /// Nothing: the items go back.
    case cancel = 0
    /// Nothing, in a place where something would be done at other times. The preview shows it.
    case forbidden = 1
    /// They are copied.
    case copy = 2
    /// They are moved. The delegates of both sides do it; where the session does not allow it, it counts as `.cancel`.
    case move = 3
}

/// What a place would do with a drop. iOS 11. Follows Apple's page "UIDropProposal".
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    private let operationStorage: UIDropOperation

    /// Creates a proposal.
    public init(operation: UIDropOperation) {
        operationStorage = operation
        super.init()
    }

    /// What would be done.
    open var operation: UIDropOperation { operationStorage }

    /// Whether the place is small, such as one between letters. Default `false`. Kept: the drop is where the finger is.
    open var isPrecise = false

    /// Whether the previews keep their size over the view. Default `false`. Here they always do.
    open var prefersFullSizePreview = false

    /// A proposal of the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UIDropProposal(operation: operation)
        copy.takeValues(of: self)
        return copy
    }
}

extension UIDropProposal {
    package func takeValues(of other: UIDropProposal) {
        isPrecise = other.isPrecise
        prefersFullSizePreview = other.prefersFullSizePreview
    }
}
