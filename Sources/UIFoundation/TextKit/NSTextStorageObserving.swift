/// Follows the changes of a text storage. iOS 15. Follows Apple's page "NSTextStorageObserving".
public protocol NSTextStorageObserving: NSObjectProtocol {
    /// The text storage that is followed.
    var textStorage: NSTextStorage? { get set }

    /// Called by the text storage when it has changed, before its layout managers are. The text must not be changed in it.
    func processEditing(
        for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
        range newCharRange: NSRange,
        changeInLength delta: Int, invalidatedRange invalidatedCharRange: NSRange)

    /// Changes the text storage in a block, as one transaction.
    func performEditingTransaction(for textStorage: NSTextStorage, using transaction: () -> Void)
}
