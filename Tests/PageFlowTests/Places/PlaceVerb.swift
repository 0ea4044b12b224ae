import PageFlow
import Simulator

/// A request of a page, at any position: a column of the table.
enum PlaceVerb: String, CaseIterable, Sendable {
    case open
    case openAndBack = "open, back"
    case present
    case goBack
    case returnTo = "returnTo(Home)"
    case returnHome
    case replace
    case remove
    case dismissAll

    @MainActor
    func ask(_ page: UIViewController, in app: TestApp) -> NavigationRequest {
        switch self {
        case .open: return page.open(PagePlace.New())
        case .openAndBack:
            let new = PagePlace.New()
            app.outcome(of: page.open(new)).map { if $0 != .done { fatalError("\($0)") } }
            return new.goBack()
        case .present: return page.open(PagePlace.New(), by: .present)
        case .goBack: return page.goBack()
        case .returnTo: return page.returnTo(PagePlace.Home.self)
        case .returnHome: return page.returnHome()
        case .replace: return page.replace(with: PagePlace.New())
        case .remove: return page.remove()
        case .dismissAll: return page.dismissAll()
        }
    }
}
