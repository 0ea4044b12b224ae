import UIKit

/// Writes a window's pages down.
@MainActor
struct StateWriter {
    let navigator: Navigator

    func save(_ root: UIViewController) throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(SavedState(root: saved(root, isGiven: true)))
    }

    private func saved(_ controller: UIViewController, isGiven: Bool) throws -> SavedPage {
        var page = SavedPage(kind: try kind(of: controller, isGiven: isGiven))
        switch page.kind {
        case .stack, .fullScreenStack:
            let pages = (controller as? UINavigationController)?.viewControllers ?? []
            page.children = try pages.enumerated().map {
                try saved($0.element, isGiven: isGiven && $0.offset == 0)
            }
        case .tabs:
            let pages = (controller as? UITabBarController)?.viewControllers ?? []
            page.children = try pages.map { try saved($0, isGiven: isGiven) }
        case .given, .routed:
            page.state = try (controller as? any StatefulPage)?.encodedState()
        }
        if let presented = controller.ownPresented {
            var above = try saved(presented, isGiven: false)
            above.style = presented.modalPresentationStyle.rawValue
            page.presented = [above]
        }
        return page
    }

    private func kind(of controller: UIViewController, isGiven: Bool) throws -> SavedPage.Kind {
        if let route = navigator.route(of: controller) {
            return .routed(name: type(of: route).name, route: try JSONEncoder().encode(route))
        }
        switch controller {
        case is FullScreenNavigationController: return .fullScreenStack
        case is UINavigationController: return .stack
        case let tabs as UITabBarController: return .tabs(selected: tabs.selectedIndex)
        default:
            guard isGiven else { throw NavigationError(.unsavable, at: controller.pageName) }
            return .given
        }
    }
}
