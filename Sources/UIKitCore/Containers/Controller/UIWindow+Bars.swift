// Bars are put in place when an app asks for them, or the first finger comes; alerts when the first finger comes. Until then
// nobody pays for them.
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
    /// Puts the bars in place, once the view is loaded. From then on they follow its layout.
    func placeBars() {
        guard let view = viewStorage else { return }
        flags.insert(.hasPlacedBars)
        placeBars(in: view)
    }
}

extension UINavigationController {
    func placeStackBars(in view: UIView) {
        let (bounds, safeArea) = (view.boundsStorage, view.safeAreaInsets)
        view.place(ensureNavigationBar(), isAway: hidesNavigationBar) { size in
            CGRect(
                x: 0, y: safeArea.top, width: size.width,
                height: size.height + ensureNavigationBar().titleStretch)
        }
        guard !hidesToolbar || barState?.toolbar?.superviewLink != nil else { return }
        view.place(ensureToolbar(), isAway: hidesToolbar) { size in
            let y = bounds.maxY - safeArea.bottom - size.height
            return CGRect(x: 0, y: y, width: size.width, height: size.height)
        }
    }
}

extension UITabBarController {
    func placeTabBar(in view: UIView) {
        view.place(ensureTabBar(), isAway: isBarHidden || shownChild.map(hidesBar) ?? false) { size in
            CGRect(x: 0, y: view.boundsStorage.maxY - size.height, width: size.width, height: size.height)
        }
    }
}

extension UIView {
    /// Puts a bar in place, or takes it away. How large it is it knows only where it is. The page has no new layout.
    fileprivate func place(_ bar: UIView, isAway: Bool, at frame: (CGSize) -> CGRect) {
        guard !isAway else {
            if bar.superviewLink === self { bar.removeFromSuperview() }
            return
        }
        if bar.superviewLink !== self { addQuietly(bar) }
        let frame = frame(bar.sizeThatFits(boundsStorage.size))
        if bar.frame != frame { bar.frame = frame }
    }
}
