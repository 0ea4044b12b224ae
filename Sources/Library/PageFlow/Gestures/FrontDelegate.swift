import UIKit

/// A delegate in front of another delegate, to which it forwards the methods that it doesn't implement.
///
/// On Apple's systems, Objective-C forwards them. Swift on Linux can't, so ForwardingOnLinux.swift implements each.
///
/// The delegate behind it retains it, and both are released together, so that UIKit's own weak reference becomes `nil` as it does without
/// PageFlow.
@MainActor
class FrontDelegate: NSObject {
    nonisolated let behind: WeakDelegate

    required init(_ delegate: (any NSObjectProtocol)?) {
        behind = WeakDelegate(delegate)
        super.init()
    }

    /// Returns the front delegate of an object's delegate, and creates it if there is none. An app may set a front delegate that it has
    /// read before. If the object has no delegate, the object retains the front delegate.
    static func standing(inFrontOf delegate: (any NSObjectProtocol)?, of object: NSObject) -> Self {
        if let standing = delegate as? Self {
            return standing.behind.isGone ? self.standing(inFrontOf: nil, of: object) : standing
        }
        let storage = ObjectStorage.of(delegate ?? object)
        if let known = storage[self], known.behind.object === delegate { return known }
        let made = Self(delegate)
        storage[self] = made
        return made
    }

    #if canImport(ObjectiveC)
        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || behind.responds(to: selector)
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { behind.object }
    #endif
}
