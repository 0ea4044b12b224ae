/// The smallest part of a document that is laid out independently, such as a paragraph. iOS 15. Follows Apple's page
/// "NSTextElement".
open class NSTextElement: NSObject {
    /// Creates an element for a content manager, without a range.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    /// The content manager of the element. Not retained. An element can be moved to another one.
    open weak var textContentManager: NSTextContentManager?

    /// The range of the element in the document, which the content manager sets. Default `nil`.
    open var elementRange: NSTextRange?

    /// The child elements. Default empty. iOS 16.
    open var childElements: [NSTextElement] { [] }

    /// The parent element. Default `nil`. iOS 16.
    open var parent: NSTextElement? { nil }

    /// Whether the element itself is laid out. A content manager enumerates only such elements. Default `true`. iOS 16.
    open var isRepresentedElement: Bool { true }
}

/// A paragraph of a document. iOS 15. Follows Apple's page "NSTextParagraph".
open class NSTextParagraph: NSTextElement {
    private let text: NSAttributedString

    /// Creates a paragraph with a text, which includes the newline at its end; `nil` for an empty paragraph.
    public init(attributedString: NSAttributedString?) {
        text =
            attributedString.map { NSAttributedString(attributedString: $0) }
            ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The text, including the newline at its end.
    open var attributedString: NSAttributedString { text }

    /// The range of the paragraph without the newline at its end; `nil` without ``NSTextElement/elementRange``.
    open var paragraphContentRange: NSTextRange? { part(0..<contentLength) }

    /// The range of the newline; `nil` if there is none, or no ``NSTextElement/elementRange``.
    open var paragraphSeparatorRange: NSTextRange? {
        let length = attributedString.length
        return contentLength < length ? part(contentLength..<length) : nil
    }

    private var contentLength: Int { attributedString.string.lengthWithoutParagraphSeparator }

    private func part(_ offsets: Range<Int>) -> NSTextRange? {
        guard let range = elementRange else { return nil }
        let length = attributedString.length
        let start = offsets.lowerBound == 0 ? range.location : place(offsets.lowerBound, in: range)
        let end = offsets.upperBound == length ? range.endLocation : place(offsets.upperBound, in: range)
        guard let start, let end else { return nil }
        return NSTextRange(location: start, end: end)
    }

    private func place(_ offset: Int, in range: NSTextRange) -> (any NSTextLocation)? {
        if let manager = textContentManager { return manager.location(range.location, offsetBy: offset) }
        return (range.location as? CountedLocation).map { CountedLocation($0.offset + offset) }
    }
}

extension String {
    /// The length in UTF-16 units. A paragraph ends with a newline, a carriage return, both, or the paragraph
    /// separator.
    var lengthWithoutParagraphSeparator: Int {
        guard let last, ["\n", "\r", "\r\n", "\u{2029}"].contains(last) else { return utf16.count }
        return utf16.count - last.utf16.count
    }
}
