import UIKit

extension NavigationRun {
    /// One call of UIKit, and what comes after it.
    @MainActor
    final class Step {
        let action: LiveStep
        /// The controller within which the page is in sight when the step has been made.
        let holder: UIViewController?
        let isAnimated: Bool
        /// The pages that it takes away, the topmost first, until their exits have been told.
        @exclusivity(unchecked) var leaving: PageList
        /// Whether one of them is a guard.
        @exclusivity(unchecked) private(set) var isGuarded = false
        @exclusivity(unchecked) private(set) var next: Step?

        init(_ action: consuming LiveStep, isAnimated: Bool, leaving: consuming PageList = .none) {
            holder = action.holder
            self.action = action
            self.isAnimated = isAnimated
            self.leaving = leaving
            for page in self.leaving where GuardTypes.contains(type(of: page)) { isGuarded = true }
        }

        /// Several steps in their order; `nil` for none.
        static func chain(_ steps: [Step]) -> Step? {
            for (step, next) in zip(steps, steps.dropFirst()) { step.next = next }
            return steps.first
        }

        /// Lets those after it go: a cascade's pages die one by one.
        func takeNext() -> Step? { next.take() }

        var last: Step {
            var step = self
            while let next = step.next { step = next }
            return step
        }
    }
}
