import UIKit

extension Notification.Name {
    /// A page goes back with a parameter: the document's second other way beside the property.
    ///
    /// The notification's `object` is the page that leaves; its `userInfo` holds `goal`, the class name of the page
    /// meant, and `stringPara`.
    public static let flowPageGoesBack = Notification.Name("flowPageGoesBack")
}

extension FlowPage {
    /// Broadcasts the parameter of a backward jump. Neither end knows the other.
    func broadcast(_ stringPara: String, goal: FlowPage.Type) {
        NotificationCenter.default.post(
            name: .flowPageGoesBack, object: self,
            userInfo: ["goal": String(describing: goal), "stringPara": stringPara])
    }
}

/// A page's ear for the broadcast. It goes with the page and takes the observer off with it.
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
            // Pages post from the main thread, and with no queue given the observer runs where the post is made.
            MainActor.assumeIsolated { page?.stringPara = stringPara }
        }
    }

    deinit {
        NotificationCenter.default.removeObserver(token)
    }
}
