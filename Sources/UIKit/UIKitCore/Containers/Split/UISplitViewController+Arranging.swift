// From the contents of the columns to the visible view controllers. One change is made at a time; the next is
// determined afterward.
extension UISplitViewController: TransitionRequest {
    package var requestName: String { "arrangement of \(described(self))" }

    /// A rotation and a change of the columns don't wait for each other.
    package func isBlocked(in engine: TransitionEngine) -> Bool {
        if appearance.isChanging || base?.appearance.isChanging == true { return true }
        return engine.running.contains { !($0.policy is Rotation) && $0.moves(within: self) }
    }

    /// Makes earlier requests of the stack first, before columns join or leave it. Returns whether they have been made.
    private func settleStack() -> Bool {
        guard let stack = base as? UINavigationController else { return true }
        if stack.flags.contains(.isRequested) { Runtime.engine.startRequest(of: stack) }
        return !stack.isMoving && !stack.flags.contains(.isRequested)
    }

    package var startsInCommit: Bool { true }

    package func start() {
        flags.remove(.isRequested)
        guard appearance == .appeared else { return arrangeIfLoaded() }
        guard settleStack() else { return requestArrangement() }
        followWidth()
        guard settleStack() else { return requestArrangement() }
        holdColumns()
        if let change = nextChange() {
            arranged = wantedPages
            change.begin()
        } else {
            settleArrangement()
        }
    }

    /// Expanded, every column is a child, whether visible or not.
    private func holdColumns() {
        for page in hasCollapsed ? wantedPages : inColumns + inspectorInPlace { hold(page) }
    }

    func requestArrangement() {
        requestOnce()
    }

    private func arrangeIfLoaded() {
        guard isViewLoaded, viewStorage?.windowLink != nil else { return takeOutUnwanted() }
        arrangeUnseen()
    }

    /// Arranges the views when the split view becomes visible, before its children are notified.
    func arrangeUnseen() {
        followWidth()
        if pages[.primary] == nil, pages[.compact] == nil {
            Runtime.current.diagnostics.warn(
                "Split view controller \(described(self)) is expected to have a view controller at index 0 before "
                    + "it's used!")
        }
        takeOutUnwanted()
        holdColumns()
        for page in wantedPages {
            page.loadViewIfNeeded()
            place(page)
        }
        arranged = wantedPages
        settleArrangement()
    }

    private func takeOutUnwanted() {
        let wanted = wantedPages
        for page in arranged where !wanted.holds(page) { takeOut(page) }
        arranged = arranged.filter(wanted.holds)
        releaseUnused()
    }

    var wantedPages: [UIViewController] {
        if hasCollapsed { return [base].compactMap { $0 } }
        return columns(in: displayMode).compactMap(holder) + (hasInspector ? inspectorInPlace : [])
    }

    func nextChange() -> GroupChange? {
        let wanted = wantedPages
        let leaving = arranged.filter { !wanted.holds($0) }
        let coming = wanted.filter { !arranged.holds($0) }
        guard !leaving.isEmpty || !coming.isEmpty else { return nil }
        return GroupChange(
            in: self, from: leaving, to: coming, family: .stack,
            animated: pendingAnimation && UIView.areAnimationsEnabled, duration: 0.3)
    }

    /// Finishes the arrangement when all visible view controllers are in position.
    func settleArrangement() {
        pendingAnimation = false
        if !hasCollapsed { base = nil }
        releaseUnused()
        nestColumns()
        presentInspectorIfCollapsed()
        tellOfArrangement()
        guard owesEnd else { return }
        owesEnd = false
        NotificationCenter.default.post(
            name: UIViewController.showDetailTargetDidChangeNotification, object: self)
        guard style != .unspecified else { return }
        if hasCollapsed {
            delegateStorage?.splitViewControllerDidCollapse(self)
        } else {
            delegateStorage?.splitViewControllerDidExpand(self)
        }
    }

    private func releaseUnused() {
        let used = columnsInUse + [base, pages[.compact]].compactMap { $0 } + arranged
        for page in held where !used.holds(page) { release(page) }
    }

    /// A collapsed classic split view has its secondary controller on the stack or not at all.
    private var columnsInUse: [UIViewController] {
        if hasCollapsed { return style == .unspecified ? [] : inColumns }
        return inColumns + inspectorInPlace
    }

    private func nestColumns() {
        let nested = nestedNext
        nestedNext = []
        for column in nested { release(column) }
        (base as? UINavigationController)?.nest(nested, animated: false)
        guard let secondary = secondaryToTakeIn else { return }
        secondaryToTakeIn = nil
        release(secondary)
        base?.collapseSecondaryViewController(secondary, for: self)
    }
}

extension UISplitViewController: GroupContainer {
    package func place(_ page: UIViewController) {
        hold(page)
        page.loadedView.frame = frame(of: page)
        guard page.viewStorage?.superview !== loadedView else { return }
        // Sidebars may be over the content, never under it.
        let isContent = holder(of: .secondary) === page
        page.moveView {
            loadedView.insertSubview(page.loadedView, at: isContent ? 0 : loadedView.subviewList.count)
        }
    }

    package func takeOut(_ page: UIViewController) {
        guard let view = page.viewStorage, view.superview === viewStorage else { return }
        page.moveView { view.removeFromSuperview() }
    }

    package func willCancel(_ change: GroupChange) {
        if let held = sidebarSwipe?.held, held.change === change { held.giveUp() }
    }

    package func didEnd(_ change: GroupChange) { loadedView.setNeedsLayout() }

    /// The rest follows in another commit, with other view controllers in position.
    package func complete(_ change: GroupChange) {
        sidebarSwipe?.close(change)
        requestArrangement()
    }
}

extension UINavigationController {
    /// The stack after all queued changes.
    var stackToCome: [UIViewController] { queuedChanges.reduce(stack) { $1.newStack(from: $0) ?? $0 } }

    /// Whether a change of the stack is running or queued.
    var isMoving: Bool { hasRunningTransition || !queuedChanges.isEmpty || appearance.isChanging }
}
