/// The standard commands of editing, which edit menus and keys send up the responder chain. iOS 3.
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
}
