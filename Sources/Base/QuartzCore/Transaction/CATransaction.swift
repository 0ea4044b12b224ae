/// Groups changes and animations, so that they take effect together and one block is called at their end.
///
/// A transaction between ``begin()`` and ``commit()`` is explicit. Setting a value without an open transaction creates an
/// implicit one, which is committed at the end of the run loop's turn. Transactions can be nested, and each thread has
/// its own. The durations, timing functions, and actions of a transaction apply to changes of layers: view animations
/// have their own.
///
/// ```swift
/// CATransaction.begin()
/// CATransaction.setCompletionBlock { print("the page is there") }
/// navigationController?.pushViewController(page, animated: true)
/// CATransaction.commit()
/// ```
///
/// iOS 2. Follows Apple's page "CATransaction".
open class CATransaction: NSObject {
    // MARK: Opening and closing

    /// Opens a transaction within the thread's current transaction.
    open class func begin() {
        TransactionStack.current.begin()
    }

    /// Closes the innermost transaction. Calls its completion block immediately if it has no animations. Raises an
    /// exception without an open transaction.
    open class func commit() {
        TransactionStack.current.commit()
    }

    /// Performs layout and commits the implicit transaction now rather than at the end of the turn; with open explicit
    /// transactions, when the outermost one is committed.
    open class func flush() {
        TransactionStack.current.flush()
    }

    // MARK: Completion

    /// Sets the block that is called, on the main thread, when every animation added from now on to the transaction or to
    /// one nested in it has ended or has been removed. iOS 4.
    ///
    /// Without animations, the block is called as soon as the transaction is committed or gets another block. The block
    /// waits for view animations, for property animators from start to stop, and for animated pushes, pops,
    /// presentations, dismissals, and changes of tabs or pages. These transitions belong to the transaction in which they
    /// were requested, although they start at the end of the turn, and they end with their did callbacks and completions.
    /// An endless animation keeps the block waiting. Follows Apple's page "setCompletionBlock(_:)".
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.completionBlock = block
    }

    /// Returns the block of the innermost transaction. iOS 4.
    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.completionBlock
    }

    // MARK: Values

    /// Returns the duration of layer animations, in seconds. Defaults to 0.25. iOS 3.
    open class func animationDuration() -> CFTimeInterval {
        seconds(TransactionStack.current.value(forKey: kCATransactionAnimationDuration)) ?? 0.25
    }

    /// Sets the duration of layer animations, in seconds. iOS 3.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionStack.current.setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// Returns the timing function of layer animations; `nil`, the default, keeps each animation's own. iOS 3.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.value(forKey: kCATransactionAnimationTimingFunction)
            as? CAMediaTimingFunction
    }

    /// Sets the timing function of layer animations. iOS 3.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Returns whether layer changes start no animations. Defaults to `false`. iOS 3.
    open class func disableActions() -> Bool {
        truth(TransactionStack.current.value(forKey: kCATransactionDisableActions)) ?? false
    }

    /// Sets whether layer changes start no animations. iOS 3.
    open class func setDisableActions(_ flag: Bool) {
        TransactionStack.current.setValue(flag, forKey: kCATransactionDisableActions)
    }

    /// Returns a value of the transaction, or of the innermost enclosing one that has it. Defined keys are
    /// ``kCATransactionAnimationDuration``, ``kCATransactionDisableActions``, ``kCATransactionAnimationTimingFunction``,
    /// and ``kCATransactionCompletionBlock``; others are the app's own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionStack.current.value(forKey: key)
        }
    }

    /// Sets a value of the innermost transaction, for one of the keys of ``value(forKey:)``; `nil` removes it.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock {
            setCompletionBlock(anObject as? () -> Void)
        } else {
            TransactionStack.current.setValue(anObject, forKey: key)
        }
    }

    // MARK: Threads

    /// Acquires the recursive lock that all threads share.
    open class func lock() {
        threadLock.lock()
    }

    /// Releases the lock.
    open class func unlock() {
        threadLock.unlock()
    }

    private static let threadLock = NSRecursiveLock()

    private class func seconds(_ value: Any?) -> CFTimeInterval? {
        value as? CFTimeInterval ?? (value as? NSNumber)?.doubleValue
    }

    private class func truth(_ value: Any?) -> Bool? {
        value as? Bool ?? (value as? NSNumber)?.boolValue
    }
}

/// The key of ``CATransaction/animationDuration()``: a number of seconds. iOS 3.
public let kCATransactionAnimationDuration: String = "animationDuration"
/// The key of ``CATransaction/disableActions()``: a Boolean. iOS 3.
public let kCATransactionDisableActions: String = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``. iOS 3.
public let kCATransactionAnimationTimingFunction: String = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``. iOS 4.
public let kCATransactionCompletionBlock: String = "completionBlock"
