// A tab bar that the content minimizes while the user scrolls it. iOS 26.
extension UITabBarController {
    /// Whether an app has a bar that minimizes. If not, scrolling doesn't look for the bar.
    static var areBarsMinimized = false

    func changeMinimizing(to behavior: MinimizeBehavior) {
        customization.minimizeBehavior = behavior
        switch behavior {
        case .onScrollDown, .onScrollUp: Self.areBarsMinimized = true
        case .automatic, .never: setBarMinimized(false)
        }
    }

    /// Called when the offset of content under the bar has changed. Offsets beyond the content's ends don't count.
    fileprivate func contentDidScroll(_ content: UIScrollView) {
        let limits = content.limits(of: .vertical)
        let offset = min(max(content.contentOffset.y, limits.lowerBound), limits.upperBound)
        let old = content === scrolled.content ? scrolled.offset : offset
        scrolled = ScrolledContent(content: content, offset: offset)
        guard offset != old, content.isDragging, !barSupportsPlacements else { return }
        switch customization.minimizeBehavior {
        case .onScrollDown: setBarMinimized(offset > old)
        case .onScrollUp: setBarMinimized(offset < old)
        case .automatic, .never: break
        }
    }

    /// Minimizes the bar to the selected tab's item, or restores it. A tap on the minimized bar restores it, too.
    func setBarMinimized(_ minimized: Bool) {
        guard minimized != isBarMinimized else { return }
        isBarMinimized = minimized
        ensureTabBar().ownerRestores = minimized ? { [weak self] in self?.setBarMinimized(false) } : nil
        guard viewStorage?.windowLink != nil else { return placeBars() }
        UIView.animate(withDuration: 0.25) { self.placeBars() }
    }

    /// The minimized bar is in the middle of the bar's glass, 7 points below its top.
    func minimizedBarFrame(in view: UIView) -> CGRect {
        let area = view.bounds.inset(by: view.safeAreaInsets)
        return CGRect(
            x: area.minX + TabAccessoryView.margin, y: area.maxY - ScreenMetrics.current.tabBarHeight + 7,
            width: TabAccessoryView.height, height: TabAccessoryView.height)
    }
}

/// The content that was last scrolled under a bar, and its offset.
struct ScrolledContent {
    weak var content: UIScrollView?
    var offset: CGFloat = 0
}

extension UIScrollView {
    /// Called when the offset has changed, if an app has a bar that minimizes.
    func minimizeTabBar() {
        let page = sequence(first: self as UIView) { $0.superview }.lazy.compactMap(\.owner).first
        guard let tabs = page?.tabBarController, tabs.tabBarStorage?.ownerContent?() === self else { return }
        tabs.contentDidScroll(self)
    }
}
