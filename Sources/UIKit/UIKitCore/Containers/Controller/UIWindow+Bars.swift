// Bars are laid out when an app reads them, when they contain views of the app, or at the first touch, alerts at the
// first touch. This keeps their cost out of apps and tests that don't use them.
extension UIWindow {
    package func showBars() {
        guard let root = shownRoot else { return }
        for page in [root] + root.presentedChain { page.showBarsBeneath() }
    }
}

extension UIViewController {
    fileprivate func showBarsBeneath() {
        guard let view = viewStorage, view.windowLink != nil else { return }
        placeBars()
        if let alert = self as? UIAlertController { alert.placeActions(in: view) }
        for child in childList { child.showBarsBeneath() }
    }
}

extension UIViewController {
    /// Adds the bars, once the view is loaded. From then on they follow its layout.
    func placeBars() {
        guard let view = viewStorage else { return }
        flags.insert(.hasPlacedBars)
        placeBars(in: view)
    }
}

extension UINavigationController {
    func placeStackBars(in view: UIView) {
        let (bounds, safeArea) = (view.bounds, view.safeAreaInsets)
        view.place(ensureNavigationBar(), isAway: hidesNavigationBar) { size in
            CGRect(
                x: 0, y: safeArea.top, width: size.width,
                height: size.height + ensureNavigationBar().titleStretch)
        }
        let showsToolbar = showsToolbar
        guard showsToolbar || barState?.toolbar?.superview != nil else { return }
        view.place(ensureToolbar(), isAway: !showsToolbar) { size in
            let y = bounds.maxY - heightBelowToolbar(in: view) - size.height
            return CGRect(x: 0, y: y, width: size.width, height: size.height)
        }
    }
}

extension UITabBarController {
    func placeTabBar(in view: UIView) {
        let (bar, isAway) = (ensureTabBar(), isBarAway)
        bar.isOnTop = isBarOnTop
        view.place(bar, isAway: isAway) { size in
            if isBarMinimized { return minimizedBarFrame(in: view) }
            let x = bar.isOnTop ? view.bounds.midX - size.width / 2 : 0
            let y = bar.isOnTop ? view.safeAreaInsets.top : view.bounds.maxY - size.height
            return CGRect(origin: CGPoint(x: x, y: y), size: size)
        }
        placeAccessory(in: view, isBarAway: isAway)
        placeSidebar(in: view)
    }
}

extension UIView {
    /// Adds or removes a bar. Its size depends on its position. The content isn't laid out again.
    fileprivate func place(_ bar: UIView, isAway: Bool, at frame: (CGSize) -> CGRect) {
        guard !isAway else {
            if bar.superview === self { bar.removeFromSuperview() }
            return
        }
        if bar.superview !== self { addQuietly(bar) }
        let frame = frame(bar.sizeThatFits(bounds.size))
        if bar.frame != frame { bar.frame = frame }
    }
}
