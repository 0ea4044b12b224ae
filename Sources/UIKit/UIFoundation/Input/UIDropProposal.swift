/// The operation of a drop. iOS 11. Follows Apple's page "UIDropOperation".
public enum UIDropOperation: UInt, Sendable {
    /// The drop is canceled: the items return.
    case cancel = 0
    /// The drop is forbidden, although it would be allowed at other times. The preview shows a badge.
    case forbidden = 1
    /// The items are copied.
    case copy = 2
    /// The items are moved. The delegates of the source and the destination move them. If the session doesn't allow it,
    /// the operation is `.cancel`.
    case move = 3
}

/// A proposal for a drop. iOS 11. Follows Apple's page "UIDropProposal".
@preconcurrency @MainActor
open class UIDropProposal: NSObject, @preconcurrency NSCopying {
    private let operationStorage: UIDropOperation

    /// Creates a proposal with an operation.
    public init(operation: UIDropOperation) {
        operationStorage = operation
        super.init()
    }

    /// The proposed operation.
    open var operation: UIDropOperation { operationStorage }

    /// Whether the drop target is small, such as a position in text. Default `false`. Stored only: the drop is at the
    /// finger's position.
    open var isPrecise = false

    /// Whether the previews keep their size over the view. Default `false`. Here they always do.
    open var prefersFullSizePreview = false

    /// Returns a proposal with the same operation.
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
