/// Something that a popover can point at. iOS 16. Follows Apple's page
/// "UIPopoverPresentationControllerSourceItem".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Where the item is, in the coordinates of a view; `nil` when it is not shown in that view's window. iOS 17.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    /// The view's bounds in the coordinates of another view; `nil` in another window or none. iOS 17.
    public func frame(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {
    /// Where the item's custom view is; `nil` without one, as the runtime draws no bars. iOS 17.
    public func frame(in referenceView: UIView) -> CGRect? {
        customView?.frame(in: referenceView)
    }
}
