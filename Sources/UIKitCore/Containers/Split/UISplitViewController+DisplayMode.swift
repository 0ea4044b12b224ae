/// For whom columns come and go: for an app that shows and hides them by name, or for the user.
enum ColumnAsker {
    case app
    case user
}

// Which columns are visible while the split view is expanded.
extension UISplitViewController {
    /// Whether the view was wide at the last layout. If the shape has changed since, the delegate is notified.
    private var isWide: Bool { laidOutWide ?? isWideNow }

    private var isWideNow: Bool {
        let bounds = viewStorage?.boundsStorage ?? Runtime.current.screen.bounds
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

    /// Tells the delegate, and has the next arrangement show so many sidebars; `nil` for as many as the app prefers.
    func ask(forSidebars count: Int?, for asker: ColumnAsker) {
        let sidebars = count ?? preferredSidebars(presentBehavior)
        tellOfChange(from: displayMode, to: presentBehavior.mode(sidebars: sidebars), for: asker)
        askedSidebars = count
        pendingAnimation = true
    }

    /// The number of sidebars when one more comes.
    var nextSidebarCount: Int { min(mostSidebars, displayMode.sidebarCount + 1) }

    /// An app that shows or hides a column itself knows which. Evidence: hunt-split-05.
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

    // MARK: The button

    func ensureModeButton() -> UIBarButtonItem {
        if let modeButton { return modeButton }
        let made = DisplayModeButtonItem(for: self)
        modeButton = made
        return made
    }

    /// What a tap on the button does: the mode that the delegate names, or the one with other sidebars.
    func userChangesMode() {
        let wanted = delegateStorage?.targetDisplayModeForAction(in: self) ?? .automatic
        guard wanted == .automatic else { return change(toSidebars: wanted.sidebarCount, for: .user) }
        let count = displayMode.sidebarCount
        change(toSidebars: count < mostSidebars ? count + 1 : 0, for: .user)
    }
}

/// The item knows its split view: a selector could not reach it.
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
