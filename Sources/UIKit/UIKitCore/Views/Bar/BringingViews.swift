// An app's views in items are in the bar after the next layout, although other content of bars is only made when it is
// drawn or touched. Evidence: hunt26-bars-03, hunt26-bars-05.
extension BroughtViews {
    /// Whether an app has set a view of an item. Read whenever a stack shows another view controller.
    private(set) static var areUsed = false
    /// The loop at whose next commit the views are shown. Several changes of a turn need one pass through the windows.
    private static weak var loopOfPass: MainLoop?

    /// Shows the views of items in the bars of all windows at the end of the turn.
    static func showSoon() {
        areUsed = true
        let loop = Runtime.current.loop
        // A stack that becomes visible later shows them itself.
        guard loopOfPass !== loop, !Runtime.current.visibleWindows.isEmpty else { return }
        loopOfPass = loop
        loop.afterCommit("views in bars") {
            loopOfPass = nil
            for window in Runtime.current.visibleWindows { window.showBroughtViews() }
        }
    }

    /// Called when an app replaces items.
    static func itemsChange(from old: [UIBarButtonItem]?, to new: [UIBarButtonItem]?) {
        if areUsed, old.bringsViews || new.bringsViews { showSoon() }
    }
}

extension [UIBarButtonItem]? {
    @MainActor var bringsViews: Bool { self?.contains { $0.customView != nil } ?? false }
}

extension UINavigationItem {
    /// Whether the bar contains views of the app while the item is on top.
    var bringsViews: Bool {
        if let state, state.titleView != nil || state.subtitleView != nil || state.largeSubtitleView != nil {
            return true
        }
        return Optional(shownLeadingItems + shownCenterItems + shownTrailingItems).bringsViews
    }
}

extension UINavigationController {
    /// Called when another view controller becomes the visible one, or a bar is shown or hidden.
    func pageChangesInBars() {
        if BroughtViews.areUsed, bringsViews { BroughtViews.showSoon() }
    }

    /// Whether views of the app are in the bars, or should be.
    fileprivate var bringsViews: Bool {
        if let bar = barState?.navigationBar, bar.broughtViews.hasViews { return true }
        guard let page = stack.last, !hidesNavigationBar || showsToolbar else { return false }
        return page.extras?.navigationItem?.bringsViews ?? false
            || showsToolbar && page.toolbarItems.bringsViews
    }

    fileprivate func showBroughtViews() {
        guard bringsViews else { return }
        placeBars()
        if !hidesNavigationBar { barState?.navigationBar?.showItems() }
        if showsToolbar { barState?.toolbar?.showItems() }
    }
}

extension UIWindow {
    fileprivate func showBroughtViews() {
        guard let root = shownRoot else { return }
        for page in [root] + root.presentedChain { page.showBroughtViewsBeneath() }
    }
}

extension UIViewController {
    fileprivate func showBroughtViewsBeneath() {
        guard viewStorage?.windowLink != nil else { return }
        (self as? UINavigationController)?.showBroughtViews()
        for child in childList { child.showBroughtViewsBeneath() }
    }
}
