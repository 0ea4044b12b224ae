/// A property whose setter tells its observers, by the name that it has in Objective-C.
enum ObservedProperty: String {
    case frame, bounds, center, transform, alpha, hidden
    case contentOffset, contentSize, contentInset
    case enabled, selected, highlighted
    case rootViewController
}

/// A property that can be observed: one of UIKit's, or one whose changes the app announces, by its name or by its key path.
enum ObservedKey: Hashable {
    case property(ObservedProperty)
    case named(String)
    case other(AnyKeyPath)
}

extension ObservedKey {
    /// The key of a key path whose root is any class of views, or another class altogether.
    init<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
        if let property = ObservedNames.property(of: keyPath, Root.self) {
            self = .property(property)
        } else {
            self = .other(keyPath)
        }
    }

    /// The key of a property of an object's by its name in Objective-C.
    init(named name: String, of object: NSObject) {
        if let property = ObservedProperty(rawValue: name), object.value(of: property) != nil {
            self = .property(property)
        } else {
            self = .named(name)
        }
    }
}

/// A key path tells its root's class but not its property's name: each class of views has its own key paths, and they are
/// compared.
private enum ObservedNames {
    nonisolated(unsafe) private static var names: [ObjectIdentifier: [AnyKeyPath: ObservedProperty]] = [:]

    static func property(of keyPath: AnyKeyPath, _ root: Any.Type) -> ObservedProperty? {
        guard let view = root as? any ObservedView.Type else { return nil }
        nonisolated(unsafe) let (keyPath, type) = (keyPath, view)
        return MainActor.assumeIsolated { () -> ObservedProperty? in
            if let known = names[ObjectIdentifier(root)] { return known[keyPath] }
            var found = type.viewProperties()
            if let type = root as? any ObservedScrollView.Type {
                found.merge(type.scrollViewProperties()) { own, _ in own }
            }
            if let type = root as? any ObservedControl.Type {
                found.merge(type.controlProperties()) { own, _ in own }
            }
            if let type = root as? any ObservedWindow.Type {
                found.merge(type.windowProperties()) { own, _ in own }
            }
            names[ObjectIdentifier(root)] = found
            return found[keyPath]
        }
    }
}

@MainActor
private protocol ObservedView {
    static func viewProperties() -> [AnyKeyPath: ObservedProperty]
}

@MainActor
private protocol ObservedScrollView {
    static func scrollViewProperties() -> [AnyKeyPath: ObservedProperty]
}

@MainActor
private protocol ObservedControl {
    static func controlProperties() -> [AnyKeyPath: ObservedProperty]
}

@MainActor
private protocol ObservedWindow {
    static func windowProperties() -> [AnyKeyPath: ObservedProperty]
}

extension UIView: ObservedView {}
extension UIScrollView: ObservedScrollView {}
extension UIControl: ObservedControl {}
extension UIWindow: ObservedWindow {}

extension ObservedView where Self: UIView {
    fileprivate static func viewProperties() -> [AnyKeyPath: ObservedProperty] {
        [
            \Self.frame: .frame, \Self.bounds: .bounds, \Self.center: .center, \Self.transform: .transform,
            \Self.alpha: .alpha, \Self.isHidden: .hidden,
        ]
    }
}

extension ObservedScrollView where Self: UIScrollView {
    fileprivate static func scrollViewProperties() -> [AnyKeyPath: ObservedProperty] {
        [
            \Self.contentOffset: .contentOffset, \Self.contentSize: .contentSize,
            \Self.contentInset: .contentInset,
        ]
    }
}

extension ObservedControl where Self: UIControl {
    fileprivate static func controlProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.isEnabled: .enabled, \Self.isSelected: .selected, \Self.isHighlighted: .highlighted]
    }
}

extension ObservedWindow where Self: UIWindow {
    fileprivate static func windowProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.rootViewController: .rootViewController]
    }
}
