import ListUpdates

/// A touch on a row.
struct RowTouch {
    let touch: UITouch
    let place: ItemPlace
    /// The highlighted row; `nil` after the touch has left it.
    var highlighted: ItemPlace?
}

// Highlighting and selection by touch. Touches arrive through the responder chain: views in a cell can handle them first.
extension UITableView {
    func beginTouch(_ touches: Set<UITouch>) {
        guard touch == nil, !editing.isSwiping, let finger = touches.first, let place = place(under: finger)
        else { return }
        let path = IndexPath(place)
        guard mayBeSelected, delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        touch = RowTouch(touch: finger, place: place, highlighted: place)
        shown.cell(at: place)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    /// The row of the cell in which the touch began.
    private func place(under finger: UITouch) -> ItemPlace? {
        var view: UIView? = finger.view
        while let present = view, present !== self {
            if let cell = present as? UITableViewCell { return shown.place(of: cell) }
            view = present.superview
        }
        return nil
    }

    func moveTouch(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch.touch), touch.highlighted != nil,
            !rowFrame(touch.place).contains(touch.touch.location(in: self))
        else { return }
        endHighlight()
    }

    func endTouch(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch.touch) else { return }
        let chosen = touch.highlighted
        endHighlight()
        self.touch = nil
        if let chosen, rows.counts.contains(chosen) { tapped(chosen) }
    }

    func cancelTouch(_ touches: Set<UITouch>) {
        guard let touch, touches.contains(touch.touch) else { return }
        endHighlight()
        self.touch = nil
    }

    private func endHighlight() {
        guard let place = touch?.highlighted else { return }
        touch?.highlighted = nil
        shown.cell(at: place)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: IndexPath(place))
    }

    /// Ends the touch after a reload, because its row may no longer exist.
    func endTouchOfReload() {
        guard let place = touch?.highlighted else { return }
        touch?.highlighted = nil
        shown.cell(at: place)?.setHighlighted(false, animated: false)
    }

    /// Updates the position of the touched row.
    func touchFollows(_ moves: ListMoves) {
        guard let touch, let place = touch.highlighted else { return }
        guard let new = moves.newPlace(of: place) else {
            self.touch?.highlighted = nil
            return
        }
        self.touch = RowTouch(touch: touch.touch, place: new, highlighted: new)
    }
}
