/// Observes the changes of a text storage. iOS 15. Follows Apple's page "NSTextStorageObserving".
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The observed text storage.
    var textStorage: NSTextStorage? { get set }

    /// Called by the text storage after a change, before its layout managers are notified. It must not change the text.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)

    /// Changes the text storage in a block, as one transaction.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
