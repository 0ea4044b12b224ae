/// The view that shows the text of a container: what a layout manager asks it and tells it.
@MainActor
package protocol TextContainerView: AnyObject, Sendable {
    /// Whether lines of natural alignment begin at the right.
    var isTextRightToLeft: Bool { get }

    /// The text with the links that the view finds in it.
    func withLinks(_ text: NSTextStorage) -> NSTextStorage

    /// Called when characters were replaced; the range is that of the new ones.
    func textWasChanged(in range: NSRange, by delta: Int)

    /// Called when the layout is no longer true.
    func textWasLaidOut()
}

// A layout manager belongs to no actor, and the text of a view to the main one.
extension NSTextContainer {
    package var isRightToLeft: Bool {
        guard let textView else { return false }
        return MainActor.assumeIsolated { textView.isTextRightToLeft }
    }

    /// The text as it is shown, with the links that the view finds in it.
    package func shown(_ text: NSTextStorage) -> NSTextStorage {
        guard let textView else { return text }
        nonisolated(unsafe) let text = text
        nonisolated(unsafe) var shown = text
        MainActor.assumeIsolated { shown = textView.withLinks(text) }
        return shown
    }

    func tellTextView(edited range: NSRange, by delta: Int, _ mask: NSTextStorage.EditActions) {
        guard let textView, mask.contains(.editedCharacters) else { return }
        MainActor.assumeIsolated { textView.textWasChanged(in: range, by: delta) }
    }

    func tellTextViewOfLayout() {
        guard let textView else { return }
        MainActor.assumeIsolated { textView.textWasLaidOut() }
    }
}
