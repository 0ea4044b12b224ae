import Foundation

/// Decodes any value from samples: 1, `true`, `sample`, the first case, an array with one element; or, for a property, the value given for
/// its name.
struct SampleDecoder: Decoder {
    /// The value of each `UUID`, and its text.
    static let identifier = "00000000-0000-0000-0000-000000000001"

    /// The values of properties, by name.
    let values: [String: String]
    var codingPath: [any CodingKey] = []
    var userInfo: [CodingUserInfoKey: Any] { [:] }

    func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
        KeyedDecodingContainer(Properties(decoder: self))
    }

    func unkeyedContainer() -> any UnkeyedDecodingContainer { Elements(decoder: self) }

    func singleValueContainer() -> any SingleValueDecodingContainer { self }

    fileprivate func inside(_ key: any CodingKey) -> SampleDecoder {
        SampleDecoder(values: values, codingPath: codingPath + [key])
    }

    /// Whether the depth is so great that arrays are empty and optionals `nil`, because a value contains values of its own type.
    fileprivate var isDeep: Bool { codingPath.count > 8 }

    /// The given value of the decoded property.
    private var given: String? { codingPath.last.flatMap { values[$0.stringValue] } }
}

extension SampleDecoder: SingleValueDecodingContainer {
    func decodeNil() -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        if let sample = sample(of: type) as? Value { return sample }
        return try Value(from: self)
    }

    /// A sample of a primitive type; `nil` for a composed type.
    private func sample(of type: any Decodable.Type) -> Any? {
        switch type {
        case let type as any LosslessStringConvertible.Type: given.flatMap { type.init($0) } ?? plain(type)
        case is UUID.Type: UUID(uuidString: given ?? Self.identifier)
        case is URL.Type: URL(string: given ?? "https://example.com")
        case is Date.Type: Date(timeIntervalSinceReferenceDate: 0)
        case let type as any RawRepresentable.Type: first(of: type)
        case let type as any CaseIterable.Type: first(of: type)
        default: nil
        }
    }

    private func plain(_ type: any LosslessStringConvertible.Type) -> Any? {
        type == String.self ? "sample" : type.init("1") ?? type.init("true")
    }

    /// The case with the given raw value, or else the first case.
    private func first<Value: RawRepresentable>(of type: Value.Type) -> Any? {
        let raw: Any? = Value.RawValue.self == String.self ? given : given.flatMap(Int.init)
        if let raw = raw as? Value.RawValue, let value = Value(rawValue: raw) { return value }
        guard let type = type as? any CaseIterable.Type else { return nil }
        return first(of: type)
    }

    private func first<Value: CaseIterable>(of type: Value.Type) -> Any? { type.allCases.first }
}

/// The properties of a value: each has a value.
private struct Properties<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let decoder: SampleDecoder
    var codingPath: [any CodingKey] { decoder.codingPath }
    var allKeys: [Key] { [] }

    func contains(_ key: Key) -> Bool { true }

    func decodeNil(forKey key: Key) -> Bool { decoder.isDeep }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
        try decoder.inside(key).decode(type)
    }

    func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type, forKey key: Key
    ) -> KeyedDecodingContainer<Nested> { decoder.inside(key).container(keyedBy: type) }

    func nestedUnkeyedContainer(forKey key: Key) -> any UnkeyedDecodingContainer {
        decoder.inside(key).unkeyedContainer()
    }

    func superDecoder() -> any Decoder { decoder }

    func superDecoder(forKey key: Key) -> any Decoder { decoder.inside(key) }
}

/// An array with one element.
private struct Elements: UnkeyedDecodingContainer {
    let decoder: SampleDecoder
    private(set) var currentIndex = 0
    var codingPath: [any CodingKey] { decoder.codingPath }
    var count: Int? { 1 }
    var isAtEnd: Bool { currentIndex > 0 || decoder.isDeep }

    init(decoder: SampleDecoder) { self.decoder = decoder }

    mutating func decodeNil() -> Bool { false }

    mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
        currentIndex += 1
        return try decoder.decode(type)
    }

    mutating func nestedContainer<Nested: CodingKey>(
        keyedBy type: Nested.Type
    ) -> KeyedDecodingContainer<Nested> {
        currentIndex += 1
        return decoder.container(keyedBy: type)
    }

    mutating func nestedUnkeyedContainer() -> any UnkeyedDecodingContainer {
        currentIndex += 1
        return Elements(decoder: decoder)
    }

    mutating func superDecoder() -> any Decoder { decoder }
}
