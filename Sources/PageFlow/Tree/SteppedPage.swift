import UIKit

/// A page that may have steps of its own: `goBack` takes them away before the page itself.
@MainActor
package protocol SteppedPage: UIViewController {
    /// Its steps; `nil` for a page without.
    var pageSteps: PageSteps? { get }
}

/// The steps within one page, such as the path of a navigation stack in SwiftUI.
///
/// Whoever shows the steps keeps this object; the page does not.
@MainActor
package final class PageSteps {
    /// The names of the steps as they are now, the first one first.
    package var names: () -> [String] = { [] }
    /// Takes the last step away. It is called while there is one.
    package var removeLast: (_ animated: Bool) -> Void = { _ in }

    /// Makes an object without steps, until the closures are set.
    package init() {}

    var count: Int { names().count }
}

extension UIViewController {
    /// The steps within this page; `nil` for a page without.
    var stepsWithin: PageSteps? {
        guard SteppedTypes.cache.contains(self) else { return nil }
        return (self as? any SteppedPage)?.pageSteps
    }

    /// The page's name with those of its steps, as a path has them: `Shop/Article`.
    var nameInPath: String {
        guard let stepsWithin else { return nameOfPage }
        return ([nameOfPage] + stepsWithin.names()).joined(separator: "/")
    }
}

@MainActor
private enum SteppedTypes {
    static let cache = TypeCache { $0 is any SteppedPage }
}
