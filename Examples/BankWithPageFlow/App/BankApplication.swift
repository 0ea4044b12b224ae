import PageFlow
import UIKit

/// The app. Every "Close" and "Back" of the storyboards sends `close:`, and all of them pass here.
public final class BankApplication: UIApplication {
    private let close = Selector("close:")

    /// Goes back from the page that is to close, however it came; its guard is asked. Other actions go their way.
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
