/// A function that changes the attributes of a configuration's text when it is shown. iOS 15.
///
/// Follows Apple's page "UIConfigurationTextAttributesTransformer".
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    private final class Identity {}

    /// The function that changes the attributes.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    /// Creates a transformer with a function.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// Returns the changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Whether one transformer is a copy of the other: functions can't be compared.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }

    /// Copies have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
