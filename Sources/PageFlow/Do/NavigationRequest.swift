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
        /// The tab that a user has tapped.
        case choose(UIViewController)
        // Apart, so that the others, which come more often, stay small.
        indirect case route(any Route, BuiltPages)
        indirect case restore(StateReader, [LiveStep])
    }

    let verb: Verb
    /// The page that asks. Once the request runs, another one may stand for it: it has to be free to go.
    let page: UIViewController
    private let asker: ObjectIdentifier
    let askerType: UIViewController.Type
    let isAnimated: Bool
    let style: ReturnStyle
    /// What asked: code, or a finger by way of a verb.
    let cause: ExitCause
    /// The page whose guard is not asked: it has said itself that it is finished.
    let unguarded: ObjectIdentifier?
    /// Called when the page that the verb brings has left again, with its answer.
    let onExit: ((PageExit, Any?) -> Void)?

    init(
        _ verb: Verb, from page: UIViewController, animated: Bool, style: ReturnStyle = .direct,
        cause: ExitCause = .code, unguarded: ObjectIdentifier? = nil,
        onExit: ((PageExit, Any?) -> Void)? = nil
    ) {
        self.verb = verb
        let page = page.inTree
        self.page = page
        asker = ObjectIdentifier(page)
        askerType = type(of: page)
        isAnimated = animated
        self.style = style
        self.cause = cause
        self.unguarded = unguarded
        self.onExit = onExit
    }

    /// The same request, with a page that stays instead of the one that asks.
    init(_ request: NavigationRequest, keeping page: UIViewController) {
        verb = request.verb
        self.page = page
        asker = request.asker
        askerType = request.askerType
        isAnimated = request.isAnimated
        style = request.style
        cause = request.cause
        unguarded = request.unguarded
        onExit = request.onExit
    }

    /// A page to return to, and what it is told before it appears.
    final class ReturnGoal {
        let name: String
        let matches: (UIViewController) -> Bool
        let prepare: (UIViewController) -> Void

        init(
            name: String, matches: @escaping (UIViewController) -> Bool,
            prepare: @escaping (UIViewController) -> Void
        ) {
            self.name = name
            self.matches = matches
            self.prepare = prepare
        }
    }

    func styleNewPage() {
        if case .open(let page, .presented(let style)) = verb { page.modalPresentationStyle = style }
    }

    var summary: NavigationSummary {
        switch verb {
        case .open(let page, _): .open(type(of: page))
        case .goBack: .goBack(from: askerType)
        case .remove: .remove(askerType)
        case .replace(let new): .replace(askerType, with: type(of: new))
        case .returnTo(let goal): .words("return to \(goal.name)")
        case .returnHome: .words("return home")
        case .closeEverything: .words("close everything")
        case .choose(let page): .words("choose the tab \(page.pageName)")
        case .route(let route, _): .words("open \(type(of: route).name)")
        case .restore: .words("restore saved pages")
        }
    }

    /// Whether both ask for the same: the same verb from the same page, with a page of the same type to come.
    func isSame(as other: borrowing NavigationRequest) -> Bool {
        guard asker == other.asker else { return false }
        switch (verb, other.verb) {
        case (.open(let one, let way), .open(let two, let otherWay)):
            return way == otherWay && type(of: one) == type(of: two)
        case (.replace(let one), .replace(let two)): return type(of: one) == type(of: two)
        case (.returnTo(let one), .returnTo(let two)): return one.name == two.name
        case (.choose(let one), .choose(let two)): return one === two
        case (.route(let one, _), .route(let two, _)): return one.isSame(as: two)
        case (.goBack, .goBack), (.remove, .remove), (.returnHome, .returnHome),
            (.closeEverything, .closeEverything):
            return true
        default: return false
        }
    }
}
