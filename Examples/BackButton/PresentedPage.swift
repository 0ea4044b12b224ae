import UIKit

/// A page that comes modally, without a stack, with a part.
public final class PresentedPage: BackPage {
    /// Its part, with back buttons of its own.
    public let part = PartPage()

    public override func viewDidLoad() {
        super.viewDidLoad()
        hold(part)
    }
}
