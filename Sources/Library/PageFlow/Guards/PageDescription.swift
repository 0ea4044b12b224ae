import UIKit

/// A page whose name, route and guards are values: a view controller that shows the content of another framework.
///
/// It counts as a guard only while its description has guards. Otherwise swipes remove it as they do a page without a guard.
@MainActor
package protocol DescribedPage: NamedPage, LeaveGuard, SteppedPage {
    /// The name, route, guards and steps.
    var pageDescription: PageDescription { get }
}

/// The name, the route, the guards and the steps of one page.
@MainActor
package final class PageDescription {
    /// A guard's question.
    package typealias Question = @MainActor (LeaveRequest) async -> Bool

    /// The guard of a part of the page, and the part's position.
    private struct Entry {
        weak var viewGuard: ViewGuard?
        /// The number of the page's steps when the part appeared.
        let step: Int
        /// The number of guards around the part.
        let depth: Int
    }

    /// The page's name.
    package let name: String
    /// The page's route; `nil` if it has none.
    package let route: (any PageRoute)?
    /// The steps of the page's visible content.
    package weak var steps: PageSteps?
    private let question: Question?
    /// The guards of the page's parts, the topmost last.
    private var entries: [Entry] = []

    /// Describes a page.
    ///
    /// - Parameter question: The guard of the whole page.
    package init(_ name: String, route: (any PageRoute)? = nil, question: Question? = nil) {
        self.name = name
        self.route = route
        self.question = question
    }

    /// Adds the guard of a part of the page, unless it was added before. It counts until the part releases it.
    package func add(_ viewGuard: ViewGuard, depth: Int) {
        entries.removeAll { $0.viewGuard == nil }
        guard !entries.contains(where: { $0.viewGuard === viewGuard }) else { return }
        let step = steps?.count ?? 0
        let above = entries.firstIndex { ($0.step, $0.depth) > (step, depth) } ?? entries.endIndex
        entries.insert(Entry(viewGuard: viewGuard, step: step, depth: depth), at: above)
    }

    /// Asks the guards that the request would remove, the topmost first, until one refuses.
    package func canLeave(_ request: LeaveRequest) async -> Bool {
        for question in request.removesPage ? allQuestions : questionsOfLastStep {
            guard await question(request) else { return false }
        }
        return true
    }

    var hasGuards: Bool { !allQuestions.isEmpty }

    /// Whether the last step contains guards.
    var lastStepHasGuards: Bool { !questionsOfLastStep.isEmpty }

    private var allQuestions: [Question] {
        questions(fromStep: 0) + [question].compactMap { $0 }
    }

    private var questionsOfLastStep: [Question] {
        guard let last = steps?.count, last > 0 else { return [] }
        return questions(fromStep: last)
    }

    private func questions(fromStep step: Int) -> [Question] {
        entries.reversed().filter { $0.step >= step }.compactMap { $0.viewGuard?.question }
    }
}

/// The guard of a part of a page. The part retains it.
@MainActor
package final class ViewGuard {
    /// Asks whether the part may leave.
    package var question: PageDescription.Question = { _ in true }

    /// Creates a guard that agrees until its question is set.
    package init() {}
}

extension UIViewController {
    /// The page's description, if it has one.
    var ownDescription: PageDescription? {
        guard DescribedTypes.cache.contains(self) else { return nil }
        return (self as? any DescribedPage)?.pageDescription
    }
}

@MainActor
private enum DescribedTypes {
    static let cache = TypeCache { $0 is any DescribedPage }
}
