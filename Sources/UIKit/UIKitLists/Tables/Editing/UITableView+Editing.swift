import ListUpdates

// Rows and their controls in editing mode.
extension UITableView {
    func changeEditing(_ isOn: Bool, _ animated: Bool) {
        editing.swipes?.close(animated: animated)
        guard isOn != editing.isOn else { return }
        closeConfirmation(animated)
        editing.isOn = isOn
        deselectAll(animated: animated)
        loadIfNeeded()
        for row in shown.all { configureEditing(of: row.cell, at: IndexPath(row.place), animated) }
    }

    func editingRulesChanged() {
        deselectAll()
        for row in shown.all { configureEditing(of: row.cell, at: IndexPath(row.place)) }
    }

    /// Sets the controls of a cell. Evidence: list-table-20.
    func configureEditing(of cell: UITableViewCell, at path: IndexPath, _ animated: Bool = false) {
        guard editing.isOn else {
            if cell.stance.isEditing { cell.setEditing(false, animated: animated) }
            return
        }
        cell.setEditing(true, animated: animated)
        let isEditable = mayEdit(path)
        cell.setting.isChosenByMark = isEditable && allowsMultipleSelectionDuringEditing
        cell.setting.editingStyle =
            isEditable && !allowsMultipleSelectionDuringEditing ? askedEditingStyle(path) : .none
        cell.setting.isMovable = mayMove(path)
        cell.setting.indentsWhileEditing = isEditable ? askedIndent(path) : nil
        cell.showControls(animated)
    }

    /// Whether a row can be edited. Every row can, unless the data source says otherwise.
    func mayEdit(_ path: IndexPath) -> Bool {
        guard let dataSource else { return false }
        return OptionalMember.ask { dataSource.tableView(self, canEditRowAt: path) } ?? true
    }

    /// The data source's answer; `nil` if it doesn't implement the method.
    private func mayMove(_ path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        return OptionalMember.ask { dataSource.tableView(self, canMoveRowAt: path) }
    }

    private func askedEditingStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle {
        delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete
    }

    private func askedIndent(_ path: IndexPath) -> Bool? {
        guard let delegate else { return nil }
        return OptionalMember.ask { delegate.tableView(self, shouldIndentWhileEditingRowAt: path) }
    }

    // MARK: Editing controls

    /// Handles a tap on an editing control: a delete control opens the confirmation, an insert control inserts immediately.
    func editControlWasTapped(of cell: UITableViewCell) {
        guard let place = shown.place(of: cell) else { return }
        let wasOpen = editing.confirming == place
        closeConfirmation(true)
        guard !wasOpen else { return }
        switch cell.editingStyle {
        case .insert: commit(.insert, place)
        case .delete: openConfirmation(place, cell)
        case .none: break
        }
    }

    func commit(_ style: UITableViewCell.EditingStyle, _ place: ItemPlace) {
        dataSource?.tableView(self, commit: style, forRowAt: IndexPath(place))
    }

    // MARK: Confirmation

    private func openConfirmation(_ place: ItemPlace, _ cell: UITableViewCell) {
        editing.confirming = place
        let asked = delegate?.tableView(
            self, titleForDeleteConfirmationButtonForRowAt: IndexPath(place))
        cell.openConfirmation(asked ?? "Delete") { [weak self, weak cell] in
            guard let self, let cell, let place = self.shown.place(of: cell) else { return }
            self.closeConfirmation(true)
            self.commit(.delete, place)
        }
    }

    func closeConfirmation(_ animated: Bool) {
        guard let place = editing.confirming else { return }
        editing.confirming = nil
        shown.cell(at: place)?.closeConfirmation(animated)
    }
}
