/// A layer property for key-value coding and animations.
struct LayerProperty: Sendable {
    let get: @Sendable (CALayer) -> Any?
    let set: @Sendable (CALayer, Any?) -> Void
    /// Whether a change starts an implicit animation.
    let isAnimated: Bool

    /// Returns a property that accepts values of other types, such as numbers.
    static func value<Layer: CALayer, Value: PropertyValue>(
        _ path: ReferenceWritableKeyPath<Layer, Value> & Sendable, isAnimated: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer)?[keyPath: path] },
            set: { layer, value in
                guard let layer = layer as? Layer, let value = Value.read(value) else { return }
                layer[keyPath: path] = value
            }, isAnimated: isAnimated)
    }

    /// Returns an optional property.
    static func optional<Layer: CALayer, Value>(
        _ path: ReferenceWritableKeyPath<Layer, Value?> & Sendable, isAnimated: Bool = true
    ) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer)?[keyPath: path] },
            set: { layer, value in (layer as? Layer)?[keyPath: path] = value as? Value },
            isAnimated: isAnimated)
    }

    /// Returns a property with an array of numbers.
    static func numbers<Layer: CALayer>(
        _ path: ReferenceWritableKeyPath<Layer, [NSNumber]?> & Sendable
    ) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer)?[keyPath: path] },
            set: { layer, value in
                let listed = (value as? [Any])?.compactMap { Double.read($0).map { NSNumber(value: $0) } }
                (layer as? Layer)?[keyPath: path] = listed
            }, isAnimated: true)
    }

    /// Returns a property that accepts raw values as well, and that is never animated.
    static func named<Layer: CALayer, Value: RawRepresentable & SendableMetatype>(
        _ path: ReferenceWritableKeyPath<Layer, Value> & Sendable
    ) -> LayerProperty {
        LayerProperty(
            get: { ($0 as? Layer)?[keyPath: path] },
            set: { layer, value in
                let raw = (value as? Value.RawValue).flatMap { Value(rawValue: $0) }
                guard let layer = layer as? Layer, let value = value as? Value ?? raw else { return }
                layer[keyPath: path] = value
            }, isAnimated: false)
    }

    static let ofLayers: [String: LayerProperty] = [
        "bounds": .value(\CALayer.bounds),
        "position": .value(\CALayer.position),
        "anchorPoint": .value(\CALayer.anchorPoint),
        "transform": .value(\CALayer.transform),
        "frame": .value(\CALayer.frame, isAnimated: false),
        "hidden": .value(\CALayer.isHidden),
        "masksToBounds": .value(\CALayer.masksToBounds),
        "contents": .optional(\CALayer.contents),
        "backgroundColor": .optional(\CALayer.backgroundColor),
        "opacity": .value(\CALayer.opacity),
        "name": .optional(\CALayer.name, isAnimated: false),
        "speed": .value(\CALayer.speed, isAnimated: false),
        "timeOffset": .value(\CALayer.timeOffset, isAnimated: false),
        "beginTime": .value(\CALayer.beginTime, isAnimated: false),
        "zPosition": .value(\CALayer.zPosition),
        "anchorPointZ": .value(\CALayer.anchorPointZ),
        "sublayerTransform": .value(\CALayer.sublayerTransform),
        "doubleSided": .value(\CALayer.isDoubleSided),
        "contentsRect": .value(\CALayer.contentsRect),
        "contentsCenter": .value(\CALayer.contentsCenter),
        "contentsGravity": .named(\CALayer.contentsGravity),
        "contentsScale": .value(\CALayer.contentsScale, isAnimated: false),
        "minificationFilter": .named(\CALayer.minificationFilter),
        "minificationFilterBias": .value(\CALayer.minificationFilterBias, isAnimated: false),
        "magnificationFilter": .named(\CALayer.magnificationFilter),
        "opaque": .value(\CALayer.isOpaque, isAnimated: false),
        "needsDisplayOnBoundsChange": .value(\CALayer.needsDisplayOnBoundsChange, isAnimated: false),
        "cornerRadius": .value(\CALayer.cornerRadius),
        "maskedCorners": .named(\CALayer.maskedCorners),
        "cornerCurve": .named(\CALayer.cornerCurve),
        "borderWidth": .value(\CALayer.borderWidth),
        "borderColor": .optional(\CALayer.borderColor),
        "allowsGroupOpacity": .value(\CALayer.allowsGroupOpacity, isAnimated: false),
        "allowsEdgeAntialiasing": .value(\CALayer.allowsEdgeAntialiasing, isAnimated: false),
        "shouldRasterize": .value(\CALayer.shouldRasterize, isAnimated: false),
        "rasterizationScale": .value(\CALayer.rasterizationScale),
        "shadowColor": .optional(\CALayer.shadowColor),
        "shadowOpacity": .value(\CALayer.shadowOpacity),
        "shadowOffset": .value(\CALayer.shadowOffset),
        "shadowRadius": .value(\CALayer.shadowRadius),
        "shadowPath": .optional(\CALayer.shadowPath),
    ]

    private static let otherNames = [
        "isHidden": "hidden", "isOpaque": "opaque", "isDoubleSided": "doubleSided",
    ]

    /// Returns the name without the "is" of its getter.
    static func key(_ name: String) -> String { otherNames[name] ?? name }
}

/// A property value that can be read from other types.
protocol PropertyValue: SendableMetatype {
    static func read(_ value: Any?) -> Self?
}

extension PropertyValue {
    static func read(_ value: Any?) -> Self? { AnimatedValue(value)?.value as? Self }
}

extension Double: PropertyValue {
    static func read(_ value: Any?) -> Double? {
        guard case .numbers(let numbers, .number) = AnimatedValue(value) else { return nil }
        return Double(numbers[0])
    }
}

extension CGPoint: PropertyValue {}
extension CGSize: PropertyValue {}
extension CGRect: PropertyValue {}
extension CATransform3D: PropertyValue {}

extension CGFloat: PropertyValue {
    static func read(_ value: Any?) -> CGFloat? { Double.read(value).map { CGFloat($0) } }
}

extension Float: PropertyValue {
    static func read(_ value: Any?) -> Float? { Double.read(value).map { Float($0) } }
}

extension Int: PropertyValue {
    static func read(_ value: Any?) -> Int? { Double.read(value).map { Int($0) } }
}

extension Bool: PropertyValue {
    static func read(_ value: Any?) -> Bool? { Double.read(value).map { $0 >= 0.5 } }
}
