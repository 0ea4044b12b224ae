extension CALayer {
    func setBounds(_ new: CGRect) {
        if let backing { return backing.backedBounds = new }
        guard new != values.bounds else { return }
        let resized = new.size != values.bounds.size
        change("bounds") { values.bounds = new }
        guard links.model == nil else { return }
        if resized { setNeedsLayout() }
        if needsDisplayOnBoundsChange { setNeedsDisplay() }
    }

    /// The layer's geometry in its superlayer.
    var geometry: LayerGeometry {
        backing?.backedGeometry
            ?? LayerGeometry(
                bounds: values.bounds, position: values.position, anchorPoint: values.anchorPoint,
                transform: values.transform)
    }

    /// The anchor point in the layer's own coordinates.
    var anchorInBounds: CGPoint { geometry.anchorInBounds }

    var frameNow: CGRect {
        let map = PlaneMap(LayerSpace.toSuperlayer(self, withSublayerTransform: false))
        return bounds.corners.map(map.map).box
    }

    func setFrame(_ frame: CGRect) {
        let anchor = anchorPoint
        let size = CATransform3DIsIdentity(transform) ? frame.size : frame.size(before: affineTransform())
        bounds = CGRect(origin: bounds.origin, size: size)
        // The anchor point's position in an upright frame, which is also right if the transform flips the layer.
        let now = frameNow
        let (x, y) = (position.x - now.minX, position.y - now.minY)
        position =
            CATransform3DIsIdentity(transform)
            ? CGPoint(x: frame.minX + frame.width * anchor.x, y: frame.minY + frame.height * anchor.y)
            : CGPoint(x: frame.minX + x, y: frame.minY + y)
    }
}

extension CGRect {
    var corners: [CGPoint] {
        [
            CGPoint(x: minX, y: minY), CGPoint(x: maxX, y: minY), CGPoint(x: maxX, y: maxY),
            CGPoint(x: minX, y: maxY),
        ]
    }

    fileprivate func size(before transform: CGAffineTransform) -> CGSize {
        CGRect(origin: .zero, size: size).applying(transform.inverted()).size
    }
}

extension [CGPoint] {
    /// The smallest upright rectangle that encloses the points.
    var box: CGRect {
        let (xs, ys) = (map(\.x), map(\.y))
        let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
        return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
    }
}
