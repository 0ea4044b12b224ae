import PageFlowCore
import UIKit

/// Takes the last step within a page away. The page stays.
struct StepBackVerb: Verb {
    private let page: UIViewController
    /// How many steps there were when it was asked for.
    private let count: Int
    private let isAnimated: Bool

    /// `nil` for a page without steps, and for one that something lies over: that leaves with the page.
    @MainActor
    init?(in page: UIViewController, animated: Bool) {
        guard let count = page.stepsWithin?.count, count > 0, !page.isCovered else { return nil }
        self.page = page
        self.count = count
        isAnimated = animated
    }

    func summary(from page: String) -> String { "go back within \(page)" }

    func isSame(as other: any Verb) -> Bool { (other as? StepBackVerb)?.count == count }

    /// A step that has gone meanwhile is not taken away once more.
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
    /// Whether a page is presented over this one, or lies above it in its stack.
    fileprivate var isCovered: Bool {
        if presentedViewController != nil { return true }
        guard let stack = pageParent as? UINavigationController else { return false }
        return stack.topPage !== self
    }

    /// The route that the page names itself.
    var ownRoute: (any PageRoute)? { (self as? any RoutedPage)?.route ?? ownDescription?.route }
}
