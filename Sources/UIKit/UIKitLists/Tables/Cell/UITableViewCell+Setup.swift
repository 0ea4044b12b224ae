extension UITableViewCell {
    func setUp() {
        content.frame = bounds
        addSubview(content)
    }

    func resetForReuse() {
        if stance.isSelected { setSelected(false, animated: false) }
        if stance.isHighlighted { setHighlighted(false, animated: false) }
    }

    /// The table view that contains the cell.
    var table: UITableView? { enclosing(UITableView.self) }

    /// Applies the table view's margins if they have changed.
    func take(_ margins: CellMargins) {
        guard setting.margins != margins else { return }
        setting.margins = margins
        setNeedsLayout()
    }
}
