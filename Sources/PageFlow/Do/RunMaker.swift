import UIKit

/// Turns a request into the steps that fulfil it, as the pages are now.
@MainActor
struct RunMaker {
    let navigator: Navigator
    let window: UIWindow
    let root: UIViewController
    let request: NavigationRequest
    /// Where the page that asks is.
    let place: PagePath

    func run(of navigation: Navigation, asked: Set<ObjectIdentifier>) throws(NavigationError) -> NavigationRun
    {
        let goalPage = try goalPage()
        let plan = try plan(for: goal(goalPage))
        navigation.plan = plan
        let root = LivePage(controller: root)
        let resolver = StepResolver(window: window, root: root, newPages: request.newPages)
        var steps: [NavigationRun.Step] = []
        for step in plan.steps {
            guard let live = resolver.resolve(step.action) else {
                throw NavigationError(.noSuchPlace, at: step.summary)
            }
            let leaving = step.leaving.map { root.members(of: $0).map(\.controller) } ?? []
            for (index, one) in live.enumerated() {
                let isLast = index == live.count - 1
                steps.append(
                    NavigationRun.Step(
                        step: one, isAnimated: step.isAnimated && isLast, leaving: index == 0 ? leaving : []))
            }
        }
        return NavigationRun(
            navigation, request, steps: steps, goalPage: goalPage, asked: asked, navigator: navigator)
    }

    private func plan(for goal: NavigationGoal) throws(NavigationError) -> NavigationPlan {
        if request.style == .cascade {
            return try PageTree(of: window).plan(for: goal, style: .cascade, animated: request.isAnimated)
        }
        return try Planner(root: LivePage(controller: root), isAnimated: request.isAnimated).plan(for: goal)
    }

    private func goal(_ goalPage: UIViewController?) throws(NavigationError) -> NavigationGoal {
        switch request.verb {
        case .open(let page, let way): try openingGoal(page, way)
        case .goBack: navigator.records.isOpenedPart(request.page) ? .remove(place) : .back(from: place)
        case .remove: .remove(place)
        case .replace(let page): try .replace(unused(page, at: place))
        case .returnTo: try .show(path(to: goalPage ?? request.page))
        case .returnHome: .home
        case .closeEverything: .closeEverything
        case .land(let landing): try .land(on: path(to: landing.stack), keeping: landing.keeping)
        }
    }

    private func openingGoal(_ page: UIViewController, _ way: Way) throws(NavigationError) -> NavigationGoal {
        let place = try unused(page, at: place)
        switch way {
        case .automatic:
            let pushes = request.page.navigationController != nil && !(page is UINavigationController)
            return pushes ? .push(from: place) : .present(from: place)
        case .push:
            guard !(page is UINavigationController) else {
                throw NavigationError(.stackIntoStack, at: page.pageName)
            }
            return .push(from: place)
        case .present, .presented: return .present(from: place)
        case .tab: return .addTab(from: place)
        case .embed: return .embed(in: place)
        }
    }

    /// UIKit throws exceptions at pages that are shown twice.
    private func unused(_ page: UIViewController, at place: PagePath) throws(NavigationError) -> PagePath {
        guard page.parent == nil, page.presentingViewController == nil, page.viewIfLoaded?.window == nil
        else {
            throw NavigationError(.inUse, at: page.pageName)
        }
        return place
    }

    private func goalPage() throws(NavigationError) -> UIViewController? {
        guard case .returnTo(let goal) = request.verb else { return nil }
        guard let page = EarlierPages(than: request.page).first(where: goal.matches) else {
            throw NavigationError(.noSuchPage, at: goal.name)
        }
        return page
    }

    private func path(to page: UIViewController) throws(NavigationError) -> PagePath {
        guard let path = PagePath(to: page, in: window) else {
            throw NavigationError(.offScreen, at: page.pageName)
        }
        return path
    }
}
