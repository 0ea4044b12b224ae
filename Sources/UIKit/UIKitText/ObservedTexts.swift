// The observable properties of text views and text contents.
extension UITextView: ObservedKind {}
extension NSTextContentManager: ObservedKind {}
extension NSTextContentStorage: ObservedTextStorage {}

extension ObservedKind where Self: UITextView {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.text: .text, \Self.attributedText: .attributedText]
    }
}

extension ObservedKind where Self: NSTextContentManager {
    package static func kindProperties() -> [AnyKeyPath: ObservedProperty] {
        [
            \Self.textLayoutManagers: .textLayoutManagers,
            \Self.primaryTextLayoutManager: .primaryTextLayoutManager,
            \Self.hasEditingTransaction: .hasEditingTransaction,
        ]
    }
}

extension ObservedTextStorage where Self: NSTextContentStorage {
    package static func storageProperties() -> [AnyKeyPath: ObservedProperty] {
        [\Self.attributedString: .attributedString]
    }
}
