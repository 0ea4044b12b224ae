extension CALayer {
    /// Whether the running animations only move, rotate, and fade the layer. Its bounds may still change, so compare them
    /// in each frame.
    package var animatesOnlyPlaceAndOpacity: Bool {
        attached.allSatisfy { $0.animation.changesOnlyPlaceAndOpacity }
            && (backing?.backedAnimationKeys ?? []).allSatisfy(Self.isPlaceOrOpacity)
    }

    fileprivate static func isPlaceOrOpacity(_ keyPath: String) -> Bool {
        placeKeys.contains(String(keyPath.prefix { $0 != "." }))
    }

    private static let placeKeys: Set<String> = [
        "anchorPoint", "bounds", "center", "frame", "opacity", "position", "transform",
    ]
}

extension CAAnimation {
    fileprivate var changesOnlyPlaceAndOpacity: Bool {
        switch self {
        case let animation as CAPropertyAnimation: animation.keyPath.map(CALayer.isPlaceOrOpacity) ?? true
        case let group as CAAnimationGroup:
            group.animations?.allSatisfy(\.changesOnlyPlaceAndOpacity) ?? true
        default: false
        }
    }
}
