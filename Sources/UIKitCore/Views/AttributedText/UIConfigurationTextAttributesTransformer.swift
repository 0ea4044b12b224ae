/// Changes the attributes of a configuration's text where they are shown. iOS 15.
///
/// Follows Apple's page "UIConfigurationTextAttributesTransformer".
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
    private final class Identity {}

    /// The change.
    public let transform: (AttributeContainer) -> AttributeContainer
    private let identity = Identity()

    /// Creates a transformer of a change.
    public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
        self.transform = transform
    }

    /// The changed attributes.
    public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

    /// Whether two are copies of the same one: changes cannot be compared.
    public static func == (first: Self, second: Self) -> Bool { first.identity === second.identity }

    /// Copies have equal hashes.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
