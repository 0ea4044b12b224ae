import UIKit

/// What a verb asks for. It is looked at when its turn comes: pages may have moved since it was asked.
@MainActor
struct NavigationRequest {
    /// The verb, with what it needs.
    enum Verb {
        case open(UIViewController, Way)
        case goBack
        case remove
        case replace(with: UIViewController)
        case returnTo(ReturnGoal)
        case returnHome
        case closeEverything
        case route(any Route, BuiltPages)
        case restore(StateReader, [LiveStep])
    }

    let verb: Verb
    /// The page that asks. Once the request runs, another one may stand for it: it has to be free to go.
    private(set) var page: UIViewController
    private let asker: ObjectIdentifier
    let askerType: UIViewController.Type
    let isAnimated: Bool
    var style = ReturnStyle.direct
    /// What asked: code, or a finger by way of a verb.
    var cause = ExitCause.code
    /// The page whose guard is not asked: it has said itself that it is finished.
    var unguarded: ObjectIdentifier?
    /// Called when the page that the verb brings has left again, with its answer.
    var onExit: ((PageExit, Any?) -> Void)?

    init(_ verb: Verb, from page: UIViewController, animated: Bool) {
        self.verb = verb
        self.page = page
        asker = ObjectIdentifier(page)
        askerType = type(of: page)
        isAnimated = animated
    }

    /// A page to return to, and what it is told before it appears.
    struct ReturnGoal {
        let name: String
        let matches: (UIViewController) -> Bool
        let prepare: (UIViewController) -> Void
    }

    /// Keeps a page that stays instead of the one that asks.
    mutating func letAskerGo(keeping page: UIViewController) {
        self.page = page
    }

    func styleNewPage() {
        if case .open(let page, .presented(let style)) = verb { page.modalPresentationStyle = style }
    }

    var summary: String {
        switch verb {
        case .open(let page, _): "open \(page.pageName)"
        case .goBack: "go back from \(page.pageName)"
        case .remove: "remove \(page.pageName)"
        case .replace(let new): "replace \(page.pageName) with \(new.pageName)"
        case .returnTo(let goal): "return to \(goal.name)"
        case .returnHome: "return home"
        case .closeEverything: "close everything"
        case .route(let route, _): "open \(type(of: route).name)"
        case .restore: "restore saved pages"
        }
    }

    /// Whether both ask for the same: the same verb from the same page, with a page of the same type to come.
    func isSame(as other: NavigationRequest) -> Bool {
        guard asker == other.asker else { return false }
        switch (verb, other.verb) {
        case (.open(let one, let way), .open(let two, let otherWay)):
            return way == otherWay && type(of: one) == type(of: two)
        case (.replace(let one), .replace(let two)): return type(of: one) == type(of: two)
        case (.returnTo(let one), .returnTo(let two)): return one.name == two.name
        case (.route(let one, _), .route(let two, _)): return one.isSame(as: two)
        case (.goBack, .goBack), (.remove, .remove), (.returnHome, .returnHome),
            (.closeEverything, .closeEverything):
            return true
        default: return false
        }
    }
}
