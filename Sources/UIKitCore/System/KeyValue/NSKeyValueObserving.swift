/// What a change handler wants to know. Follows Apple's page "NSKeyValueObservingOptions".
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
    /// The bits of Apple's constants.
    public let rawValue: UInt

    /// Creates options from their bits.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The value after the change.
    public static let new = NSKeyValueObservingOptions(rawValue: 0x01)
    /// The value before the change.
    public static let old = NSKeyValueObservingOptions(rawValue: 0x02)
    /// A first call at once, before the observing function returns.
    public static let initial = NSKeyValueObservingOptions(rawValue: 0x04)
    /// A call before each change as well as after it.
    public static let prior = NSKeyValueObservingOptions(rawValue: 0x08)
}

/// How a property has changed. Follows Apple's page "NSKeyValueChange".
public enum NSKeyValueChange: UInt, Sendable {
    /// It was set.
    case setting = 1
    /// Something was put into its collection.
    case insertion = 2
    /// Something was taken out of its collection.
    case removal = 3
    /// Something in its collection was replaced.
    case replacement = 4
}

/// A change of a property. Follows Apple's page "NSKeyValueObservedChange".
public struct NSKeyValueObservedChange<Value> {
    /// The kinds of changes.
    public typealias Kind = NSKeyValueChange

    /// How it has changed.
    public let kind: Kind
    /// The value after the change; `nil` unless `.new` was asked for, and before the change.
    public let newValue: Value?
    /// The value before the change; `nil` unless `.old` was asked for, and in the first call that `.initial` asks for.
    public let oldValue: Value?
    /// Where a collection has changed; `nil` for a property that was set.
    public let indexes: IndexSet?
    /// Whether the call comes before the change, as `.prior` asks.
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

    /// Ends the observing. Called when the observation is let go of.
    public func invalidate() {
        guard let (observer, object) = lock.withLock({ take() }) else { return }
        // Views and their observers belong to the main thread.
        guard object is UIView, !MainThread.isCurrent else {
            return KeyValueObservers.remove(observer, from: object)
        }
        nonisolated(unsafe) let removed = (observer, object)
        DispatchQueue.main.async { KeyValueObservers.remove(removed.0, from: removed.1) }
    }

    private func take() -> (KeyValueObserver, NSObject)? {
        defer { observer = nil }
        guard let observer, let object else { return nil }
        return (observer, object)
    }
}

/// What can be observed: every `NSObject`. It carries the functions whose types speak of the object's own class.
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
    /// these can't be recognized as one property: observe such a property by its name, too. Follows Apple's page "Using Key-Value
    /// Observing in Swift".
    public func observe<Value>(
        _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
        changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
    ) -> NSKeyValueObservation {
        observe(ObservedKey(keyPath), keyPath, options, changeHandler)
    }

    /// The same, for a property whose name is given with it: so a property is found that a superclass declares. On Linux alone.
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

    /// Says that a property is about to change, for a class that tells of it by hand.
    public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObservers.of(self)?.willChange(ObservedKey(keyPath))
    }

    /// Says that a property has changed. Call it after each ``willChangeValue(for:)``.
    public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
        KeyValueObservers.of(self)?.didChange(ObservedKey(keyPath))
    }

    /// Says that objects of a collection are about to change, for a class that tells of it by hand.
    public func willChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        KeyValueObservers.of(self)?.willChange(
            ObservedKey(keyPath), ChangedPart(kind: changeKind, indexes: indexes))
    }

    /// Says that objects of a collection have changed. Call it after each ``willChange(_:valuesAt:for:)``.
    public func didChange<Value>(
        _ changeKind: NSKeyValueChange, valuesAt indexes: IndexSet, for keyPath: KeyPath<Self, Value>
    ) {
        KeyValueObservers.of(self)?.didChange(
            ObservedKey(keyPath), ChangedPart(kind: changeKind, indexes: indexes))
    }
}
