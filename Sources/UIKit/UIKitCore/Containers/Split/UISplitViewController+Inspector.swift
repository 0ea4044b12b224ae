// The inspector column: at the trailing edge of an expanded split view, in a sheet over a collapsed one. Follows Apple's page
// "UISplitViewController.Column.inspector".
extension UISplitViewController {
    /// Shows or hides the column. It is hidden until an app shows it. The delegate isn't notified of changes by the app.
    func setInspector(visible: Bool) {
        guard Runtime.current.system >= .iOS(26), style != .unspecified, holder(of: .inspector) != nil,
            visible != isVisible(.inspector)
        else { return }
        settle(from: visible ? [] : [.inspector], to: visible ? [.inspector] : [])
        hasInspector = visible
        if hasCollapsed {
            visible ? presentInspector() : dismissInspector()
        } else {
            pendingAnimation = true
            requestArrangement()
        }
    }

    /// The column's controller, unless it is presented in a sheet.
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

    private func presentInspector(animated: Bool = UIView.areAnimationsEnabled) {
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

    /// Called when the user begins to dismiss a view controller that the split view presents. The user may still cancel. Evidence:
    /// ios26-SPLIT-04.
    func userDismisses(_ page: UIViewController) {
        guard Runtime.current.system >= .iOS(26), holder(of: .inspector) === page else { return }
        delegateStorage?.splitViewController(self, willHide: .inspector)
        tell(.inspector, isShown: false)
    }

    /// Dismisses the sheet of a view controller that has left the column.
    func putInspectorAway(_ page: UIViewController) {
        guard page.parentLink == nil, presentedViewController === page else { return }
        dismiss(animated: false)
    }

    /// Presents the visible column in a sheet, if the split view is collapsed.
    func presentInspectorIfCollapsed() {
        guard hasCollapsed, hasInspector, owesEnd else { return }
        presentInspector(animated: false)
    }

    func inspectorCollapses() {
        guard let inspector = holder(of: .inspector), arranged.holds(inspector) else { return }
        hasInspector = true
    }

    /// Moves the sheet's content to a column. If the user has dismissed the sheet, the column stays hidden.
    func inspectorExpands() {
        guard let inspector = holder(of: .inspector) else { return }
        hasInspector = isInSheet(inspector)
        dismissInspector(animated: false)
    }
}
