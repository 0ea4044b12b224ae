import PageFlow
import UIKit

/// A tab at the edge of the screen that returns home from every page. It is a separate window: no page depends on it.
final class HomeTab: UIWindow {
    private unowned let pages: UIWindow

    init(on scene: UIWindowScene, for pages: UIWindow) {
        self.pages = pages
        super.init(windowScene: scene)
        windowLevel = UIWindow.Level(rawValue: 1)
        rootViewController = HomeTabController(for: pages)
        rootViewController?.view = button
        pages.navigator.trace.onEvent { [weak self] _ in self?.update() }
    }

    required init?(coder: NSCoder) {
        fatalError("The tab is made for a window.")
    }

    /// The page keeps the keyboard.
    override var canBecomeKey: Bool { false }

    private var button: UIButton {
        let button = UIButton(type: .system)
        button.setImage(UIImage(systemName: "house.fill"), for: .normal)
        button.accessibilityLabel = "Home"
        button.accessibilityIdentifier = "Home tab"
        button.tintColor = .white
        button.backgroundColor = UIColor(named: "Accent", in: .module, compatibleWith: nil)
        button.layer.cornerRadius = 12
        button.layer.maskedCorners = [.layerMinXMinYCorner, .layerMinXMaxYCorner]
        button.addAction(UIAction { [unowned self] _ in goHome() }, for: .touchUpInside)
        return button
    }

    /// Shows the tab, except on the home page and while a question is visible.
    private func update() {
        let page = pages.navigator.visiblePage
        frame = CGRect(x: pages.bounds.maxX - 30, y: pages.bounds.midY + 30, width: 30, height: 56)
        isHidden = page is HomeViewController || page is WelcomeViewController || page is UIAlertController
        rootViewController?.setNeedsStatusBarAppearanceUpdate()
    }

    /// Home is the customer's page; before the login it is the first page.
    private func goHome() {
        guard let page = pages.navigator.visiblePage else { return }
        let isLoggedIn = sequence(first: page, next: \.presentingViewController)
            .contains { $0 is HomeViewController }
        if isLoggedIn { page.returnTo(HomeViewController.self) } else { page.returnHome() }
    }
}

/// The frontmost window's controller determines the status bar's appearance: it follows the page's preference.
private final class HomeTabController: UIViewController {
    private unowned let pages: UIWindow

    init(for pages: UIWindow) {
        self.pages = pages
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("The tab is made for a window.")
    }

    override var preferredStatusBarStyle: UIStatusBarStyle {
        pages.navigator.visiblePage?.preferredStatusBarStyle ?? .default
    }
}
