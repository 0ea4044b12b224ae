/// The standard edit commands, which menus and key commands send up the responder chain. iOS 3.
///
/// ``UIResponder/canPerformAction(_:withSender:)`` decides which of them are available. Follows Apple's page
/// "UIResponderStandardEditActions".
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Removes the selection and places it on the pasteboard.
    func cut(_ sender: Any?)

    /// Copies the selection to the pasteboard.
    func copy(_ sender: Any?)

    /// Replaces the selection with the pasteboard's content.
    func paste(_ sender: Any?)

    /// Selects the text at the insertion point.
    func select(_ sender: Any?)

    /// Selects everything.
    func selectAll(_ sender: Any?)

    /// Deletes the selection. iOS 3.2.
    func delete(_ sender: Any?)

    /// Pastes text with the style of the surrounding text. iOS 15.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Pastes a URL and opens it. iOS 15.
    func pasteAndGo(_ sender: Any?)

    /// Pastes text and searches for it. iOS 15.
    func pasteAndSearch(_ sender: Any?)

    /// Sets the writing direction of the selected paragraphs to left-to-right. iOS 5.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)

    /// Sets the writing direction of the selected paragraphs to right-to-left. iOS 5.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Toggles bold for the selected text. iOS 6.
    func toggleBoldface(_ sender: Any?)

    /// Toggles italic for the selected text. iOS 6.
    func toggleItalics(_ sender: Any?)

    /// Toggles underline for the selected text. iOS 6.
    func toggleUnderline(_ sender: Any?)

    /// Increases the size of the selected text. iOS 7.
    func increaseSize(_ sender: Any?)

    /// Decreases the size of the selected text. iOS 7.
    func decreaseSize(_ sender: Any?)

    /// Starts a search. iOS 16.
    func find(_ sender: Any?)

    /// Starts a search with replacement. iOS 16.
    func findAndReplace(_ sender: Any?)

    /// Moves to the next result. iOS 16.
    func findNext(_ sender: Any?)

    /// Moves to the previous result. iOS 16.
    func findPrevious(_ sender: Any?)

    /// Searches for the selection. iOS 16.
    func useSelectionForFind(_ sender: Any?)

    /// Prints the content. Its selector is `print:`. iOS 15.
    func printContent(_ sender: Any?)

    /// Renames the selection. iOS 16.
    func rename(_ sender: Any?)

    /// Duplicates the selection. iOS 16.
    func duplicate(_ sender: Any?)

    /// Moves the selection to another location. iOS 16.
    func move(_ sender: Any?)

    /// Exports the selection. iOS 16.
    func export(_ sender: Any?)

    /// Creates an item from the pasteboard. iOS 26.
    func newFromPasteboard(_ sender: Any?)

    /// Aligns the selected paragraphs left. iOS 26.
    func alignLeft(_ sender: Any?)

    /// Centers the selected paragraphs. iOS 26.
    func alignCenter(_ sender: Any?)

    /// Justifies the selected paragraphs. iOS 26.
    func alignJustified(_ sender: Any?)

    /// Aligns the selected paragraphs right. iOS 26.
    func alignRight(_ sender: Any?)

    /// Shows or hides the inspector. iOS 26.
    func toggleInspector(_ sender: Any?)

    /// Closes the frontmost item. iOS 26.
    func performClose(_ sender: Any?)

    /// Changes the attributes of the selection. The handler returns the new attributes of each run for the old ones.
    /// iOS 13.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponderStandardEditActions {
    /// The default implementation of the optional method. Does nothing.
    public func cut(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func copy(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func paste(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func select(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func selectAll(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func delete(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func pasteAndMatchStyle(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func pasteAndGo(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func pasteAndSearch(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func toggleBoldface(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func toggleItalics(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func toggleUnderline(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func increaseSize(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func decreaseSize(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func find(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func findAndReplace(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func findNext(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func findPrevious(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func useSelectionForFind(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func printContent(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func rename(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func duplicate(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func move(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func export(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func newFromPasteboard(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func alignLeft(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func alignCenter(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func alignJustified(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func alignRight(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func toggleInspector(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func performClose(_ sender: Any?) {}
    /// The default implementation of the optional method. Does nothing.
    public func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
}
