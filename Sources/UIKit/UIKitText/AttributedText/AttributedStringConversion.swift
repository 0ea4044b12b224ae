@_spi(Reflection) import Swift

/// An attribute whose values have a different type in an `NSAttributedString`. iOS 15. Foundation lacks it on Linux.
///
/// Follows Apple's page "ObjectiveCConvertibleAttributedStringKey".
public protocol ObjectiveCConvertibleAttributedStringKey: AttributedStringKey {
    /// The type of the values in an `NSAttributedString`.
    associatedtype ObjectiveCValue: NSObject

    /// Returns the value for an `NSAttributedString`.
    static func objectiveCValue(for value: Value) throws -> ObjectiveCValue

    /// Returns the value for an `AttributedString`.
    static func value(for object: ObjectiveCValue) throws -> Value
}

extension ObjectiveCConvertibleAttributedStringKey
where Value: RawRepresentable, Value.RawValue == Int, ObjectiveCValue == NSNumber {
    /// Returns the raw value as a number.
    public static func objectiveCValue(for value: Value) throws -> ObjectiveCValue {
        NSNumber(value: value.rawValue)
    }

    /// Returns the value with a number as its raw value.
    public static func value(for object: ObjectiveCValue) throws -> Value {
        guard let value = Value(rawValue: object.intValue) else { throw CocoaError(.coderInvalidValue) }
        return value
    }
}

extension NSAttributedString {
    /// Creates an attributed string with the attributes of UIKit's scope. Other attributes are omitted. iOS 15.
    ///
    /// Follows Apple's page "init(_:)".
    public convenience init(_ attrStr: AttributedString) {
        self.init(attrStr, AttributeTable(of: AttributeScopes.UIKitAttributes.self))
    }

    /// Creates an attributed string with the attributes of a scope. Other attributes are omitted. Throws if a value can't be converted. iOS
    /// 15.
    ///
    /// Follows Apple's page "init(_:including:)".
    public convenience init<S: AttributeScope>(
        _ attrStr: AttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(attrStr, including: S.self)
    }

    /// Creates an attributed string with the attributes of a scope. Other attributes are omitted. Throws if a value can't be converted. iOS
    /// 15.
    public convenience init<S: AttributeScope>(_ attrStr: AttributedString, including scope: S.Type) throws {
        let table = AttributeTable(of: S.self)
        for run in attrStr.runs { _ = try table.dictionary(of: run.attributes) }
        self.init(attrStr, table)
    }

    private convenience init(_ text: AttributedString, _ table: AttributeTable) {
        let made = NSMutableAttributedString(string: "")
        for run in text.runs {
            let part = String(text[run.range].characters)
            let attributes =
                (try? table.dictionary(of: run.attributes)) ?? table.dictionaryOfValid(run.attributes)
            made.append(NSAttributedString(string: part, attributes: attributes))
        }
        self.init(attributedString: made)
    }
}

extension AttributedString {
    /// Creates an attributed string with the attributes of UIKit's scope. Other attributes are omitted. iOS 15.
    ///
    /// Follows Apple's page "init(_:)".
    public init(_ nsStr: NSAttributedString) {
        self.init(nsStr) { AttributeTable(of: AttributeScopes.UIKitAttributes.self).containerOfValid($0) }
    }

    /// Creates an attributed string with the attributes of a scope. Other attributes are omitted. Throws if a value has the wrong type. iOS
    /// 15.
    ///
    /// Follows Apple's page "init(_:including:)".
    public init<S: AttributeScope>(
        _ nsStr: NSAttributedString, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        try self.init(nsStr, including: S.self)
    }

    /// Creates an attributed string with the attributes of a scope. Other attributes are omitted. Throws if a value has the wrong type. iOS
    /// 15.
    public init<S: AttributeScope>(_ nsStr: NSAttributedString, including scope: S.Type) throws {
        let table = AttributeTable(of: S.self)
        try self.init(nsStr) { try table.container(of: $0) }
    }

    private init(
        _ text: NSAttributedString, _ attributes: ([NSAttributedString.Key: Any]) throws -> AttributeContainer
    ) rethrows {
        var runs: [(String, [NSAttributedString.Key: Any])] = []
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { values, range, _ in
            runs.append((text.string.part(range), values))
        }
        self.init()
        for (part, values) in runs { append(AttributedString(part, attributes: try attributes(values))) }
    }
}

extension AttributeContainer {
    /// Creates a container with the attributes of UIKit's scope. Other attributes are omitted. iOS 15.
    public init(_ dictionary: [NSAttributedString.Key: Any]) {
        self = AttributeTable(of: AttributeScopes.UIKitAttributes.self).containerOfValid(dictionary)
    }

    /// Creates a container with the attributes of a scope. Other attributes are omitted. Throws if a value has the wrong type. iOS 15.
    public init<S: AttributeScope>(
        _ dictionary: [NSAttributedString.Key: Any], including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self = try AttributeTable(of: S.self).container(of: dictionary)
    }
}

extension Dictionary where Key == NSAttributedString.Key, Value == Any {
    /// Creates a dictionary with the attributes of UIKit's scope. Other attributes are omitted. iOS 15.
    public init(_ container: AttributeContainer) {
        self = AttributeTable(of: AttributeScopes.UIKitAttributes.self).dictionaryOfValid(container)
    }

    /// Creates a dictionary with the attributes of a scope. Other attributes are omitted. Throws if a value can't be converted. iOS 15.
    public init<S: AttributeScope>(
        _ container: AttributeContainer, including scope: KeyPath<AttributeScopes, S.Type>
    ) throws {
        self = try AttributeTable(of: S.self).dictionary(of: container)
    }
}

/// The attributes of a scope and of its nested scopes.
private struct AttributeTable {
    private let keys: [any AttributedStringKey.Type]

    init(of scope: any AttributeScope.Type) {
        keys = AttributeTable.keys(of: scope)
    }

    /// The types of a scope's properties, which are the types of its attributes.
    private static func keys(of scope: any AttributeScope.Type) -> [any AttributedStringKey.Type] {
        var keys: [any AttributedStringKey.Type] = []
        _ = _forEachField(of: scope, options: []) { _, _, type, _ in
            if let key = type as? any AttributedStringKey.Type {
                keys.append(key)
            } else if let inner = type as? any AttributeScope.Type {
                keys += AttributeTable.keys(of: inner)
            }
            return true
        }
        return keys
    }

    func dictionary(of container: AttributeContainer) throws -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        for key in keys { values[NSAttributedString.Key(rawValue: key.name)] = try key.object(in: container) }
        return values
    }

    func dictionaryOfValid(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var values: [NSAttributedString.Key: Any] = [:]
        for key in keys {
            values[NSAttributedString.Key(rawValue: key.name)] = (try? key.object(in: container)) ?? nil
        }
        return values
    }

    func container(of values: [NSAttributedString.Key: Any]) throws -> AttributeContainer {
        var container = AttributeContainer()
        for key in keys {
            guard let value = values[NSAttributedString.Key(rawValue: key.name)] else { continue }
            guard key.set(value, in: &container) else { throw CocoaError(.coderInvalidValue) }
        }
        return container
    }

    func containerOfValid(_ values: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        for key in keys {
            if let value = values[NSAttributedString.Key(rawValue: key.name)] {
                _ = key.set(value, in: &container)
            }
        }
        return container
    }
}

extension AttributedStringKey {
    /// The container's value in the form for an `NSAttributedString`.
    fileprivate static func object(in container: AttributeContainer) throws -> Any? {
        guard let value = storedValue(Self.self, container) else { return nil }
        guard let kind = self as? any ObjectiveCConvertibleAttributedStringKey.Type else { return value }
        return try kind.object(of: value)
    }

    /// Sets a value from an `NSAttributedString` in a container. Returns `false` if the value has the wrong type.
    fileprivate static func set(_ object: Any, in container: inout AttributeContainer) -> Bool {
        let converted = (self as? any ObjectiveCConvertibleAttributedStringKey.Type)?.anyValue(of: object)
        guard let value = (converted ?? object) as? Value ?? number(object) else { return false }
        storeValue(value, Self.self, &container)
        return true
    }

    /// An `NSAttributedString` may contain numbers of any type.
    private static func number(_ object: Any) -> Value? {
        let number: NSNumber? =
            switch object {
            case let value as NSNumber: value
            case let value as Int: NSNumber(value: value)
            case let value as Double: NSNumber(value: value)
            case let value as Float: NSNumber(value: value)
            case let value as CGFloat: NSNumber(value: Double(value))
            default: nil
            }
        guard let number else { return nil }
        return CGFloat(number.doubleValue) as? Value ?? number.intValue as? Value
    }
}

extension ObjectiveCConvertibleAttributedStringKey {
    fileprivate static func object(of value: Any) throws -> Any? {
        guard let value = value as? Value else { return nil }
        return try objectiveCValue(for: value)
    }

    fileprivate static func anyValue(of object: Any) -> Any? {
        let known =
            object as? ObjectiveCValue ?? (object as? Int).flatMap { NSNumber(value: $0) as? ObjectiveCValue }
            ?? (object as? String).flatMap { NSString(string: $0) as? ObjectiveCValue }
        return known.flatMap { try? value(for: $0) }
    }
}

// Foundation's containers require `Sendable` values, and a key whose type is known only at run time doesn't tell whether its values are.
// `Sendable` has no witness table, so functions without the requirement can use the symbols of those in UIFoundation that have it.
@_silgen_name("pageflow_attribute_value")
private func storedValue<Key: AttributedStringKey>(_ key: Key.Type, _ container: AttributeContainer) -> Key
    .Value?

@_silgen_name("pageflow_set_attribute_value")
private func storeValue<Key: AttributedStringKey>(
    _ value: Key.Value, _ key: Key.Type, _ container: inout AttributeContainer)
