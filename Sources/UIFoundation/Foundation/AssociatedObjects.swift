/// How an object holds a value that is associated with it. Follows Apple's page "objc_AssociationPolicy".
public enum objc_AssociationPolicy: UInt, Sendable {
    /// Holds no count of the value: it is gone when nobody else has it.
    case OBJC_ASSOCIATION_ASSIGN = 0
    /// Retains the value.
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// Copies the value.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    /// Retains the value; may be used from several threads.
    case OBJC_ASSOCIATION_RETAIN = 0o1401
    /// Copies the value; may be used from several threads.
    case OBJC_ASSOCIATION_COPY = 0o1403
}

/// Associates a value with an object under a key, in place of what was there; `nil` takes it away.
///
/// The key is an address that is the app's own, such as that of a stored global variable. The object lets go of its values
/// when it dies: a responder as its memory goes, any other object by the end of the run loop's turn, or at the next use of
/// these functions. Only instances of classes and classes themselves can have values; anything else is left alone. A copied
/// value must be able to copy itself, or be a value of Swift's. Follows Apple's page "objc_setAssociatedObject(_:_:_:_:)".
public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
    guard let owner = AssociationOwner(object) else { return }
    owner.change { $0.set(value.map { AssociatedValue($0, policy) }, for: key) }
}

/// The value that is associated with an object under a key; `nil` without one. Follows Apple's page
/// "objc_getAssociatedObject(_:_:)".
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociationOwner(object)?.associations?.value(for: key)
}

/// Takes every value away from an object, also those that others have associated with it. Follows Apple's page
/// "objc_removeAssociatedObjects(_:)".
public func objc_removeAssociatedObjects(_ object: Any) {
    AssociationOwner(object)?.change { $0.removeAll() }
}

/// An address that is nobody else's: a key for ``objc_setAssociatedObject(_:_:_:_:)``.
package func makeAssociationKey() -> UnsafeRawPointer {
    UnsafeRawPointer(UnsafeMutableRawPointer.allocate(byteCount: 1, alignment: 1))
}
