extension UIView {
    func endEditingBeneath(_ force: Bool) -> Bool {
        guard let window, let responder = window.firstResponder, let view = window.firstResponderView,
            view.isWithin(self)
        else {
            return true
        }
        if force { window.takeAwayFirstResponder(responder) }
        return force || responder.resignFirstResponder()
    }
}
