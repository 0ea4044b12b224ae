/// Where an image's bytes come from. Follows Apple's page "CGDataProvider".
public final class CGDataProvider: Hashable, Sendable {
    private let bytes: Data

    /// Creates a provider of bytes.
    public init?(data: CFData) {
        bytes = data
    }

    /// Creates a provider of a file's bytes; `nil` where it cannot be read. iOS 2.
    public convenience init?(url: URL) {
        guard let bytes = try? Data(contentsOf: url) else { return nil }
        self.init(data: bytes)
    }

    /// All of the bytes. iOS 3.
    public var data: CFData? { bytes }

    /// Whether both are the same provider.
    public static func == (one: CGDataProvider, other: CGDataProvider) -> Bool { one === other }

    /// Puts the provider's identity into a hash.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
