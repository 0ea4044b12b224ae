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

    /// Called when the offset of content under the bar has changed. Offsets beyond the content's ends don't count, nor do changes
    /// without the finger, such as those of rows that are measured.
    fileprivate func contentDidScroll(_ content: UIScrollView) {
        let now = ScrolledContent(content)
        let old = content === scrolled.content ? scrolled : now
        scrolled = now
        let state = content.panGestureRecognizer.state
        let finger = now.finger - (state == .began ? 0 : old.finger)
        guard state == .began || state == .changed, now.offset != old.offset, finger != 0,
            !barSupportsPlacements
        else { return }
        switch customization.minimizeBehavior {
        case .onScrollDown: setBarMinimized(finger < 0)
        case .onScrollUp: setBarMinimized(finger > 0)
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

/// The content that was last scrolled under a bar.
struct ScrolledContent {
    private(set) weak var content: UIScrollView?
    /// The vertical offset, within the content's ends.
    private(set) var offset: CGFloat = 0
    /// The vertical translation of the finger since the beginning of the drag.
    private(set) var finger: CGFloat = 0

    init() {}

    @MainActor init(_ content: UIScrollView) {
        self.content = content
        offset = content.clamped(content.contentOffset).y
        finger = content.panGestureRecognizer.translation(in: content).y
    }
}

extension UIScrollView {
    /// Called when the offset has changed, if an app has a bar that minimizes.
    func minimizeTabBar() {
        let page = sequence(first: self as UIView) { $0.superview }.lazy.compactMap(\.owner).first
        guard let tabs = page?.tabBarController, tabs.tabBarStorage?.ownerContent?() === self else { return }
        tabs.contentDidScroll(self)
    }
}
