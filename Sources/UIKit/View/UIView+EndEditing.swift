extension UIView {
    /// Makes the first responder let go if it is this view, one beneath it, or a page whose view is. Returns whether
    /// it has, or was none.
    ///
    /// With `force` it lets go even if it does not want to. Follows Apple's page "endEditing(_:)".
    @discardableResult
    public func endEditing(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder, let view = window.firstResponderView,
            view.isWithin(self)
        else {
            return true
        }
        if force { window.takeAwayFirstResponder(responder) }
        return force || responder.resignFirstResponder()
    }
}
