extension NSAttributedString {
    /// The format of a document. iOS 7. Follows Apple's page "NSAttributedString.DocumentType".
    public struct DocumentType: RawRepresentable, Hashable, Sendable {
        /// The format's name.
        public var rawValue: String

        /// Creates a format from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates a format from its name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// Text without attributes. It is the only format that is read and written here.
        public static let plain = DocumentType("NSPlainText")
        /// Rich text.
        public static let rtf = DocumentType("NSRTF")
        /// Rich text with attachments.
        public static let rtfd = DocumentType("NSRTFD")
        /// HTML.
        public static let html = DocumentType("NSHTML")
    }

    /// What a document says besides its text. iOS 7. Follows Apple's page "NSAttributedString.DocumentAttributeKey".
    public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
        /// The attribute's name.
        public var rawValue: String

        /// Creates an attribute from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an attribute from its name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The format: a ``DocumentType``.
        public static let documentType = DocumentAttributeKey("DocumentType")
        /// The encoding of plain text: the number of a `String.Encoding`.
        public static let characterEncoding = DocumentAttributeKey("CharacterEncoding")
        /// The attributes of plain text: a dictionary.
        public static let defaultAttributes = DocumentAttributeKey("DefaultAttributes")
    }

    /// How a document is read. iOS 7. Follows Apple's page "NSAttributedString.DocumentReadingOptionKey".
    public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
        /// The option's name.
        public var rawValue: String

        /// Creates an option from its name.
        public init(rawValue: String) {
            self.rawValue = rawValue
        }

        /// Creates an option from its name.
        public init(_ rawValue: String) {
            self.init(rawValue: rawValue)
        }

        /// The format: a ``DocumentType``. Without it plain text.
        public static let documentType = DocumentReadingOptionKey("DocumentType")
        /// The encoding of plain text: the number of a `String.Encoding`. Without it UTF-16 with a byte order mark, or UTF-8.
        public static let characterEncoding = DocumentReadingOptionKey("CharacterEncoding")
        /// The attributes of plain text: a dictionary.
        public static let defaultAttributes = DocumentReadingOptionKey("DefaultAttributes")
    }

    /// Creates a text of a document's data. An error for formats other than plain text, which nothing reads here, and for data that is no text
    /// of the encoding. iOS 7.
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

    /// Creates a text of a document's file. iOS 9. Follows Apple's page "init(url:options:documentAttributes:)".
    public convenience init(
        url: URL, options: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
    }

    /// A part of the text as a document's data. The attributes name the format; an error for formats other than plain text, which nothing writes
    /// here, and for characters that the encoding lacks. iOS 7.
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
    /// Puts the text of a document's data in the place of this one. iOS 7. Follows Apple's page "read(from:options:documentAttributes:)".
    public func read(
        from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
        documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
    ) throws {
        setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
    }

    /// Puts the text of a document's file in the place of this one. iOS 9. Follows Apple's page "read(from:options:documentAttributes:)".
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
