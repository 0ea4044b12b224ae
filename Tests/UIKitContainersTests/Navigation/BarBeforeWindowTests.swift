import TestApps
import Testing

@testable import UIKitCore

/// A page that attaches a strip below the navigation bar, in the navigation controller's view.
private final class StripPage: UIViewController {
    let strip = UIView()

    override func viewDidLoad() {
        super.viewDidLoad()
        guard let navigation = navigationController else { return }
        strip.translatesAutoresizingMaskIntoConstraints = false
        navigation.view.addSubview(strip)
        NSLayoutConstraint.activate([
            strip.topAnchor.constraint(equalTo: navigation.navigationBar.bottomAnchor),
            strip.leadingAnchor.constraint(equalTo: navigation.view.leadingAnchor),
            strip.widthAnchor.constraint(equalToConstant: 100),
            strip.heightAnchor.constraint(equalToConstant: 8),
        ])
    }
}

/// The navigation bar belongs to the navigation controller's view as soon as both exist.
@MainActor @Suite(.inTurn) struct BarBeforeWindowTests {
    @Test func `a navigation bar is in the controller's view before that is in a window`() {
        let app = ShownApp()
        let page = StripPage()
        let navigation = UINavigationController(rootViewController: page)
        navigation.loadViewIfNeeded()
        page.loadViewIfNeeded()
        #expect(navigation.navigationBar.superview === navigation.view)
        #expect(Runtime.current.diagnostics.entries.isEmpty)
        app.show(navigation)
        #expect(navigation.navigationBar.frame == CGRect(x: 0, y: 59, width: 393, height: 44))
        #expect(page.strip.frame == CGRect(x: 0, y: 103, width: 100, height: 8))
    }

    @Test func `asking for a bar loads no view`() {
        let app = ShownApp()
        let page = UIViewController()
        let (navigation, tabs) = (UINavigationController(rootViewController: page), UITabBarController())
        tabs.viewControllers = [navigation]
        #expect(navigation.navigationBar.superview == nil)
        #expect(!navigation.isViewLoaded && !page.isViewLoaded)
        app.show(tabs)
        #expect(navigation.navigationBar.superview === navigation.view && tabs.tabBar.superview === tabs.view)
    }
}
