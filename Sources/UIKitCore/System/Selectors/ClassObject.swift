/// A class as the target of its static and class methods: on a device a class is an object, and `self` in a class method is that
/// object. On Linux alone. There is one for each class, which lives as long as the program.
public func classObject(_ type: AnyClass) -> AnyObject { ClassObject.of(type) }

/// The object of a class.
final class ClassObject: Sendable {
    let type: AnyClass

    private init(_ type: AnyClass) { self.type = type }

    private static let lock = NSLock()
    nonisolated(unsafe) private static var all: [ObjectIdentifier: ClassObject] = [:]

    static func of(_ type: AnyClass) -> ClassObject {
        lock.withLock {
            let object = all[ObjectIdentifier(type)] ?? ClassObject(type)
            all[ObjectIdentifier(type)] = object
            return object
        }
    }
}

// What `#selector` says of a static or class method.
extension Selector {
    /// Names a class's own method that takes the sender, on Linux alone: `Selector("update:", ofClass: Spinner.self, Spinner.update)`.
    /// The class is the target: ``classObject(_:)``.
    @preconcurrency @MainActor
    public init<Sender, Result>(
        _ str: String, ofClass type: AnyClass, _ method: @escaping @MainActor (Sender) -> Result
    ) {
        self.init(str)
        SelectorMethods.note(self, ofClass: type) { _, sender, _ in
            method(SelectorMethods.cast(sender as Any))
        }
    }

    /// Names a class's own method that takes nothing, on Linux alone: `Selector("update", ofClass: Spinner.self, Spinner.update)`.
    @preconcurrency @MainActor
    public init<Result>(_ str: String, ofClass type: AnyClass, _ method: @escaping @MainActor () -> Result) {
        self.init(str)
        SelectorMethods.note(self, ofClass: type) { _, _, _ in method() }
    }
}
