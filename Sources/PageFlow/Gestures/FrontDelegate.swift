import UIKit

/// Stands in front of a delegate, and hands on to it what it does not answer itself.
///
/// It belongs to the delegate behind it and is gone with it, so that UIKit's own weak reference becomes `nil` as ever.
@MainActor
class FrontDelegate: NSObject {
    nonisolated let behind: WeakDelegate

    required init(_ delegate: (any NSObjectProtocol)?) {
        behind = WeakDelegate(delegate)
        super.init()
    }

    /// The one in front of an object's delegate, made where there is none yet: an app may put one back that it has found
    /// here. Where there is no delegate, it belongs to the object.
    static func standing(inFrontOf delegate: (any NSObjectProtocol)?, of object: NSObject) -> Self {
        if let standing = delegate as? Self {
            return standing.behind.isGone ? self.standing(inFrontOf: nil, of: object) : standing
        }
        let owner: any NSObjectProtocol = delegate ?? object
        let key = unsafeBitCast(self, to: UnsafeRawPointer.self)
        if let known = objc_getAssociatedObject(owner, key) as? Self, known.behind.object === delegate {
            return known
        }
        let made = Self(delegate)
        objc_setAssociatedObject(owner, key, made, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return made
    }

    #if canImport(ObjectiveC)
        nonisolated override func responds(to selector: Selector!) -> Bool {
            super.responds(to: selector) || behind.responds(to: selector)
        }

        nonisolated override func forwardingTarget(for selector: Selector!) -> Any? { behind.object }
    #endif
}
