import UIKit

public final class SwiftUIStorage<Value> {
    public var value: Value
    public init(_ value: Value) { self.value = value }
}

@propertyWrapper public struct State<Value> {
    private let storage: SwiftUIStorage<Value>
    public init(wrappedValue value: Value) { storage = SwiftUIStorage(value) }
    public init(initialValue value: Value) { storage = SwiftUIStorage(value) }
    public init() where Value: ExpressibleByNilLiteral { storage = SwiftUIStorage(nil) }

    public var wrappedValue: Value {
        get { storage.value }
        nonmutating set { storage.value = newValue }
    }

    public var projectedValue: Binding<Value> { Binding(get: { storage.value }, set: { storage.value = $0 }) }
}

@propertyWrapper @dynamicMemberLookup public struct Binding<Value> {
    private let read: () -> Value
    private let write: (Value) -> Void

    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        read = get
        write = set
    }

    public static func constant(_ value: Value) -> Binding<Value> { Binding(get: { value }, set: { _ in }) }

    public var wrappedValue: Value {
        get { read() }
        nonmutating set { write(newValue) }
    }

    public var projectedValue: Binding<Value> { self }

    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        Binding<Subject>(
            get: { read()[keyPath: keyPath] },
            set: { new in
                var value = read()
                value[keyPath: keyPath] = new
                write(value)
            })
    }
}
