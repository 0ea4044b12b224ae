// Changes between columns and one stack.
extension UISplitViewController {
    /// Collapses or expands if the horizontal size class has changed.
    func followWidth() {
        followShape()
        let isCompact = traitCollection.horizontalSizeClass == .compact
        guard isCompact != hasCollapsed, !pages.isEmpty else { return }
        owesEnd = true
        guard Runtime.current.system >= .iOS(26) else { return isCompact ? collapse() : expand() }
        // A page whose view isn't loaded yet has the traits of the new layout from the beginning.
        TraitChange.perform(beneath: childList.filter(\.isViewLoaded)) { isCompact ? collapse() : expand() }
    }

    private func collapse() {
        if style == .unspecified { collapseClassic() } else { collapseColumns() }
        hasCollapsed = true
        if let base { hold(base) }
        inspectorCollapses()
    }

    private func collapseColumns() {
        let proposed =
            pages[.compact] == nil
            ? UISplitViewController.order.last { pages[$0] != nil } ?? .primary : .compact
        let top =
            delegateStorage?.splitViewController(self, topColumnForCollapsingToProposedTopColumn: proposed)
            ?? proposed
        if top == .compact || pages[.compact] != nil {
            base = pages[.compact]
            // Evidence: hunt-split-01.
            if base != nil { delegateStorage?.splitViewController(self, willShow: .compact) }
        } else {
            let stack = columns(upTo: top)
            base = stack.first
            nestedNext = Array(stack.dropFirst())
        }
    }

    /// Returns the controllers of the columns from the primary to the given one.
    private func columns(upTo top: Column) -> [UIViewController] {
        UISplitViewController.order.filter { $0.rawValue <= top.rawValue }.compactMap(holder)
    }

    private func collapseClassic() {
        base = delegateStorage?.primaryViewController(forCollapsing: self) ?? pages[.primary]
        guard let base, let secondary = pages[.secondary] else { return }
        let isDone =
            delegateStorage?.splitViewController(self, collapseSecondary: secondary, onto: base) ?? false
        if !isDone { secondaryToTakeIn = secondary }
    }

    private func expand() {
        if style == .unspecified { expandClassic() } else { expandColumns() }
        hasCollapsed = false
        inspectorExpands()
        nestedNext = []
        secondaryToTakeIn = nil
        askedSidebars = style == .unspecified ? nil : sidebarsForExpanding
        for column in inColumns where column.parentLink == nil { hold(column) }
    }

    private var sidebarsForExpanding: Int? {
        guard let delegate = delegateStorage else { return nil }
        let proposed = presentMode
        return OptionalMember.ask {
            delegate.splitViewController(self, displayModeForExpandingToProposedDisplayMode: proposed)
        }?.sidebarCount
    }

    /// Removes the columns from the stack that the first of them is.
    private func expandColumns() {
        guard let stack = base as? UINavigationController else { return }
        let columns = inColumns
        let kept = stack.stack.filter { !columns.holds($0) }
        guard kept.count < stack.stack.count else { return }
        stack.setViewControllers(kept, animated: false)
        settleNow(stack)
    }

    private func expandClassic() {
        guard let collapsed = base else { return }
        let primary = delegateStorage?.primaryViewController(forExpanding: self) ?? collapsed
        pages[.primary] = primary
        let separated =
            delegateStorage?.splitViewController(self, separateSecondaryFrom: primary)
            ?? primary.separateSecondaryViewController(for: self)
        if let separated { pages[.secondary] = separated }
        if let stack = collapsed as? UINavigationController { settleNow(stack) }
    }

    /// Makes the stack release its view controllers immediately, if it isn't visible.
    private func settleNow(_ stack: UINavigationController) {
        guard appearance != .appeared, !Runtime.engine.isBusy(stack) else { return }
        Runtime.engine.startRequest(of: stack)
    }

    // MARK: Collapsed

    func showOnStack(_ column: Column) {
        // A collapse that hasn't ended continues with another column on top.
        if owesEnd { return nestNext(upTo: column) }
        guard let stack = base as? UINavigationController, let holder = holder(of: column), holder !== base
        else {
            return uncoverBase(column)
        }
        if stack.stackToCome.holds(holder) {
            stack.popToViewController(holder, animated: UIView.areAnimationsEnabled)
        } else {
            let missing = columns(upTo: column).filter { $0 !== base && !stack.stackToCome.holds($0) }
            for column in missing { release(column) }
            stack.nest(missing, animated: UIView.areAnimationsEnabled)
        }
    }

    private func nestNext(upTo column: Column) {
        guard pages[.compact] == nil, style != .unspecified else { return }
        nestedNext = Array(columns(upTo: column).dropFirst())
    }

    /// Pops the columns above the bottom one.
    private func uncoverBase(_ column: Column) {
        guard let stack = base as? UINavigationController, holder(of: column) === base else { return }
        let columns = inColumns
        guard let first = stack.stackToCome.firstIndex(where: columns.holds), first > 0 else { return }
        stack.popToViewController(stack.stackToCome[first - 1], animated: UIView.areAnimationsEnabled)
    }

    func hideOnStack(_ column: Column) {
        if owesEnd {
            let hidden = holder(of: column)
            nestedNext = Array(nestedNext.prefix { $0 !== hidden })
            return
        }
        guard let stack = base as? UINavigationController, let holder = holder(of: column),
            let index = stack.stackToCome.lastPosition(of: holder), index > 0
        else { return }
        stack.popToViewController(stack.stackToCome[index - 1], animated: UIView.areAnimationsEnabled)
    }
}
