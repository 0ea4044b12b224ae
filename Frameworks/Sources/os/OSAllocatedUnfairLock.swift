import UIKit

public struct os_unfair_lock_s {
    public var isTaken = false
    public init() {}
}

public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>
public let releasedLocks = NSCondition()
public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) {
    releasedLocks.lock()
    while lock.pointee.isTaken { releasedLocks.wait() }
    lock.pointee.isTaken = true
    releasedLocks.unlock()
}

@discardableResult public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
    releasedLocks.lock()
    defer { releasedLocks.unlock() }
    if lock.pointee.isTaken { return false }
    lock.pointee.isTaken = true
    return true
}

public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) {
    releasedLocks.lock()
    lock.pointee.isTaken = false
    releasedLocks.broadcast()
    releasedLocks.unlock()
}

open class OSAllocatedUnfairLock<State>: @unchecked Sendable {
    private var state: State
    let mutex = NSLock()
    public init(initialState: State) { state = initialState }
    public init(uncheckedState: State) { state = uncheckedState }

    open func withLock<R>(_ body: (inout State) throws -> R) rethrows -> R {
        mutex.lock(); defer { mutex.unlock() }; return try body(&state)
    }

    open func withLockUnchecked<R>(_ body: (inout State) throws -> R) rethrows -> R { try withLock(body) }
}

extension OSAllocatedUnfairLock where State == Void {
    public convenience init() { self.init(initialState: ()) }
    public func lock() { mutex.lock() }
    public func unlock() { mutex.unlock() }
    public func lockIfAvailable() -> Bool { mutex.try() }

    public func withLock<R>(_ body: () throws -> R) rethrows -> R {
        try withLock { (_: inout Void) in try body() }
    }
}
