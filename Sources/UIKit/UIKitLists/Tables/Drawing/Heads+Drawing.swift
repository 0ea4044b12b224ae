extension UITableViewHeaderFooterView: SelfDrawing {
    /// Draws the background. A header or footer of a plain table view covers the rows below it. Before iOS 15 it always has a background.
    package func drawLook() {
        guard setting.style == .plain, setting.background == nil, configurations.background == nil,
            backgroundColor == nil
        else { return }
        guard let table = superview as? UITableView else { return }
        let isLate = Runtime.current.system >= .iOS(15)
        if isLate, !table.floats(self) { return }
        let ground: UIColor = isLate ? .systemBackground : .secondarySystemBackground
        fill(UIBezierPath(rect: bounds), ground.withAlphaComponent(0.94))
    }
}

extension UITableView {
    /// Whether a header or footer floats at the edge. From a reload to the next layout pass, the headers and footers belong to the old
    /// data, and none floats.
    func floats(_ view: UIView) -> Bool {
        guard !shown.needReplacing, let head = shownHeads.list.first(where: { $0.view === view }) else {
            return false
        }
        return restingFrame(head.place).minY != view.frame.minY
    }
}

extension SectionIndexView: SelfDrawing {
    func drawLook() {
        guard let look else { return }
        if let ground = isFollowing ? look.trackingBackground ?? look.background : look.background {
            fill(UIBezierPath(rect: bounds), ground)
        }
        for (number, title) in titles.enumerated() {
            let line = CGRect(
                x: 0, y: top + CGFloat(number) * Self.lineHeight, width: bounds.width,
                height: Self.lineHeight)
            draw(title, in: line, look.color ?? tintColor)
        }
    }

    private func draw(_ title: String, in rect: CGRect, _ color: UIColor) {
        if title == UITableView.indexSearch {
            return drawSign("magnifyingglass", 10, .semibold, color, in: rect)
        }
        DrawnText(title, .systemFont(ofSize: 11, weight: .semibold), color).draw(in: rect, .center)
    }
}
