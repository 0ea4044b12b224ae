import UIKit

/// A weak reference to a delegate.
///
/// Objective-C checks on any thread which methods an object implements. The reference is set once, and any thread can read a weak
/// reference.
package final class WeakDelegate: @unchecked Sendable {
    package private(set) weak var object: (any NSObjectProtocol)?
    private let isGiven: Bool

    package init(_ object: (any NSObjectProtocol)?) {
        self.object = object
        isGiven = object != nil
    }

    /// Whether the delegate has been released.
    var isGone: Bool { isGiven && object == nil }

    #if canImport(ObjectiveC)
        package func responds(to selector: Selector!) -> Bool { object?.responds(to: selector) == true }
    #endif
}
