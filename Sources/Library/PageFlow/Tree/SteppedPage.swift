import UIKit

/// A page that may have its own steps: `goBack` removes them before it removes the page.
@MainActor
package protocol SteppedPage: UIViewController {
    /// The page's steps; `nil` if it has none.
    var pageSteps: PageSteps? { get }
}

/// The steps within one page, such as the path of a navigation stack in SwiftUI.
///
/// The view that shows the steps retains this object; the page doesn't.
@MainActor
package final class PageSteps {
    /// Returns the names of the current steps, the first step first.
    package var names: () -> [String] = { [] }
    /// Removes the last step. Called only if there is a step.
    package var removeLast: (_ animated: Bool) -> Void = { _ in }

    /// Creates an object without steps, until the closures are set.
    package init() {}

    var count: Int { names().count }
}

extension UIViewController {
    /// The steps within this page; `nil` if it has none.
    var stepsWithin: PageSteps? {
        guard SteppedTypes.cache.contains(self) else { return nil }
        return (self as? any SteppedPage)?.pageSteps
    }

    /// The page's name with the names of its steps, as in a path: `Shop/Article`.
    var nameInPath: String {
        guard let stepsWithin else { return nameOfPage }
        return ([nameOfPage] + stepsWithin.names()).joined(separator: "/")
    }
}

@MainActor
private enum SteppedTypes {
    static let cache = TypeCache { $0 is any SteppedPage }
}
