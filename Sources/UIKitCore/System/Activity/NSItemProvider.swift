import UniformTypeIdentifiers

/// Classes whose objects an item provider can give out. Follows Apple's page "NSItemProviderReading".
public protocol NSItemProviderReading: AnyObject {
    /// The names of the types that the class can be made of, the best first.
    static var readableTypeIdentifiersForItemProvider: [String] { get }
}

/// Classes whose objects an item provider can be made of. Follows Apple's page "NSItemProviderWriting".
public protocol NSItemProviderWriting: AnyObject {
    /// The names of the types that the class can be written as, the best first.
    static var writableTypeIdentifiersForItemProvider: [String] { get }
}

/// Supplies an object that the user has chosen, dragged or shared.
///
/// It holds the object itself: on Linux nothing goes from one process to another, and no data is made of the object. Answers
/// come in a later turn, on the main thread. Call it there. Foundation's on Apple's systems. iOS 8. Follows Apple's page
/// "NSItemProvider".
open class NSItemProvider: NSObject, @unchecked Sendable {
    private let object: Any?
    private let types: [String]

    /// Creates a provider of nothing.
    public override convenience init() { self.init(item: nil, typeIdentifier: nil) }

    /// Creates a provider of an object. iOS 11.
    public init(object: any NSItemProviderWriting) {
        self.object = object
        types = type(of: object).writableTypeIdentifiersForItemProvider
    }

    /// Creates a provider of something of a type.
    public init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
        object = item
        types = typeIdentifier.map { [$0] } ?? []
    }

    /// Creates a provider of a file, whose type the ending of its name says; `nil` where there is none.
    public convenience init?(contentsOf fileURL: URL!) {
        guard let fileURL, FileManager.default.fileExists(atPath: fileURL.path) else { return nil }
        let type = UTType(filenameExtension: fileURL.pathExtension) ?? .data
        self.init(item: fileURL as NSURL, typeIdentifier: type.identifier)
        suggestedName = fileURL.deletingPathExtension().lastPathComponent
    }

    /// A name for a file of the object; `nil` for none. iOS 11.
    open var suggestedName: String?

    /// The names of the object's types, the best first.
    open var registeredTypeIdentifiers: [String] { types }

    /// Whether the object is of a type, or of a kind of it.
    open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
        let wanted = UTType(importedAs: typeIdentifier)
        return types.contains { UTType(importedAs: $0).conforms(to: wanted) }
    }

    /// Whether the object can be given out as one of a class. iOS 11.
    open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
        aClass.readableTypeIdentifiersForItemProvider.contains(where: hasItemConformingToTypeIdentifier)
            && value(as: aClass) != nil
    }

    /// Gives the object out as one of a class, or an error, in a later turn. iOS 11.
    @discardableResult
    open func loadObject(
        ofClass aClass: any NSItemProviderReading.Type,
        completionHandler: @escaping ((any NSItemProviderReading)?, (any Error)?) -> Void
    ) -> Progress {
        let found = canLoadObject(ofClass: aClass) ? value(as: aClass) : nil
        return answer { progress in
            completionHandler(found, found == nil ? ItemIsAbsent() : nil)
            progress.completedUnitCount = 1
        }
    }

    /// Gives out what the provider was made of, or an error, in a later turn.
    open func loadItem(
        forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
        completionHandler: (((any NSSecureCoding)?, (any Error)?) -> Void)? = nil
    ) {
        let found =
            hasItemConformingToTypeIdentifier(typeIdentifier) ? object as? any NSSecureCoding : nil
        _ = answer { _ in completionHandler?(found, found == nil ? ItemIsAbsent() : nil) }
    }

    private func value(as aClass: any NSItemProviderReading.Type) -> (any NSItemProviderReading)? {
        guard let reading = object as? any NSItemProviderReading, isKind(reading, of: aClass) else {
            return nil
        }
        return reading
    }

    private func isKind(_ object: any NSItemProviderReading, of aClass: any NSItemProviderReading.Type)
        -> Bool
    {
        var current: AnyClass? = type(of: object) as AnyClass
        while let present = current {
            if present == aClass as AnyClass { return true }
            current = _getSuperclass(present)
        }
        return false
    }

    private func answer(_ body: @escaping (Progress) -> Void) -> Progress {
        let progress = Progress(totalUnitCount: 1)
        nonisolated(unsafe) let body = body
        MainActor.assumeIsolated {
            Runtime.loop.nextTurn("answer of an item provider") { body(progress) }
        }
        return progress
    }
}

/// The provider has nothing of the kind.
private struct ItemIsAbsent: CustomNSError {
    static let errorDomain = "NSItemProviderErrorDomain"
    let errorCode = -1000
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    /// Texts. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
    /// Texts. iOS 11.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    /// Addresses. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
    /// Addresses. iOS 11.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }
}
