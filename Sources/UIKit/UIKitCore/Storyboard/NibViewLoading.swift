/// Loads the views of view controllers from nibs. A higher module provides it.
@MainActor
package protocol NibViewLoading: AnyObject {
    /// Returns the view of a view controller's nib, connected; `nil` if the view controller has no nib.
    static func view(of controller: UIViewController) -> UIView?
}

extension UIViewController {
    private static let nibViews: any NibViewLoading.Type = UIKitClasses.inHigherModule("ControllerNibs")

    /// The view from the view controller's storyboard or nib, connected; `nil` if it has neither.
    package var viewOfFile: UIView? { extras?.scene?.makeView() ?? Self.nibViews.view(of: self) }
}
