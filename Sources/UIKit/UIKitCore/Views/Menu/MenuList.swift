/// The rows of a menu, one below the other, with separators and gaps. They scroll if not all of them fit.
@MainActor
final class MenuList: UIScrollView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
    }

    required init?(coder: NSCoder) { nil }

    var rows: [MenuRow] { subviewList.compactMap { $0 as? MenuRow } }

    override func layoutSubviews() {
        super.layoutSubviews()
        var y: CGFloat = 0
        for row in rows {
            if row.hasGap { y += MenuView.gap }
            let place = CGRect(x: 0, y: y, width: bounds.width, height: row.height)
            if row.frame != place { row.frame = place }
            y += row.height
        }
        let size = CGSize(width: bounds.width, height: y)
        if contentSize != size { contentSize = size }
        let isLonger = y > bounds.height + 0.5
        (isScrollEnabled, delaysContentTouches) = (isLonger, isLonger)
        alwaysBounceVertical = false
    }

    /// Touches between entries are ignored.
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

extension MenuList: SelfDrawing {
    func prepareLook() { layoutIfNeeded() }

    func drawLook() {
        if isGlass { return drawLinesBetweenGroups() }
        for (index, row) in rows.enumerated() {
            if row.hasGap {
                let gap = CGRect(
                    x: 0, y: row.frame.minY - MenuView.gap, width: bounds.width, height: MenuView.gap)
                fill(UIBezierPath(rect: gap), .quaternarySystemFill)
            } else if index > 0 {
                let line = CGRect(x: 0, y: row.frame.minY, width: bounds.width, height: 1 / 3)
                fill(UIBezierPath(rect: line), .separator)
            }
        }
    }

    private func drawLinesBetweenGroups() {
        for row in rows where row.hasGap {
            let line = CGRect(
                x: 24, y: row.frame.minY - MenuView.gap / 2, width: bounds.width - 48, height: 1 / 3)
            fill(UIBezierPath(rect: line), .separator)
        }
    }
}
