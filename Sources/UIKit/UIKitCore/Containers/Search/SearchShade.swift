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
    /// Returns the search bar, which isn't dimmed since iOS 26.
    var findBar: () -> UISearchBar? = { nil }
    private static let tap = Selector("leave", SearchShade.leave)
    private static let color = UIColor { traits in
        UIColor(white: 0, alpha: traits.userInterfaceStyle == .dark ? 0.45 : 0.2)
    }

    override init(frame: CGRect) {
        super.init(frame: frame)
        if !isGlass { backgroundColor = Self.color }
        addGestureRecognizer(UITapGestureRecognizer(target: self, action: Self.tap))
    }

    required init?(coder: NSCoder) { nil }

    private func leave() { onTap?() }
}

extension SearchShade: SelfDrawing {
    /// Dims everything but the glass of the search bar, which may be outside.
    func drawLook() {
        guard isGlass, let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.clip(to: bounds)
        let path = UIBezierPath(rect: bounds)
        if let bar = findBar(), bar.isIntegrated, bar.windowLink != nil {
            for part in SearchBarParts(of: bar).glass { path.append(capsule(convert(part, from: bar))) }
        }
        path.usesEvenOddFillRule = true
        fill(path, Self.color)
        context.restoreGState()
    }
}
