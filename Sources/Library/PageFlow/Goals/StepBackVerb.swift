import UIKit

/// Removes the last step within a page. The page stays.
struct StepBackVerb: Verb {
    private let page: UIViewController
    /// The number of steps at the time of the request.
    private let count: Int
    private let isAnimated: Bool

    /// Fails if the page has no steps, or is covered by another page, which would leave with it.
    @MainActor
    init?(in page: UIViewController, animated: Bool) {
        guard let count = page.stepsWithin?.count, count > 0, !page.isCovered else { return nil }
        self.page = page
        self.count = count
        isAnimated = animated
    }

    func summary(from page: String) -> String { "go back within \(page)" }

    func isSame(as other: any Verb) -> Bool { (other as? StepBackVerb)?.count == count }

    /// If the step has been removed since the request, no further step is removed.
    func destination(from place: RequestPlace) -> Destination {
        var destination = Destination(changes: [])
        if let steps { destination.prepare = { steps.removeLast(isAnimated) } }
        return destination
    }

    var hiddenGuards: [any LeaveGuard] {
        guard steps != nil, page.ownDescription?.lastStepHasGuards == true else { return [] }
        return [page as? any LeaveGuard].compactMap { $0 }
    }

    private var steps: PageSteps? {
        guard let steps = page.stepsWithin, steps.count >= count else { return nil }
        return steps
    }
}

extension UIViewController {
    /// Whether a page is presented over this one, or is above it in its stack.
    fileprivate var isCovered: Bool {
        if presentedViewController != nil { return true }
        guard let top = pageParent?.topPage else { return false }
        return top !== self
    }
}
