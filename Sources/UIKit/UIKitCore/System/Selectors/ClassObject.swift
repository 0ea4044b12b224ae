import Synchronization

/// Returns an object that represents a class as the target of its static and class methods. On a device a class is an object, and `self` in
/// a class method is that object. Only on Linux. There is one object per class, which is never released.
public func classObject(_ type: AnyClass) -> AnyObject { ClassObject.of(type) }

/// The object that represents a class.
final class ClassObject: Sendable {
    let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    private static let all = Mutex<[ObjectIdentifier: ClassObject]>([:])

    static func of(_ type: AnyClass) -> ClassObject {
        all.withLock { all in
            let object = all[ObjectIdentifier(type)] ?? ClassObject(type)
            all[ObjectIdentifier(type)] = object
            return object
        }
    }
}

// `#selector` for static and class methods.
extension Selector {
    /// Creates a selector for a class method that takes the sender, only on Linux: `Selector("update:", ofClass: Spinner.self,
    /// Spinner.update)`. The target is the class: ``classObject(_:)``.
    @preconcurrency @MainActor
    public init<Sender, Result>(
        _ str: String, ofClass type: AnyClass, _ method: @escaping @MainActor (Sender) -> Result
    ) {
        self.init(str)
        SelectorMethods.note(self, ofClass: type) { _, sender, _ in
            method(SelectorMethods.cast(sender as Any))
        }
    }

    /// Creates a selector for a class method without parameters, only on Linux: `Selector("update", ofClass: Spinner.self,
    /// Spinner.update)`.
    @preconcurrency @MainActor
    public init<Result>(_ str: String, ofClass type: AnyClass, _ method: @escaping @MainActor () -> Result) {
        self.init(str)
        SelectorMethods.note(self, ofClass: type) { _, _, _ in method() }
    }
}
