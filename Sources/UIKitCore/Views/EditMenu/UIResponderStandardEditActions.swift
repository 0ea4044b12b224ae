/// The standard commands of editing, which menus and keys send up the responder chain. iOS 3.
///
/// ``UIResponder/canPerformAction(_:withSender:)`` says which of them are there. Follows Apple's page
/// "UIResponderStandardEditActions".
@preconcurrency @MainActor
public protocol UIResponderStandardEditActions: NSObjectProtocol {
    /// Takes the selection away and puts it on the pasteboard.
    func cut(_ sender: Any?)

    /// Puts the selection on the pasteboard.
    func copy(_ sender: Any?)

    /// Puts what is on the pasteboard in the place of the selection.
    func paste(_ sender: Any?)

    /// Selects what is at the insertion point.
    func select(_ sender: Any?)

    /// Selects everything.
    func selectAll(_ sender: Any?)

    /// Takes the selection away. iOS 3.2.
    func delete(_ sender: Any?)

    /// Puts the text on the pasteboard in, with the look of what is around. iOS 15.
    func pasteAndMatchStyle(_ sender: Any?)

    /// Puts the address on the pasteboard in, and goes there. iOS 15.
    func pasteAndGo(_ sender: Any?)

    /// Puts the words on the pasteboard in, and searches for them. iOS 15.
    func pasteAndSearch(_ sender: Any?)

    /// Has the selected paragraphs written from left to right. iOS 5.
    func makeTextWritingDirectionLeftToRight(_ sender: Any?)

    /// Has the selected paragraphs written from right to left. iOS 5.
    func makeTextWritingDirectionRightToLeft(_ sender: Any?)

    /// Makes the selected text bold, or not. iOS 6.
    func toggleBoldface(_ sender: Any?)

    /// Makes the selected text italic, or not. iOS 6.
    func toggleItalics(_ sender: Any?)

    /// Underlines the selected text, or not. iOS 6.
    func toggleUnderline(_ sender: Any?)

    /// Makes the selected text larger. iOS 7.
    func increaseSize(_ sender: Any?)

    /// Makes the selected text smaller. iOS 7.
    func decreaseSize(_ sender: Any?)

    /// Begins to find text. iOS 16.
    func find(_ sender: Any?)

    /// Begins to find text and to replace it. iOS 16.
    func findAndReplace(_ sender: Any?)

    /// Goes to the next text that was found. iOS 16.
    func findNext(_ sender: Any?)

    /// Goes to the text that was found before this one. iOS 16.
    func findPrevious(_ sender: Any?)

    /// Finds what is selected. iOS 16.
    func useSelectionForFind(_ sender: Any?)

    /// Prints the content. Its selector is `print:`. iOS 15.
    func printContent(_ sender: Any?)

    /// Gives what is selected another name. iOS 16.
    func rename(_ sender: Any?)

    /// Makes a copy of what is selected. iOS 16.
    func duplicate(_ sender: Any?)

    /// Moves what is selected to another place. iOS 16.
    func move(_ sender: Any?)

    /// Exports what is selected. iOS 16.
    func export(_ sender: Any?)

    /// Changes the attributes of the selection: the handler makes the new ones of each run from the old ones. iOS 13.
    func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any])
}

extension UIResponderStandardEditActions {
    /// Stands in for the optional method: takes nothing away.
    public func cut(_ sender: Any?) {}
    /// Stands in for the optional method: puts nothing on the pasteboard.
    public func copy(_ sender: Any?) {}
    /// Stands in for the optional method: puts nothing in.
    public func paste(_ sender: Any?) {}
    /// Stands in for the optional method: selects nothing.
    public func select(_ sender: Any?) {}
    /// Stands in for the optional method: selects nothing.
    public func selectAll(_ sender: Any?) {}
    /// Stands in for the optional method: takes nothing away.
    public func delete(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func pasteAndMatchStyle(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func pasteAndGo(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func pasteAndSearch(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func makeTextWritingDirectionLeftToRight(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func makeTextWritingDirectionRightToLeft(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func toggleBoldface(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func toggleItalics(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func toggleUnderline(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func increaseSize(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func decreaseSize(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func find(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func findAndReplace(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func findNext(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func findPrevious(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func useSelectionForFind(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func printContent(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func rename(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func duplicate(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func move(_ sender: Any?) {}
    /// Stands in for the optional method: does nothing.
    public func export(_ sender: Any?) {}
    /// Stands in for the optional method: changes nothing.
    public func updateTextAttributes(
        conversionHandler: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
    ) {}
}
