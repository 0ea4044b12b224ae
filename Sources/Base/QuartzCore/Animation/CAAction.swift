/// An action in response to a layer event, such as a property change. Follows Apple's page "CAAction".
public protocol CAAction {
    /// Runs the action.
    ///
    /// - Parameters:
    ///   - event: The key of the layer property.
    ///   - anObject: The layer.
    ///   - dict: The arguments; QuartzCore passes `nil`.
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

// As an action, `NSNull` does nothing and ends the search for an action.
extension NSNull: CAAction {
    /// Does nothing.
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The key of the event sent when a layer becomes visible. Follows Apple's page "kCAOnOrderIn".
public let kCAOnOrderIn: String = "onOrderIn"
/// The key of the event sent when a layer is removed from view. Follows Apple's page "kCAOnOrderOut".
public let kCAOnOrderOut: String = "onOrderOut"
/// The key of a layer's transition. Follows Apple's page "kCATransition".
public let kCATransition: String = "transition"
