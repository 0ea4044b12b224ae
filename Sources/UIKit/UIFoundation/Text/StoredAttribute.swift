// Symbols that AttributedStringConversion.swift of UIKitCore calls.

@_silgen_name("pageflow_attribute_value")
package func sendableValue<Key: AttributedStringKey>(_ key: Key.Type, _ container: AttributeContainer) -> Key
    .Value?
where Key.Value: Sendable { container[Key.self] }

@_silgen_name("pageflow_set_attribute_value")
package func storeSendableValue<Key: AttributedStringKey>(
    _ value: Key.Value, _ key: Key.Type, _ container: inout AttributeContainer
) where Key.Value: Sendable { container[Key.self] = value }
