extension CALayer {
    func hit(_ point: CGPoint) -> CALayer? {
        guard !isHidden, let inner = PlaneMap(LayerSpace.toSuperlayer(self)).inverse?.map(point) else {
            return nil
        }
        if masksToBounds, !contains(inner) { return nil }
        if let mask, mask.hitTest(inner) == nil { return nil }
        for layer in sublayersFromFront {
            if let found = layer.hitTest(inner) { return found }
        }
        return contains(inner) ? self : nil
    }

    /// The sublayers in drawing order, back to front.
    package var sublayersFromBehind: [CALayer] {
        let sublayers = sublayers ?? []
        guard sublayers.contains(where: { $0.zPosition != 0 }) else { return sublayers }
        return sublayers.enumerated()
            .sorted { ($0.element.zPosition, $0.offset) < ($1.element.zPosition, $1.offset) }
            .map(\.element)
    }

    private var sublayersFromFront: [CALayer] { sublayersFromBehind.reversed() }
}
