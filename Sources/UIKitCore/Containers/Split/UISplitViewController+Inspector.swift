// The inspector column: at the trailing edge of an expanded split view, in a sheet over a collapsed one. Follows Apple's page
// "UISplitViewController.Column.inspector".
extension UISplitViewController {
    /// Shows or hides the column. It is hidden until an app shows it.
    func setInspector(visible: Bool) {
        guard Runtime.current.system >= .iOS(26), style != .unspecified, holder(of: .inspector) != nil,
            visible != isVisible(.inspector)
        else { return }
        hasInspector = visible
        if hasCollapsed {
            visible ? presentInspector(animated: UIView.areAnimationsEnabled) : dismissInspector()
        } else {
            pendingAnimation = true
            requestArrangement()
        }
    }

    /// The column's controller while it is in no sheet.
    var inspectorInPlace: [UIViewController] {
        [holder(of: .inspector)].compactMap { $0 }.filter { $0.presentingViewController == nil }
    }

    func isVisible(_ column: Column) -> Bool {
        guard let holder = holder(of: column) else { return false }
        if column == .inspector { return hasCollapsed ? isInSheet(holder) : hasInspector }
        guard hasCollapsed else { return columns(in: displayMode).contains(column) }
        guard let stack = base as? UINavigationController else { return holder === base }
        let top = stack.stack.last(where: inColumns.holds) ?? stack
        return holder === top
    }

    private func isInSheet(_ page: UIViewController) -> Bool {
        page.presentingViewController != nil && !page.isBeingDismissed
    }

    private func presentInspector(animated: Bool) {
        guard let inspector = holder(of: .inspector), !isInSheet(inspector), appearance == .appeared else {
            return
        }
        release(inspector)
        present(inspector, animated: animated)
    }

    private func dismissInspector(animated: Bool = UIView.areAnimationsEnabled) {
        guard let inspector = holder(of: .inspector), isInSheet(inspector) else { return }
        inspector.presentingViewController?.dismiss(animated: animated) { [weak self] in
            self?.requestArrangement()
        }
    }

    /// A page that leaves the column leaves its sheet as well.
    func putInspectorAway(_ page: UIViewController) {
        guard page.parentLink == nil, presentedViewController === page else { return }
        dismiss(animated: false)
    }

    /// The visible column comes back in a sheet.
    func presentInspectorIfCollapsed() {
        guard hasCollapsed, hasInspector, owesEnd else { return }
        presentInspector(animated: false)
    }

    func inspectorCollapses() {
        guard let inspector = holder(of: .inspector), arranged.holds(inspector) else { return }
        hasInspector = true
    }

    /// The sheet becomes a column; one that the user has pulled down stays hidden.
    func inspectorExpands() {
        guard let inspector = holder(of: .inspector) else { return }
        hasInspector = isInSheet(inspector)
        dismissInspector(animated: false)
    }
}
