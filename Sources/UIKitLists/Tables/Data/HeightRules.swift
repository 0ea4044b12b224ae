/// What the app has set about heights, in points.
struct HeightRules {
    var row = UITableView.automaticDimension
    var header = UITableView.automaticDimension
    var footer = UITableView.automaticDimension
    var estimatedRow = UITableView.automaticDimension
    var estimatedHeader = UITableView.automaticDimension
    var estimatedFooter = UITableView.automaticDimension
    var headerTopPadding = UITableView.automaticDimension
    var filler = UITableView.automaticDimension
    var invalidation = UITableView.SelfSizingInvalidation.enabled

    func height(of kind: HeadKind) -> CGFloat { kind == .header ? header : footer }

    func estimate(of kind: HeadKind) -> CGFloat { kind == .header ? estimatedHeader : estimatedFooter }
}

/// Heights that tables have by themselves.
@MainActor
struct StandardHeights {
    let style: UITableView.Style

    /// That of a header or footer with a text, without what stands above a table's first one.
    func titled(_ kind: HeadKind) -> CGFloat {
        if style == .plain { return 28 }
        return kind == .header ? 38 : 30
    }

    /// The room between groups that have neither headers nor footers is shared by both.
    func untitled(_ kind: HeadKind, isFirst: Bool) -> CGFloat {
        guard style != .plain else { return 0 }
        return isFirst && kind == .header ? 35 : CGFloat(17.5).upToPixel(Runtime.current.screen.scale)
    }

    /// What the first header of groups has above it, beside what the others have.
    var aboveFirst: CGFloat { style == .plain ? 0 : CGFloat(17.5).upToPixel(Runtime.current.screen.scale) }
}

extension UITableView {
    var standardHeights: StandardHeights { StandardHeights(style: styleStorage) }

    func changeHeights(_ change: (inout HeightRules) -> Void) {
        change(&heightRules)
        heightsMayHaveChanged()
    }

    /// Heights are worked out again before the next layout.
    func heightsMayHaveChanged() {
        guard rows.phase == .known else { return }
        rows.forget()
        shown.needReplacing = false
        setNeedsLayout()
    }
}
