/// Searches the text of a text view.
@MainActor
final class TextViewFinder: NSObject, UITextSearching {
    private weak var view: UITextView?
    let interaction: UIFindInteraction
    /// The decorations of the results.
    private(set) var decorations: [(range: NSRange, style: UITextSearchFoundTextStyle)] = []

    init(_ view: UITextView) {
        self.view = view
        interaction = UIFindInteraction(sessionDelegate: view)
        super.init()
    }

    var selectedTextRange: UITextRange? { view?.selectedTextRange }

    func compare(_ foundRange: UITextRange, toRange: UITextRange, document: AnyHashable??) -> ComparisonResult
    {
        view?.compare(foundRange.start, to: toRange.start) ?? .orderedSame
    }

    func performTextSearch(
        queryString: String, options: UITextSearchOptions,
        resultAggregator: UITextSearchAggregator<AnyHashable?>
    ) {
        for range in (view?.wholeText ?? "").found(queryString, options) {
            resultAggregator.foundRange(TextOffsetRange(range), searchString: queryString, document: nil)
        }
        resultAggregator.finishedSearching()
    }

    func decorate(
        foundTextRange: UITextRange, document: AnyHashable??, usingStyle: UITextSearchFoundTextStyle
    ) {
        guard let range = (foundTextRange as? TextOffsetRange)?.range else { return }
        decorations.removeAll { $0.range == range }
        if usingStyle != .normal { decorations.append((range, usingStyle)) }
        view?.setNeedsDisplay()
    }

    func clearAllDecoratedFoundText() {
        decorations = []
        view?.setNeedsDisplay()
    }

    func scrollRangeToVisible(_ range: UITextRange, inDocument: AnyHashable??) {
        if let range = (range as? TextOffsetRange)?.range { view?.scrollRangeToVisible(range) }
    }

    // MARK: Replacing

    var supportsTextReplacement: Bool { view?.isEditable ?? false }

    func shouldReplace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) -> Bool {
        view?.shouldChangeText(in: foundTextRange, replacementText: withText) ?? false
    }

    func replace(foundTextRange: UITextRange, document: AnyHashable??, withText: String) {
        view?.replace(foundTextRange, withText: withText)
    }

    /// Replaces from the end, so that the remaining ranges stay valid.
    func replaceAll(queryString: String, options: UITextSearchOptions, withText: String) {
        guard let view else { return }
        for range in view.wholeText.found(queryString, options).reversed()
        where view.shouldChangeText(in: TextOffsetRange(range), replacementText: withText) {
            view.replace(TextOffsetRange(range), withText: withText)
        }
    }
}

extension String {
    /// Returns the ranges of a text, in UTF-16 units, without overlaps.
    @MainActor
    func found(_ query: String, _ options: UITextSearchOptions) -> [NSRange] {
        let words = options.wordMatchMethod == .contains ? [] : units(.word)
        var ranges: [NSRange] = []
        var start = startIndex
        while let match = range(of: query, options: options.stringCompareOptions, range: start..<endIndex),
            !match.isEmpty
        {
            let range = NSRange(match, in: self)
            switch options.wordMatchMethod {
            case .contains: ranges.append(range)
            case .startsWith:
                if words.contains(where: { $0.location == range.location }) { ranges.append(range) }
            case .fullWord: if words.begin(and: range) { ranges.append(range) }
            }
            start = match.upperBound
        }
        return ranges
    }
}

extension [NSRange] {
    /// Returns whether a range begins and ends at word boundaries.
    fileprivate func begin(and range: NSRange) -> Bool {
        contains { $0.location == range.location } && contains { $0.upperBound == range.upperBound }
    }
}

// A text view with a finder.
extension UITextView {
    func setFinder(_ isOn: Bool) {
        guard isOn != (finder != nil) else { return }
        if let finder {
            removeInteraction(finder.interaction)
            self.finder = nil
        } else {
            let made = TextViewFinder(self)
            finder = made
            addInteraction(made.interaction)
        }
    }

    /// Returns whether a find command can be performed; `nil` for another command.
    func canFind(_ action: Selector) -> Bool? { FindCommands.canPerform(action, self) }
}

// The state in which the user has left the view.
extension UITextView {
    var interactionValues: Any {
        InteractionValues.make(state.selection, isFirstResponder)
            .merging(["x": Int(bounded: contentOffset.x), "y": Int(bounded: contentOffset.y)]) { $1 }
    }

    func restoreInteraction(_ values: Any) {
        guard let read = InteractionValues(values) else { return }
        if read.isFirstResponder { becomeFirstResponder() }
        select(read.selection)
        if let values = values as? [String: Int], let x = values["x"], let y = values["y"] {
            contentOffset = CGPoint(x: x, y: y)
        }
    }
}
