import UIKit

/// The changes of a request, planned for the pages at the time of planning.
@MainActor
struct PlannedChanges {
    /// One change, with the leaving pages whose exits haven't been reported, the topmost first.
    typealias Step = NavigationPlan<UIViewController>.Step

    /// The remaining changes; the first one is in progress once the request moves pages.
    var steps: [Step] = []
    /// The pages that the request adds, the lowest first.
    var newPages: [UIViewController] = []
    var routes: [ObjectIdentifier: any PageRoute] = [:]
    var prepare: () -> Void = {}
    /// The last change's container, within which the request's destination is visible.
    private(set) weak var lastContainer: UIViewController?
    /// Whether all leaving pages of the steps so far have left.
    var allHaveLeft = true

    init() {}

    init(steps: [Step], for destination: Destination) {
        self.steps = steps
        newPages = destination.newPages.map(\.page)
        routes = destination.routes
        prepare = destination.prepare
        lastContainer = steps.last?.change.container
    }

    var leavingPages: [UIViewController] { steps.flatMap(\.leaving) }

    var isAnimated: Bool { steps.contains(where: \.isAnimated) }

    /// Removes the animation, because the user sees none of the changes.
    mutating func removeAnimation() {
        for index in steps.indices { steps[index].isAnimated = false }
    }
}
