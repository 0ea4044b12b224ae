import UIKit

/// A page in a stack, with a part.
public final class PushedPage: BackPage {
    /// Its part, with back buttons of its own.
    public let part = PartPage()

    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(part)
    }
}
