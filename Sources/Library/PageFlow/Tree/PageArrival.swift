import UIKit

/// How a page was shown, and so the change that one step back undoes.
///
/// The first page of a stack has the arrival of the stack. So the first page of a presented navigation controller was presented, and the
/// first page of a tab's stack was added with the tab.
public enum PageArrival {
    /// The page is above another page in a navigation controller.
    case pushed(onto: UINavigationController)
    /// The page, or the stack whose first page it is, is presented over another page.
    case presented(by: UIViewController)
    /// The page is part of another page.
    case embedded(in: UIViewController)
    /// The page, or the stack whose first page it is, is one of several tabs.
    case tab(of: UITabBarController)
    /// The page, or the stack whose first page it is, is the window's root.
    case root(of: UIWindow)
    /// The page belongs to no window.
    case offScreen
}

extension Navigating where Self: UIViewController {
    /// The arrival of this page, read from UIKit when the property is read.
    ///
    /// ```swift
    /// switch page.arrival {
    /// case .pushed(let stack): stack.popViewController(animated: true)
    /// case .presented(let presenter): presenter.dismiss(animated: true)
    /// default: break
    /// }
    /// ```
    public var arrival: PageArrival {
        let page = outermostStack
        if let presenter = page.ownPresenter { return .presented(by: presenter) }
        guard let container = page.pageParent else {
            return page.hostWindow.map(PageArrival.root) ?? .offScreen
        }
        return container.asContainer?.arrival ?? .embedded(in: container)
    }
}

extension PageArrival: CustomStringConvertible {
    /// The arrival as text: `pushed onto UINavigationController`.
    public var description: String {
        switch self {
        case .pushed(let stack): "pushed onto \(Self.name(of: stack))"
        case .presented(let presenter): "presented by \(Self.name(of: presenter))"
        case .embedded(let container): "embedded in \(Self.name(of: container))"
        case .tab(let tabs): "tab of \(Self.name(of: tabs))"
        case .root: "root of the window"
        case .offScreen: "off screen"
        }
    }

    private static func name(of controller: UIViewController) -> String {
        String(describing: type(of: controller))
    }
}
