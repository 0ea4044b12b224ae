/// The smallest part of a document that is laid out by itself: a paragraph, for one. iOS 15. Follows Apple's page
/// "NSTextElement".
open class NSTextElement: NSObject {
    /// Creates an element of a content manager, without a range.
    public init(textContentManager: NSTextContentManager?) {
        self.textContentManager = textContentManager
        super.init()
    }

    /// The content manager that has the element. Not retained. An element can move to another one.
    open weak var textContentManager: NSTextContentManager?

    /// What the element covers of the document. The content manager sets it. Default `nil`.
    open var elementRange: NSTextRange?

    /// The elements within this one. Default none. iOS 16.
    open var childElements: [NSTextElement] { [] }

    /// The element that this one is in. Default `nil`. iOS 16.
    open var parent: NSTextElement? { nil }

    /// Whether the element is laid out itself: a content manager enumerates those that are. Default `true`. iOS 16.
    open var isRepresentedElement: Bool { true }
}

/// A paragraph of a document. iOS 15. Follows Apple's page "NSTextParagraph".
open class NSTextParagraph: NSTextElement {
    private let text: NSAttributedString

    /// Creates a paragraph with its text, to which the newline at its end belongs; without one an empty paragraph.
    public init(attributedString: NSAttributedString?) {
        text =
            attributedString.map { NSAttributedString(attributedString: $0) }
            ?? NSAttributedString(string: "")
        super.init(textContentManager: nil)
    }

    /// The text, with the newline at its end.
    open var attributedString: NSAttributedString { text }

    /// The range of the paragraph without the newline at its end; `nil` without ``NSTextElement/elementRange``.
    open var paragraphContentRange: NSTextRange? { part(0..<contentLength) }

    /// The range of the newline; `nil` where there is none, or no ``NSTextElement/elementRange``.
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
    /// In UTF-16 units. What ends a paragraph is a newline, a carriage return, both, or the paragraph separator.
    var lengthWithoutParagraphSeparator: Int {
        guard let last, ["\n", "\r", "\r\n", "\u{2029}"].contains(last) else { return utf16.count }
        return utf16.count - last.utf16.count
    }
}
