import ListUpdates

/// The app's separator settings.
struct TableSeparator {
    var style = UITableViewCell.SeparatorStyle.singleLine
    var color: UIColor?
    var effect: UIVisualEffect?
    /// The separator inset; `nil` for the table view's default.
    var inset: UIEdgeInsets?
    var reference = UITableView.SeparatorInsetReference.fromCellEdges
}

extension UITableView {
    func changeSeparator(_ change: (inout TableSeparator) -> Void) {
        change(&separator)
        for row in shown.list { configureSurroundings(of: row.cell, at: row.place) }
    }

    var shownSeparatorInset: UIEdgeInsets {
        separator.inset ?? UIEdgeInsets(top: 0, left: cellMargins.leading, bottom: 0, right: 0)
    }

    /// The separator below a row: none below the last row of a group with rounded corners, and from edge to edge below the last row of
    /// another group.
    func rowSeparator(_ place: ItemPlace) -> RowSeparator {
        var line = RowSeparator(
            isShown: separator.style != .none, inset: separator.inset ?? .zero,
            followsText: separator.inset == nil || separator.reference == .fromAutomaticInsets,
            color: separatorColor)
        let isLast = place.item == rows.counts[place.section] - 1
        if isLast, styleStorage == .insetGrouped { line.isShown = false }
        if isLast, styleStorage == .grouped {
            line.inset = .zero
            line.followsText = false
        }
        return line
    }
}

extension UITableViewCell {
    /// The effective inset: the app's, the table view's, or the start of the text.
    var shownSeparatorInset: UIEdgeInsets {
        let line = setting.separator
        guard line.followsText else { return line.inset }
        let start = textStart
        return isRightToLeft
            ? UIEdgeInsets(top: 0, left: line.inset.right, bottom: 0, right: start + line.inset.left)
            : UIEdgeInsets(top: 0, left: start + line.inset.left, bottom: 0, right: line.inset.right)
    }
}
