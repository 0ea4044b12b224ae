import UniformTypeIdentifiers

// The system's objects in item providers.

extension NSString: NSItemProviderReading, SystemItemValue {
    /// Texts. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// Texts. iOS 11.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// A text made of data in UTF-8. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(String(data: data, encoding: .utf8).map { NSString(string: $0) })
    }

    /// The text in UTF-8. iOS 11.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, SystemItemValue {
    /// Addresses. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.fileURL.identifier]
    }

    /// Addresses. iOS 11.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// An address made of its text. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
    }

    /// The text of the address. iOS 11.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension NSAttributedString: NSItemProviderReading, SystemItemValue {
    /// Texts. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// Texts, without their attributes. iOS 11.
    ///
    /// Within the app the text itself is given out, with all attributes.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// A text without attributes made of data in UTF-8. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) })
    }

    /// The text without its attributes in UTF-8. iOS 11.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(string.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, SystemItemValue {
    /// An image made of the data of a file. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(UIImage(data: data))
    }

    /// The image as a file. An image that was drawn has none here: the error says so. iOS 11.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let isPNG = typeIdentifier == UTType.png.identifier
        let data = isPNG ? pngData() : jpegData(compressionQuality: 1)
        completionHandler(data, data == nil ? ItemProviderError.cannotBeConverted : nil)
        return nil
    }
}

extension NSItemProviderReading {
    /// An object of the system's as one of this class; an error where there is none, or where a subclass is asked for.
    fileprivate static func made(_ object: AnyObject?) throws -> Self {
        guard let object = object as? Self else { throw ItemProviderError.cannotBeConverted }
        return object
    }
}
