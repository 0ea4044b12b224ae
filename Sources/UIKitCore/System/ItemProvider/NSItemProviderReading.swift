/// Classes whose objects an item provider makes out of data. iOS 11. Follows Apple's page "NSItemProviderReading".
public protocol NSItemProviderReading: NSObjectProtocol {
    /// The names of the types that the class can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }

    /// An object made of data of one of these types.
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may see what an item provider has registered. iOS 11. Follows Apple's page "NSItemProviderRepresentationVisibility".
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
    /// All apps.
    case all = 0
    /// The apps of the same developer.
    case team = 1
    /// This app.
    case ownProcess = 3
}

/// How a file of an item provider is given out. iOS 11. Follows Apple's page "NSItemProviderFileOptions".
public struct NSItemProviderFileOptions: OptionSet, Sendable {
    /// The number of the options.
    public let rawValue: Int

    /// Creates options from a number.
    public init(rawValue: Int) {
        self.rawValue = rawValue
    }

    /// The file itself is given out, and not a copy.
    public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Classes whose objects an item provider gives out as data. iOS 11. Follows Apple's page "NSItemProviderWriting".
public protocol NSItemProviderWriting: NSObjectProtocol {
    /// The names of the types that the class can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }

    /// The names of the types that this object can be written as. Without it those of the class.
    var writableTypeIdentifiersForItemProvider: [String] { get }

    /// Who may see data of a type. Without it everybody.
    static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Who may see this object's data of a type. Without it the class is asked.
    func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility

    /// Makes data of one of the types, and calls the handler with it, at once or later. Returns the progress, if there is one to follow.
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

// What Apple declares as optional.
extension NSItemProviderWriting {
    /// The types of the class.
    public var writableTypeIdentifiersForItemProvider: [String] {
        type(of: self).writableTypeIdentifiersForItemProvider
    }

    /// Everybody.
    public static func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility { .all }

    /// As the class says.
    public func itemProviderVisibilityForRepresentation(
        withTypeIdentifier typeIdentifier: String
    ) -> NSItemProviderRepresentationVisibility {
        type(of: self).itemProviderVisibilityForRepresentation(withTypeIdentifier: typeIdentifier)
    }
}
