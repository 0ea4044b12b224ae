/// A weak reference to an object whose type is no class's. On Linux alone.
///
/// On a device `any UITextFieldDelegate` is the type of objects, and `weak var delegate: T?` holds one where `T` is that type. Here it is
/// `@WeakReference var delegate: T?`.
@propertyWrapper
public nonisolated struct WeakReference<Value> {
    private weak var object: AnyObject?

    /// A reference to an object.
    public init(wrappedValue: Value?) { object = wrappedValue.map { $0 as AnyObject } }

    /// The object; `nil` once nobody holds it.
    public var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue.map { $0 as AnyObject } }
    }
}
