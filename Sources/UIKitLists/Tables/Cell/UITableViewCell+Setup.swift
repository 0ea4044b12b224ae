extension UITableViewCell {
    func setUp() {
        content.frame = boundsStorage
        addSubview(content)
    }

    func resetForReuse() {
        if stance.isSelected { setSelected(false, animated: false) }
        if stance.isHighlighted { setHighlighted(false, animated: false) }
    }

    /// The table that shows the cell.
    var table: UITableView? { enclosing(UITableView.self) }

    /// Takes on what the table says; `false` where nothing of it is new.
    func take(_ margins: CellMargins) {
        guard setting.margins != margins else { return }
        setting.margins = margins
        setNeedsLayout()
    }
}
