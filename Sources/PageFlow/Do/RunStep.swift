import UIKit

extension NavigationRun {
    /// One call of UIKit, and what comes after it.
    @MainActor
    struct Step {
        let action: LiveStep
        let isAnimated: Bool
        /// The pages that it takes away, the topmost first, until their exits have been told.
        var leaving: PageList
        /// Whether one of them is a guard.
        private(set) var isGuarded = false

        init(_ action: consuming LiveStep, isAnimated: Bool, leaving: consuming PageList = .none) {
            self.action = action
            self.isAnimated = isAnimated
            self.leaving = leaving
            self.leaving.visit { if GuardTypes.contains(type(of: $0)) { isGuarded = true } }
        }

        /// What has left is told of once.
        mutating func takeLeaving() -> PageList {
            guard !leaving.isEmpty else { return .none }
            let taken = leaving
            leaving = .none
            return taken
        }

        /// The controller within which the page is in sight when the step has been made.
        var holder: UIViewController? { action.holder }
    }
}
