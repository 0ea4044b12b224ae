import UIKit

extension Notification.Name {
    /// Posted by a page that goes back with a parameter: the article's second alternative to setting the property.
    ///
    /// The notification's `object` is the page that leaves; its `userInfo` contains `goal`, the class name of the destination, and
    /// `stringPara`.
    public static let flowPageGoesBack = Notification.Name("flowPageGoesBack")
}

extension FlowPage {
    /// Posts the parameter of a backward jump. Sender and receiver don't depend on each other.
    func broadcast(_ stringPara: String, goal: FlowPage.Type) {
        NotificationCenter.default.post(
            name: .flowPageGoesBack, object: self,
            userInfo: ["goal": String(describing: goal), "stringPara": stringPara])
    }
}

/// A page's observation of the notification. It is released with the page and then removes the observer.
final class ReturnObservation: @unchecked Sendable {
    private let token: any NSObjectProtocol

    @MainActor
    init(for page: FlowPage) {
        let name = String(describing: type(of: page))
        token = NotificationCenter.default.addObserver(
            forName: .flowPageGoesBack, object: nil, queue: nil
        ) { [weak page] notification in
            guard notification.userInfo?["goal"] as? String == name,
                let stringPara = notification.userInfo?["stringPara"] as? String
            else { return }
            // Pages post on the main thread, and without a queue the observer runs on the posting thread.
            MainActor.assumeIsolated { page?.stringPara = stringPara }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
