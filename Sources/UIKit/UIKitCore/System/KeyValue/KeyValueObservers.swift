import Synchronization

/// An observer of a property.
final class KeyValueObserver {
    struct Change {
        let part: ChangedPart
        let new: Any?
        let old: Any?
        let isPrior: Bool
    }

    let key: ObservedKey
    let options: NSKeyValueObservingOptions
    private let value: () -> Any
    private let told: (Change) -> Void
    /// The values before the running changes, the innermost last.
    private var olds: [Any?] = []
    /// Atomic, because any thread may end an observation.
    private let hasEnded = Atomic(false)
    var isRemoved: Bool { hasEnded.load(ordering: .acquiring) }
    /// The observer that is notified by key, and the context with which it was added. An observer may be removed during
    /// its deallocation.
    var target: ObjectIdentifier?
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

    /// Stops notifications at once. The observer may stay in its object's list until the main thread removes it.
    func end() { hasEnded.store(true, ordering: .releasing) }

    fileprivate func begin() {
        guard options.contains(.initial) else { return }
        told(Change(part: .whole, new: options.contains(.new) ? value() : nil, old: nil, isPrior: false))
    }

    fileprivate func willChange(_ part: ChangedPart) {
        let old = options.contains(.old) ? part.before(value()) : nil
        olds.append(old)
        if options.contains(.prior) { told(Change(part: part, new: nil, old: old, isPrior: true)) }
    }

    fileprivate func didChange(_ part: ChangedPart) {
        guard let old = olds.popLast(), !isRemoved else { return }
        let new = options.contains(.new) ? part.after(value()) : nil
        told(Change(part: part, new: new, old: old, isPrior: false))
    }
}

/// The observers of an object.
package final class KeyValueObservers {
    private(set) var observers: [KeyValueObserver] = []
    /// The properties that change as a part of a change whose observers are being notified.
    private var underWay: [ObservedKey] = []

    package func willChange(_ key: ObservedKey, _ part: ChangedPart = .whole) {
        guard !underWay.contains(key) else { return }
        for observer in observers where observer.key == key && !observer.isRemoved {
            observer.willChange(part)
        }
    }

    package func didChange(_ key: ObservedKey, _ part: ChangedPart = .whole) {
        guard !underWay.contains(key) else { return }
        for observer in observers where observer.key == key { observer.didChange(part) }
    }

    /// Changes a property by key: observers are notified of this change, not of the property's own notifications.
    package static func change(
        _ key: String, of object: AnyObject, _ part: ChangedPart = .whole, _ change: () -> Void
    ) {
        guard let object = object as? NSObject, let observers = of(object) else { return change() }
        let key = ObservedKey(named: key, of: object)
        observers.willChange(key, part)
        observers.underWay.append(key)
        change()
        observers.underWay.removeLast()
        observers.didChange(key, part)
    }

    // The key of the observers of an object that isn't a responder.
    private static let place = AssociationKey()
    /// Whether an object other than a responder has been observed. Otherwise the slow search for its observers is
    /// skipped.
    fileprivate static let hasPlainObjects = Atomic(false)

    package static func of(_ object: NSObject) -> KeyValueObservers? {
        if let responder = object as? UIResponder { return responder.extraState?.observers }
        return objc_getAssociatedObject(object, place.address) as? KeyValueObservers
    }

    /// Returns the observers of an object that may be in deallocation, during which associated objects can't be looked
    /// up in another way.
    static func atEnd(of object: NSObject) -> KeyValueObservers? {
        AssociationTable.shared.associationsAtEnd(of: object)?.value(for: place.address) as? KeyValueObservers
    }

    static func add(_ observer: KeyValueObserver, to object: NSObject) {
        let observers = of(object) ?? make(for: object)
        observers.observers.append(observer)
        note(observers, of: object)
        observer.begin()
    }

    static func remove(_ observer: KeyValueObserver, from object: NSObject) {
        observer.end()
        guard let observers = of(object) ?? atEnd(of: object) else { return }
        observers.observers.removeAll { $0 === observer }
        note(observers, of: object)
    }

    private static func make(for object: NSObject) -> KeyValueObservers {
        let made = KeyValueObservers()
        if let responder = object as? UIResponder {
            responder.ensureExtraState().observers = made
        } else {
            hasPlainObjects.store(true, ordering: .relaxed)
            objc_setAssociatedObject(object, place.address, made, .OBJC_ASSOCIATION_RETAIN)
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
    /// Sets a property and notifies its observers. Without observers it only checks a flag.
    @inline(__always)
    package func changing(_ property: ObservedProperty, _ change: () -> Void) {
        if flags.contains(.isObserved) { tellObservers(of: property, change) } else { change() }
    }

    /// Called before a stored property is set.
    @inline(__always)
    package func willChange(_ property: ObservedProperty) {
        if flags.contains(.isObserved) { extraState?.observers?.willChange(.property(property)) }
    }

    /// Called when a stored property has been set.
    @inline(__always)
    package func didChange(_ property: ObservedProperty) {
        if flags.contains(.isObserved) { extraState?.observers?.didChange(.property(property)) }
    }

    private func tellObservers(of property: ObservedProperty, _ change: () -> Void) {
        let observers = extraState?.observers
        observers?.willChange(.property(property))
        change()
        observers?.didChange(.property(property))
    }
}

// Properties of objects other than views.
extension NSObject {
    /// Sets a property and notifies its observers.
    package func notifying(of property: ObservedProperty, _ change: () -> Void) {
        willNotify(of: property)
        change()
        didNotify(of: property)
    }

    /// Called before a stored property is set.
    package func willNotify(of property: ObservedProperty) { observersIfAny?.willChange(.property(property)) }

    /// Called when a stored property has been set.
    package func didNotify(of property: ObservedProperty) { observersIfAny?.didChange(.property(property)) }

    private var observersIfAny: KeyValueObservers? {
        self is UIResponder || KeyValueObservers.hasPlainObjects.load(ordering: .relaxed)
            ? KeyValueObservers.of(self) : nil
    }
}
