import UniformTypeIdentifiers

/// An app's custom action in a document browser. iOS 11. Follows Apple's page "UIDocumentBrowserAction".
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    private let name: String
    private let title: String
    private let places: Availability
    private let handler: ([URL]) -> Void

    /// Creates an action.
    ///
    /// - Parameter handler: called with the documents for which the user has selected the action.
    public init(
        identifier: String, localizedTitle: String, availability: UIDocumentBrowserAction.Availability,
        handler: @escaping ([URL]) -> Void
    ) {
        name = identifier
        title = localizedTitle
        places = availability
        self.handler = handler
        super.init()
    }

    /// The identifier of the action.
    open var identifier: String { name }
    /// The title of the action.
    open var localizedTitle: String { title }
    /// The locations of the action.
    open var availability: UIDocumentBrowserAction.Availability { places }
    /// The image in the navigation bar. Default `nil`.
    open var image: UIImage?
    /// The types of documents that the action supports. Default: all types.
    open var supportedContentTypes: [String] = [UTType.item.identifier]
    /// Whether the action supports several documents at once. Default `true`.
    open var supportsMultipleItems = true

    /// The locations of an action. Follows Apple's page "UIDocumentBrowserAction.Availability".
    public struct Availability: OptionSet, Sendable {
        /// The raw value.
        public let rawValue: Int

        /// Creates a set from its raw value.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// The menu of a document.
        public static let menu = Availability(rawValue: 1 << 0)
        /// The navigation bar, while the user selects documents.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    /// Whether the action is available for documents.
    func isOffered(for urls: [URL]) -> Bool {
        guard !urls.isEmpty, supportsMultipleItems || urls.count == 1 else { return false }
        return urls.allSatisfy { DocumentType($0).isOne(of: supportedContentTypes) }
    }

    func perform(_ urls: [URL]) { handler(urls) }
}

/// The type of a file, by its name extension. A file with an unknown extension is data.
struct DocumentType {
    private let type: UTType

    init(_ url: URL) { type = UTType(filenameExtension: url.pathExtension) ?? .data }

    func isOne(of names: [String]) -> Bool {
        names.contains { name in
            name == type.identifier || type.supertypes.contains { $0.identifier == name }
        }
    }
}
