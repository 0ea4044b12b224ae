import PageFlowCore
import UIKit

/// A page whose name, route and guards are values: a controller that shows what another framework makes.
///
/// It counts as a guard only while its description has guards: else swipes take it along as they do a page without.
@MainActor
package protocol DescribedPage: NamedPage, LeaveGuard, SteppedPage {
    /// What the page takes them from.
    var pageDescription: PageDescription { get }
}

/// The name, the route, the guards and the steps of one page.
@MainActor
package final class PageDescription {
    /// A guard's question.
    package typealias Question = @MainActor (LeaveRequest) async -> Bool

    /// A guard of a part of the page, and where that part lies.
    private struct Entry {
        weak var viewGuard: ViewGuard?
        /// How many steps the page had when the part came.
        let step: Int
        /// How many guards lie around it.
        let depth: Int
    }

    /// The page's name.
    package let name: String
    /// The page as a value.
    package let route: (any PageRoute)?
    /// The steps of what is visible in the page.
    package weak var steps: PageSteps?
    private let question: Question?
    /// The topmost last.
    private var entries: [Entry] = []

    /// Describes a page.
    ///
    /// - Parameter question: the guard of the page as a whole.
    package init(_ name: String, route: (any PageRoute)? = nil, question: Question? = nil) {
        self.name = name
        self.route = route
        self.question = question
    }

    /// Adds the guard of a part of the page; one that is there stays as it is. It counts as long as the part keeps it.
    package func add(_ viewGuard: ViewGuard, depth: Int) {
        entries.removeAll { $0.viewGuard == nil }
        guard !entries.contains(where: { $0.viewGuard === viewGuard }) else { return }
        let step = steps?.count ?? 0
        let above = entries.firstIndex { ($0.step, $0.depth) > (step, depth) } ?? entries.endIndex
        entries.insert(Entry(viewGuard: viewGuard, step: step, depth: depth), at: above)
    }

    /// Asks the guards that the request would remove, the topmost first, until one does not agree.
    package func canLeave(_ request: LeaveRequest) async -> Bool {
        for question in request.removesPage ? allQuestions : questionsOfLastStep {
            guard await question(request) else { return false }
        }
        return true
    }

    var hasGuards: Bool { !allQuestions.isEmpty }

    /// Whether the last step would be taken away with guards in it.
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

/// The guard of a part of a page, which that part keeps.
@MainActor
package final class ViewGuard {
    /// Asks whether the part may leave.
    package var question: PageDescription.Question = { _ in true }

    /// Makes a guard that agrees, until its question is set.
    package init() {}
}

extension UIViewController {
    /// What describes the page, if an object does.
    var ownDescription: PageDescription? {
        guard DescribedTypes.cache.contains(self) else { return nil }
        return (self as? any DescribedPage)?.pageDescription
    }
}

@MainActor
private enum DescribedTypes {
    static let cache = TypeCache { $0 is any DescribedPage }
}
