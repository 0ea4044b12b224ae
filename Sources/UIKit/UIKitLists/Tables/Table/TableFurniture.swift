/// The views of a table view that aren't rows.
struct TableFurniture {
    var header: UIView?
    var footer: UIView?
    var background: UIView?

    @MainActor var headerHeight: CGFloat { header?.bounds.height ?? 0 }
    @MainActor var footerHeight: CGFloat { footer?.bounds.height ?? 0 }
    var isBackgroundShown: Bool { background != nil }
}

extension UITableView {
    func setUp() {
        alwaysBounceVertical = true
        clipsToBounds = true
        backgroundColor = styleStorage.standardBackground
    }

    func setFurniture(_ place: WritableKeyPath<TableFurniture, UIView?>, _ view: UIView?) {
        let old = furniture[keyPath: place]
        if old !== view { old?.removeFromSuperview() }
        furniture[keyPath: place] = view
        if let view {
            if place == \.background { insertSubview(view, at: 0) } else { addSubview(view) }
        }
        placeFurniture()
        guard place != \.background, rows.phase == .known else { return }
        if place == \.header, styleStorage != .plain, !rows.heads.isEmpty { loadHead(.header, 0) }
        shown.needPlacing = true
        contentHeightChanged()
        setNeedsLayout()
    }

    /// Positions the header and footer views, with their own heights and the table view's width.
    func placeFurniture() {
        let width = bounds.width
        if let header = furniture.header {
            move(header, to: CGRect(x: 0, y: 0, width: width, height: header.bounds.height))
        }
        if let footer = furniture.footer {
            let y = sectionsTop + CGFloat(rows.extents.total)
            move(footer, to: CGRect(x: 0, y: y, width: width, height: footer.bounds.height))
        }
        if let background = furniture.background { move(background, to: bounds) }
    }

    private func move(_ view: UIView, to frame: CGRect) {
        if view.frame != frame { view.frame = frame }
    }
}

extension UITableView.Style {
    /// The trait of the cells, headers and footers.
    var listEnvironment: UIListEnvironment {
        switch self {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        }
    }

    /// The color behind the rows.
    @MainActor
    var standardBackground: UIColor {
        switch self {
        case .plain: .systemBackground
        case .grouped, .insetGrouped: .systemGroupedBackground
        }
    }
}
