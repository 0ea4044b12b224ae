/// The origin of a column change: an app that shows or hides a column itself, or the user.
enum ColumnAsker {
    case app
    case user
}

// The visible columns of an expanded split view.
extension UISplitViewController {
    /// Whether the view was wide at the last layout. If that has changed since, the delegate is notified.
    private var isWide: Bool { laidOutWide ?? isWideNow }

    private var isWideNow: Bool {
        let bounds = viewStorage?.bounds ?? Runtime.current.screen.bounds
        return bounds.width > bounds.height
    }

    /// Chooses the display mode for the view's current shape. Returns whether the visible columns change. Evidence: hunt-split-05.
    @discardableResult
    func followShape() -> Bool {
        let old = displayMode
        laidOutWide = isWideNow
        guard !hasCollapsed, appearance == .appeared, displayMode != old else { return false }
        tellOfChange(from: old, to: displayMode, for: .user)
        return true
    }

    private var mostSidebars: Int { style == .tripleColumn ? 2 : 1 }

    var presentBehavior: SplitBehavior {
        if preferredSplitBehavior != .automatic { return preferredSplitBehavior }
        return preferredDisplayMode.behavior ?? (isWide ? .tile : .overlay)
    }

    var presentMode: DisplayMode {
        let behavior = presentBehavior
        return behavior.mode(sidebars: min(askedSidebars ?? preferredSidebars(behavior), mostSidebars))
    }

    private func preferredSidebars(_ behavior: SplitBehavior) -> Int {
        if preferredDisplayMode != .automatic { return preferredDisplayMode.sidebarCount }
        return behavior == .overlay ? 0 : 1
    }

    func columns(in mode: DisplayMode) -> [Column] {
        let sidebars: [Column] = style == .tripleColumn ? [.primary, .supplementary] : [.primary]
        return sidebars.suffix(mode.sidebarCount) + [.secondary]
    }

    func showBeside(_ column: Column) {
        switch column {
        case .primary: change(toSidebars: mostSidebars, for: .app)
        case .supplementary: change(toSidebars: max(1, displayMode.sidebarCount), for: .app)
        case .secondary: uncoverSecondary(for: .app)
        case .inspector: setInspector(visible: true)
        case .compact: break
        }
    }

    func uncoverSecondary(for asker: ColumnAsker) {
        switch presentBehavior {
        case .overlay: change(toSidebars: 0, for: asker)
        case .displace: change(toSidebars: min(1, displayMode.sidebarCount), for: asker)
        case .tile, .automatic: break
        }
    }

    func hideBeside(_ column: Column) {
        switch column {
        case .primary: change(toSidebars: min(mostSidebars - 1, displayMode.sidebarCount), for: .app)
        case .supplementary: change(toSidebars: 0, for: .app)
        case .inspector: setInspector(visible: false)
        case .secondary, .compact: break
        }
    }

    private func change(toSidebars count: Int, for asker: ColumnAsker) {
        guard displayMode != presentBehavior.mode(sidebars: count) else { return }
        ask(forSidebars: count, for: asker)
        requestArrangement()
    }

    /// Notifies the delegate, and requests an arrangement with the given number of sidebars; `nil` for the app's preference.
    func ask(forSidebars count: Int?, for asker: ColumnAsker) {
        let sidebars = count ?? preferredSidebars(presentBehavior)
        let (old, new) = (displayMode, presentBehavior.mode(sidebars: sidebars))
        tellOfChange(from: old, to: new, for: asker)
        if asker == .app { settle(from: columns(in: old), to: columns(in: new)) }
        askedSidebars = count
        pendingAnimation = true
    }

    /// The number of sidebars after one more is shown.
    var nextSidebarCount: Int { min(mostSidebars, displayMode.sidebarCount + 1) }

    /// The delegate's `willShow` and `willHide` methods are called only for changes by the user or the system. Evidence: hunt-split-05.
    private func tellOfChange(from old: DisplayMode, to new: DisplayMode, for asker: ColumnAsker) {
        guard let delegate = delegateStorage else { return }
        delegate.splitViewController(self, willChangeTo: new)
        guard style != .unspecified, asker == .user else { return }
        let (before, after) = (columns(in: old), columns(in: new))
        for column in after where !before.contains(column) {
            delegate.splitViewController(self, willShow: column)
        }
        for column in before where !after.contains(column) {
            delegate.splitViewController(self, willHide: column)
        }
    }

    /// Counts columns that the app shows or hides itself as known to the delegate, which isn't notified of them. Evidence: hunt26-split-04.
    func settle(from before: [Column], to after: [Column]) {
        guard let settled = settledColumns else { return }
        settledColumns =
            settled.filter { !before.contains($0) || after.contains($0) }
            + after.filter { !before.contains($0) && !settled.contains($0) }
    }

    /// Notifies the delegate of the columns that have been shown or hidden since the last arrangement, from iOS 26 on. Columns that appear
    /// with the split view, or when it expands, aren't changes.
    func tellOfArrangement() {
        guard Runtime.current.system >= .iOS(26), style != .unspecified else { return }
        let before = appearance == .appeared ? settledColumns : nil
        settledColumns = hasCollapsed ? nil : columns(in: displayMode) + shownInspector
        guard let before, let after = settledColumns else { return }
        for column in after where !before.contains(column) { tell(column, isShown: true) }
        for column in before where !after.contains(column) { tell(column, isShown: false) }
    }

    private var shownInspector: [Column] { hasInspector && holder(of: .inspector) != nil ? [.inspector] : [] }

    func tell(_ column: Column, isShown: Bool) {
        if isShown {
            delegateStorage?.splitViewController(self, didShow: column)
        } else {
            delegateStorage?.splitViewController(self, didHide: column)
        }
    }

    // MARK: The button

    func ensureModeButton() -> UIBarButtonItem {
        if let modeButton { return modeButton }
        let made = DisplayModeButtonItem(for: self)
        modeButton = made
        return made
    }

    /// Performs a tap on the button: changes to the delegate's mode, or to the mode with another number of sidebars.
    func userChangesMode() {
        let wanted = delegateStorage?.targetDisplayModeForAction(in: self) ?? .automatic
        guard wanted == .automatic else { return change(toSidebars: wanted.sidebarCount, for: .user) }
        let count = displayMode.sidebarCount
        change(toSidebars: count < mostSidebars ? count + 1 : 0, for: .user)
    }
}

/// A bar button item that knows its split view, because a selector can't reach the split view here.
private final class DisplayModeButtonItem: UIBarButtonItem {
    private weak var splitViewController: UISplitViewController?

    init(for splitViewController: UISplitViewController) {
        self.splitViewController = splitViewController
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override func perform() -> Bool {
        guard isEnabled, !isHidden, let splitViewController, !splitViewController.isCollapsed else {
            return false
        }
        splitViewController.userChangesMode()
        return true
    }
}
