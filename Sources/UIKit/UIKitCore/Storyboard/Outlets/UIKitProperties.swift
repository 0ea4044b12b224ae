/// The properties of UIKit's classes that files set by name, as outlets or user-defined runtime attributes.
@MainActor
package enum UIKitProperties {
    /// Returns a property of an object's class or of one of its superclasses.
    static func property(_ key: String, of object: AnyObject) -> Outlet.Property? {
        if let property = propertiesAbove(of: type(of: object))?.property(key) { return property }
        var owner: AnyClass? = type(of: object)
        while let present = owner {
            let id = ObjectIdentifier(present)
            if let property = ofExtensions[id]?.property(key) ?? tables[id]?.property(key) {
                return property
            }
            owner = _getSuperclass(present)
        }
        return nil
    }

    /// The rows that apps' extensions add to the classes.
    static var ofExtensions: [ObjectIdentifier: Outlets] = [:]

    /// The properties of classes in modules above.
    private static func propertiesAbove(of type: AnyClass) -> Outlets? {
        (type as? UIView.Type)?.propertiesInFiles ?? (type as? UIViewController.Type)?.propertiesInFiles
    }

    private static let tables: [ObjectIdentifier: Outlets] = [
        ObjectIdentifier(UIViewController.self): controller,
        ObjectIdentifier(UIView.self): view,
        ObjectIdentifier(CALayer.self): layer,
        ObjectIdentifier(UIAlertAction.self): UIAlertAction.properties,
        ObjectIdentifier(UIAlertController.self): UIAlertController.properties,
    ].merging(lists) { $1 }.merging(inputs) { $1 }.merging(bars) { $1 }

    private static let lists: [ObjectIdentifier: Outlets] = [
        ObjectIdentifier(UIScrollView.self): [
            .delegate("delegate", \UIScrollView.delegate),
            .outlet("refreshControl", \UIScrollView.refreshControl),
        ]
    ]

    private static let inputs: [ObjectIdentifier: Outlets] = [
        ObjectIdentifier(UILabel.self): [.outlet("text", \UILabel.text)],
        ObjectIdentifier(UITextField.self): [
            .outlet("text", \UITextField.text), .delegate("delegate", \UITextField.delegate),
            .outlet("inputView", \UITextField.inputView),
            .outlet("inputAccessoryView", \UITextField.inputAccessoryView),
        ],
        ObjectIdentifier(UISearchBar.self): [
            .delegate("delegate", \UISearchBar.delegate),
            .readOnly("searchField", \UISearchBar.searchTextField),
        ],
        ObjectIdentifier(UIGestureRecognizer.self): [
            .delegate("delegate", \UIGestureRecognizer.delegate),
            .inspectable("enabled", \UIGestureRecognizer.isEnabled),
            .readOnly("view", \UIGestureRecognizer.view),
        ],
    ]

    private static let bars: [ObjectIdentifier: Outlets] = [
        ObjectIdentifier(UINavigationBar.self): [.delegate("delegate", \UINavigationBar.delegate)],
        ObjectIdentifier(UITabBar.self): [
            .delegate("delegate", \UITabBar.delegate), .outlet("selectedItem", \UITabBar.selectedItem),
        ],
        ObjectIdentifier(UIToolbar.self): [.delegate("delegate", \UIToolbar.delegate)],
        ObjectIdentifier(UINavigationController.self): [
            .delegate("delegate", \UINavigationController.delegate)
        ],
        ObjectIdentifier(UITabBarController.self): [.delegate("delegate", \UITabBarController.delegate)],
        ObjectIdentifier(UISplitViewController.self): [
            .delegate("delegate", \UISplitViewController.delegate)
        ],
        ObjectIdentifier(UIBarItem.self): [
            .outlet("title", \UIBarItem.title), .outlet("image", \UIBarItem.image),
            .inspectable("enabled", \UIBarItem.isEnabled), .inspectable("tag", \UIBarItem.tag),
            .outlet("accessibilityIdentifier", \UIBarItem.accessibilityIdentifier),
            .outlet("accessibilityLabel", \UIBarItem.accessibilityLabel),
        ],
        ObjectIdentifier(UINavigationItem.self): [
            .outlet("title", \UINavigationItem.title), .outlet("prompt", \UINavigationItem.prompt),
            .outlet("titleView", \UINavigationItem.titleView),
            .outlet("leftBarButtonItem", \UINavigationItem.leftBarButtonItem),
            .outlet("rightBarButtonItem", \UINavigationItem.rightBarButtonItem),
            .outlet("backBarButtonItem", \UINavigationItem.backBarButtonItem),
        ],
    ]

    private static let controller: Outlets = [
        .viewOfController,
        .outlet("title", \UIViewController.title),
    ]

    private static let view: Outlets = [
        .inspectable("layer", \UIView.layerForKeys),
        .inspectable("alpha", \UIView.alpha),
        .inspectable("clipsToBounds", \UIView.clipsToBounds),
        .inspectable("hidden", \UIView.isHidden),
        .outlet("backgroundColor", \UIView.backgroundColor),
        .inspectable("tag", \UIView.tag),
        .outlet("gestureRecognizers", \UIView.gestureRecognizers),
        .outlet("accessibilityIdentifier", \UIView.accessibilityIdentifier),
        .outlet("accessibilityLabel", \UIView.accessibilityLabel),
        .outlet("accessibilityHint", \UIView.accessibilityHint),
        .outlet("accessibilityValue", \UIView.accessibilityValue),
        .inspectable("isAccessibilityElement", \UIView.isAccessibilityElement),
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
    /// Used by key paths such as `layer.cornerRadius`.
    fileprivate var layerForKeys: CALayer {
        get { layer }
        set {}
    }
}

extension Outlet {
    /// Declares a property whose value conforms to a protocol. A value that doesn't conform is ignored, because it would
    /// receive no calls.
    package static func delegate<Owner: AnyObject, Value>(
        _ name: String, _ property: ReferenceWritableKeyPath<Owner, Value?>
    ) -> Outlet {
        Outlet(
            name: name,
            property: Property(
                set: { (SelectorMethods.cast($0) as Owner)[keyPath: property] = $1 as? Value },
                get: { (SelectorMethods.cast($0) as Owner)[keyPath: property] }),
            noteAction: nil)
    }

    /// Declares a property that isn't available here. Connections to it have no effect.
    package static func unused(_ name: String) -> Outlet {
        Outlet(name: name, property: Property(set: { _, _ in }, get: { _ in nil }), noteAction: nil)
    }
}

extension Outlet {
    /// The view of a view controller. A key path would read the view before setting it, and so load it again.
    fileprivate static let viewOfController = Outlet(
        name: "view",
        property: Property(
            set: { owner, view in (owner as? UIViewController)?.view = view as? UIView },
            get: { ($0 as? UIViewController)?.view }),
        noteAction: nil)
}
