import PageFlowFullScreen
import UIKit

/// The two styles in tabs: the same pages in a plain stack, and in a full-screen one.
public final class StyleTabs: UITabBarController {
    /// Creates the tabs for the launch.
    public static func atLaunch() -> StyleTabs {
        let tabs = StyleTabs()
        let system = UINavigationController(rootViewController: SongList(title: "System"))
        let fullScreen = FullScreenNavigationController(rootViewController: SongList(title: "Full screen"))
        tabs.viewControllers = [system, fullScreen]
        system.tabBarItem = UITabBarItem(title: "System", image: UIImage(systemName: "iphone"), tag: 0)
        fullScreen.tabBarItem = UITabBarItem(
            title: "Full screen", image: UIImage(systemName: "arrow.up.left.and.arrow.down.right"), tag: 1)
        return tabs
    }

    /// Selects the style in which the bar stays and its content fades.
    public func goSystemTab(_ sender: Any?) { selectedIndex = 0 }

    /// Selects the style in which the bar moves with its page.
    public func goFullScreenTab(_ sender: Any?) { selectedIndex = 1 }
}
