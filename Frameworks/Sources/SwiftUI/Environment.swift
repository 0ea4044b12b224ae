import NeutralValues
import UIKit

@propertyWrapper public struct Environment<Value> {
    private let keyPath: KeyPath<EnvironmentValues, Value>
    public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { self.keyPath = keyPath }
    public var wrappedValue: Value { EnvironmentValues()[keyPath: keyPath] }
}

public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

public struct EnvironmentValues {
    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { K.defaultValue }
        set {}
    }

    public var colorScheme = ColorScheme.light
    public var isEnabled = true
    public var locale = Locale.current
    public var dismiss: DismissAction { DismissAction() }

    public var presentationMode: Binding<PresentationMode> {
        Binding(get: { PresentationMode() }, set: { _ in })
    }
}

public struct DismissAction {
    public func callAsFunction() { notReal() }
}

public struct PresentationMode {
    public var isPresented: Bool { true }
    public mutating func dismiss() { notReal() }
}
