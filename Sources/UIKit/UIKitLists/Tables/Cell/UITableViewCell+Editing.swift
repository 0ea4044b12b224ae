// The accessory and the editing controls.
extension UITableViewCell {
    func changeTrim(_ change: (inout CellTrim) -> Void) {
        let old = trim
        change(&trim)
        for view in [old.view, old.editingView] {
            guard let view, view !== trim.view, view !== trim.editingView else { continue }
            view.removeFromSuperview()
        }
        setNeedsLayout()
    }

    func takeEditing(_ editing: Bool, _ animated: Bool) {
        guard editing != stance.isEditing else { return }
        changeState(animated) { $0.isEditing = editing }
    }

    /// Changes the editing state of the cell, and calls its transition methods before and after.
    func changeState(_ animated: Bool, _ change: (inout CellStance) -> Void) {
        var next = stance
        change(&next)
        let mask = next.mask
        willTransition(to: mask)
        guard animated, windowLink != nil, UIView.areAnimationsEnabled else {
            stance = next
            editingChanged()
            didTransition(to: mask)
            return
        }
        UIView.animateTouchably(withDuration: 0.3) {
            self.stance = next
            self.editingChanged()
            self.layoutIfNeeded()
        } completion: { [weak self] _ in
            self?.didTransition(to: mask)
        }
    }

    func editingChanged() {
        markConfigurationOutOfDate()
        setNeedsLayout()
        if stance.isMarked { showSelection(animated: false) }
    }

    /// Called when the table view has set the cell's controls. They slide in from the edges.
    func showControls(_ animated: Bool) {
        guard animated, windowLink != nil, UIView.areAnimationsEnabled else { return editingChanged() }
        prepareControls()
        UIView.animateTouchably(withDuration: 0.3) {
            self.editingChanged()
            self.layoutIfNeeded()
        }
    }

    /// Creates the controls outside the edges, where their animation starts.
    private func prepareControls() {
        let width = CellLayout.controlWidth
        let height = bounds.height
        if hasEditControl, trim.editControl == nil {
            place(ensureEditControl(), at: CGRect(x: -width, y: 0, width: width, height: height))
        }
        if hasReorderControl, trim.reorderControl == nil {
            place(
                ensureReorderControl(), at: CGRect(x: bounds.width, y: 0, width: width, height: height)
            )
        }
    }

    // MARK: Frames

    func placeAccessory(at rect: CGRect?) {
        let view = trim.view(isEditing: stance.isEditing)
        let other = stance.isEditing ? trim.view : trim.editingView
        if let other, other !== view, other.superview === self { other.removeFromSuperview() }
        if let view, let rect {
            trim.sign?.isHidden = true
            if view.superview !== self { addSubview(view) }
            return place(view, at: rect)
        }
        placeSign(at: rect)
    }

    private func placeSign(at rect: CGRect?) {
        let type = trim.type(isEditing: stance.isEditing)
        guard let rect, type != .none else {
            trim.sign?.isHidden = true
            return
        }
        let sign = trim.sign ?? makeSign()
        sign.type = type
        sign.isHidden = false
        place(sign, at: rect)
    }

    private func makeSign() -> CellAccessory {
        let sign = CellAccessory()
        trim.sign = sign
        addSubview(sign)
        return sign
    }

    func placeControls(_ layout: CellLayout) {
        if let rect = layout.editControl {
            let control = ensureEditControl()
            control.kind = setting.isChosenByMark ? .mark : .style(setting.editingStyle)
            control.isChosen = stance.isSelected
            place(control, at: rect)
        } else if let control = trim.editControl {
            trim.editControl = nil
            control.removeFromSuperview()
        }
        if let rect = layout.reorderControl {
            place(ensureReorderControl(), at: rect)
        } else if let control = trim.reorderControl {
            trim.reorderControl = nil
            control.removeFromSuperview()
        }
    }

    private func ensureEditControl() -> CellEditControl {
        if let control = trim.editControl { return control }
        let control = CellEditControl()
        trim.editControl = control
        addSubview(control)
        return control
    }

    private func ensureReorderControl() -> CellReorderControl {
        if let control = trim.reorderControl { return control }
        let control = CellReorderControl()
        trim.reorderControl = control
        addSubview(control)
        return control
    }
}
