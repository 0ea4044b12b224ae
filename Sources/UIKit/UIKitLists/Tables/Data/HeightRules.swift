/// The height settings of the app, in points.
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

/// The default heights of a table view.
@MainActor
struct StandardHeights {
    let style: UITableView.Style

    /// The minimum height of an automatic row with its separator. Since iOS 26 Interface Builder stores 51 to 52 points.
    static var row: CGFloat { Runtime.current.design == .glass ? 52 : 44 }

    /// The height of a header or footer with a title, without the extra space above the first header.
    func titled(_ kind: HeadKind) -> CGFloat {
        if style == .plain { return 28 }
        return kind == .header ? 38 : 30
    }

    /// The height of a header or footer without a title. Adjacent groups without headers and footers share the space between them.
    func untitled(_ kind: HeadKind, isFirst: Bool) -> CGFloat {
        guard style != .plain else { return 0 }
        return isFirst && kind == .header ? 35 : CGFloat(17.5).upToPixel(Runtime.current.screen.scale)
    }

    /// The extra space above the first header in grouped styles.
    var aboveFirst: CGFloat { style == .plain ? 0 : CGFloat(17.5).upToPixel(Runtime.current.screen.scale) }
}

extension UITableView {
    var standardHeights: StandardHeights { StandardHeights(style: styleStorage) }

    func changeHeights(_ change: (inout HeightRules) -> Void) {
        change(&heightRules)
        heightsMayHaveChanged()
    }

    /// Computes the heights again before the next layout pass.
    func heightsMayHaveChanged() {
        guard rows.phase == .known else { return }
        rows.forget()
        shown.needReplacing = false
        setNeedsLayout()
    }
}
