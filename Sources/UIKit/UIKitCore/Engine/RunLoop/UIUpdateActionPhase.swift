/// A phase of a UI update, to which a ``UIUpdateLink`` adds actions. iOS 18.
///
/// The phases of an update run in the order of their declarations. The low-latency phases only run for events of a pencil, which Linux
/// doesn't simulate. Follows Apple's page "UIUpdateActionPhase".
@preconcurrency @MainActor
open class UIUpdateActionPhase: NSObject {
    enum Position: Int, CaseIterable {
        case afterUpdateScheduled
        case beforeEventDispatch
        case afterEventDispatch
        case beforeCADisplayLinkDispatch
        case afterCADisplayLinkDispatch
        case beforeCATransactionCommit
        case afterCATransactionCommit
        case beforeLowLatencyEventDispatch
        case afterLowLatencyEventDispatch
        case beforeLowLatencyCATransactionCommit
        case afterLowLatencyCATransactionCommit
        case afterUpdateComplete
    }

    let position: Position

    init(_ position: Position) {
        self.position = position
        super.init()
    }

    private static let all = Position.allCases.map { UIUpdateActionPhase($0) }

    private static func at(_ position: Position) -> UIUpdateActionPhase { all[position.rawValue] }

    /// After the update was scheduled. Its times are known.
    open class var afterUpdateScheduled: UIUpdateActionPhase { at(.afterUpdateScheduled) }

    /// Before events are sent.
    open class var beforeEventDispatch: UIUpdateActionPhase { at(.beforeEventDispatch) }

    /// After events were sent.
    open class var afterEventDispatch: UIUpdateActionPhase { at(.afterEventDispatch) }

    /// Before display links are called.
    open class var beforeCADisplayLinkDispatch: UIUpdateActionPhase { at(.beforeCADisplayLinkDispatch) }

    /// After display links were called.
    open class var afterCADisplayLinkDispatch: UIUpdateActionPhase { at(.afterCADisplayLinkDispatch) }

    /// Before views are laid out and the transaction is committed.
    open class var beforeCATransactionCommit: UIUpdateActionPhase { at(.beforeCATransactionCommit) }

    /// After the transaction was committed.
    open class var afterCATransactionCommit: UIUpdateActionPhase { at(.afterCATransactionCommit) }

    /// Before low-latency events are sent.
    open class var beforeLowLatencyEventDispatch: UIUpdateActionPhase { at(.beforeLowLatencyEventDispatch) }

    /// After low-latency events were sent.
    open class var afterLowLatencyEventDispatch: UIUpdateActionPhase { at(.afterLowLatencyEventDispatch) }

    /// Before the transaction of the low-latency phases is committed.
    open class var beforeLowLatencyCATransactionCommit: UIUpdateActionPhase {
        at(.beforeLowLatencyCATransactionCommit)
    }

    /// After the transaction of the low-latency phases was committed.
    open class var afterLowLatencyCATransactionCommit: UIUpdateActionPhase {
        at(.afterLowLatencyCATransactionCommit)
    }

    /// The end of the update.
    open class var afterUpdateComplete: UIUpdateActionPhase { at(.afterUpdateComplete) }
}
