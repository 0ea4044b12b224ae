// The state of UIKit's own controllers: the controllers that they present and contain.
extension UIViewController {
    private static let presentedKey = "UIPresentedViewController"

    func encodePresentedPage(with coder: NSCoder) {
        guard let modal = presentedViewController, modal.presentingViewController === self else { return }
        coder.encode(modal, forKey: Self.presentedKey)
    }

    /// Presents the controller again, once the window is visible.
    func decodePresentedPage(with coder: NSCoder) {
        guard let page = coder.decodeObject(forKey: Self.presentedKey) as? UIViewController else { return }
        Runtime.loop.nextTurn("restored presentation of \(page)") { [weak self] in
            guard let self, presentedViewController == nil, page.presentingViewController == nil else {
                return
            }
            present(page, animated: false)
        }
    }
}

extension NSCoder {
    @MainActor
    func encodePages(_ pages: [UIViewController], forKey key: String) {
        encode(pages.count, forKey: key)
        for (number, page) in pages.enumerated() { encode(page, forKey: "\(key).\(number)") }
    }

    /// Returns the restored view controllers.
    @MainActor
    func decodePages(forKey key: String) -> [UIViewController] {
        (0..<decodeInteger(forKey: key)).compactMap {
            decodeObject(forKey: "\(key).\($0)") as? UIViewController
        }
    }
}

extension UINavigationController {
    private static let stackKey = "UINavigationControllerViewControllers"

    func encodeStack(with coder: NSCoder) { coder.encodePages(viewControllers, forKey: Self.stackKey) }

    /// Sets the restored view controllers as the stack; without any, the stack doesn't change.
    func decodeStack(with coder: NSCoder) {
        let pages = coder.decodePages(forKey: Self.stackKey)
        guard !pages.isEmpty, !pages.elementsEqual(viewControllers, by: ===) else { return }
        setViewControllers(pages, animated: false)
    }
}

extension UITabBarController {
    private static let pagesKey = "UITabBarControllerViewControllers"
    private static let chosenKey = "UITabBarControllerSelectedViewController"

    func encodeTabs(with coder: NSCoder) {
        coder.encodePages(existingPages, forKey: Self.pagesKey)
        if let selectedViewController { coder.encode(selectedViewController, forKey: Self.chosenKey) }
    }

    /// Restores the selected tab. Without tabs, sets the restored view controllers as tabs.
    func decodeTabs(with coder: NSCoder) {
        let pages = coder.decodePages(forKey: Self.pagesKey)
        if !usesTabs, existingPages.isEmpty, !pages.isEmpty { viewControllers = pages }
        guard let chosen = coder.decodeObject(forKey: Self.chosenKey) as? UIViewController,
            existingPages.holds(chosen)
        else { return }
        selectedViewController = chosen
    }

    /// The view controllers, without creating those that tabs haven't created yet.
    private var existingPages: [UIViewController] { usesTabs ? pages : viewControllers ?? [] }
}

extension UISplitViewController {
    private static let columnsKey = "UISplitViewControllerViewControllers"

    func encodeColumns(with coder: NSCoder) { coder.encodePages(viewControllers, forKey: Self.columnsKey) }

    /// Sets the restored view controllers as the columns of a classic split view that has none.
    func decodeColumns(with coder: NSCoder) {
        let pages = coder.decodePages(forKey: Self.columnsKey)
        if style == .unspecified, viewControllers.isEmpty, !pages.isEmpty { viewControllers = pages }
    }
}

extension UIScrollView {
    private static let offsetKey = "UIScrollViewContentOffset"
    private static let zoomKey = "UIScrollViewZoomScale"

    func encodeScrolling(with coder: NSCoder) {
        coder.encode(Double(contentOffset.x), forKey: Self.offsetKey + "X")
        coder.encode(Double(contentOffset.y), forKey: Self.offsetKey + "Y")
        coder.encode(Double(zoomScale), forKey: Self.zoomKey)
    }

    func decodeScrolling(with coder: NSCoder) {
        guard coder.containsValue(forKey: Self.zoomKey) else { return }
        zoomScale = CGFloat(coder.decodeDouble(forKey: Self.zoomKey))
        contentOffset = CGPoint(
            x: coder.decodeDouble(forKey: Self.offsetKey + "X"),
            y: coder.decodeDouble(forKey: Self.offsetKey + "Y"))
    }
}
