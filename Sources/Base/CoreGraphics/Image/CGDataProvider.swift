/// The source of an image's bytes. Follows Apple's page "CGDataProvider".
public final class CGDataProvider: Hashable, Sendable {
    private let bytes: Data

    /// Creates a provider of the bytes.
    public init?(data: CFData) {
        bytes = data
    }

    /// Creates a provider of a file's bytes; `nil` if the file can't be read. iOS 2.
    public convenience init?(url: URL) {
        guard let bytes = try? Data(contentsOf: url) else { return nil }
        self.init(data: bytes)
    }

    /// All bytes. iOS 3.
    public var data: CFData? { bytes }

    /// Returns whether two providers are the same object.
    public static func == (one: CGDataProvider, other: CGDataProvider) -> Bool { one === other }

    /// Hashes the provider's identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
