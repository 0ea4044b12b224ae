extension UITextView {
    /// The selected ranges in ascending order, without overlaps; at least one. Setting an empty array sets an insertion point at the end of
    /// the selection. ``selectedRange`` is the union of the ranges. iOS 26.
    ///
    /// Follows Apple's header UITextView.h.
    public var selectedRanges: [NSRange] {
        get { parts(of: state.selection) }
        set { select(newValue) }
    }

    /// The ranges that a change of a range applies to: for the selection, all selected ranges.
    func parts(of range: NSRange) -> [NSRange] {
        state.parts.isEmpty || range != state.selection ? [range] : state.parts
    }

    func select(_ range: NSRange) { select([range]) }

    private func select(_ ranges: [NSRange]) {
        let ranges = ordered(ranges)
        clearsOnInsertion = false
        guard ranges != selectedRanges else { return takeTypingAttributes() }
        let selection = ranges.reduce(ranges[0], NSUnionRange)
        changeSelection {
            state.selection = selection
            if ranges.count > 1 { state.parts = ranges }
            if let marked = state.marked, NSUnionRange(marked, selection) != marked { endComposition() }
            takeTypingAttributes()
            setNeedsDisplay()
        }
        delegate?.textViewDidChangeSelection(self)
    }

    private func ordered(_ ranges: [NSRange]) -> [NSRange] {
        var ordered: [NSRange] = []
        for range in ranges.map(clamped).sorted(by: { $0.location < $1.location }) {
            if let last = ordered.last, range.location < last.upperBound || range.location == last.location {
                ordered[ordered.count - 1] = NSUnionRange(last, range)
            } else {
                ordered.append(range)
            }
        }
        let end = NSRange(location: state.selection.upperBound, length: 0)
        return ordered.isEmpty ? [clamped(end)] : ordered
    }
}

// The delegate's methods with several ranges, and those with their union.
extension UITextView {
    func mayChange(_ range: NSRange, to text: String) -> Bool {
        guard let delegate else { return true }
        let ranges = parts(of: range).map { NSValue(range: $0) }
        let answer = OptionalMember.askSince26 {
            delegate.textView(self, shouldChangeTextInRanges: ranges, replacementText: text)
        }
        return answer ?? delegate.textView(self, shouldChangeTextIn: range, replacementText: text)
    }

    func menuOfDelegate(for range: NSRange, _ suggested: [UIMenuElement]) -> UIMenu? {
        guard let delegate else { return nil }
        let ranges = parts(of: range).map { NSValue(range: $0) }
        let answer: UIMenu?? = OptionalMember.askSince26 {
            delegate.textView(self, editMenuForTextInRanges: ranges, suggestedActions: suggested)
        }
        return answer ?? delegate.textView(self, editMenuForTextIn: range, suggestedActions: suggested)
    }
}
