extension UINavigationBar: SelfDrawing {
    func prepareLook() { showItems() }

    func drawLook() {
        let area = CGRect(
            x: 0, y: barPosition == .topAttached ? -frame.minY : 0, width: bounds.width,
            height: bounds.maxY + (barPosition == .topAttached ? frame.minY : 0))
        let look = shownAppearance
        drawBarBackground(look, in: area, edge: area.maxY)
        guard let item = topItem, !item.isSearchAlone else { return }
        if let prompt = item.prompt {
            let line = CGRect(x: 0, y: 4, width: bounds.width, height: 24)
            DrawnText(prompt, .systemFont(ofSize: 13), .label).draw(in: line, .center)
        }
        if showsLargeTitle { drawLargeTitle(item, look) } else { drawTitle(item, look) }
    }

    private var lineTop: CGFloat { topItem?.prompt == nil ? 0 : 30 }

    private func drawTitle(_ item: UINavigationItem, _ look: UINavigationBarAppearance?) {
        guard item.titleView == nil, let title = item.title else { return }
        let attributes = look?.titleTextAttributes ?? titleTextAttributes ?? [:]
        let line = CGRect(
            x: 90, y: lineTop, width: max(0, bounds.width - 180), height: min(bounds.height, 44))
        DrawnText(
            title, attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold),
            attributes[.foregroundColor] as? UIColor ?? .label
        ).draw(in: line, .center)
    }

    private func drawLargeTitle(_ item: UINavigationItem, _ look: UINavigationBarAppearance?) {
        guard let title = item.title else { return }
        let attributes = look?.largeTitleTextAttributes ?? largeTitleTextAttributes ?? [:]
        let margin = layoutMargins.left > 8 ? layoutMargins.left : 16
        let line = CGRect(
            x: margin, y: bounds.maxY - item.searchHeight - 52, width: bounds.width - 2 * margin, height: 48)
        DrawnText(
            title, attributes[.font] as? UIFont ?? .systemFont(ofSize: 34, weight: .bold),
            attributes[.foregroundColor] as? UIColor ?? .label
        ).draw(in: line)
    }

    /// Since iOS 15 a bar over content that is at its top is clear.
    private var shownAppearance: UINavigationBarAppearance? {
        topItem?.scrollEdgeAppearance ?? scrollEdgeAppearance ?? topItem?.standardAppearance
            ?? looksIfSet?.standardAppearance
    }
}

extension UITabBar: SelfDrawing {
    func prepareLook() { showItems() }

    func drawLook() {
        let look = looksIfSet?.scrollEdgeAppearance ?? looksIfSet?.standardAppearance
        drawBarBackground(look, in: bounds, edge: 0)
    }
}

extension UIToolbar: SelfDrawing {
    func prepareLook() { showItems() }

    func drawLook() { drawBarBackground(nil, in: bounds, edge: 0) }
}

extension UIView {
    /// Before iOS 15 bars are never clear by themselves.
    fileprivate func drawBarBackground(_ look: UIBarAppearance?, in area: CGRect, edge: CGFloat) {
        let isClear = Runtime.current.system >= .iOS(15)
        if let color = look?.backgroundColor ?? (isClear ? nil : .systemBackground) {
            fill(UIBezierPath(rect: area), color)
        }
        let line = look.map(\.shadowColor) ?? (isClear ? nil : .separator)
        guard let line, look?.backgroundColor != nil || !isClear else { return }
        fill(UIBezierPath(rect: CGRect(x: area.minX, y: edge, width: area.width, height: 1 / 3)), line)
    }
}
