import ListUpdates
@_spi(UIKitModules) import UIKitCore

extension UITableView {
    func mayFocus(_ path: IndexPath) -> Bool {
        let own = delegate.flatMap { delegate in
            OptionalMember.ask { delegate.tableView(self, canFocusRowAt: path) }
        }
        return own ?? (isEditing ? allowsFocusDuringEditing : allowsFocus)
    }

    var preferredFocus: [any UIFocusEnvironment] {
        if remembersLastFocusedIndexPath, let last = focus.last, let cell = cellForRow(at: last) {
            return [cell]
        }
        let wish = delegate.flatMap { delegate in
            OptionalMember.ask { delegate.indexPathForPreferredFocusedView(in: self) } ?? nil
        }
        return wish.flatMap { cellForRow(at: $0) }.map { [$0] } ?? []
    }

    func allowsFocusUpdate(_ context: UIFocusUpdateContext) -> Bool {
        guard let delegate else { return true }
        let own = ownContext(context)
        return OptionalMember.ask { delegate.tableView(self, shouldUpdateFocusIn: own) } ?? true
    }

    func focusMoved(_ context: UIFocusUpdateContext, _ coordinator: UIFocusAnimationCoordinator) {
        let own = ownContext(context)
        delegate?.tableView(self, didUpdateFocusIn: own, with: coordinator)
        guard let next = own.nextFocusedIndexPath else { return }
        focus.last = next
        if selectionFollowsFocus, delegate?.tableView(self, selectionFollowsFocusForRowAt: next) ?? true,
            mayBeSelected, indexPathsForSelectedRows?.contains(next) != true
        {
            toggleSelection(ItemPlace(next))
        }
    }

    private func ownContext(_ context: UIFocusUpdateContext) -> UITableViewFocusUpdateContext {
        UITableViewFocusUpdateContext(
            context,
            (
                path(of: context.previouslyFocusedView, in: context),
                path(of: context.nextFocusedView, in: context)
            ))
    }

    private func path(of view: UIView?, in context: UIFocusUpdateContext) -> IndexPath? {
        context.cell(UITableViewCell.self, of: view).flatMap { indexPath(for: $0) }
    }
}

extension UITableViewCell {
    var mayBeFocused: Bool {
        guard let table, let path = table.indexPath(for: self) else { return false }
        return table.mayFocus(path)
    }

    /// Performs the action of a tap on the row when the user presses Return.
    func chooseRow() -> Bool {
        guard let table, let path = table.indexPath(for: self) else { return false }
        table.tapped(ItemPlace(path))
        return true
    }
}
