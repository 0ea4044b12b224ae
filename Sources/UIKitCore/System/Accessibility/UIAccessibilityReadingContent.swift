/// An element that is read line by line, as the page of a book is. iOS 5. Follows Apple's page "UIAccessibilityReadingContent".
public protocol UIAccessibilityReadingContent {
    /// The line at a point in the view's coordinates; `NSNotFound` for none. Follows Apple's page "accessibilityLineNumber(for:)".
    func accessibilityLineNumber(for point: CGPoint) -> Int

    /// The text of a line. Follows Apple's page "accessibilityContent(forLineNumber:)".
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?

    /// Where a line is on the screen. Follows Apple's page "accessibilityFrame(forLineNumber:)".
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect

    /// The text of the page. Follows Apple's page "accessibilityPageContent()".
    func accessibilityPageContent() -> String?

    /// The text of a line with how it is spoken; asked before the plain text. iOS 11. Follows Apple's page
    /// "accessibilityAttributedContent(forLineNumber:)".
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?

    /// The text of the page with how it is spoken; asked before the plain text. iOS 11. Follows Apple's page
    /// "accessibilityAttributedPageContent()".
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

// Apple's members are optional.
extension UIAccessibilityReadingContent {
    /// The plain text.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    /// The plain text.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
