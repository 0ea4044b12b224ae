import UIKit

/// The value in the user defaults. It changes no view.
@propertyWrapper public struct AppStorage<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    private init(read: @escaping () -> Value, write: @escaping (Value) -> Void) {
        (self.read, self.write) = (read, write)
    }

    private init(stored value: Value, _ key: String, _ store: UserDefaults?) {
        let defaults = store ?? .standard
        self.init(
            read: { defaults.object(forKey: key) as? Value ?? value },
            write: { defaults.set($0, forKey: key) })
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(stored: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(stored: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(stored: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(stored: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(stored: wrappedValue, key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable {
        let defaults = store ?? .standard
        self.init(
            read: { (defaults.object(forKey: key) as? Value.RawValue).flatMap(Value.init) ?? wrappedValue },
            write: { defaults.set($0.rawValue, forKey: key) })
    }

    public init<Wrapped>(_ key: String, store: UserDefaults? = nil) where Value == Wrapped? {
        let defaults = store ?? .standard
        self.init(
            read: { defaults.object(forKey: key) as? Wrapped }, write: { defaults.set($0, forKey: key) })
    }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { Binding(get: read, set: write) }
}

/// A value for the time of a view.
@propertyWrapper public struct SceneStorage<Value> {
    private let storage: SwiftUIStorage<Value>
    public init(wrappedValue: Value, _ key: String) { storage = SwiftUIStorage(wrappedValue) }
    public init<Wrapped>(_ key: String) where Value == Wrapped? { storage = SwiftUIStorage(nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
}

/// The focus that code has set. No view has the focus.
@propertyWrapper public struct FocusState<Value: Hashable> {
    private let storage: SwiftUIStorage<Value>
    public init() where Value == Bool { storage = SwiftUIStorage(false) }
    public init<Wrapped: Hashable>() where Value == Wrapped? { storage = SwiftUIStorage(nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding { Binding(storage: storage) }

    @propertyWrapper public struct Binding {
        fileprivate let storage: SwiftUIStorage<Value>

        public var wrappedValue: Value {
            get { storage.value }
            nonmutating set { storage.value = newValue }
        }

        public var projectedValue: Binding { self }
    }
}

/// The state of a gesture, which no finger performs.
@propertyWrapper public struct GestureState<Value> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
    public init(initialValue: Value) { wrappedValue = initialValue }
    public var projectedValue: GestureState<Value> { self }
}

/// A value at the default text size.
@propertyWrapper public struct ScaledMetric<Value: BinaryFloatingPoint> {
    public let wrappedValue: Value
    public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}

@propertyWrapper public struct Namespace {
    public struct ID: Hashable {
        private let number = UUID()
    }

    public let wrappedValue = ID()
    public init() {}
}
