import UniformTypeIdentifiers

/// One type of an item, and the source of its content.
struct ItemRepresentation: @unchecked Sendable {
    typealias DataHandler = @Sendable (Data?, (any Error)?) -> Void
    typealias FileHandler = @Sendable (URL?, Bool, (any Error)?) -> Void
    typealias ObjectHandler = @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void

    enum Source {
        case object(any NSItemProviderWriting)
        case laterObject((@escaping ObjectHandler) -> Progress?)
        case item(any NSSecureCoding)
        case laterItem(NSItemProvider.LoadHandler)
        case data((@escaping DataHandler) -> Progress?)
        case file((@escaping FileHandler) -> Progress?)
    }

    let type: String
    let visibility: NSItemProviderRepresentationVisibility
    let isInPlace: Bool
    let source: Source

    init(
        _ type: String, _ source: Source, visibility: NSItemProviderRepresentationVisibility = .all,
        isInPlace: Bool = false
    ) {
        self.type = type
        self.source = source
        self.visibility = visibility
        self.isInPlace = isInPlace
    }

    func conforms(to typeIdentifier: String) -> Bool {
        type == typeIdentifier || UTType(importedAs: type).conforms(to: UTType(importedAs: typeIdentifier))
    }

    /// The content that is available without loading.
    var present: AnyObject? {
        switch source {
        case .object(let object): object
        case .item(let item): item as AnyObject
        case .laterObject, .laterItem, .data, .file: nil
        }
    }
}

extension ItemRepresentation {
    /// Whether the content is an object of an app's class, which is delivered as data.
    var isWritten: Bool {
        if case .object(let object) = source { return !(object is any SystemItemValue) }
        return false
    }
}

// Loading.
extension ItemRepresentation {
    /// Loads the data. For a file, it is the file's content.
    func loadData(_ handler: @escaping DataHandler) -> Progress? {
        switch source {
        case .object(let object):
            return object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
        case .laterObject(let load):
            let type = type
            return load { object, error in
                guard let object else { return handler(nil, error ?? ItemProviderError.unavailable) }
                _ = object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: handler)
            }
        case .item(let item):
            let data = Self.data(of: item)
            handler(data, data == nil ? ItemProviderError.cannotBeConverted : nil)
            return nil
        case .laterItem(let load):
            load(
                { item, error in
                    let data = item.flatMap(Self.data(of:))
                    handler(data, data == nil ? error ?? ItemProviderError.unavailable : nil)
                }, NSData.self, [:])
            return nil
        case .data(let load): return load(handler)
        case .file(let load):
            return load { file, _, error in
                let data = file.flatMap { try? Data(contentsOf: $0) }
                handler(data, data == nil ? error ?? ItemProviderError.unavailable : nil)
            }
        }
    }

    /// Loads the registered object, if it is a system object or an item; otherwise `nil`.
    func loadObject(_ handler: @escaping @Sendable (AnyObject?) -> Void) -> Progress? {
        switch source {
        case .object(let object): handler(object is any SystemItemValue ? object : nil)
        case .item(let item): handler(item as AnyObject)
        case .laterObject(let load):
            return load { object, _ in handler(object is any SystemItemValue ? object : nil) }
        case .laterItem, .data, .file: handler(nil)
        }
        return nil
    }

    /// Returns the data of a Foundation item.
    static func data(of item: any NSSecureCoding) -> Data? {
        switch item {
        case let data as NSData: Data(referencing: data)
        case let text as NSString: Data(text.description.utf8)
        case let url as NSURL:
            url.isFileURL
                ? try? Data(contentsOf: url as URL) : Data(url.absoluteString.utf8)
        default: nil
        }
    }
}

/// A system object, which an item provider delivers without conversion, because Linux can't represent some of them as
/// data without loss.
package protocol SystemItemValue: NSItemProviderWriting {}

/// The reasons for which an item provider fails to load.
enum ItemProviderError: Int, CustomNSError {
    case unavailable = -1000
    case cannotBeConverted = -1200

    static var errorDomain: String { NSItemProvider.errorDomain }
    var errorCode: Int { rawValue }
}
