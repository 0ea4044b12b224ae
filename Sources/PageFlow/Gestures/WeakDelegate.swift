import UIKit

/// A delegate that is not kept alive.
///
/// Objective-C asks what an object responds to on any thread. The reference is set once, and any thread may read a weak
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
