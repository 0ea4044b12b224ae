/// A class whose objects an item provider can create from data. iOS 11. Follows Apple's page "NSItemProviderReading".
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The identifiers of the readable types, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns an object created from data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The visibility of a registered representation. iOS 11. Follows Apple's page "NSItemProviderRepresentationVisibility".
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All apps.
    case all = 0
    /// Apps of the same team.
    case team = 1
    /// Only this app.
    case ownProcess = 3
}

/// The options for providing a file. iOS 11. Follows Apple's page "NSItemProviderFileOptions".
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: Int

    /// Creates options from a raw value.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file is opened in place, without a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// A class whose objects an item provider can provide as data. iOS 11. Follows Apple's page "NSItemProviderWriting".
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The identifiers of the class's writable types, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The identifiers of this object's writable types. Optional; the default is the class's types.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Returns the visibility of data of a type. Optional; the default is all apps.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Returns the visibility of this object's data of a type. Optional; the default is the class's visibility.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Creates data of one of the types, and calls the handler with it, immediately or later. Returns the progress, if there is any.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

// Members that are optional in Apple's protocol.
extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
        type(of: self).writableTypeIdentifiersForItemProvider
    }

    /// Returns `.all`.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    /// Returns the class's visibility.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        type(of: self).itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}
