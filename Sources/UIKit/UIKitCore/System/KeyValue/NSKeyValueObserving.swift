/// The options of an observation. Follows Apple's page "NSKeyValueObservingOptions".
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The raw value of Apple's constants.
    public let rawValue: UInt

    /// Creates options from a raw value.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 0x01)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 0x02)
    /// An initial call, before the observing function returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 0x04)
    /// A call before each change as well as after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 0x08)
}

/// The kinds of changes. Follows Apple's page "NSKeyValueChange".
public enum NSKeyValueChange: UInt, Sendable {
    /// The property was set.
    case setting = 1
    /// Objects were inserted into the collection.
    case insertion = 2
    /// Objects were removed from the collection.
    case removal = 3
    /// Objects of the collection were replaced.
    case replacement = 4
}

/// A change of a property. Follows Apple's page "NSKeyValueObservedChange".
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// The kind of the change.
    public let kind: Kind
    /// The value after the change; `nil` without the option `.new`, and before the change.
    public let newValue: Value?
    /// The value before the change; `nil` without the option `.old`, and in the call for `.initial`.
    public let oldValue: Value?
    /// The changed indexes of a collection; `nil` for a property that was set.
    public let indexes: IndexSet?
    /// Whether the call precedes the change, with the option `.prior`.
    public let isPrior: Bool
}

/// An observation, which ends when this object is released, on any thread. Follows Apple's page "NSKeyValueObservation".
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
    private weak var object: NSObject?
    private var observer: KeyValueObserver?
    private let lock = NSLock()

    init(of object: NSObject, by observer: KeyValueObserver) {
        self.object = object
        self.observer = observer
        super.init()
    }

    deinit { invalidate() }

    /// Ends the observation. Called when the observation is released.
    public func invalidate() {
        guard let (observer, object) = lock.withLock({ take() }) else { return }
        // Views and their observers belong to the main thread.
        guard object is UIView, !MainThread.isCurrent else {
            return KeyValueObservers.remove(observer, from: object)
        }
        observer.end()
        let removed = UncheckedSendable((observer, object))
        DispatchQueue.main.async { KeyValueObservers.remove(removed.value.0, from: removed.value.1) }
    }

    private func take() -> (KeyValueObserver, NSObject)? {
        defer { observer = nil }
        guard let observer, let object else { return nil }
        return (observer, object)
    }
}

/// An object that can be observed: every `NSObject`. The protocol contains the functions whose types depend on the object's class.
public protocol _KeyValueCodingAndObserving {}

extension NSObject: _KeyValueCodingAndObserving {}

extension _KeyValueCodingAndObserving where Self: NSObject {
    /// Calls a handler after each change of a property, until the observation is released or invalidated.
    ///
    /// These properties notify each time they are set, even to the same value: `frame`, `bounds`, `center`, `transform`, `alpha` and
    /// `isHidden` of views; `contentOffset`, `contentSize` and `contentInset` of scroll views; `isEnabled`, `isSelected` and
    /// `isHighlighted` of controls; `value` of sliders and steppers, `isOn`, `progress`, `date`, `countDownDuration`, `currentPage`,
    /// `selectedSegmentIndex`, `selectedColor`; `text` and `attributedText` of labels, fields and text views, `image` of image views;
    /// `selectedItem` of tab bars, `selectedViewController` and `selectedIndex` of tab bar controllers; `rootViewController` of windows;
    /// `title` of view controllers and navigation items; and the properties of text content managers that their headers name. A user's
    /// change of a control notifies too, except typing and a tap on a switch, which set no property on a device either: use the control's
    /// events. As on a device, a frame that changes with the center doesn't notify observers of `frame`. Other properties notify if their
    /// code calls ``willChangeValue(for:)`` and ``didChangeValue(for:)``. On Linux a property has another key path in each subclass, and
    /// these can't be recognized as one property: observe such a property by its key, too. Follows Apple's page "Using Key-Value Observing
    /// in Swift".
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(ObservedKey(keyPath), keyPath, options, changeHandler)
    }

    /// Calls a handler after each change of a property with the given key. The key identifies a property that a superclass declares. Only
    /// on Linux.
    public func observe<Value>(
        _ name: String, _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let key = ObservedKey(keyPath)
        guard case .other = key else { return observe(key, keyPath, options, changeHandler) }
        return observe(.named(name), keyPath, options, changeHandler)
    }

    private func observe<Value>(
        _ key: ObservedKey, _ keyPath: KeyPath<Self, Value>, _ options: NSKeyValueObservingOptions,
        _ changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        let object = UnownedLink(self)
        let observer = KeyValueObserver(of: key, options) {
            object.object?[keyPath: keyPath] as Any
        } told: { change in
            guard let object = object.object else { return }
            changeHandler(
                object,
                NSKeyValueObservedChange(
                    kind: change.part.kind, newValue: change.new as? Value, oldValue: change.old as? Value,
                    indexes: change.part.indexes, isPrior: change.isPrior))
        }
        KeyValueObservers.add(observer, to: self)
        return NSKeyValueObservation(of: self, by: observer)
    }

    /// Notifies observers that a property is about to change. For classes that notify manually.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObservers.of(self)?.willChange(ObservedKey(keyPath))
    }

    /// Notifies observers that a property has changed. Balances each ``willChangeValue(for:)``.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObservers.of(self)?.didChange(ObservedKey(keyPath))
    }

    /// Notifies observers that objects of a collection are about to change. For classes that notify manually.
    public func willChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        KeyValueObservers.of(self)?.willChange(
            ObservedKey(keyPath), ChangedPart(kind: changeKind, indexes: indexes))
    }

    /// Notifies observers that objects of a collection have changed. Balances each ``willChange(_:valuesAt:for:)``.
    public func didChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        KeyValueObservers.of(self)?.didChange(
            ObservedKey(keyPath), ChangedPart(kind: changeKind, indexes: indexes))
    }
}
