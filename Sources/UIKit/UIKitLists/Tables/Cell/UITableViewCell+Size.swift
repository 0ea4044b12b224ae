// The preferred height of a cell.
extension UITableViewCell {
    func cellSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        updateConfigurationIfNeeded()
        guard hasOwnConstraints || configurations.contentView != nil else { return sizeThatFits(target) }
        let layout = CellLayout(of: self, in: CGSize(width: target.width, height: bounds.height))
        if configurations.contentView != nil {
            giveMarginsToConfiguredContent()
            place(shownContent, at: layout.content)
        }
        // Constraints to the margins use the margins of the final layout.
        setContentMargins(hasAccessory: layout.accessory != nil)
        let outside = target.width - layout.content.width
        let size = shownContent.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - outside), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        guard size.height > 0 else {
            UITableViewCell.warnOfCollapse()
            return CGSize(width: target.width, height: standardHeight(forWidth: target.width))
        }
        let least: CGFloat = configurations.contentView is UIListContentView ? standardContentHeight : 0
        return CGSize(
            width: size.width + outside,
            height: max(size.height, least) + UITableViewCell.lineBelowContent)
    }

    /// Sets the frame. Content with constraints gets its new size immediately: the layout of another cell may solve the constraints of all
    /// cells before this cell's own layout.
    func move(to newFrame: CGRect) {
        if frame != newFrame { frame = newFrame }
        guard hasOwnConstraints || configurations.contentView != nil else { return }
        place(shownContent, at: CellLayout(of: self, in: bounds.size).content)
    }

    /// Whether the content view has constraints to its contents.
    private var hasOwnConstraints: Bool { !content.flags.isDisjoint(with: .takesPartInLayout) }

    /// The height of a row that contains only the style's labels and image.
    func standardHeight(forWidth width: CGFloat) -> CGFloat {
        let layout = CellLayout(of: self, in: CGSize(width: width, height: 44))
        let trailing = layout.accessory == nil ? setting.margins.trailing : 8
        let needed =
            parts.isEmpty
            ? 0 : CellStandardLayout.height(of: self, width: layout.content.width, trailing: trailing)
        return max(standardContentHeight, needed) + UITableViewCell.lineBelowContent
    }

    /// The minimum height of a list's content. Evidence: geo-table-row-automatic, geo-table-content-early.
    private var standardContentHeight: CGFloat { StandardHeights.row - 1 / Runtime.current.screen.scale }

    /// Evidence: gt2-table-29.
    private static func warnOfCollapse() {
        let diagnostics = Runtime.current.diagnostics
        let name = Runtime.current.system >= .iOS(15) ? "table view cell" : "tableview cell"
        let words =
            "[Warning] Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a \(name)'s content view. We're considering the collapse unintentional and using standard height instead."
        if !diagnostics.entries.contains(where: { $0.message == words }) { diagnostics.warn(words) }
    }
}
