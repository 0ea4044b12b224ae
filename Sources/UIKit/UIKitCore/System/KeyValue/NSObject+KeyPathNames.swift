/// The keys of a change dictionary. Follows Apple's page "NSKeyValueChangeKey".
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
    /// The raw value of Apple's constant.
    public var rawValue: String

    /// Creates a key from a raw value.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    /// The raw value of the ``NSKeyValueChange``.
    public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
    /// The value after the change, with the option `.new`.
    public static let newKey = NSKeyValueChangeKey(rawValue: "new")
    /// The value before the change, with the option `.old`.
    public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
    /// The changed indexes of a collection.
    public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
    /// `true` in the call before the change, with the option `.prior`.
    public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

// Observation by a property's Objective-C name, such as "contentOffset" or "hidden".
extension NSObject {
    /// Adds an observer of a property, whose `observeValue(forKeyPath:of:change:context:)` is called. The observer isn't retained, and must
    /// be removed before it is deallocated.
    ///
    /// The properties are those of ``_KeyValueCodingAndObserving/observe(_:options:changeHandler:)`` and those of the object's table: see
    /// ``InterfaceBuilderConnected``. On Linux the observer must be a responder, or have a row ``Outlet/observer(_:)``, because other
    /// classes can't override the method. Follows Apple's page "addObserver(_:forKeyPath:options:context:)".
    public func addObserver(
        _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
        context: UnsafeMutableRawPointer?
    ) {
        let key = ObservedKey(named: keyPath, of: self)
        guard canObserve(key) else {
            let reason = "\(self) does not tell of changes of the key \"\(keyPath)\" on Linux."
            return MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.invalidArgument, reason) }
        }
        let (object, target) = (UnownedLink(self), WeakBox(observer))
        let added = KeyValueObserver(of: key, options) {
            object.object?.value(of: key) as Any
        } told: { change in
            (target.object as? NSObject)?.tell(change, of: keyPath, object.object, context)
        }
        added.target = ObjectIdentifier(observer)
        added.context = context
        KeyValueObservers.add(added, to: self)
    }

    /// Removes an observer. An observer that wasn't added raises UIKit's exception.
    public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
        removeObserver(observer, keyPath) { _ in true }
    }

    /// Removes an observer that was added with a context. iOS 5.
    public func removeObserver(
        _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
    ) {
        removeObserver(observer, keyPath) { $0.context == context }
    }

    private func removeObserver(
        _ observer: NSObject, _ keyPath: String, where isMeant: (KeyValueObserver) -> Bool
    ) {
        let key = ObservedKey(named: keyPath, of: self)
        let observers = KeyValueObservers.of(self) ?? KeyValueObservers.atEnd(of: self)
        let added = observers?.observers.last {
            $0.target == ObjectIdentifier(observer) && $0.key == key && isMeant($0)
        }
        guard let added else {
            let reason =
                "Cannot remove an observer \(observer) for the key path \"\(keyPath)\" from \(self) because it is not "
                + "registered as an observer."
            return MainActor.assumeIsolated { Runtime.current.diagnostics.raise(.range, reason) }
        }
        KeyValueObservers.remove(added, from: self)
    }

    private func tell(
        _ change: KeyValueObserver.Change, of keyPath: String, _ object: NSObject?,
        _ context: UnsafeMutableRawPointer?
    ) {
        var told: [NSKeyValueChangeKey: Any] = [.kindKey: change.part.kind.rawValue]
        told[.newKey] = change.new
        told[.oldKey] = change.old
        told[.indexesKey] = change.part.indexes
        if change.isPrior { told[.notificationIsPriorKey] = true }
        MainThread.isolated((self, object, told, context)) { observer, object, change, context in
            if let responder = observer as? UIResponder {
                responder.observeValue(forKeyPath: keyPath, of: object, change: change, context: context)
            } else if let observe = (type(of: observer) as? any InterfaceBuilderConnected.Type)?.outlets
                .observer
            {
                observe(observer, keyPath, object, change, context)
            } else {
                UIResponder.raiseUnhandled(by: observer, keyPath)
            }
        }
    }

    private func canObserve(_ key: ObservedKey) -> Bool {
        guard case .named(let name) = key else { return true }
        return MainThread.isolated(self) { KeyValueCoding.knows(name, of: $0) }
    }

    private func value(of key: ObservedKey) -> Any? {
        switch key {
        case .property(let property): return value(of: property)
        case .named(let name): return MainThread.isolated(self) { KeyValueCoding.get(name, of: $0) }
        case .other: return nil
        }
    }

    private func value(of property: ObservedProperty) -> Any? {
        guard let path = ObservedPaths.path(of: property, in: self) else { return nil }
        return (self as Any)[keyPath: path]
    }

    /// Raises the exception for an unhandled change. In a direct subclass of `NSObject` it replaces
    /// `super.observeValue(forKeyPath:of:change:context:)`. Only on Linux.
    public func observeUnhandledValue(
        forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
        context: UnsafeMutableRawPointer?
    ) {
        MainThread.isolated((self, keyPath)) { UIResponder.raiseUnhandled(by: $0, $1) }
    }
}

extension UIResponder {
    static func raiseUnhandled(by observer: NSObject, _ keyPath: String?) {
        Runtime.current.diagnostics.raise(
            .internalInconsistency,
            "\(observer): An -observeValueForKeyPath:ofObject:change:context: message was received but not handled.\n"
                + "Key path: \(keyPath ?? "(null)")")
    }
}
