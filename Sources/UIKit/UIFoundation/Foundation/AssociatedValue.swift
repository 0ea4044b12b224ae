/// A value, stored according to its policy.
enum AssociatedValue {
    case held(Any)
    case unheld(WeakBox)

    init(_ value: Any, _ policy: objc_AssociationPolicy) {
        switch policy {
        case .OBJC_ASSOCIATION_ASSIGN:
            // Only objects can be deallocated, so other values are stored directly.
            self = isObject(value) ? .unheld(WeakBox(value as AnyObject)) : .held(value)
        case .OBJC_ASSOCIATION_RETAIN, .OBJC_ASSOCIATION_RETAIN_NONATOMIC:
            self = .held(value)
        case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
            self = .held(AssociatedValue.copy(value))
        }
    }

    var value: Any? {
        switch self {
        case .held(let value): value
        case .unheld(let box): box.object
        }
    }

    private static func copy(_ value: Any) -> Any {
        guard isObject(value) else { return value }
        guard let value = value as? any NSCopying else {
            fatalError("-[\(type(of: value)) copyWithZone:]: unrecognized selector sent to instance")
        }
        return value.copy(with: nil)
    }
}

/// Returns whether a value is a class instance.
package func isObject(_ value: Any) -> Bool { type(of: value) is AnyClass }

/// A weak reference to an object.
package final class WeakBox {
    package private(set) weak var object: AnyObject?

    package init(_ object: AnyObject) {
        self.object = object
    }
}

/// The associated values of one object.
package final class Associations {
    private var values: [UnsafeRawPointer: AssociatedValue] = [:]

    var isEmpty: Bool { values.isEmpty }

    package func value(for key: UnsafeRawPointer) -> Any? { values[key]?.value }

    /// Returns the previous value, which the caller releases.
    func set(_ value: AssociatedValue?, for key: UnsafeRawPointer) -> [AssociatedValue] {
        let old = values[key]
        values[key] = value
        return old.map { [$0] } ?? []
    }

    func removeAll() -> [AssociatedValue] {
        let old = Array(values.values)
        values.removeAll()
        return old
    }
}
