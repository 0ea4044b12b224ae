extension UIView {
    /// A mask's layer belongs to the masked layer: the mask is removed from its previous view or superview.
    func setMask(_ mask: UIView?) {
        guard mask !== extras?.mask else { return }
        mask?.removeFromSuperview()
        ensureExtras().mask = mask
        layer.mask = mask?.layer
    }
}
