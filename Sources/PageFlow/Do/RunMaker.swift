import UIKit

/// Turns a request into the steps that fulfil it, as the pages are now.
@MainActor
struct RunMaker {
    let navigator: Navigator
    let run: NavigationRun
    let window: UIWindow
    let root: UIViewController

    private var request: NavigationRequest { run.request }

    /// `false` when the page that asks is not there any more.
    func plan() throws(NavigationError) -> Bool {
        guard let place = PagePath(to: request.page, in: window) else { return false }
        if case .restore(let reader, let steps) = request.verb {
            run.plan(restoring(steps))
            run.newPages = PageList(reader.newPages)
            run.extras = ArrivalExtras(routes: reader.routes, prepare: reader.setStates)
            return true
        }
        let destination = try destination(from: place)
        let plan = try plan(for: destination.goal)
        run.navigation.outline = .full(plan)
        run.plan(try steps(of: plan, newPages: destination.newPages))
        run.newPages = PageList(destination.newPages)
        run.extras = destination.extras
        return true
    }

    private func plan(for goal: NavigationGoal) throws(NavigationError) -> NavigationPlan {
        if request.style == .cascade {
            return try PageTree(of: window).plan(for: goal, style: .cascade, animated: request.isAnimated)
        }
        return try Planner(root: LivePage(controller: root), isAnimated: request.isAnimated).plan(for: goal)
    }

    private func steps(
        of plan: NavigationPlan, newPages: [UIViewController]
    ) throws(NavigationError) -> [NavigationRun.Step] {
        let root = LivePage(controller: root)
        let resolver = StepResolver(window: window, root: root, newPages: newPages)
        var steps: [NavigationRun.Step] = []
        var gone: Set<ObjectIdentifier> = []
        for step in plan.steps {
            guard let live = resolver.resolve(step.action) else {
                throw NavigationError(.noSuchPlace, at: step.description)
            }
            // A page that an earlier hop takes away still hangs, at this moment, on what a later one does.
            let leaving = (step.leaving.map { root.members(of: $0).map(\.controller) } ?? [])
                .filter { gone.insert(ObjectIdentifier($0)).inserted }
            for (index, one) in live.enumerated() {
                let isAnimated = step.isAnimated && index == live.count - 1
                steps.append(
                    NavigationRun.Step(
                        one, isAnimated: isAnimated, leaving: PageList(index == 0 ? leaving : [])))
            }
        }
        return steps
    }

    private func destination(from place: PagePath) throws(NavigationError) -> Destination {
        switch request.verb {
        case .open(let page, let way): try Destination(openingGoal(page, way, from: place), newPages: [page])
        case .goBack: Destination(openedPart.map { .remove($0) } ?? .back(from: place))
        case .remove: Destination(.remove(place))
        case .replace(let page): try Destination(.replace(unused(page, at: place)), newPages: [page])
        case .returnTo(let goal): try destination(of: goal)
        case .returnHome: Destination(.home)
        case .closeEverything, .restore: Destination(.closeEverything)
        case .choose(let page): try Destination(.show(tab(page)))
        case .route(let route, let built): try destination(of: route, built)
        }
    }

    /// The part that one step back takes away: the page, or the stack that it is the first page of, if that was opened as
    /// a part.
    private var openedPart: PagePath? {
        var page = request.page
        while let stack = page.holdingParent as? UINavigationController, stack.viewControllers.first === page
        {
            page = stack
        }
        return navigator.records.isOpenedPart(page) ? PagePath(to: page, in: window) : nil
    }

    /// What a tab shows: its pages stay as they are.
    private func tab(_ page: UIViewController) throws(NavigationError) -> PagePath {
        guard let path = PagePath(to: page.pageInSight, in: window) else {
            throw NavigationError(.noSuchPlace, at: page.pageName)
        }
        return path
    }

    private func destination(of goal: NavigationRequest.ReturnGoal) throws(NavigationError) -> Destination {
        guard let page = EarlierPages(than: request.page).first(where: goal.matches),
            let path = PagePath(to: page, in: window) ?? LivePage(controller: root).place(of: page)
        else { throw NavigationError(.noSuchPage, at: goal.name) }
        return Destination(.show(path), extras: ArrivalExtras(prepare: { goal.prepare(page) }))
    }

    private func destination(of route: any Route, _ built: BuiltPages) throws(NavigationError) -> Destination
    {
        let lander = RouteLander(navigator: navigator, window: window, root: root, built: built)
        let landing = try lander.landing(of: route)
        var routes: [ObjectIdentifier: any Route] = [:]
        for page in landing.pages.flatMap(\.withAllHeld) {
            routes[ObjectIdentifier(page)] = built.route(of: page)
        }
        return Destination(landing.goal, newPages: landing.pages, extras: ArrivalExtras(routes: routes))
    }

    private func openingGoal(
        _ page: UIViewController, _ way: Way, from place: PagePath
    ) throws(NavigationError) -> NavigationGoal {
        let place = try unused(page, at: place)
        switch way {
        case .automatic:
            let pushes = request.page.navigationController != nil && page.refusalByStacks == nil
            return pushes ? .push(from: place) : .present(from: place)
        case .push:
            if let reason = page.refusalByStacks { throw NavigationError(reason, at: page.pageName) }
            return .push(from: place)
        case .present, .presented: return .present(from: place)
        case .tab: return .addTab(from: place)
        case .embed: return .embed(in: place)
        }
    }

    private func unused(_ page: UIViewController, at place: PagePath) throws(NavigationError) -> PagePath {
        guard page.parent == nil, page.presentingViewController == nil, page.viewIfLoaded?.window == nil
        else {
            throw NavigationError(.inUse, at: page.pageName)
        }
        return place
    }

    /// What is presented leaves first; then the saved pages take the place of those that are there.
    private func restoring(_ steps: [LiveStep]) -> [NavigationRun.Step] {
        var result: [NavigationRun.Step] = []
        if let presented = root.ownPresented {
            let leaving = LivePage(controller: presented).members(of: .root).map(\.controller)
            result.append(
                NavigationRun.Step(.dismiss(from: root), isAnimated: false, leaving: PageList(leaving)))
        }
        for step in steps {
            var leaving: [UIViewController] = []
            if case .setStack(let stack, let pages) = step {
                let gone = stack.viewControllers.filter { old in !pages.contains { $0 === old } }
                leaving = gone.reversed().flatMap {
                    LivePage(controller: $0).members(of: .root).map(\.controller)
                }
            }
            result.append(NavigationRun.Step(step, isAnimated: false, leaving: PageList(leaving)))
        }
        return result
    }
}

/// Where a request leads, as the pages are when its turn comes.
@MainActor
struct Destination {
    let goal: NavigationGoal
    /// The lowest first.
    let newPages: [UIViewController]
    let extras: ArrivalExtras?

    init(_ goal: NavigationGoal, newPages: [UIViewController] = [], extras: ArrivalExtras? = nil) {
        self.goal = goal
        self.newPages = newPages
        self.extras = extras
    }
}
