import UIKit

/// A plan, as short as it can be kept: most plans nobody reads.
enum PlanOutline {
    case full(NavigationPlan)
    case nearby(NearbyMove)

    @MainActor
    var plan: NavigationPlan {
        switch self {
        case .full(let plan): plan
        case .nearby(let move): move.plan
        }
    }
}

/// A push or a step back in a stack in sight.
struct NearbyMove {
    enum Kind {
        case push
        /// To the page with this index.
        case pop(to: Int)
    }

    let kind: Kind
    let stack: PagePath
    /// The page that the plan names: the one that asks for a push, the one that a step back shows.
    let named: UIViewController.Type
    let isAnimated: Bool

    @MainActor
    var plan: NavigationPlan {
        let name = PageNames.name(of: named)
        switch kind {
        case .push:
            let step = NavigationStep(
                action: .push(onto: stack), isAnimated: isAnimated, leaving: nil, names: [name])
            return NavigationPlan(steps: [step], leaving: [])
        case .pop(let index):
            let leaving = PageSpan.children(of: stack, index + 1..<index + 2)
            let step = NavigationStep(
                action: .pop(stack: stack, to: index), isAnimated: isAnimated, leaving: leaving,
                names: [name])
            return NavigationPlan(steps: [step], leaving: [leaving])
        }
    }
}
