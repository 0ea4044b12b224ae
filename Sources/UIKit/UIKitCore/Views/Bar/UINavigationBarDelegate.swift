/// Allows pushing and popping items, and is notified of it. All methods are optional.
///
/// Follows Apple's page "UINavigationBarDelegate".
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Returns whether to push an item. Not called when all items are set at once.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called after an item was pushed: when the animation ends, or immediately without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Returns whether to pop an item. Also called for the back button.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called after an item was popped: when the animation ends, or immediately without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// The default implementation of the optional method. Returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        true
    }

    /// The default implementation of the optional method. Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// The default implementation of the optional method. Returns `true`.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }

    /// The default implementation of the optional method. Does nothing.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
