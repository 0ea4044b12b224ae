import ListUpdates

// Selection of rows by the app and by the user, with calls of the delegate.
extension UITableView {
    var selectsSeveral: Bool {
        editing.isOn ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection
    }

    var mayBeSelected: Bool {
        editing.isOn
            ? allowsSelectionDuringEditing || allowsMultipleSelectionDuringEditing
            : allowsSelection || allowsMultipleSelection
    }

    // MARK: By the app

    func selectByApp(_ path: IndexPath?, _ animated: Bool, _ position: ScrollPosition) {
        loadIfNeeded()
        guard let path, rows.counts.contains(ItemPlace(path)) else { return deselectAll(animated: animated) }
        let place = ItemPlace(path)
        if !selectsSeveral { deselectAll(except: place, animated: animated) }
        selection.insert(place)
        shown.cell(at: place)?.setSelected(true, animated: animated)
        if position != .none { scroll(to: path, position, animated) }
    }

    func deselectByApp(_ path: IndexPath, _ animated: Bool) {
        deselect(ItemPlace(path), animated: animated)
    }

    func deselectAll(except kept: ItemPlace? = nil, animated: Bool = false) {
        for place in selection.places where place != kept { deselect(place, animated: animated) }
    }

    func deselect(_ place: ItemPlace, animated: Bool) {
        guard selection.contains(place) else { return }
        selection.remove(place)
        shown.cell(at: place)?.setSelected(false, animated: animated)
    }

    // MARK: By the user

    /// Handles a tap on a row. Performs the primary action even if the delegate prevents the selection. Evidence: hunt-tables-07.
    func tapped(_ place: ItemPlace) {
        guard mayBeSelected else { return }
        let isDeselection = selectsSeveral && selection.contains(place)
        let acting = toggleSelection(place) ?? place
        if !isDeselection, rows.counts.contains(acting) { performPrimaryAction(acting) }
    }

    /// Selects a row, or deselects it if multiple selection is allowed. Returns the selected row.
    @discardableResult
    func toggleSelection(_ place: ItemPlace) -> ItemPlace? {
        guard selectsSeveral, selection.contains(place) else { return selectByUser(place) }
        deselectByUser(place)
        return nil
    }

    private func selectByUser(_ proposed: ItemPlace) -> ItemPlace? {
        guard let place = approvedSelection(proposed), rows.counts.contains(place) else { return nil }
        let wasSelected = selection.contains(place)
        if !selectsSeveral {
            for other in selection.places where other != place { deselectByUser(other) }
        }
        selection.insert(place)
        shown.cell(at: place)?.setSelected(true, animated: false)
        // Before the delegate is notified, as apps have observed.
        if let cell = shown.cell(at: place) { cell.selectionSegue?.performSegue(cell) }
        delegate?.tableView(self, didSelectRowAt: IndexPath(place))
        if !wasSelected { postSelection() }
        return place
    }

    private func approvedSelection(_ place: ItemPlace) -> ItemPlace? {
        guard let delegate else { return place }
        return delegate.tableView(self, willSelectRowAt: IndexPath(place)).map { ItemPlace($0) }
    }

    private func deselectByUser(_ proposed: ItemPlace) {
        var place = proposed
        if let delegate {
            guard let approved = delegate.tableView(self, willDeselectRowAt: IndexPath(proposed)) else {
                return
            }
            place = ItemPlace(approved)
        }
        guard selection.contains(place) else { return }
        deselect(place, animated: false)
        delegate?.tableView(self, didDeselectRowAt: IndexPath(place))
        postSelection()
    }

    private func performPrimaryAction(_ place: ItemPlace) {
        guard Runtime.current.system >= .iOS(16), let delegate else { return }
        let path = IndexPath(place)
        if delegate.tableView(self, canPerformPrimaryActionForRowAt: path) {
            delegate.tableView(self, performPrimaryActionForRowAt: path)
        }
    }

    private func postSelection() {
        NotificationCenter.default.post(name: UITableView.selectionDidChangeNotification, object: self)
    }

    func accessoryWasTapped(of cell: UITableViewCell) {
        guard let place = shown.place(of: cell) else { return }
        cell.accessorySegue?.performSegue(cell)
        delegate?.tableView(self, accessoryButtonTappedForRowWith: IndexPath(place))
    }
}
