/// A weak reference to an object whose type isn't a class. Only on Linux.
///
/// On a device `any UITextFieldDelegate` is a type of objects, so with that type as `T`, `weak var delegate: T?` compiles. Here it is
/// `@WeakReference var delegate: T?`.
@propertyWrapper
public nonisolated struct WeakReference<Value> {
    private weak var object: AnyObject?

    /// Creates a reference to an object.
    public init(wrappedValue: Value?) { object = wrappedValue.map { $0 as AnyObject } }

    /// The object; `nil` after its deallocation.
    public var wrappedValue: Value? {
        get { object as? Value }
        set { object = newValue.map { $0 as AnyObject } }
    }
}
