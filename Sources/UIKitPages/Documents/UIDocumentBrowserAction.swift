import UniformTypeIdentifiers

/// What an app does with documents in a document browser. iOS 11. Follows Apple's page "UIDocumentBrowserAction".
@preconcurrency @MainActor
open class UIDocumentBrowserAction: NSObject {
    private let name: String
    private let title: String
    private let places: Availability
    private let handler: ([URL]) -> Void

    /// Creates an action.
    ///
    /// - Parameter handler: called with the documents that the user has chosen the action for.
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

    /// Tells the action from others.
    open var identifier: String { name }
    /// What it is called.
    open var localizedTitle: String { title }
    /// Where it is offered.
    open var availability: UIDocumentBrowserAction.Availability { places }
    /// Its picture, in the navigation bar. Default `nil`.
    open var image: UIImage?
    /// The types of documents that it is offered for. Default: any.
    open var supportedContentTypes: [String] = [UTType.item.identifier]
    /// Whether it is offered for several documents at once. Default `true`.
    open var supportsMultipleItems = true

    /// Where an action is offered. Follows Apple's page "UIDocumentBrowserAction.Availability".
    public struct Availability: OptionSet, Sendable {
        /// The bits.
        public let rawValue: Int

        /// Creates a set of its bits.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// In the menu of a document.
        public static let menu = Availability(rawValue: 1 << 0)
        /// In the navigation bar, while the user selects documents.
        public static let navigationBar = Availability(rawValue: 1 << 1)
    }

    /// Whether it is offered for documents.
    func isOffered(for urls: [URL]) -> Bool {
        guard !urls.isEmpty, supportsMultipleItems || urls.count == 1 else { return false }
        return urls.allSatisfy { DocumentType($0).isOne(of: supportedContentTypes) }
    }

    func perform(_ urls: [URL]) { handler(urls) }
}

/// The type of a file, by the ending of its name. One of an unknown type is data.
struct DocumentType {
    private let type: UTType

    init(_ url: URL) { type = UTType(filenameExtension: url.pathExtension) ?? .data }

    func isOne(of names: [String]) -> Bool {
        names.contains { name in
            name == type.identifier || type.supertypes.contains { $0.identifier == name }
        }
    }
}
