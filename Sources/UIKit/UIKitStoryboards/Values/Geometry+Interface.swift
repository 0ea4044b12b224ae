import InterfaceFiles

extension CGPoint {
    /// Reads a point. Missing coordinates are 0.
    init(interface element: InterfaceElement) {
        self.init(x: element.number("x") ?? 0, y: element.number("y") ?? 0)
    }
}

extension CGSize {
    /// Reads a size. Missing dimensions are 0.
    package init(interface element: InterfaceElement) {
        self.init(width: element.number("width") ?? 0, height: element.number("height") ?? 0)
    }
}

extension CGRect {
    /// Reads a rectangle. Missing values are 0.
    package init(interface element: InterfaceElement) {
        self.init(origin: CGPoint(interface: element), size: CGSize(interface: element))
    }
}

extension NSRange {
    /// Reads a range. Missing values are 0.
    init(interface element: InterfaceElement) {
        self.init(location: element.integer("location") ?? 0, length: element.integer("length") ?? 0)
    }
}

extension UIEdgeInsets {
    /// Reads insets, which Interface Builder writes as an origin and the opposite edges.
    init(interface element: InterfaceElement) {
        self.init(
            top: element.number("minY") ?? element.number("top") ?? 0,
            left: element.number("minX") ?? element.number("left") ?? 0,
            bottom: element.number("maxY") ?? element.number("bottom") ?? 0,
            right: element.number("maxX") ?? element.number("right") ?? 0)
    }
}
