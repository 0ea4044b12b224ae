import PageFlowCore
import UIKit

/// The changes of a request, as the pages were when it was planned.
@MainActor
struct PlannedChanges {
    /// One change, with every page that leaves, the topmost first, until their exits have been reported.
    typealias Step = NavigationPlan<UIViewController>.Step

    /// The remaining changes; the first one is in progress once the request moves pages.
    var steps: [Step] = []
    /// The pages that the request adds, the lowest first.
    var newPages: [UIViewController] = []
    var routes: [ObjectIdentifier: any PageRoute] = [:]
    var prepare: () -> Void = {}
    /// The last change's container: the page that the request leads to is visible within it.
    private(set) weak var lastContainer: UIViewController?
    /// Whether every page that was to leave has left so far.
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

    /// The user sees none of the changes.
    mutating func removeAnimation() {
        for index in steps.indices { steps[index].isAnimated = false }
    }
}
