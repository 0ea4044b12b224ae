import UIKit

/// A page that saves its own state in addition to its route, such as a draft.
@MainActor
public protocol StatefulPage: UIViewController {
    /// The type of the state.
    associatedtype PageState: Codable & Sendable

    /// The page's state. The navigator reads it when it saves, and sets it before the page appears when it restores.
    var pageState: PageState { get set }
}

extension StatefulPage {
    func encodedState() throws -> Data {
        try JSONEncoder.sorted.encode(pageState)
    }

    /// Decodes state, and returns a closure that sets it.
    func decodedState(_ data: Data) throws -> @MainActor () -> Void {
        let state = try JSONDecoder().decode(PageState.self, from: data)
        return { self.pageState = state }
    }
}
