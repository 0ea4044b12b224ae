// Selection and highlighting, and the selected background.
extension UITableViewCell {
    func takeSelected(_ selected: Bool, _ animated: Bool) {
        guard selected != stance.isSelected else { return }
        stance.isSelected = selected
        showStance(animated)
    }

    func takeHighlighted(_ highlighted: Bool, _ animated: Bool) {
        guard highlighted != stance.isHighlighted else { return }
        stance.isHighlighted = highlighted
        showStance(animated)
    }

    private func showStance(_ animated: Bool) {
        markConfigurationOutOfDate()
        let isMarked = stance.isMarked && selectionStyle != .none
        for label in [parts.main, parts.detail] { label?.isHighlighted = isMarked }
        parts.image?.isHighlighted = isMarked
        showSelection(animated: animated)
        trim.editControl?.isChosen = stance.isSelected
    }

    /// Shows or hides the selected background.
    func showSelection(animated: Bool) {
        let wanted = stance.isMarked ? viewBehindSelection : nil
        for view in shownSelectionViews where view !== wanted { hide(view, animated) }
        guard let wanted else { return }
        if wanted.superview !== self {
            insertSubview(wanted, at: backdrop.background?.superview === self ? 1 : 0)
        }
        wanted.frame = bounds
        if wanted.alpha != 1 { wanted.alpha = 1 }
    }

    /// The app's background view, or the gray one.
    private var viewBehindSelection: UIView? {
        guard selectionStyle != .none, configurations.background == nil else { return nil }
        if setting.isChosenByMark, stance.isEditing {
            if let view = backdrop.multipleSelection { return view }
        }
        if let view = backdrop.selected { return view }
        if let grey = backdrop.grey { return grey }
        let grey = CellSelectionView(frame: bounds)
        backdrop.grey = grey
        return grey
    }

    private var shownSelectionViews: [UIView] {
        [backdrop.grey, backdrop.selected, backdrop.multipleSelection].compactMap { $0 }
            .filter { $0.superview === self }
    }

    private func hide(_ view: UIView, _ animated: Bool) {
        guard animated, windowLink != nil, UIView.areAnimationsEnabled else {
            view.removeFromSuperview()
            return
        }
        UIView.animateTouchably(withDuration: 0.35) {
            view.alpha = 0
        } completion: { [weak self] _ in
            guard let self, !self.stance.isMarked || view !== self.viewBehindSelection else { return }
            view.removeFromSuperview()
            view.alpha = 1
        }
    }

    func setBackdrop(_ place: WritableKeyPath<CellBackdrop, UIView?>, _ view: UIView?) {
        let old = backdrop[keyPath: place]
        guard view !== old else { return }
        old?.removeFromSuperview()
        backdrop[keyPath: place] = view
        if view != nil, configurations.background != nil { setBackgroundConfiguration(nil) }
        if place == \.background, let view {
            view.frame = bounds
            insertSubview(view, at: 0)
        }
        if stance.isMarked { showSelection(animated: false) }
    }

    func placeBackdrop() {
        if let view = backdrop.background ?? configurations.backgroundView, view.frame != bounds {
            view.frame = bounds
        }
        guard stance.isMarked || backdrop.grey != nil else { return }
        for view in shownSelectionViews where view.frame != bounds { view.frame = bounds }
    }
}

/// The gray background of a selected cell.
final class CellSelectionView: UIView {
    override init(frame: CGRect) {
        super.init(frame: frame)
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { nil }
}
