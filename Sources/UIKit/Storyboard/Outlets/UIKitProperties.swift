/// The properties of UIKit's classes that files set by name: as outlets, and as user-defined runtime attributes.
@MainActor
enum UIKitProperties {
    /// A property that an object's class or one of its superclasses has.
    static func property(_ key: String, of object: AnyObject) -> Outlet.Property? {
        var owner: AnyClass? = type(of: object)
        while let present = owner {
            if let property = tables[ObjectIdentifier(present)]?.property(key) { return property }
            owner = _getSuperclass(present)
        }
        return nil
    }

    private static let tables: [ObjectIdentifier: Outlets] = [
        ObjectIdentifier(UIViewController.self): controller,
        ObjectIdentifier(UIView.self): view,
        ObjectIdentifier(CALayer.self): layer,
    ]

    private static let controller: Outlets = [
        .inspectable("view", \UIViewController.view),
        .outlet("title", \UIViewController.title),
    ]

    private static let view: Outlets = [
        .inspectable("layer", \UIView.layerForKeys),
        .inspectable("alpha", \UIView.alpha),
        .inspectable("clipsToBounds", \UIView.clipsToBounds),
        .inspectable("hidden", \UIView.isHidden),
        .outlet("backgroundColor", \UIView.backgroundColor),
        .inspectable("tag", \UIView.tag),
    ]

    private static let layer: Outlets = [
        .inspectable("cornerRadius", \CALayer.cornerRadius),
        .inspectable("masksToBounds", \CALayer.masksToBounds),
        .inspectable("borderWidth", \CALayer.borderWidth),
        .inspectable("shadowOpacity", \CALayer.shadowOpacity),
        .inspectable("shadowRadius", \CALayer.shadowRadius),
        .inspectable("shadowOffset", \CALayer.shadowOffset),
        .inspectable("zPosition", \CALayer.zPosition),
        .inspectable("opacity", \CALayer.opacity),
    ]
}

extension UIView {
    /// A path such as `layer.cornerRadius` goes through here.
    fileprivate var layerForKeys: CALayer {
        get { layer }
        set {}
    }
}
