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
}
