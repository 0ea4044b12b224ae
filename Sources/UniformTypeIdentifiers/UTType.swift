@_exported import Foundation

/// A type of data, such as a PNG picture: what it is called, and which other types it is of. iOS 14.
///
/// The types are those that the system declares and apps name most; Linux declares no types of apps. Follows Apple's page
/// "UTType".
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The name, such as `public.png`.
    public let identifier: String

    /// The type of a name; `nil` for one that the system does not declare.
    public init?(_ identifier: String) {
        guard UTTypeTable.types[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// A type that the app declares as its own.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// A type of somebody else's that the app declares.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// The type of files whose names end so; `nil` for an unknown ending, or if the type is not of another one.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let known = UTTypeTable.all.first { $0.extensions.contains(ending) }.map {
            UTType(known: $0.identifier)
        }
        guard let known, known.conforms(to: supertype) else { return nil }
        self = known
    }

    /// The type of a MIME type; `nil` for an unknown one, or if the type is not of another one.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let known = UTTypeTable.all.first { $0.mimeType == mimeType.lowercased() }.map {
            UTType(known: $0.identifier)
        }
        guard let known, known.conforms(to: supertype) else { return nil }
        self = known
    }

    init(known identifier: String) { self.identifier = identifier }

    /// What files of the type usually end with; `nil` where there is nothing.
    public var preferredFilenameExtension: String? { UTTypeTable.types[identifier]?.extensions.first }

    /// The MIME type; `nil` where there is none.
    public var preferredMIMEType: String? { UTTypeTable.types[identifier]?.mimeType }

    /// Whether the type is the other one or a kind of it.
    public func conforms(to type: UTType) -> Bool { type == self || supertypes.contains(type) }

    /// Whether the type is a kind of the other one.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Whether the other type is a kind of this one.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    /// All types that this one is a kind of.
    public var supertypes: Set<UTType> {
        let parents = UTTypeTable.types[identifier]?.parents ?? []
        return Set(parents.flatMap { name in [UTType(known: name)] + UTType(known: name).supertypes })
    }

    /// The name.
    public var description: String { identifier }
}
