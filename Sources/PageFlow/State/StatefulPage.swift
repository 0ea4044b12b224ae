import PageFlowCore
import UIKit

/// A page that has something to save beside its route: a draft, a scroll position.
@MainActor
public protocol StatefulPage: UIViewController {
    /// What is saved.
    associatedtype PageState: Codable & Sendable

    /// The page's state. It is read when the navigator saves, and set before the page appears when it restores.
    var pageState: PageState { get set }
}

extension StatefulPage {
    func encodedState() throws -> Data {
        try JSONEncoder.sorted.encode(pageState)
    }

    /// Reads state without setting it yet.
    func decodedState(_ data: Data) throws -> @MainActor () -> Void {
        let state = try JSONDecoder().decode(PageState.self, from: data)
        return { self.pageState = state }
    }
}
