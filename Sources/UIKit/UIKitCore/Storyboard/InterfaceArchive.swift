/// The archive of one object of a storyboard or nib. A higher module reads it.
///
/// Each class reads its own attributes in its `init(coder:)`, as on a device. An app's subclass then reads its own.
@MainActor
package protocol InterfaceArchive: NSCoder {
    func read(_ controller: UIViewController)
    func read(_ controller: UINavigationController)
    func read(_ controller: UITabBarController)
    func read(_ controller: UISplitViewController)

    func read(_ view: UIView)
    func read(_ control: UIControl)
    func read(_ control: UISegmentedControl)
    func read(_ field: UITextField)
    func read(_ label: UILabel)
    func read(_ view: UIImageView)
    func read(_ view: UIScrollView)
    func read(_ view: UIStackView)
    func read(_ bar: UINavigationBar)
    func read(_ bar: UIToolbar)
    func read(_ bar: UITabBar)
    func read(_ bar: UISearchBar)

    func read(_ item: UIBarItem)
    func read(_ item: UIBarButtonItem)
    func read(_ item: UITabBarItem)
    func read(_ item: UINavigationItem)
    func read(_ recognizer: UIGestureRecognizer)

    /// The style of a split view controller.
    var splitStyle: UISplitViewController.Style { get }
    /// The system item of a tab bar item.
    var tabBarSystemItem: UITabBarItem.SystemItem? { get }
}

extension NSCoder {
    /// The archive of the object that is being created; `nil` if it isn't from a storyboard or nib.
    @MainActor
    var interfaceArchive: (any InterfaceArchive)? { self as? any InterfaceArchive }
}
