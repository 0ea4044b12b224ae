/// A property whose setter notifies observers, with its Objective-C name.
package enum ObservedProperty: String {
    case frame, bounds, center, transform, alpha, hidden
    case contentOffset, contentSize, contentInset
    case enabled, selected, highlighted
    case rootViewController, title
    case value, on, progress, date, countDownDuration, selectedColor, currentPage, selectedSegmentIndex
    case text, attributedText, image
    case selectedItem, selectedViewController, selectedIndex
    case textLayoutManagers, primaryTextLayoutManager, hasEditingTransaction, attributedString
}

/// An observable property: one of UIKit's, or one whose changes the app announces, identified by its key or key path.
package enum ObservedKey: Hashable {
    case property(ObservedProperty)
    case named(String)
    case other(AnyKeyPath)
}

extension ObservedKey {
    /// Makes the key of a key path whose root is a UIKit class, a subclass, or an unrelated class.
    init<Root, Value>(_ keyPath: KeyPath<Root, Value>) {
        if let property = ObservedPaths.of(Root.self)[keyPath] {
            self = .property(property)
        } else {
            self = .other(keyPath)
        }
    }

    /// Creates the key of an object's property from its Objective-C name.
    package init(named name: String, of object: NSObject) {
        if let property = ObservedProperty(rawValue: name),
            ObservedPaths.path(of: property, in: object) != nil
        {
            self = .property(property)
        } else {
            self = .named(name)
        }
    }
}

/// The key paths of each class. A key path has its root's class but not its property's name, so key paths are compared.
enum ObservedPaths {
    @MainActor private static var found: [ObjectIdentifier: [AnyKeyPath: ObservedProperty]] = [:]

    static func of(_ root: Any.Type) -> [AnyKeyPath: ObservedProperty] {
        guard let type = root as? NSObject.Type, isObserved(type) else { return [:] }
        return MainActor.assumeIsolated { () -> Paths in
            if let known = found[ObjectIdentifier(type)] { return Paths(known) }
            let made = collect(type)
            found[ObjectIdentifier(type)] = made
            return Paths(made)
        }.table
    }

    static func path(of property: ObservedProperty, in object: NSObject) -> AnyKeyPath? {
        of(type(of: object)).first { $0.value == property }?.key
    }

    /// Key paths are immutable, but not marked as sendable.
    private struct Paths: @unchecked Sendable {
        let table: [AnyKeyPath: ObservedProperty]

        init(_ table: [AnyKeyPath: ObservedProperty]) { self.table = table }
    }

    private static func isObserved(_ type: NSObject.Type) -> Bool {
        type is any ObservedView.Type || type is any ObservedController.Type || type is any ObservedKind.Type
    }

    @MainActor
    private static func collect(_ root: NSObject.Type) -> [AnyKeyPath: ObservedProperty] {
        var found: [AnyKeyPath: ObservedProperty] = [:]
        if let type = root as? any ObservedView.Type { found.merge(type.viewProperties()) { $1 } }
        if let type = root as? any ObservedScrollView.Type { found.merge(type.scrollViewProperties()) { $1 } }
        if let type = root as? any ObservedControl.Type { found.merge(type.controlProperties()) { $1 } }
        if let type = root as? any ObservedController.Type { found.merge(type.controllerProperties()) { $1 } }
        if let type = root as? any ObservedTextStorage.Type { found.merge(type.storageProperties()) { $1 } }
        if let type = root as? any ObservedKind.Type { found.merge(type.kindProperties()) { $1 } }
        return found
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
private protocol ObservedController {
    static func controllerProperties() -> [AnyKeyPath: ObservedProperty]
}

/// A text storage with observed properties in addition to those of its superclass, an ``ObservedKind``.
@MainActor
package protocol ObservedTextStorage {
    /// Returns the key paths of this class.
    static func storageProperties() -> [AnyKeyPath: ObservedProperty]
}

/// A class with observed properties in addition to those of its superclasses. At most one of a class's superclasses conforms.
@MainActor
package protocol ObservedKind {
    /// Returns the key paths of this class.
    static func kindProperties() -> [AnyKeyPath: ObservedProperty]
}

extension UIView: ObservedView {}
extension UIScrollView: ObservedScrollView {}
extension UIControl: ObservedControl {}
extension UIViewController: ObservedController {}

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

extension ObservedController where Self: UIViewController {
    fileprivate static func controllerProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.title: .title]
    }
}
