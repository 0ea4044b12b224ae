/// The view of a search. Touches outside its subviews go to the content behind it.
final class SearchView: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}

/// Dims the searched content. A tap ends the search.
final class SearchShade: UIView {
    var onTap: (() -> Void)?
    private static let tap = Selector("leave", SearchShade.leave)

    override init(frame: CGRect) {
        super.init(frame: frame)
        backgroundColor = UIColor { traits in
            UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.45 : 0.2)
        }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
    }

    required init?(coder: NSCoder) { nil }

    private func leave() { onTap?() }
}
