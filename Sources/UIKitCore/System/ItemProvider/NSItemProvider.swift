import UniformTypeIdentifiers

/// Supplies something that the user has chosen, dragged, copied or shared, in one type or several.
///
/// Nothing goes from one process to another here. Objects of the system's are given out as they are; those of an app's own classes are
/// written as data and made again. Answers come in a later turn, on the main thread. Foundation's on Apple's systems. iOS 8. Follows
/// Apple's page "NSItemProvider".
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
    /// Is called with what was loaded, or an error.
    public typealias CompletionHandler = @Sendable ((any NSSecureCoding)?, (any Error)?) -> Void

    /// Loads an item: it is given the handler to call, the class that is wanted, and options.
    public typealias LoadHandler = @Sendable (CompletionHandler?, AnyClass?, [AnyHashable: Any]?) -> Void

    /// The domain of its errors.
    public static let errorDomain = "NSItemProviderErrorDomain"

    /// The codes of its errors. Follows Apple's page "NSItemProvider.ErrorCode".
    public enum ErrorCode: Int, Sendable {
        /// Something else has gone wrong.
        case unknownError = -1
        /// There is nothing of the type.
        case itemUnavailableError = -1000
        /// What was loaded is of another class.
        case unexpectedValueClassError = -1100
        /// What was loaded cannot be converted.
        case unavailableCoercionError = -1200
    }

    private var representations: [ItemRepresentation] = []
    /// Whether the items are dragged: then nothing is given out until they are dropped.
    package var isAwaitingDrop = false
    package var presentation = ItemPresentation()

    /// Creates a provider of nothing.
    public override init() { super.init() }

    /// Creates a provider of an object. iOS 11.
    public convenience init(object: any NSItemProviderWriting) {
        self.init()
        registerObject(object, visibility: .all)
    }

    /// Creates a provider of something of a type.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        super.init()
        guard let item, let typeIdentifier else { return }
        register(ItemRepresentation(typeIdentifier, .item(item)))
    }

    /// Creates a provider of a file, whose type the ending of its name says; `nil` where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        self.init()
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        registerFile(fileURL, type.identifier, isInPlace: false, .all)
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// A name for a file of the item; `nil` for none. iOS 11.
    open var suggestedName: String?

    /// A provider of the same.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSItemProvider()
        copy.representations = representations
        copy.suggestedName = suggestedName
        copy.presentation = presentation
        return copy
    }

    // MARK: Registering

    /// Registers an object in all its types. iOS 11.
    open func registerObject(
        _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
    ) {
        for type in object.writableTypeIdentifiersForItemProvider {
            let own = object.itemProviderVisibilityForRepresentation(withTypeIdentifier: type)
            register(ItemRepresentation(type, .object(object), visibility: own.narrower(visibility)))
        }
        if let sized = object as? any UIItemProviderPresentationSizeProviding, MainThread.isCurrent {
            nonisolated(unsafe) let sized = sized
            let size = MainActor.assumeIsolated { sized.preferredPresentationSizeForItemProvider }
            presentation.size = size
        }
    }

    /// Registers an object of a class, which a handler makes when it is wanted. iOS 11.
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

    /// Registers data of a type, which a handler loads when it is wanted. iOS 11.
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

    /// Registers a file of a type, which a handler supplies when it is wanted. iOS 11.
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

    /// Registers an item of a type, which a handler loads when it is wanted.
    open func registerItem(forTypeIdentifier typeIdentifier: String, loadHandler: @escaping LoadHandler) {
        register(ItemRepresentation(typeIdentifier, .laterItem(loadHandler)))
    }

    /// Of two things of one type the later counts, in the place of the earlier.
    private func register(_ representation: ItemRepresentation) {
        if let place = representations.firstIndex(where: { $0.type == representation.type }) {
            representations[place] = representation
        } else {
            representations.append(representation)
        }
    }

    /// Registers an object of the system's under one type, which need not be one of its own.
    func registerPasted(_ object: any SystemItemValue, _ type: String) {
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

    /// How the item is best shown. Default `.unspecified`. iOS 11. Follows Apple's page "preferredPresentationStyle".
    open var preferredPresentationStyle: NSItemProvider.PreferredPresentationStyle {
        get { presentation.style }
        set { presentation.style = newValue }
    }

    /// The size in which the item is best shown, in points. Default zero, or what an object says that was registered. iOS 11.
    /// Follows Apple's page "preferredPresentationSize".
    open var preferredPresentationSize: CGSize {
        get { presentation.size }
        set { presentation.size = newValue }
    }

    /// Data for apps of the same developer, which they can read before a drop. Default `nil`. iOS 11. Follows Apple's page "teamData".
    open var teamData: Data? {
        get { presentation.teamData }
        set { presentation.teamData = newValue }
    }

    // MARK: Types

    /// The names of the types, in the order in which they were registered: the best first.
    open var registeredTypeIdentifiers: [String] { representations.map(\.type) }

    /// The names of the types whose files can be given out in a way. iOS 11.
    open func registeredTypeIdentifiers(fileOptions: NSItemProviderFileOptions = []) -> [String] {
        fileOptions.contains(.openInPlace)
            ? representations.filter(\.isInPlace).map(\.type) : registeredTypeIdentifiers
    }

    /// Whether there is something of a type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        representation(of: typeIdentifier) != nil
    }

    /// Whether there is something of a type whose file can be given out in a way. iOS 11.
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

    /// Gives data of a type out, or an error, in a later turn. iOS 11.
    @preconcurrency @discardableResult
    open func loadDataRepresentation(
        forTypeIdentifier typeIdentifier: String,
        completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress {
        let answer = ItemAnswer { completionHandler($0 as? Data, $1) }
        guard let found = available(typeIdentifier) else { return answer.fail() }
        return answer.follow(found.loadData { answer.end($0, $1) })
    }

    /// Gives a copy of a file of a type out, or an error, in a later turn. The copy is gone when the handler returns. iOS 11.
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

    /// Gives a file of a type out, or an error, in a later turn: the file itself if it was registered so, otherwise a copy, which is the
    /// app's to remove. iOS 11.
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

    /// Whether an object of a class can be made of what is registered. iOS 11.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
    }

    /// Gives an object of a class out, or an error, in a later turn. iOS 11.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        nonisolated(unsafe) let completionHandler = completionHandler
        let answer = ItemAnswer { completionHandler($0 as? any NSItemProviderReading, $1) }
        let wanted = aClass.readableTypeIdentifiersForItemProvider.lazy.compactMap { self.available($0) }
            .first
        guard let wanted else { return answer.fail() }
        nonisolated(unsafe) let aClass = aClass
        return answer.follow(
            wanted.loadObject { object in
                if let object, ItemAnswer.isKind(object, of: aClass) { return answer.end(object, nil) }
                _ = wanted.loadData { data, error in
                    guard let data else { return answer.end(nil, error ?? ItemProviderError.unavailable) }
                    do {
                        let made = try aClass.object(withItemProviderData: data, typeIdentifier: wanted.type)
                        answer.end(made, nil)
                    } catch { answer.end(nil, error) }
                }
            })
    }

    /// Gives an item of a type out, or an error, in a later turn.
    ///
    /// What was registered as an item or an object of Foundation's is given out as it is, and everything else as `NSData`.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        nonisolated(unsafe) let completionHandler = completionHandler
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

    /// What is there of a type without being loaded: a value, or data that a handler supplies at once.
    package func presentValue(_ type: String) -> Any? {
        guard let found = representations.first(where: { $0.type == type }) else { return nil }
        if let object = found.present, !found.isWritten { return object }
        let box = ItemBox()
        _ = found.loadData { data, _ in box.data = data }
        return box.data
    }
}

/// Data that a handler has supplied while it was called.
private final class ItemBox: @unchecked Sendable {
    var data: Data?
}

extension NSItemProviderRepresentationVisibility {
    fileprivate func narrower(_ other: Self) -> Self { rawValue >= other.rawValue ? self : other }
}

/// A copy of an item in a folder of its own.
private struct TemporaryItemFile {
    let url: URL

    init?(_ data: Data, _ name: String) {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        url = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try data.write(to: url)
        } catch { return nil }
    }

    func remove() { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
}
