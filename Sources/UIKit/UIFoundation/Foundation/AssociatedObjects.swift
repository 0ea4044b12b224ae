/// The policy of an associated reference. Follows Apple's page "objc_AssociationPolicy".
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Weak reference: the value becomes `nil` when it is deallocated.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Strong reference.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copies the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Strong reference, atomic.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// Copies the value, atomic.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Sets an associated value of an object for a key, and replaces the previous one; `nil` removes it.
///
/// The key is an address that belongs to the app, such as that of a stored global variable. The values are released when
/// the object is deallocated: those of a responder with its memory, those of any other object by the end of the run loop's
/// turn, or at the next call of these functions. Only class instances and classes can have values; other objects are
/// ignored. A copied value must conform to `NSCopying`, or be a Swift value type. Follows Apple's page
/// "objc_setAssociatedObject(_:_:_:_:)".
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociationOwner(object) else { return }
    owner.change { $0.set(value.map { AssociatedValue($0, policy) }, for: key) }
}

/// Returns the associated value of an object for a key; `nil` if there is none. Follows Apple's page
/// "objc_getAssociatedObject(_:_:)".
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationOwner(object)?.associations?.value(for: key)
}

/// Removes all associated values of an object, including those of other modules. Follows Apple's page
/// "objc_removeAssociatedObjects(_:)".
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationOwner(object)?.change { $0.removeAll() }
}

/// A key for ``objc_setAssociatedObject(_:_:_:_:)``, whose address is unique while it exists.
package final class AssociationKey: Sendable {
    package init() {}

    package var address: UnsafeRawPointer { UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque()) }
}
