import UIKit

@dynamicMemberLookup public struct SwiftUIObjectBindings<ObjectType: AnyObject> {
    private let object: ObjectType
    public init(_ object: ObjectType) { self.object = object }

    public subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>)
        -> Binding<Subject>
    {
        Binding(get: { object[keyPath: keyPath] }, set: { object[keyPath: keyPath] = $0 })
    }
}

@propertyWrapper public struct ObservedObject<ObjectType: AnyObject> {
    public var wrappedValue: ObjectType
    public init(wrappedValue: ObjectType) { self.wrappedValue = wrappedValue }
    public init(initialValue: ObjectType) { wrappedValue = initialValue }
    public var projectedValue: SwiftUIObjectBindings<ObjectType> { SwiftUIObjectBindings(wrappedValue) }
}

@propertyWrapper public struct StateObject<ObjectType: AnyObject> {
    private let storage: SwiftUIStorage<ObjectType?>
    private let made: () -> ObjectType

    public init(wrappedValue make: @autoclosure @escaping () -> ObjectType) {
        storage = SwiftUIStorage(nil)
        made = make
    }

    public var wrappedValue: ObjectType {
        if let object = storage.value { return object }
        let object = made()
        storage.value = object
        return object
    }

    public var projectedValue: SwiftUIObjectBindings<ObjectType> { SwiftUIObjectBindings(wrappedValue) }
}

@propertyWrapper public struct EnvironmentObject<ObjectType: AnyObject> {
    public init() {}

    public var wrappedValue: ObjectType {
        fatalError(
            "No ObservableObject of type \(ObjectType.self) found. A View.environmentObject(_:) for \(ObjectType.self) may be missing as an ancestor of this view."
        )
    }

    public var projectedValue: SwiftUIObjectBindings<ObjectType> { SwiftUIObjectBindings(wrappedValue) }
}
