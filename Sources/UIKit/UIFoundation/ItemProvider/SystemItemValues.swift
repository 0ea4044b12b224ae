import UniformTypeIdentifiers

// System objects in item providers.

extension NSString: NSItemProviderReading, SystemItemValue {
    /// The text types. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// The text types. iOS 11.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Returns a text created from UTF-8 data. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(String(data: data, encoding: .utf8).map { NSString(string: $0) })
    }

    /// Provides the text as UTF-8 data. iOS 11.
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
    /// The URL types. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.url.identifier, UTType.fileURL.identifier]
    }

    /// The URL types. iOS 11.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.url.identifier] }

    /// Returns a URL created from its text. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(String(data: data, encoding: .utf8).flatMap { NSURL(string: $0) })
    }

    /// Provides the text of the URL. iOS 11.
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
    /// The text types. iOS 11.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.utf8PlainText.identifier, UTType.plainText.identifier]
    }

    /// The text types, without attributes. iOS 11.
    ///
    /// Within the app the attributed text itself is delivered.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }

    /// Returns a text without attributes created from UTF-8 data. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(String(data: data, encoding: .utf8).map { NSAttributedString(string: $0) })
    }

    /// Provides the text without its attributes as UTF-8 data. iOS 11.
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
    /// Returns an image created from the data of a file. iOS 11.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        try made(UIImage(data: data))
    }

    /// Provides the image's file. A drawn image has no file here, and fails with an error. iOS 11.
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
    /// Returns a system object as an object of this class; throws an error if there is none, or if a subclass is
    /// requested.
    fileprivate static func made(_ object: AnyObject?) throws -> Self {
        guard let object = object as? Self else { throw ItemProviderError.cannotBeConverted }
        return object
    }
}
