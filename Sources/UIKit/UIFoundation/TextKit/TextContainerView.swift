/// The view that shows a container's text, as the layout manager uses it.
@MainActor
package protocol TextContainerView: AnyObject, Sendable {
    /// Whether natural alignment starts at the right.
    var isTextRightToLeft: Bool { get }

    /// Returns the text with the links that the view detects.
    func withLinks(_ text: NSTextStorage) -> NSTextStorage

    /// Called after characters were replaced; the range is that of the new ones.
    func textWasChanged(in range: NSRange, by delta: Int)

    /// Called when the layout becomes invalid.
    func textWasLaidOut()
}

// A layout manager is nonisolated, and a view's text belongs to the main actor.
extension NSTextContainer {
    package var isRightToLeft: Bool {
        guard let textView else { return false }
        return MainActor.assumeIsolated { textView.isTextRightToLeft }
    }

    /// Returns the displayed text, with the links that the view detects.
    package func shown(_ text: NSTextStorage) -> NSTextStorage {
        guard let textView else { return text }
        return MainThread.isolated(text) { textView.withLinks($0) }
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
