// The contents of the columns.
extension UISplitViewController {
    static let order: [Column] = [.primary, .supplementary, .secondary]

    /// Returns the controller of a column: the page, or the navigation controller that was created for it.
    func holder(of column: Column) -> UIViewController? { wrappers[column] ?? pages[column] }

    func column(heldBy page: UIViewController) -> Column? {
        (UISplitViewController.order + [.compact, .inspector]).first { holder(of: $0) === page }
    }

    var inColumns: [UIViewController] { UISplitViewController.order.compactMap(holder) }

    package func fill(_ column: Column, with page: UIViewController?) {
        if let page, !(page is UINavigationController), let stack = wrappers[column] {
            pages[column] = page
            return put(page, on: stack, of: column)
        }
        let old = holder(of: column)
        pages[column] = page
        wrappers[column] = wrapper(for: page, in: column)
        exchange(old, for: holder(of: column))
    }

    /// Keeps the navigation controller that was created for a column. The secondary column pushes the page, the other
    /// columns replace their root.
    private func put(_ page: UIViewController, on stack: UINavigationController, of column: Column) {
        if column == .secondary {
            let isSeen = stack.appearance == .appeared
            stack.pushViewController(page, animated: isSeen && UIView.areAnimationsEnabled)
        } else {
            let columns = inColumns
            let nested = stack.stackToCome.filter { $0 !== page && columns.holds($0) }
            stack.setViewControllers([page] + nested, animated: false)
        }
    }

    private func wrapper(for page: UIViewController?, in column: Column) -> UINavigationController? {
        guard style != .unspecified, column != .compact, let page, !(page is UINavigationController) else {
            return nil
        }
        return UINavigationController(rootViewController: page)
    }

    package func replaceColumns(with newPages: [UIViewController]) {
        let isTriple = style == .tripleColumn && newPages.count > 2
        let columns: [Column] = isTriple ? UISplitViewController.order : [.primary, .secondary]
        for (index, column) in columns.enumerated() {
            let page = newPages.indices.contains(index) ? newPages[index] : nil
            // Collapsed, there is only one visible controller; the secondary one waits for the split view to expand.
            if page == nil, hasCollapsed, column != .primary { continue }
            if page !== holder(of: column) { fill(column, with: page) }
        }
    }

    /// Replaces a column's controller at its position, or on the stack.
    private func exchange(_ old: UIViewController?, for new: UIViewController?) {
        guard old !== new else { return }
        if hasCollapsed, let stack = base as? UINavigationController, let old, stack.stack.holds(old) {
            replace(old, by: new, on: stack)
        } else if hasCollapsed, base === old {
            base = new
        }
        if let old, holder(of: .inspector) !== old { putInspectorAway(old) }
        if !hasCollapsed || new === base, let new { hold(new) }
        requestArrangement()
    }

    private func replace(_ old: UIViewController, by new: UIViewController?, on stack: UINavigationController)
    {
        new?.flags.insert(.isNestedColumn)
        let replaced = stack.stack.compactMap { $0 === old ? new : $0 }
        stack.setViewControllers(replaced, animated: false)
    }

    /// Adds a controller as a child.
    func hold(_ page: UIViewController) {
        guard page.parentLink !== self else { return }
        page.sendWillMove(to: self)
        if page.parentLink != nil { page.removeFromParent() }
        page.flags.remove(.isNestedColumn)
        link(page)
        held.append(page)
        page.sendDidMove(to: self)
    }

    /// Removes a child that has no column anymore.
    func release(_ page: UIViewController) {
        guard page.parentLink === self else { return }
        held.removeIdentical(page)
        page.sendWillMove(to: nil)
        unlink(page)
        page.sendDidMove(to: nil)
    }

    /// Removes a view controller whose `removeFromParent()` was called.
    func forget(_ page: UIViewController) {
        held.removeIdentical(page)
        arranged.removeIdentical(page)
        guard let column = column(heldBy: page) else { return }
        pages[column] = nil
        wrappers[column] = nil
        if base === page { base = nil }
        if column == .inspector { hasInspector = false }
        requestArrangement()
    }

    // MARK: Showing

    func showAsPrimary(_ page: UIViewController) {
        if style == .unspecified { return replaceColumns(with: [page] + inColumns.dropFirst()) }
        fill(.primary, with: page)
    }

    func showAsSecondary(_ page: UIViewController, sender: Any?) {
        if hasCollapsed {
            showOnBase(page, sender: sender)
        } else if let stack = wrappers[.secondary], !(page is UINavigationController) {
            pages[.secondary] = page
            stack.setViewControllers([page], animated: false)
        } else {
            fill(.secondary, with: page)
        }
    }

    /// Collapsed, the visible controller's container shows the page; if there is no container, the page is presented.
    private func showOnBase(_ page: UIViewController, sender: Any?) {
        let base = base ?? self
        let target = base.targetViewController(forAction: UIViewController.showAction, sender: sender)
        guard let target, !isWithin(target) else {
            return base.present(page, animated: UIView.areAnimationsEnabled)
        }
        pages[.secondary] = page
        wrappers[.secondary] = nil
        if page is UINavigationController { page.flags.insert(.isNestedColumn) }
        base.show(page, sender: sender)
    }
}

extension UINavigationController {
    /// Pushes columns of a split view, which may be navigation controllers themselves.
    func nest(_ columns: [UIViewController], animated: Bool) {
        for (index, column) in columns.enumerated() {
            if column is UINavigationController { column.flags.insert(.isNestedColumn) }
            pushViewController(column, animated: animated && index == columns.count - 1)
        }
    }
}
