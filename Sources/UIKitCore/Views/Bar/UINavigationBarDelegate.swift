/// Decides on and is notified of items that are pushed and popped. Every method is optional.
///
/// Follows Apple's page "UINavigationBarDelegate".
@preconcurrency @MainActor
public protocol UINavigationBarDelegate: UIBarPositioningDelegate {
    /// Asked before an item is pushed; `false` refuses it. Not asked when the items are set all at once.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool

    /// Called when an item was pushed: after the animation, or at once without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem)

    /// Asked before an item is popped, also by the back button; `false` refuses it.
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool

    /// Called when an item was popped: after the animation, or at once without one.
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem)
}

extension UINavigationBarDelegate {
    /// Stands in for the optional method: yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        true
    }

    /// Stands in for the optional method.
    public func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) {}

    /// Stands in for the optional method: yes.
    public func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        true
    }

    /// Stands in for the optional method.
    public func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) {}
}
