extension UIView {
    func setMargins(_ newValue: UIEdgeInsets) {
        let isLeftToRight = effectiveUserInterfaceLayoutDirection == .leftToRight
        directionalLayoutMargins = NSDirectionalEdgeInsets(
            top: newValue.top, leading: isLeftToRight ? newValue.left : newValue.right,
            bottom: newValue.bottom, trailing: isLeftToRight ? newValue.right : newValue.left)
    }

    package var directionalMargins: NSDirectionalEdgeInsets {
        get {
            let margins = effectiveMargins
            let isLeftToRight =
                margins.left == margins.right || effectiveUserInterfaceLayoutDirection == .leftToRight
            return NSDirectionalEdgeInsets(
                top: margins.top, leading: isLeftToRight ? margins.left : margins.right,
                bottom: margins.bottom, trailing: isLeftToRight ? margins.right : margins.left)
        }
        set { changeMargins { ensureExtras().layoutMargins = newValue } }
    }
}

extension UIViewController {
    var minimumMargins: NSDirectionalEdgeInsets {
        let side =
            traitCollection.horizontalSizeClass == .regular ? 20 : ScreenMetrics.current.sideMargin
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    var respectsMinimumMargins: Bool {
        get { !(preferences?.ignoresMinimumMargins ?? false) }
        set {
            guard let view = viewStorage else { return ensurePreferences().ignoresMinimumMargins = !newValue }
            view.changeMargins { ensurePreferences().ignoresMinimumMargins = !newValue }
        }
    }
}

extension UIView {
    var effectiveMargins: UIEdgeInsets {
        var margins = ownMargins
        if insetsLayoutMarginsFromSafeArea { margins = margins.adding(safeAreaInsets, .zero) }
        if preservesSuperviewLayoutMargins, let superview {
            margins = margins.atLeast(
                insetsLeft(by: superview.effectiveMargins, of: superview.bounds))
        }
        return margins
    }

    private var ownMargins: UIEdgeInsets {
        let own = extras?.layoutMargins
        guard let owner else {
            return absolute(own ?? NSDirectionalEdgeInsets(top: 8, leading: 8, bottom: 8, trailing: 8))
        }
        let minimum = absolute(owner.systemMinimumLayoutMargins)
        guard let own else { return minimum }
        return owner.viewRespectsSystemMinimumLayoutMargins
            ? absolute(own).atLeast(minimum) : absolute(own)
    }

    private func absolute(_ margins: NSDirectionalEdgeInsets) -> UIEdgeInsets {
        let isLeftToRight =
            margins.leading == margins.trailing || effectiveUserInterfaceLayoutDirection == .leftToRight
        return UIEdgeInsets(
            top: margins.top, left: isLeftToRight ? margins.leading : margins.trailing,
            bottom: margins.bottom, right: isLeftToRight ? margins.trailing : margins.leading)
    }

    func changeMargins(_ change: () -> Void) {
        let old = effectiveMargins
        change()
        guard effectiveMargins != old else { return }
        setNeedsLayout()
        tellOfMargins(owner)
    }

    /// Called when the safe area of a view controller's view has changed, before the layout that uses it.
    func safeAreaMoved(from old: UIEdgeInsets, to new: UIEdgeInsets, of owner: UIViewController) {
        safeAreaInsetsDidChange()
        if insetsLayoutMarginsFromSafeArea { tellOfMargins(owner) }
        if !subviewList.isEmpty {
            safeAreaMovedBeneath(from: old, to: new, margins: insetsLayoutMarginsFromSafeArea)
        }
    }

    /// Notifies the subviews whose safe area changes with this view's, from the outside in. Contained view controllers notify theirs in
    /// their own layout. Evidence: gt2-al-08.
    ///
    /// - Parameter margins: Whether views that preserve this view's margins have already been notified of the change.
    private func safeAreaMovedBeneath(from old: UIEdgeInsets, to new: UIEdgeInsets, margins haveMoved: Bool) {
        for subview in subviewList {
            let before = subview.safeAreaLeft(by: old, of: bounds)
            let now = subview.safeAreaLeft(by: new, of: bounds)
            guard now != before else { continue }
            subview.setNeedsLayout()
            guard subview.ownerReference.isEmpty else { continue }
            subview.safeAreaInsetsDidChange()
            let hasHeard = haveMoved && subview.preservesSuperviewLayoutMargins
            let moves = subview.insetsLayoutMarginsFromSafeArea
            if moves, !hasHeard { subview.tellOfMargins(nil) }
            subview.safeAreaMovedBeneath(from: before, to: now, margins: moves || hasHeard)
        }
    }

    private func tellOfMargins(_ owner: UIViewController?) {
        layoutMarginsDidChange()
        if let owner { owner.deliver(.viewLayoutMarginsDidChange) { owner.viewLayoutMarginsDidChange() } }
        guard !subviewList.isEmpty else { return }
        for subview in subviewList where subview.preservesSuperviewLayoutMargins {
            subview.setNeedsLayout()
            subview.tellOfMargins(subview.owner)
        }
    }
}

extension UIEdgeInsets {
    fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
            right: max(right, other.right))
    }
}
