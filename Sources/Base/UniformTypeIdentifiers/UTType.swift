@_exported import Foundation

/// A type of data, such as a PNG image, with its identifier and the types that it conforms to. iOS 14.
///
/// Contains the system-declared types that apps use most; Linux doesn't register an app's types. Follows Apple's
/// page "UTType".
public struct UTType: Hashable, Sendable, Codable, CustomStringConvertible {
    /// The identifier, such as `public.png`.
    public let identifier: String

    /// Creates the type with an identifier; `nil` if the system doesn't declare it.
    public init?(_ identifier: String) {
        guard UTTypeTable.types[identifier] != nil else { return nil }
        self.identifier = identifier
    }

    /// Creates a type that the app exports.
    public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Creates a type that the app imports.
    public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
        self.identifier = identifier
    }

    /// Creates the type for a filename extension; `nil` for an unknown extension, or if the type doesn't conform to
    /// `supertype`.
    public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
        let ending = filenameExtension.lowercased()
        let known = UTTypeTable.all.first { $0.extensions.contains(ending) }.map {
            UTType(known: $0.identifier)
        }
        guard let known, known.conforms(to: supertype) else { return nil }
        self = known
    }

    /// Creates the type for a MIME type; `nil` for an unknown one, or if the type doesn't conform to `supertype`.
    public init?(mimeType: String, conformingTo supertype: UTType = .data) {
        let known = UTTypeTable.all.first { $0.mimeType == mimeType.lowercased() }.map {
            UTType(known: $0.identifier)
        }
        guard let known, known.conforms(to: supertype) else { return nil }
        self = known
    }

    init(known identifier: String) { self.identifier = identifier }

    /// The preferred filename extension; `nil` if there is none.
    public var preferredFilenameExtension: String? { UTTypeTable.types[identifier]?.extensions.first }

    /// The preferred MIME type; `nil` if there is none.
    public var preferredMIMEType: String? { UTTypeTable.types[identifier]?.mimeType }

    /// Returns whether the type equals or conforms to another type.
    public func conforms(to type: UTType) -> Bool { type == self || supertypes.contains(type) }

    /// Returns whether the type is a subtype of another type.
    public func isSubtype(of type: UTType) -> Bool { supertypes.contains(type) }

    /// Returns whether the type is a supertype of another type.
    public func isSupertype(of type: UTType) -> Bool { type.supertypes.contains(self) }

    /// All types that this type conforms to.
    public var supertypes: Set<UTType> {
        let parents = UTTypeTable.types[identifier]?.parents ?? []
        return Set(parents.flatMap { name in [UTType(known: name)] + UTType(known: name).supertypes })
    }

    /// The identifier.
    public var description: String { identifier }
}
