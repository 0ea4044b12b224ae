/// Conversion between the coordinates of layers.
enum LayerSpace {
    /// Returns the transform from a layer's coordinates to its superlayer's.
    static func toSuperlayer(_ layer: CALayer, withSublayerTransform: Bool = true) -> CATransform3D {
        let (anchor, position) = (layer.anchorInBounds, layer.position)
        var way = CATransform3DConcat(
            CATransform3DMakeTranslation(-anchor.x, -anchor.y, -layer.anchorPointZ), layer.transform)
        way = CATransform3DConcat(
            way,
            CATransform3DMakeTranslation(position.x, position.y, layer.zPosition + layer.anchorPointZ))
        guard withSublayerTransform, let superlayer = layer.superlayer,
            !CATransform3DIsIdentity(superlayer.sublayerTransform)
        else { return way }
        return CATransform3DConcat(way, superlayer.sublayerTransformInPlace)
    }

    static func convert(_ point: CGPoint, from layer: CALayer?, to other: CALayer?) -> CGPoint {
        let shared = sharedSuperlayer(of: layer, other)
        var point = point
        for step in path(from: layer, upTo: shared) { point = PlaneMap(toSuperlayer(step)).map(point) }
        for step in path(from: other, upTo: shared).reversed() {
            point = PlaneMap(toSuperlayer(step)).inverse?.map(point) ?? point
        }
        return point
    }

    static func convert(_ rect: CGRect, from layer: CALayer?, to other: CALayer?) -> CGRect {
        if layer === other || rect.isNull { return rect }
        return rect.corners.map { convert($0, from: layer, to: other) }.box
    }

    /// Returns the layers from `layer` up to, but not including, `end`.
    private static func path(from layer: CALayer?, upTo end: CALayer?) -> [CALayer] {
        Array(sequence(first: layer) { $0?.superlayer }.lazy.prefix { $0 != nil && $0 !== end })
            .compactMap(\.self)
    }

    private static func sharedSuperlayer(of layer: CALayer?, _ other: CALayer?) -> CALayer? {
        let around = path(from: layer, upTo: nil)
        return path(from: other, upTo: nil).first { candidate in around.contains { $0 === candidate } }
    }
}

extension CALayer {
    /// The affine part of the transform from the layer's coordinates to its superlayer's.
    package var transformToSuperlayer: CGAffineTransform {
        let geometry = geometry
        guard CATransform3DIsIdentity(geometry.transform),
            superlayer.map({ CATransform3DIsIdentity($0.sublayerTransform) }) != false
        else { return CATransform3DGetAffineTransform(LayerSpace.toSuperlayer(self)) }
        let (anchor, position) = (geometry.anchorInBounds, geometry.position)
        return CGAffineTransform(translationX: position.x - anchor.x, y: position.y - anchor.y)
    }

    /// The transform of the sublayers, around the anchor point.
    fileprivate var sublayerTransformInPlace: CATransform3D {
        let anchor = anchorInBounds
        return CATransform3DConcat(
            CATransform3DConcat(
                CATransform3DMakeTranslation(-anchor.x, -anchor.y, 0), sublayerTransform),
            CATransform3DMakeTranslation(anchor.x, anchor.y, 0))
    }
}
