/// An item that a popover can point at. iOS 16. Follows Apple's page "UIPopoverPresentationControllerSourceItem".
@preconcurrency @MainActor
public protocol UIPopoverPresentationControllerSourceItem: NSObjectProtocol {
    /// Returns the item's frame in the coordinates of a view; `nil` if the item isn't shown in that view's window. iOS
    /// 17.
    func frame(in referenceView: UIView) -> CGRect?
}

extension UIView: UIPopoverPresentationControllerSourceItem {
    func frameAsSource(in referenceView: UIView) -> CGRect? {
        guard let window, window === referenceView.window else { return nil }
        return convert(bounds, to: referenceView)
    }
}

extension UIBarButtonItem: UIPopoverPresentationControllerSourceItem {}
