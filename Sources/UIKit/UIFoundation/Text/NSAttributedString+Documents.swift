extension NSAttributedString {
    /// The format of a document. iOS 7. Follows Apple's page "NSAttributedString.DocumentType".
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String

        /// Creates a document type from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a document type from a raw value.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// Plain text, the only supported format.
        public static let plain = DocumentType("NSPlainText")
        /// Rich text.
        public static let rtf = DocumentType("NSRTF")
        /// Rich text with attachments.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML.
        public static let html = DocumentType("NSHTML")
    }

    /// A document attribute. iOS 7. Follows Apple's page "NSAttributedString.DocumentAttributeKey".
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String

        /// Creates an attribute key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an attribute key from a raw value.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The format: a ``DocumentType``.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The encoding of plain text: the raw value of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// The attributes of plain text: a dictionary.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
    }

    /// An option for reading a document. iOS 7. Follows Apple's page "NSAttributedString.DocumentReadingOptionKey".
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The raw value.
        public var rawValue: String

        /// Creates an option key from a raw value.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an option key from a raw value.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The format: a ``DocumentType``. Defaults to plain text.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The encoding of plain text: the raw value of a `String.Encoding`. Defaults to UTF-16 with a byte order mark, or UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// The attributes of plain text: a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
    }

    /// Creates an attributed string from a document's data. Throws an error for unsupported formats, and for data that isn't valid in the
    /// encoding. Only plain text is supported. iOS 7.
    ///
    /// Follows Apple's page "init(data:options:documentAttributes:)".
    public convenience init(
        data: Data, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        let document = try PlainTextDocument(data, options)
        dict?.pointee = document.attributes
        self.init(string: document.text, attributes: document.defaultAttributes)
    }

    /// Creates an attributed string from a document's file. iOS 9. Follows Apple's page "init(url:options:documentAttributes:)".
    public convenience init(
        url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// Returns a range of the text as a document's data. The attributes specify the format. Throws an error for unsupported formats, and
    /// for characters that the encoding can't represent. Only plain text is supported. iOS 7.
    ///
    /// Follows Apple's page "data(from:documentAttributes:)".
    public func data(
        from range: NSRange, documentAttributes dict: [NSAttributedString.DocumentAttributeKey: Any] = [:]
    ) throws -> Data {
        guard dict[.documentType].map(DocumentType.isPlain) ?? false else {
            throw CocoaError(.fileWriteUnsupportedScheme)
        }
        let encoding = String.Encoding(number: dict[.characterEncoding]) ?? .utf8
        guard let data = string.part(range).data(using: encoding) else {
            throw CocoaError(.fileWriteInapplicableStringEncoding)
        }
        return data
    }
}

extension NSMutableAttributedString {
    /// Replaces the text with that of a document's data. iOS 7. Follows Apple's page "read(from:options:documentAttributes:)".
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
    }

    /// Replaces the text with that of a document's file. iOS 9. Follows Apple's page "read(from:options:documentAttributes:)".
    public func read(
        from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(url: url, options: opts, documentAttributes: dict))
    }
}

extension NSAttributedString.DocumentType {
    fileprivate static func isPlain(_ value: Any) -> Bool {
        value as? NSAttributedString.DocumentType == .plain
            || value as? String == NSAttributedString.DocumentType.plain.rawValue
    }
}

/// A document of plain text.
private struct PlainTextDocument {
    let text: String
    let defaultAttributes: [NSAttributedString.Key: Any]
    private let encoding: String.Encoding

    init(_ data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
        guard options[.documentType].map(NSAttributedString.DocumentType.isPlain) ?? true else {
            throw CocoaError(.fileReadUnsupportedScheme)
        }
        let marked = data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF])
        encoding = String.Encoding(number: options[.characterEncoding]) ?? (marked ? .utf16 : .utf8)
        guard let text = String(data: data, encoding: encoding) else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        self.text = text
        defaultAttributes = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    }

    var attributes: NSDictionary {
        [
            NSAttributedString.DocumentAttributeKey.documentType.rawValue: NSAttributedString.DocumentType
                .plain.rawValue,
            NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: NSNumber(
                value: encoding.rawValue),
        ]
    }
}

extension String.Encoding {
    fileprivate init?(number: Any?) {
        switch number {
        case let value as UInt: self.init(rawValue: value)
        case let value as Int: self.init(rawValue: UInt(value))
        case let value as NSNumber: self.init(rawValue: value.uintValue)
        default: return nil
        }
    }
}
