/// Puts changes and animations together, so that they take effect together and one block is called at their end.
///
/// Between ``begin()`` and ``commit()`` a transaction is explicit; a value that is set with none open makes an implicit
/// one, which the end of the run loop's turn commits. Transactions may be nested, and each thread has its own. What a
/// transaction says of durations, timing and actions is for changes of layers: animations of views have their own.
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

    /// Opens a transaction within the one that is open on this thread.
    open class func begin() {
        TransactionStack.current.begin()
    }

    /// Closes the innermost transaction. Its completion block is called now if it has no animations to wait for.
    /// Without a transaction it is an exception.
    open class func commit() {
        TransactionStack.current.commit()
    }

    /// Lays out and commits the implicit transaction now rather than at the end of the turn; while explicit ones are
    /// open, when the outermost of them is committed.
    open class func flush() {
        TransactionStack.current.flush()
    }

    // MARK: Completion

    /// Sets the block that is called, on the main thread, when every animation added from now on to the transaction or
    /// to one nested in it has ended or has been removed. iOS 4.
    ///
    /// With no animation it is called as soon as the transaction is committed or gets another block. Animations are those
    /// of views, those of property animators from their start to their stop, and pushes, pops, presentations, dismissals
    /// and changes of tabs or pages that are animated: these belong to the transaction in which they were asked for,
    /// though they begin at the end of the turn, and end with their did callbacks and completions. One that repeats
    /// without end keeps the block waiting. Follows Apple's page "setCompletionBlock(_:)".
    open class func setCompletionBlock(_ block: (() -> Void)?) {
        TransactionStack.current.completionBlock = block
    }

    /// The block of the innermost transaction. iOS 4.
    open class func completionBlock() -> (() -> Void)? {
        TransactionStack.current.completionBlock
    }

    // MARK: Values

    /// The length in seconds of the animations that changes of layers begin. Default 0.25. iOS 3.
    open class func animationDuration() -> CFTimeInterval {
        seconds(TransactionStack.current.value(forKey: kCATransactionAnimationDuration)) ?? 0.25
    }

    /// Sets the length in seconds of the animations that changes of layers begin. iOS 3.
    open class func setAnimationDuration(_ dur: CFTimeInterval) {
        TransactionStack.current.setValue(dur, forKey: kCATransactionAnimationDuration)
    }

    /// The pace of the animations that changes of layers begin; `nil`, the default, leaves each its own. iOS 3.
    open class func animationTimingFunction() -> CAMediaTimingFunction? {
        TransactionStack.current.value(forKey: kCATransactionAnimationTimingFunction)
            as? CAMediaTimingFunction
    }

    /// Sets the pace of the animations that changes of layers begin. iOS 3.
    open class func setAnimationTimingFunction(_ function: CAMediaTimingFunction?) {
        TransactionStack.current.setValue(function, forKey: kCATransactionAnimationTimingFunction)
    }

    /// Whether changes of layers begin no animations. Default `false`. iOS 3.
    open class func disableActions() -> Bool {
        truth(TransactionStack.current.value(forKey: kCATransactionDisableActions)) ?? false
    }

    /// Sets whether changes of layers begin no animations. iOS 3.
    open class func setDisableActions(_ flag: Bool) {
        TransactionStack.current.setValue(flag, forKey: kCATransactionDisableActions)
    }

    /// A value of the transaction, or of the innermost one around it that has it. The keys with a meaning are
    /// ``kCATransactionAnimationDuration``, ``kCATransactionDisableActions``, ``kCATransactionAnimationTimingFunction``
    /// and ``kCATransactionCompletionBlock``; others are the app's own.
    open class func value(forKey key: String) -> Any? {
        switch key {
        case kCATransactionAnimationDuration: animationDuration()
        case kCATransactionDisableActions: disableActions()
        case kCATransactionCompletionBlock: completionBlock()
        default: TransactionStack.current.value(forKey: key)
        }
    }

    /// Sets a value of the innermost transaction, by one of the keys of ``value(forKey:)``; `nil` takes it away.
    open class func setValue(_ anObject: Any?, forKey key: String) {
        if key == kCATransactionCompletionBlock {
            setCompletionBlock(anObject as? () -> Void)
        } else {
            TransactionStack.current.setValue(anObject, forKey: key)
        }
    }

    // MARK: Threads

    /// Takes the lock that all threads share, as often as the thread asks for it.
    open class func lock() {
        threadLock.lock()
    }

    /// Gives the lock back.
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
/// The key of ``CATransaction/disableActions()``: a truth value. iOS 3.
public let kCATransactionDisableActions: String = "disableActions"
/// The key of ``CATransaction/animationTimingFunction()``. iOS 3.
public let kCATransactionAnimationTimingFunction: String = "animationTimingFunction"
/// The key of ``CATransaction/completionBlock()``. iOS 4.
public let kCATransactionCompletionBlock: String = "completionBlock"
