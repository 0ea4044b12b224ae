import PageFlowCore
import UIKit

/// The moves of a request, as the pages were when it was planned.
@MainActor
struct MovePlan {
    /// One call of UIKit, and what it takes away.
    struct Step {
        let move: Move
        var isAnimated: Bool
        /// The pages that leave by it, the topmost first, until their exits have been reported.
        var leaving: [UIViewController]
    }

    /// What is still to be done; the first one is being made once the request moves pages.
    var steps: [Step] = []
    /// The pages that come, the lowest first.
    var newPages: [UIViewController] = []
    var routes: [ObjectIdentifier: any PageRoute] = [:]
    var prepare: () -> Void = {}
    /// The last step's container: the page that the request leads to is visible within it.
    private(set) weak var lastContainer: UIViewController?
    /// Whether every page that was to leave has left so far.
    var allHaveLeft = true

    init() {}

    init(steps: [Step], for destination: Destination) {
        self.steps = steps
        newPages = destination.newPages.map(\.page)
        routes = destination.routes
        prepare = destination.prepare
        lastContainer = steps.last?.move.container
    }

    var leavingPages: [UIViewController] { steps.flatMap(\.leaving) }

    /// Nobody sees what is moved.
    mutating func removeAnimation() {
        for index in steps.indices { steps[index].isAnimated = false }
    }
}
