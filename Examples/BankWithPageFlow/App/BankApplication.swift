import PageFlow
import UIKit

/// The application. Every "Close" and "Back" button in the storyboards sends `close:` through it.
public final class BankApplication: UIApplication {
    private let close = Selector("close:")

    /// Goes back from the page to close, however it was shown, and asks its guard. Other actions are sent as usual.
    public override func sendAction(
        _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
    ) -> Bool {
        guard action == close, let page = target as? UIViewController else {
            return super.sendAction(action, to: target, from: sender, for: event)
        }
        page.goBack()
        return true
    }
}
