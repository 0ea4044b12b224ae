/// An element that is read line by line, such as the page of a book. iOS 5. Follows Apple's page "UIAccessibilityReadingContent".
public protocol UIAccessibilityReadingContent {
    /// Returns the number of the line at a point in the view's coordinates; `NSNotFound` for none. Follows Apple's page
    /// "accessibilityLineNumber(for:)".
    func accessibilityLineNumber(for point: CGPoint) -> Int

    /// Returns the text of a line. Follows Apple's page "accessibilityContent(forLineNumber:)".
    func accessibilityContent(forLineNumber lineNumber: Int) -> String?

    /// Returns the frame of a line in screen coordinates. Follows Apple's page "accessibilityFrame(forLineNumber:)".
    func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect

    /// Returns the text of the page. Follows Apple's page "accessibilityPageContent()".
    func accessibilityPageContent() -> String?

    /// Returns the text of a line with speech attributes. Takes precedence over the plain text. iOS 11. Follows Apple's page
    /// "accessibilityAttributedContent(forLineNumber:)".
    func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString?

    /// Returns the text of the page with speech attributes. Takes precedence over the plain text. iOS 11. Follows Apple's page
    /// "accessibilityAttributedPageContent()".
    func accessibilityAttributedPageContent() -> NSAttributedString?
}

// Apple's members are optional.
extension UIAccessibilityReadingContent {
    /// Returns the plain text.
    public func accessibilityAttributedContent(forLineNumber lineNumber: Int) -> NSAttributedString? {
        accessibilityContent(forLineNumber: lineNumber).map { NSAttributedString(string: $0) }
    }

    /// Returns the plain text.
    public func accessibilityAttributedPageContent() -> NSAttributedString? {
        accessibilityPageContent().map { NSAttributedString(string: $0) }
    }
}
