import UniformTypeIdentifiers

/// Provides an item that the user has selected, dragged, copied or shared, in one type or several.
///
/// Here no data is sent between processes. System objects are delivered without conversion; objects of an app's own classes are converted
/// to data and created again. Handlers are called in a later turn, on the main thread. The class is Foundation's on Apple's systems. iOS 8.
/// Follows Apple's page "NSItemProvider".
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// A closure that receives the loaded item, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// A closure that loads an item. Its parameters are the handler to call, the requested class, and options.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The error domain.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The error codes. Follows Apple's page "NSItemProvider.ErrorCode".
    public enum ErrorCode: Int, Sendable {
        /// An unknown error.
        case unknownError = -1
        /// The type isn't available.
        case itemUnavailableError = -1000
        /// The loaded item has an unexpected class.
        case unexpectedValueClassError = -1100
        /// The loaded item can't be converted.
        case unavailableCoercionError = -1200
    }

    private var representations: [ItemRepresentation] = []
    /// Whether the items are being dragged. Nothing is loaded until they are dropped.
    package var isAwaitingDrop = false
    package var presentation = ItemPresentation()

    /// Creates an empty provider.
    public override init() { super.init() }

    /// Creates a provider of an object. iOS 11.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of an item with a type.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        guard let item, let typeIdentifier else { return }
        register(ItemRepresentation(typeIdentifier, .item(item)))
    }

    /// Creates a provider of a file, with the type of its file extension; `nil` if there is no file.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFile(fileURL, type.identifier, isInPlace: false, .all)
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// A suggested file name for the item; `nil` for none. iOS 11.
    open var suggestedName: String?

    /// Returns a provider of the same item.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.representations = representations
        copy.suggestedName = suggestedName
        copy.presentation = presentation
        return copy
    }

    // MARK: Registering

    /// Registers an object with all its types. iOS 11.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            register(ItemRepresentation(type, .object(object), visibility: own.narrower(visibility)))
        }
        if let sized = object as? any UIItemProviderPresentationSizeProviding, MainThread.isCurrent {
            presentation.size = MainThread.isolated(sized) { $0.preferredPresentationSizeForItemProvider }
        }
    }

    /// Registers an object of a class, which a handler creates on demand. iOS 11.
    @preconcurrency
    open func registerObject(
        ofClass aClass: any NSItemProviderWriting.Type, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable ((any NSItemProviderWriting)?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        for type in aClass.writableTypeIdentifiersForItemProvider {
            let own = aClass.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            register(
                ItemRepresentation(type, .laterObject(loadHandler), visibility: own.narrower(visibility)))
        }
    }

    /// Registers data of a type, which a handler loads on demand. iOS 11.
    @preconcurrency
    open func registerDataRepresentation(
        forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (Data?, (any Error)?) -> Void
            ) -> Progress?
    ) {
        register(ItemRepresentation(typeIdentifier, .data(loadHandler), visibility: visibility))
    }

    /// Registers a file of a type, which a handler provides on demand. iOS 11.
    @preconcurrency
    open func registerFileRepresentation(
        forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
        visibility: NSItemProviderRepresentationVisibility,
        loadHandler:
            @escaping @Sendable (
                @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
            ) -> Progress?
    ) {
        register(
            ItemRepresentation(
                typeIdentifier, .file(loadHandler), visibility: visibility,
                isInPlace: fileOptions.contains(.openInPlace)))
    }

    /// Registers an item of a type, which a handler loads on demand.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(ItemRepresentation(typeIdentifier, .laterItem(loadHandler)))
    }

    /// If a type is registered again, the later representation replaces the earlier one at its position.
    private func register(_ representation: ItemRepresentation) {
        if let place = representations.firstIndex(where: { $0.type == representation.type }) {
            representations[place] = representation
        } else {
            representations.append(representation)
        }
    }

    /// Registers a system object with one type, which may be another one than its own types.
    package func registerPasted(_ object: any SystemItemValue, _ type: String) {
        register(ItemRepresentation(type, .object(object)))
    }

    private func registerFile(
        _ file: URL, _ type: String, isInPlace: Bool, _ visibility: NSItemProviderRepresentationVisibility
    ) {
        let load: (@escaping ItemRepresentation.FileHandler) -> Progress? = {
            $0(file, false, nil)
            return nil
        }
        register(
            ItemRepresentation(type, .file(load), visibility: visibility, isInPlace: isInPlace))
    }

    // MARK: Presentation

    /// The preferred presentation of the item. Default `.unspecified`. iOS 11. Follows Apple's page "preferredPresentationStyle".
    open var preferredPresentationStyle: NSItemProvider.PreferredPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }

    /// The preferred presentation size, in points. Default zero, or the size that a registered object provides. iOS 11. Follows Apple's
    /// page "preferredPresentationSize".
    open var preferredPresentationSize: CGSize {
        get { presentation.size }
        set { presentation.size = newValue }
    }

    /// Data for apps of the same team, which they can read before a drop. Default `nil`. iOS 11. Follows Apple's page "teamData".
    open var teamData: Data? {
        get { presentation.teamData }
        set { presentation.teamData = newValue }
    }

    // MARK: Types

    /// The identifiers of the types, in the order in which they were registered: the best first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// Returns the identifiers of the types whose files support the options. iOS 11.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        fileOptions.contains(.openInPlace)
            ? representations.filter(\.isInPlace).map(\.type) : registeredTypeIdentifiers
    }

    /// Whether a registered type is or conforms to the given type.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(of: typeIdentifier) != nil
    }

    /// Whether a registered type conforms to the given type and its file supports the options. iOS 11.
    open func hasRepresentationConforming(
        toTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = []
    ) -> Bool {
        representations.contains {
            $0.conforms(to: typeIdentifier) && ($0.isInPlace || !fileOptions.contains(.openInPlace))
        }
    }

    private func representation(of type: String) -> ItemRepresentation? {
        representations.first { $0.type == type } ?? representations.first { $0.conforms(to: type) }
    }

    // MARK: Loading

    /// Loads data of a type. The handler receives it, or an error, in a later turn. iOS 11.
    @preconcurrency @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let answer = ItemAnswer { completionHandler($0 as? Data, $1) }
        guard let found = available(typeIdentifier) else { return answer.fail() }
        return answer.follow(found.loadData { answer.end($0, $1) })
    }

    /// Loads a copy of a file of a type. The handler receives it, or an error, in a later turn. The copy is removed when the handler
    /// returns. iOS 11.
    @preconcurrency @discardableResult
    open func loadFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
    ) -> Progress {
        let name = fileName(of: typeIdentifier)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            let file = data.flatMap { TemporaryItemFile($0, name) }
            completionHandler(file?.url, file == nil ? error ?? ItemProviderError.unavailable : nil)
            file?.remove()
        }
    }

    /// Loads a file of a type. The handler receives it, or an error, in a later turn: the file itself if it was registered for that,
    /// otherwise a copy, which the app has to remove. iOS 11.
    @preconcurrency @discardableResult
    open func loadInPlaceFileRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
    ) -> Progress {
        if let found = available(typeIdentifier), found.isInPlace, case .file(let load) = found.source {
            let answer = ItemAnswer { completionHandler($0 as? URL, $0 != nil, $1) }
            return answer.follow(load { file, _, error in answer.end(file, error) })
        }
        let name = fileName(of: typeIdentifier)
        return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
            let file = data.flatMap { TemporaryItemFile($0, name) }
            completionHandler(file?.url, false, file == nil ? error ?? ItemProviderError.unavailable : nil)
        }
    }

    private func fileName(of typeIdentifier: String) -> String {
        let type = representation(of: typeIdentifier).map { UTType(importedAs: $0.type) }
        let ending = type?.preferredFilenameExtension.map { ".\($0)" } ?? ""
        return (suggestedName ?? "file") + ending
    }

    /// Whether an object of a class can be created from a registered type. iOS 11.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Loads an object of a class. The handler receives it, or an error, in a later turn. iOS 11.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let answer = ItemAnswer { completionHandler($0 as? any NSItemProviderReading, $1) }
        let wanted = aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.available($0) }
            .first
        guard let wanted else { return answer.fail() }
        // A class is immutable, but its conformance may be isolated.
        let aClass = UncheckedSendable(aClass)
        return answer.follow(
            wanted.loadObject { object in
                if let object, ItemAnswer.isKind(object, of: aClass.value) { return answer.end(object, nil) }
                _ = wanted.loadData { data, error in
                    guard let data else { return answer.end(nil, error ?? ItemProviderError.unavailable) }
                    do {
                        let made = try aClass.value.object(
                            withItemProviderData: data, typeIdentifier: wanted.type)
                        answer.end(made, nil)
                    } catch { answer.end(nil, error) }
                }
            })
    }

    /// Loads an item of a type. The handler receives it, or an error, in a later turn.
    ///
    /// Items and Foundation objects are delivered as registered, and all other content as `NSData`.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let answer = ItemAnswer { completionHandler?($0 as? any NSSecureCoding, $1) }
        guard let found = available(typeIdentifier) else {
            _ = answer.fail()
            return
        }
        if let item = found.present as? any NSSecureCoding { return answer.end(item, nil) }
        switch found.source {
        case .laterItem(let load): load({ answer.end($0, $1) }, nil, options)
        case .file(let load): _ = load { file, _, error in answer.end(file.map { $0 as NSURL }, error) }
        default: _ = found.loadData { data, error in answer.end(data.map { $0 as NSData }, error) }
        }
    }

    private func available(_ type: String) -> ItemRepresentation? {
        isAwaitingDrop ? nil : representation(of: type)
    }

    /// Returns the content of a type without a load: a value, or data that a handler provides immediately.
    package func presentValue(_ type: String) -> Any? {
        guard let found = representations.first(where: { $0.type == type }) else { return nil }
        if let object = found.present, !found.isWritten { return object }
        let box = ItemBox()
        _ = found.loadData { data, _ in box.data = data }
        return box.data
    }
}

/// The data that a handler provides during its call.
private final class ItemBox: @unchecked Sendable {
    var data: Data?
}

extension NSItemProviderRepresentationVisibility {
    fileprivate func narrower(_ other: Self) -> Self { rawValue >= other.rawValue ? self : other }
}

/// A copy of an item in a directory of its own.
private struct TemporaryItemFile {
    let url: URL

    init?(_ data: Data, _ name: String) {
        do {
            url = try TemporaryFolder.ofProcess().appendingPathComponent(name)
            try data.write(to: url)
        } catch { return nil }
    }

    func remove() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
