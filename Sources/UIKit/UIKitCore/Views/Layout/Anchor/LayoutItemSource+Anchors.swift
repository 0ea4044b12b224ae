extension LayoutItemSource {
    func xAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutXAxisAnchor {
        NSLayoutXAxisAnchor(LayoutOperand(LayoutPlace(item: self, attribute: attribute)))
    }

    func yAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutYAxisAnchor {
        NSLayoutYAxisAnchor(LayoutOperand(LayoutPlace(item: self, attribute: attribute)))
    }

    func sizeAnchor(_ attribute: NSLayoutConstraint.Attribute) -> NSLayoutDimension {
        NSLayoutDimension(LayoutOperand(LayoutPlace(item: self, attribute: attribute)))
    }
}
