import ListUpdates

// Swipe actions of rows.
extension UITableView: SwipeableList {
    /// Called when a row is displayed. Adds the recognizer only if rows can be swiped.
    func prepareForSwipes() {
        if editing.swipes == nil, delegate != nil || dataSource != nil {
            editing.swipes = RowSwipes(of: self)
        }
    }

    func swipeableRow(at point: CGPoint) -> SwipeableRow? {
        guard !editing.isOn, let place = place(atHeight: point.y), let cell = shown.cell(at: place) else {
            return nil
        }
        return SwipeableRow(view: cell, indexPath: IndexPath(place))
    }

    /// The delegate's actions, or else a delete action for an editable row. Evidence: list-table-25.
    func swipeActions(at side: SwipeSide, of indexPath: IndexPath) -> UISwipeActionsConfiguration? {
        switch side {
        case .leading:
            return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: indexPath)
        case .trailing:
            guard mayBeSwiped(indexPath) else { return nil }
            return askedTrailingActions(indexPath) ?? askedEditActions(indexPath) ?? deletion(indexPath)
        }
    }

    private func mayBeSwiped(_ path: IndexPath) -> Bool { askedEditability(path) ?? true }

    /// The data source's answer; `nil` if it doesn't implement the method.
    private func askedEditability(_ path: IndexPath) -> Bool? {
        guard let dataSource else { return false }
        return OptionalMember.ask { dataSource.tableView(self, canEditRowAt: path) }
    }

    private func askedTrailingActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path)
    }

    private func askedEditActions(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        guard let actions = delegate?.tableView(self, editActionsForRowAt: path) else { return nil }
        let made = UISwipeActionsConfiguration(actions: actions.map { $0.contextualAction(for: path) })
        made.performsFirstActionWithFullSwipe = false
        return made
    }

    /// The delete action for a data source that commits deletions.
    ///
    /// Table view controllers know whether they implement that method. For other data sources, that can't be determined without a call: the
    /// method counts as implemented if the data source or the delegate implements any method about editing the row.
    private func deletion(_ path: IndexPath) -> UISwipeActionsConfiguration? {
        let style = askedStyle(path)
        let title = askedDeletionTitle(path)
        guard style ?? .delete == .delete,
            commits ?? (style != nil || title != nil || askedEditability(path) == true)
        else { return nil }
        let action = UIContextualAction(style: .destructive, title: (title ?? nil) ?? "Delete") {
            [weak self] _, _, done in
            self?.commitOpenRow(path)
            done(true)
        }
        return UISwipeActionsConfiguration(actions: [action])
    }

    /// Whether the data source implements the commit method; `nil` if that isn't known.
    private var commits: Bool? {
        (dataSource as? UITableViewController).map { OverridableMethod.commitsEdits.isOverridden(by: $0) }
    }

    private func commitOpenRow(_ path: IndexPath) {
        commit(.delete, ItemPlace(editing.swipes?.openIndexPath ?? path))
    }

    private func askedStyle(_ path: IndexPath) -> UITableViewCell.EditingStyle? {
        guard let delegate else { return nil }
        return OptionalMember.ask { delegate.tableView(self, editingStyleForRowAt: path) }
    }

    private func askedDeletionTitle(_ path: IndexPath) -> String?? {
        guard let delegate else { return nil }
        return OptionalMember.ask {
            delegate.tableView(self, titleForDeleteConfirmationButtonForRowAt: path)
        }
    }

    /// Updates the index path of the open row, or closes it if it was deleted.
    func swipesFollow(_ moves: ListMoves) {
        guard let swipes = editing.swipes, let open = swipes.openIndexPath else { return }
        swipes.openIndexPath = moves.newPlace(of: ItemPlace(open)).map { IndexPath($0) }
    }

    func willSwipe(_ row: SwipeableRow) {
        editing.isSwiping = true
        delegate?.tableView(self, willBeginEditingRowAt: row.indexPath)
        (row.view as? UITableViewCell)?.changeState(false) { $0.confirmsDeletion = true }
    }

    func didSwipe(_ row: SwipeableRow) {
        editing.isSwiping = editing.swipes?.openIndexPath != nil
        (row.view as? UITableViewCell)?.changeState(false) { $0.confirmsDeletion = false }
        delegate?.tableView(self, didEndEditingRowAt: row.indexPath)
    }
}
