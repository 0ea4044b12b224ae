/// One who is told of a property's changes.
final class KeyValueObserver {
    struct Change {
        let new: Any?
        let old: Any?
        let isPrior: Bool
    }

    let key: ObservedKey
    let options: NSKeyValueObservingOptions
    private let value: () -> Any
    private let told: (Change) -> Void
    /// The values before the changes under way, the innermost last.
    private var olds: [Any?] = []
    fileprivate(set) var isRemoved = false
    /// Who is told by name, and what it was added with.
    weak var target: NSObject?
    var context: UnsafeMutableRawPointer?

    init(
        of key: ObservedKey, _ options: NSKeyValueObservingOptions, value: @escaping () -> Any,
        told: @escaping (Change) -> Void
    ) {
        self.key = key
        self.options = options
        self.value = value
        self.told = told
    }

    fileprivate func begin() {
        guard options.contains(.initial) else { return }
        told(Change(new: options.contains(.new) ? value() : nil, old: nil, isPrior: false))
    }

    fileprivate func willChange() {
        let old = options.contains(.old) ? value() : nil
        olds.append(old)
        if options.contains(.prior) { told(Change(new: nil, old: old, isPrior: true)) }
    }

    fileprivate func didChange() {
        guard let old = olds.popLast(), !isRemoved else { return }
        told(Change(new: options.contains(.new) ? value() : nil, old: old, isPrior: false))
    }
}

/// Those who observe an object.
final class KeyValueObservers {
    private(set) var observers: [KeyValueObserver] = []

    func willChange(_ key: ObservedKey) {
        for observer in observers where observer.key == key && !observer.isRemoved { observer.willChange() }
    }

    func didChange(_ key: ObservedKey) {
        for observer in observers where observer.key == key { observer.didChange() }
    }

    // A fixed address: where the observers of an object that is no responder are.
    nonisolated(unsafe) private static let place = UnsafeMutableRawPointer.allocate(
        byteCount: 1, alignment: 1)

    static func of(_ object: NSObject) -> KeyValueObservers? {
        if let responder = object as? UIResponder { return responder.extraState?.observers }
        return objc_getAssociatedObject(object, place) as? KeyValueObservers
    }

    static func add(_ observer: KeyValueObserver, to object: NSObject) {
        let observers = of(object) ?? make(for: object)
        observers.observers.append(observer)
        note(observers, of: object)
        observer.begin()
    }

    static func remove(_ observer: KeyValueObserver, from object: NSObject) {
        observer.isRemoved = true
        guard let observers = of(object) else { return }
        observers.observers.removeAll { $0 === observer }
        note(observers, of: object)
    }

    private static func make(for object: NSObject) -> KeyValueObservers {
        let made = KeyValueObservers()
        if let responder = object as? UIResponder {
            responder.ensureExtraState().observers = made
        } else {
            objc_setAssociatedObject(object, place, made, .OBJC_ASSOCIATION_RETAIN)
        }
        return made
    }

    private static func note(_ observers: KeyValueObservers, of object: NSObject) {
        guard let view = object as? UIView else { return }
        let isObserved = !observers.observers.isEmpty
        MainActor.assumeIsolated { view.flags.set(.isObserved, isObserved) }
    }
}

extension UIView {
    /// Sets a property of which observers are told. Where nobody observes, it costs a look at a flag.
    @inline(__always)
    func changing(_ property: ObservedProperty, _ change: () -> Void) {
        if flags.contains(.isObserved) { tellObservers(of: property, change) } else { change() }
    }

    /// Called before a stored property is set.
    @inline(__always)
    func willChange(_ property: ObservedProperty) {
        if flags.contains(.isObserved) { extraState?.observers?.willChange(.property(property)) }
    }

    /// Called when a stored property was set.
    @inline(__always)
    func didChange(_ property: ObservedProperty) {
        if flags.contains(.isObserved) { extraState?.observers?.didChange(.property(property)) }
    }

    private func tellObservers(of property: ObservedProperty, _ change: () -> Void) {
        let observers = extraState?.observers
        observers?.willChange(.property(property))
        change()
        observers?.didChange(.property(property))
    }
}
