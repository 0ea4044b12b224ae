import PageFlow
import UIKit

extension Navigator {
    /// Registers the settings' pages and links such as `settings://general/about` with a window's navigator.
    public func setUp(for preferences: Preferences) {
        routes.register(SettingsRoute.self) { $0.makePage(preferences) }
        links.accepted = AcceptedLinks(schemes: ["settings"])
        for place in SettingsPlace.allCases {
            links.add(LinkPattern(stringLiteral: place.path)) { _ in SettingsRoute(page: place) }
        }
    }
}

extension SettingsPlace {
    fileprivate var path: String { (parent.map { $0.path + "/" } ?? "") + rawValue }
}

extension SettingsRoute {
    @MainActor
    fileprivate func makePage(_ preferences: Preferences) -> UIViewController {
        switch page {
        case .languages: return LanguagesPage(preferences)
        case .networks: return NetworksPage(preferences)
        case .wallpapers: return WallpapersPage(preferences)
        case .general, .about, .notifications, .display:
            let list = SettingsListPage(page.title, SettingsLists.sections(of: page), preferences)
            list.pointsTo = key
            return list
        }
    }
}
