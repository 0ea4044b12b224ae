/// The suggestions of a search in a vertical list, in front of its results. The dimensions follow no source.
@MainActor
final class SearchSuggestionList: UIScrollView {
    private let choose: (any UISearchSuggestion) -> Void
    private var rows: [SearchSuggestionRow] = []
    private static let rowHeight: CGFloat = 44

    init(choose: @escaping (any UISearchSuggestion) -> Void) {
        self.choose = choose
        super.init(frame: .zero)
        backgroundColor = .systemBackground
        alwaysBounceVertical = true
    }

    required init?(coder: NSCoder) { nil }

    func show(_ suggestions: [any UISearchSuggestion]) {
        for row in rows { row.removeFromSuperview() }
        rows = suggestions.map { suggestion in
            SearchSuggestionRow(suggestion) { [weak self] in self?.choose(suggestion) }
        }
        for row in rows { addSubview(row) }
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        for (index, row) in rows.enumerated() {
            row.frame = CGRect(
                x: 0, y: CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight)
        }
        contentSize = CGSize(width: width, height: CGFloat(rows.count) * Self.rowHeight)
    }
}

/// A suggestion that can be tapped.
@MainActor
private final class SearchSuggestionRow: UIControl {
    private let icon = UIImageView()
    private let label = UILabel()
    private let onTap: () -> Void

    init(_ suggestion: any UISearchSuggestion, onTap: @escaping () -> Void) {
        self.onTap = onTap
        super.init(frame: .zero)
        icon.image = suggestion.iconImage ?? UIImage(systemName: "magnifyingglass")
        icon.contentMode = .center
        icon.tintColor = .secondaryLabel
        label.font = .systemFont(ofSize: 17)
        if let words = suggestion.localizedAttributedSuggestion {
            label.attributedText = words
        } else {
            label.text = suggestion.localizedSuggestion
        }
        accessibilityLabel = suggestion.localizedDescription ?? suggestion.localizedSuggestion
        addSubview(icon)
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: 16, y: 0, width: 28, height: bounds.height)
        label.frame = CGRect(x: 56, y: 0, width: bounds.width - 72, height: bounds.height)
    }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        if isTouchInside { onTap() }
    }
}

extension UISearchController {
    func showSuggestions() {
        let isIgnored = ignoresSearchSuggestionsForSearchBarPlacementStacked && isBelowTitle
        guard let suggestions, !suggestions.isEmpty, !isIgnored else {
            suggestionList?.removeFromSuperview()
            suggestionList = nil
            return
        }
        let list = suggestionList ?? SearchSuggestionList { [weak self] in self?.choose($0) }
        suggestionList = list
        list.show(suggestions)
        if list.superview == nil {
            view.addSubview(list)
            view.setNeedsLayout()
        }
    }

    private func choose(_ suggestion: any UISearchSuggestion) {
        searchSuggestions = nil
        searchResultsUpdater?.updateSearchResults(for: self, selecting: suggestion)
    }
}
