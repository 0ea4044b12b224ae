extension UIView {
    /// The layer of a mask belongs to the layer it masks: another view's mask leaves that one, and a subview its superview.
    func setMask(_ mask: UIView?) {
        guard mask !== extras?.mask else { return }
        mask?.removeFromSuperview()
        ensureExtras().mask = mask
        layer.mask = mask?.layer
    }
}
