import UIKit

/// The observers of all requests of an app: for tools that control the clock or count requests.
@MainActor
package final class RequestObservers {
    private let waits = Handlers<(NavigationRequest) -> Void>()
    private let questions = Handlers<(UIViewController) -> Void>()

    private init() {}

    /// The observers of the running app.
    package static var ofApp: RequestObservers { ObjectStorage.ofApp.object(make: RequestObservers.init) }

    /// Calls a handler when a task begins to wait for the end of a request, or for an answer.
    package func onWait(_ handler: @escaping @MainActor (NavigationRequest) -> Void) -> HandlerToken {
        waits.add(handler)
    }

    /// Calls a handler before a guard is asked whether its page may leave.
    package func onQuestion(_ handler: @escaping @MainActor (UIViewController) -> Void) -> HandlerToken {
        questions.add(handler)
    }

    package func taskWaits(for request: NavigationRequest) {
        for handler in waits.all { handler(request) }
    }

    func guardIsAsked(_ page: UIViewController) {
        for handler in questions.all { handler(page) }
    }
}
