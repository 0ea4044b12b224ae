/// What happens when a layer's property changes, or when something else happens to it. Follows Apple's page "CAAction".
public protocol CAAction {
    /// Does it, for an event of an object: a key of a layer, which is the object, and its value before the change.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

// As an action it does nothing, and no other action is looked for.
extension NSNull: CAAction {
    /// Nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The event of a layer that becomes visible. Follows Apple's page "kCAOnOrderIn".
public let kCAOnOrderIn: String = "onOrderIn"
/// The event of a layer that disappears. Follows Apple's page "kCAOnOrderOut".
public let kCAOnOrderOut: String = "onOrderOut"
/// The key of a layer's transition. Follows Apple's page "kCATransition".
public let kCATransition: String = "transition"
